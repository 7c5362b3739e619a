/** Row offsets of a long list, in pixels: row n spans tops[n] to tops[n + 1]. */
export interface RowOffsets {
  readonly heights: Float64Array;
  readonly tops: Float64Array;
}

export function createRowOffsets(heights: Float64Array): RowOffsets {
  const offsets = { heights, tops: new Float64Array(heights.length + 1) };
  updateRowOffsets(offsets, 0);
  return offsets;
}

/**
 * Updates the offsets after row `changed` in place: this runs on scroll frames with ten thousand rows, so it must not
 * allocate.
 */
export function updateRowOffsets({ heights, tops }: RowOffsets, changed: number): void {
  for (let row = changed; row < heights.length; row += 1) tops[row + 1] = (tops[row] ?? 0) + (heights[row] ?? 0);
}

/** Binary search for the row at an offset, clamped to the first and last row. */
export function rowAt({ tops, heights }: RowOffsets, distance: number): number {
  let low = 0;
  let high = heights.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= distance) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}
