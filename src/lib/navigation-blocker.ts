import { NAVIGATION_EVENT } from './navigation-event.ts';

/**
 * Asks before the page is left, be it by a link, by going back or forward, or by closing the tab (where the browser puts
 * the question in its own words). Leaves only when `ask` resolves to true. The returned function ends it.
 */
export function blockNavigation(ask: () => Promise<boolean>): () => void {
  const here = placeInHistory();
  let isAsking = false;
  let isReturning = false;

  const end = () => {
    window.removeEventListener('beforeunload', onUnload);
    window.removeEventListener(NAVIGATION_EVENT, onMove);
    document.removeEventListener('click', onClick, true);
  };

  async function leaveIfWanted(leave: () => void) {
    if (isAsking) return;
    isAsking = true;
    const isWanted = await ask();
    isAsking = false;
    if (!isWanted) return;
    end();
    leave();
  }

  function onUnload(event: BeforeUnloadEvent) {
    event.preventDefault();
  }

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const opensHere = link !== null && link.href !== '' && link.target === '' && !link.hasAttribute('download');
    if (!opensHere || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.hash !== '' && link.pathname === window.location.pathname) return;
    event.preventDefault();
    event.stopPropagation();
    void leaveIfWanted(() => link.click());
  }

  // The browser has moved already when it tells: the move is hidden from the router and taken back.
  function onMove(event: Event) {
    if (isReturning) {
      isReturning = false;
      return event.preventDefault();
    }
    const there = placeInHistory();
    if (here === null || there === null || here === there) return;
    event.preventDefault();
    isReturning = true;
    window.history.go(here - there);
    void leaveIfWanted(() => window.history.go(there - here));
  }

  window.addEventListener('beforeunload', onUnload);
  window.addEventListener(NAVIGATION_EVENT, onMove);
  document.addEventListener('click', onClick, true);
  return end;
}

/** The router numbers the entries of the history; null for one that is not its own. */
function placeInHistory(): number | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}
