import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsPrinting } from '../../../lib/browser/use-is-printing.ts';
import { LineLengthContext, lineLength } from '../line-length.ts';
import styles from './kata-window.module.css';

/** `onNearEnd` fires this many rows before the end. */
const NEAR_END = 6;

/** Estimated height of a card until it is measured, in pixels. */
const ESTIMATED_HEIGHT = 170;

const OVERSCAN = 4;

interface KataWindowProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly render: (item: T) => ReactNode;
  readonly onNearEnd?: () => void;
}

/** A virtual list that scrolls with the page. Renders only the visible rows and the focused one, on paper all. */
export function KataWindow<T extends { readonly id: string }>(props: KataWindowProps<T>) {
  const { label, items, render, onNearEnd } = props;
  const list = useRef<HTMLUListElement>(null);
  const [line, setLine] = useState(18);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<string | null>(null);
  const focusedRow = focused === null ? -1 : items.findIndex(({ id }) => id === focused);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: () => ESTIMATED_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: useCallback((row: number) => items[row]?.id ?? row, [items]),
    rangeExtractor: useCallback((range: Range) => renderedRows(range, focusedRow), [focusedRow]),
  });
  const isPrinting = useIsPrinting();
  const rows = isPrinting ? items.map((_, index) => ({ index, start: 0 })) : virtualizer.getVirtualItems();
  const blockSize = isPrinting ? undefined : virtualizer.getTotalSize();
  const isNearEnd = (virtualizer.range?.endIndex ?? 0) + OVERSCAN >= items.length - NEAR_END;

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = () => {
      setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
      setLine(lineLength(element.clientWidth, Number.parseFloat(getComputedStyle(element).fontSize)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // What stands above the list may grow.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the list has grown and its end is still near.
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
  }, [isNearEnd, items.length, onNearEnd]);

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
  }

  return (
    <LineLengthContext value={line}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul ref={list} role="list" aria-label={label} className={styles.list} style={{ blockSize }}>
        {rows.map(({ index, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <li
              key={item.id}
              ref={isPrinting ? null : virtualizer.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={styles.row}
              style={isPrinting ? undefined : { transform: `translateY(${start - top}px)` }}
              onFocus={() => setFocused(item.id)}
              onBlur={leave}
            >
              {render(item)}
            </li>
          );
        })}
      </ul>
    </LineLengthContext>
  );
}

/** The visible rows and the focused one, which must stay mounted to keep the focus. */
function renderedRows(range: Range, focusedRow: number): number[] {
  const rows = defaultRangeExtractor(range);
  if (focusedRow < 0 || rows.includes(focusedRow)) return rows;
  return [...rows, focusedRow].sort((a, b) => a - b);
}
