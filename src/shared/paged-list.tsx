import { type ReactNode, useEffect } from 'react';
import { useIsPrinting } from '../lib/browser/use-is-printing.ts';
import { formatNumber } from '../lib/date-format.ts';
import { createEntryState } from '../navigation/entry-state.ts';
import { GrowingList } from '../ui/layout/growing-list.tsx';

const STEP = 50;

const useShownRows = createEntryState(STEP);

interface PagedListProps<Item> {
  readonly items: readonly Item[];
  /** Reads further items where there are any; called while fewer are here than are to be shown. */
  readonly more?: (() => void) | null | undefined;
  readonly children: (shown: readonly Item[]) => ReactNode;
}

/** A long list, fifty rows at a time, on paper all. Back and Forward return to it with the rows that it had. */
export function PagedList<Item>({ items, more = null, children }: PagedListProps<Item>) {
  const [chosen, setShown] = useShownRows();
  const shown = useIsPrinting() ? items.length : chosen;
  const left = items.length - shown;
  const further = left > 0 ? `さらに${Math.min(STEP, left)}件を見る（残り${formatNumber(left)}件）` : null;
  useEffect(() => {
    if (left < 0) more?.();
  }, [left, more]);
  return (
    <GrowingList
      rows={Math.min(shown, items.length)}
      more={more !== null && left >= 0 ? `さらに${STEP}件を見る` : further}
      onMore={() => setShown(shown + STEP)}
    >
      {children(items.slice(0, shown))}
    </GrowingList>
  );
}
