import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { LineLengthContext, lineLength } from '../line-length.ts';
import styles from './kata-window.module.css';
import { useRowWindow } from './use-row-window.ts';

/** `onNearEnd` fires this many rows before the end. */
const NEAR_END = 6;

interface KataWindowProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly render: (item: T) => ReactNode;
  /** Called when the end of the list is near. */
  readonly onNearEnd?: () => void;
}

/** A virtual list that scrolls with the page. Renders only the visible rows and the focused one. */
export function KataWindow<T extends { readonly id: string }>(props: KataWindowProps<T>) {
  const { label, items, render, onNearEnd } = props;
  const list = useRef<HTMLUListElement>(null);
  const [line, setLine] = useState(18);
  const [focused, setFocused] = useState<string | null>(null);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const { first, last, height, topOf, measure } = useRowWindow(list, ids);
  const isNearEnd = last >= items.length - NEAR_END;

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const observer = new ResizeObserver(() =>
      setLine(lineLength(element.clientWidth, Number.parseFloat(getComputedStyle(element).fontSize))),
    );
    observer.observe(element);
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
      <ul ref={list} role="list" aria-label={label} className={styles.list} style={{ blockSize: height }}>
        {shownRows(first, last, focused === null ? -1 : ids.indexOf(focused)).map((row) => {
          const item = items[row];
          if (item === undefined) return null;
          return (
            <li
              key={item.id}
              ref={measure}
              data-row={row}
              aria-setsize={items.length}
              aria-posinset={row + 1}
              className={styles.row}
              style={{ transform: `translateY(${topOf(row)}px)` }}
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
function shownRows(first: number, last: number, focused: number): readonly number[] {
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n);
  if (focused < 0 || (focused >= first && focused <= last)) return rows;
  return focused < first ? [focused, ...rows] : [...rows, focused];
}
