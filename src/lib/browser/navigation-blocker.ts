import { NAVIGATION_EVENT } from './navigation-event.ts';

/**
 * Blocks links, back, forward and closing the tab until `ask` resolves to true; on closing, the browser shows its own
 * dialog. The returned function removes the block.
 */
export function blockNavigation(ask: () => Promise<boolean>): () => void {
  const here = historyIndex();
  let isAsking = false;
  let isReturning = false;

  const end = () => {
    window.removeEventListener('beforeunload', onUnload);
    window.removeEventListener(NAVIGATION_EVENT, onNavigation);
    document.removeEventListener('click', onClick, true);
  };

  async function leaveIfConfirmed(leave: () => void) {
    if (isAsking) return;
    isAsking = true;
    const isConfirmed = await ask();
    isAsking = false;
    if (!isConfirmed) return;
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
    void leaveIfConfirmed(() => link.click());
  }

  // `popstate` fires after the history has moved: hide the move from the router and revert it.
  function onNavigation(event: Event) {
    if (isReturning) {
      isReturning = false;
      return event.preventDefault();
    }
    const there = historyIndex();
    if (here === null || there === null || here === there) return;
    event.preventDefault();
    isReturning = true;
    window.history.go(here - there);
    void leaveIfConfirmed(() => window.history.go(there - here));
  }

  window.addEventListener('beforeunload', onUnload);
  window.addEventListener(NAVIGATION_EVENT, onNavigation);
  document.addEventListener('click', onClick, true);
  return end;
}

/** The router's index of the current history entry; null if the entry is not the router's. */
function historyIndex(): number | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}
