/** A vertical range of the window, in px. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The top edge of a toast of this height in `band`: the lowest position that covers none of the `controls`, or else the
 * one that covers least of them.
 */
export function placeToast(height: number, band: Span, controls: readonly Span[]): number {
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
