let painted: Promise<void> | null = null;

/** Resolves after the first paint since the app has mounted, or after 200 ms on a hidden page, which does not paint. */
export function firstPaint(): Promise<void> {
  painted ??= new Promise((resolve) => {
    const timer = setTimeout(resolve, 200);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
  return painted;
}
