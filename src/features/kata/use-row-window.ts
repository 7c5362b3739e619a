import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { moveRows, placeRows, rowAt } from './row-places.ts';

/** Estimated height of a card until it is measured, in pixels. */
const USUAL_HEIGHT = 170;

/** Overscan rows above and below the viewport. */
const SPARE = 4;

interface RowWindow {
  /** Indexes of the first and the last row to render. */
  readonly first: number;
  readonly last: number;
  readonly height: number;
  readonly topOf: (row: number) => number;
  /** Ref callback that observes the height of a row. */
  readonly measure: (element: HTMLElement | null) => (() => void) | undefined;
}

/** Visible rows of a list that scrolls with the page, and their offsets. */
export function useRowWindow(list: RefObject<HTMLElement | null>, ids: readonly string[]): RowWindow {
  const known = useRef(new Map<string, number>());
  const places = useMemo(() => placeRows(Float64Array.from(ids, (id) => known.current.get(id) ?? USUAL_HEIGHT)), [ids]);
  const [, setView] = useState('');
  const view = useRef({ first: 0, last: 2 * SPARE });

  const look = useCallback(() => {
    if (list.current === null) return;
    const above = -list.current.getBoundingClientRect().top;
    const first = Math.max(0, rowAt(places, above) - SPARE);
    const last = Math.min(ids.length - 1, rowAt(places, above + window.innerHeight) + SPARE);
    view.current = { first, last };
    setView(`${first} ${last} ${places.tops[ids.length]}`);
  }, [list, places, ids]);

  const observer = useMemo(
    () =>
      new ResizeObserver((entries) => {
        const above = -(list.current?.getBoundingClientRect().top ?? 0);
        let changed = ids.length;
        let shift = 0;
        for (const { target, borderBoxSize } of entries) {
          const row = Number(target instanceof HTMLElement ? target.dataset.row : -1);
          const height = borderBoxSize[0]?.blockSize ?? 0;
          const before = places.heights[row];
          if (before === undefined || height === 0 || Math.abs(height - before) < 0.5) continue;
          known.current.set(ids[row] ?? '', height);
          // Scrolls by the growth of rows above the viewport, so that the visible content does not move.
          if ((places.tops[row + 1] ?? 0) <= above) shift += height - before;
          places.heights[row] = height;
          changed = Math.min(changed, row);
        }
        if (changed === ids.length) return;
        moveRows(places, changed);
        if (shift !== 0) window.scrollBy(0, shift);
        look();
      }),
    [list, ids, places, look],
  );

  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      observer.observe(element);
      return () => observer.unobserve(element);
    },
    [observer],
  );

  useLayoutEffect(() => {
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
      observer.disconnect();
    };
  }, [look, observer]);

  return {
    first: Math.min(view.current.first, Math.max(0, ids.length - 1)),
    last: Math.min(view.current.last, ids.length - 1),
    height: places.tops[ids.length] ?? 0,
    topOf: (row) => places.tops[row] ?? 0,
    measure,
  };
}
