import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { Stack } from './stack.tsx';

type GrowingListProps = {
  /** The lists, whose rows are `li`. */
  children: ReactNode;
  /** How many rows are shown now. */
  rows: number;
  /** The words of the button; null when no more rows can be shown. */
  more: ReactNode;
  onMore: () => void;
};

/** Lists of which more can be shown. The focus then goes to the first new row, for the button may be gone. */
export function GrowingList({ children, rows, more, onMore }: GrowingListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** How many rows there were when more were wished for; null when they have come. */
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
        {more === null ? null : (
          <Button ref={button} full variant="outline" onClick={showMore}>
            {more}
          </Button>
        )}
      </Stack>
    </div>
  );
}
