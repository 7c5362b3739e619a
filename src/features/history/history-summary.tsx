import type { Day } from '../../../sync/rules/day.ts';
import type { DayTally } from '../../../sync/rules/training-stats.ts';
import { Columns } from '../../ui/layout/columns.tsx';
import { HeatCard } from './heat-card.tsx';
import { StatsCard } from './stats-card.tsx';
import { WeekCard } from './week-card.tsx';

/** The first screenful of the history: all that the totals per day are enough for. */
export function HistorySummary({ days, today }: { readonly days: readonly DayTally[]; readonly today: Day }) {
  return (
    <Columns
      start={
        <>
          <StatsCard days={days} today={today} />
          <WeekCard days={days} today={today} />
        </>
      }
      end={<HeatCard days={days} today={today} />}
    />
  );
}
