import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createRowOffsets, rowAt, updateRowOffsets } from './row-offsets.ts';

/** Estimated height of a card until it is measured, in pixels. */
const ESTIMATED_HEIGHT = 170;

/** Overscan rows above and below the viewport. */
const OVERSCAN = 4;

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
  const knownHeights = useRef(new Map<string, number>());
  const offsets = useMemo(
    () => createRowOffsets(Float64Array.from(ids, (id) => knownHeights.current.get(id) ?? ESTIMATED_HEIGHT)),
    [ids],
  );
  const [, setView] = useState('');
  const view = useRef({ first: 0, last: 2 * OVERSCAN });

  const updateView = useCallback(() => {
    if (list.current === null) return;
    const above = -list.current.getBoundingClientRect().top;
    const first = Math.max(0, rowAt(offsets, above) - OVERSCAN);
    const last = Math.min(ids.length - 1, rowAt(offsets, above + window.innerHeight) + OVERSCAN);
    view.current = { first, last };
    setView(`${first} ${last} ${offsets.tops[ids.length]}`);
  }, [list, offsets, ids]);

  const observer = useMemo(
    () =>
      new ResizeObserver((entries) => {
        const above = -(list.current?.getBoundingClientRect().top ?? 0);
        let changed = ids.length;
        let shift = 0;
        for (const { target, borderBoxSize } of entries) {
          const row = Number(target instanceof HTMLElement ? target.dataset.row : -1);
          const height = borderBoxSize[0]?.blockSize ?? 0;
          const before = offsets.heights[row];
          if (before === undefined || height === 0 || Math.abs(height - before) < 0.5) continue;
          knownHeights.current.set(ids[row] ?? '', height);
          // Scrolls by the growth of rows above the viewport, so that the visible content does not move.
          if ((offsets.tops[row + 1] ?? 0) <= above) shift += height - before;
          offsets.heights[row] = height;
          changed = Math.min(changed, row);
        }
        if (changed === ids.length) return;
        updateRowOffsets(offsets, changed);
        if (shift !== 0) window.scrollBy(0, shift);
        updateView();
      }),
    [list, ids, offsets, updateView],
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
    updateView();
    window.addEventListener('scroll', updateView, { passive: true });
    window.addEventListener('resize', updateView);
    return () => {
      window.removeEventListener('scroll', updateView);
      window.removeEventListener('resize', updateView);
      observer.disconnect();
    };
  }, [updateView, observer]);

  return {
    first: Math.min(view.current.first, Math.max(0, ids.length - 1)),
    last: Math.min(view.current.last, ids.length - 1),
    height: offsets.tops[ids.length] ?? 0,
    topOf: (row) => offsets.tops[row] ?? 0,
    measure,
  };
}
