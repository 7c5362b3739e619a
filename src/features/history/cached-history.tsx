import { dayAt } from '../../../sync/rules/day.ts';
import type { DayTally } from '../../../sync/rules/training-stats.ts';
import { paths } from '../../paths.ts';
import { Spinner } from '../../ui/feedback/empty-state.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { HistorySummary } from './history-summary.tsx';

/** The first screenful of the history as last seen, until the member's data has opened. */
export function CachedHistory({ days }: { readonly days: readonly DayTally[] }) {
  return (
    <Page title="稽古の履歴" wide back={<BackLink to={paths.practices} />}>
      <HistorySummary days={days} today={dayAt(Date.now())} />
      <Spinner>読み込み中...</Spinner>
    </Page>
  );
}
