import type { Day } from '../../../sync/model/day/day.ts';
import { type DayTally, summarizeTraining } from '../../../sync/model/practice/training-stats.ts';
import { weekdayNames } from '../../lib/date-format.ts';
import { totalTimeText } from '../../lib/duration.ts';
import styles from '../../shared/charts/charts.module.css';
import { HeatLegend, HeatMap } from '../../shared/charts/heat-map.tsx';
import { buildChartWeeks, weekName } from '../../shared/charts/training-calendar.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Card, Small, TitledCard } from '../../ui/layout/primitives.tsx';
import { DataTable } from './data-table.tsx';
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

/** Four totals of the whole history. */
function StatsCard({ days, today }: { readonly days: readonly DayTally[]; readonly today: Day }) {
  const stats = summarizeTraining(days, today);
  return (
    <Card label="これまでの稽古">
      <StatList layout="rows">
        <Stat label="稽古した回数" value={stats.totalSessions} unit="回" />
        <Stat label="稽古した時間" value={totalTimeText(stats.totalMinutes)} />
        <Stat label="今週の回数" value={stats.thisWeekSessions} unit="回" />
        <Stat label="1回の平均" value={stats.averageMinutesPerSession} unit="分" />
      </StatList>
    </Card>
  );
}

const WEEKS = 12;

/** The last twelve weeks; the size of a day's mark grows with its minutes. */
function HeatCard({ days, today }: { readonly days: readonly DayTally[]; readonly today: Day }) {
  const weeks = buildChartWeeks(days, today, WEEKS);
  const trained = weeks.flat().filter(({ sessions }) => sessions > 0).length;
  return (
    <TitledCard id="history-weeks" title={`この${WEEKS}週間`}>
      <Small numeric>
        {trained === 0
          ? `この${WEEKS}週間に、稽古した日はありません。`
          : `稽古した日は${trained}日。しるしが大きいほど、長く稽古した日です。`}
      </Small>
      <HeatMap weeks={weeks} today={today} />
      <HeatLegend />
      <Disclosure summary={`${WEEKS}週間を表で見る`}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the table at large text sizes. */}
        <section className={styles.tableFrame} aria-label={`この${WEEKS}週間の表`} tabIndex={0}>
          <DataTable
            label={`この${WEEKS}週間の稽古（分）`}
            heads={['週', ...weekdayNames]}
            rows={weeks.map((week) => ({
              name: week[0] === undefined ? '' : weekName(week[0].day),
              cells: week.map(({ minutes, isFuture }) => (isFuture ? '' : minutes)),
            }))}
          />
        </section>
      </Disclosure>
    </TitledCard>
  );
}
