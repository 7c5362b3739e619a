import { useLocation } from 'react-router-dom';

/** The first place of this visit; set once, when the app opens. */
let openedAt: string | null = null;

/** False on the page that the app opened with, true on every one after it: then the title takes focus. */
export function useRouteChanged(): boolean {
  const { key } = useLocation();
  openedAt ??= key;
  return key !== openedAt;
}
