/** Sent when the member has gone back or forward; cancelling it hides the move from the router. */
export const NAVIGATION_EVENT = 'keiko-navigation';

/**
 * Lets a page hold up going back and forward. To be called before the router begins to listen: listeners of one window
 * are called in the order of their adding.
 */
export function dispatchNavigationEvents(): void {
  window.addEventListener('popstate', (event) => {
    const mayMove = window.dispatchEvent(new Event(NAVIGATION_EVENT, { cancelable: true }));
    if (!mayMove) event.stopImmediatePropagation();
  });
}
