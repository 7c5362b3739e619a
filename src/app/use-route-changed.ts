import { useLocation } from 'react-router-dom';

/** The first location of this visit, and whether it was ever left: returning to it counts as a change. */
let openedAt: string | null = null;
let hasMoved = false;

/** False on the first page of the visit, true on every later one, where the title takes focus. */
export function useRouteChanged(): boolean {
  const { key } = useLocation();
  openedAt ??= key;
  hasMoved ||= key !== openedAt;
  return hasMoved;
}
