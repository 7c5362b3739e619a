import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { Stack } from './boxes.tsx';

interface GrowingListProps {
  readonly children: ReactNode;
  readonly rows: number;
  /** Label of the button; null when all rows are shown. */
  readonly more: ReactNode;
  readonly onMore: () => void;
}

/** Lists with a "show more" button. Moves the focus to the first new row, because the button may be gone. */
export function GrowingList({ children, rows, more, onMore }: GrowingListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Number of rows when more were requested; null when none are pending. */
  const rowsBefore = useRef<number | null>(null);

  useEffect(() => {
    if (rowsBefore.current === null || rows <= rowsBefore.current) return;
    const row = frame.current?.querySelectorAll('li')[rowsBefore.current];
    rowsBefore.current = null;
    const { activeElement } = document;
    const hasMovedOn = activeElement !== document.body && activeElement !== button.current;
    if (row === undefined || hasMovedOn) return;
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
  }, [rows]);

  function showMore() {
    rowsBefore.current = rows;
    onMore();
  }

  return (
    <div ref={frame}>
      <Stack gap="m">
        {children}
        {more === null ? null : <Button label={more} ref={button} full variant="outline" onClick={showMore} />}
      </Stack>
    </div>
  );
}
