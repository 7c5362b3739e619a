/** A stretch of the window from top to bottom, in px. */
export type Span = { readonly top: number; readonly bottom: number };

/**
 * The upper edge of a message of this height in `band`: as low as it hides none of the `controls`, or else where it hides
 * least of them.
 */
export function toastPlace(height: number, band: Span, controls: readonly Span[]): number {
  const lowest = Math.max(band.top, band.bottom - height);
  const hidden = (top: number) =>
    controls.reduce(
      (sum, control) => sum + Math.max(0, Math.min(top + height, control.bottom) - Math.max(top, control.top)),
      0,
    );
  const edges = controls.map((control) => control.top - height).filter((top) => top > band.top && top < lowest);
  return [lowest, ...edges.sort((a, b) => b - a), band.top].reduce((best, top) =>
    hidden(top) < hidden(best) ? top : best,
  );
}
