let resolvePainted: () => void;
const painted = new Promise<void>((resolve) => {
  resolvePainted = resolve;
});

/** Resolves after the first paint of the app, or after 200 ms on a hidden page, which does not paint. */
export function firstPaint(): Promise<void> {
  return painted;
}

/** Ends the wait at once: nothing cached is to be painted before the member's part. */
export function skipFirstPaint(): void {
  resolvePainted();
}

/** Call once the app has been committed to the document: the next frame paints it. */
export function watchFirstPaint(): void {
  setTimeout(resolvePainted, 200);
  requestAnimationFrame(() => setTimeout(resolvePainted));
}
