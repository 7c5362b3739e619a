import { useLocation } from 'react-router-dom';

/** The first place of this visit, and whether the member has left it: coming back to it is a change like any other. */
let openedAt: string | null = null;
let hasMoved = false;

/** False on the page that the app opened with, true on every one after it: then the title takes focus. */
export function useRouteChanged(): boolean {
  const { key } = useLocation();
  openedAt ??= key;
  hasMoved ||= key !== openedAt;
  return hasMoved;
}
