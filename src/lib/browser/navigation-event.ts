/** Dispatched after back or forward; cancelling it hides the navigation from the router. */
export const NAVIGATION_EVENT = 'keiko-navigation';

/** Makes `popstate` cancelable. Must run before the router adds its listener, because listeners run in order. */
export function dispatchNavigationEvents(): void {
  window.addEventListener('popstate', (event) => {
    const isAllowed = window.dispatchEvent(new Event(NAVIGATION_EVENT, { cancelable: true }));
    if (!isAllowed) event.stopImmediatePropagation();
  });
}
