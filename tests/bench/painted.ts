/** Runs in the page: milliseconds from a step until something is there and painted. Both are expressions of the page. */
export const timeUntilPainted = (step: string, isThere: string) => `new Promise((resolve) => {
  const startedAt = performance.now();
  ${step};
  const look = () => {
    if (!(${isThere})) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now() - startedAt);
    requestAnimationFrame(() => port2.postMessage(0));
  };
  requestAnimationFrame(look);
})`;

/** A step that navigates like a link. */
export const follow = (path: string) =>
  `history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`;
