/** Where the rows of a long list stand, in pixels: row n reaches from tops[n] to tops[n + 1]. */
export interface RowPlaces {
  readonly heights: Float64Array;
  readonly tops: Float64Array;
}

export function placeRows(heights: Float64Array): RowPlaces {
  const places = { heights, tops: new Float64Array(heights.length + 1) };
  moveRows(places, 0);
  return places;
}

/**
 * Puts the rows behind a changed one in their places, within the same arrays: with ten thousand rows this runs in every
 * frame of a scroll, where building anything new would be felt.
 */
export function moveRows({ heights, tops }: RowPlaces, changed: number): void {
  for (let row = changed; row < heights.length; row += 1) tops[row + 1] = (tops[row] ?? 0) + (heights[row] ?? 0);
}

/** The row at a distance from the beginning of the list: the first one before it, the last one behind it. */
export function rowAt({ tops, heights }: RowPlaces, distance: number): number {
  let low = 0;
  let high = heights.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= distance) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}
