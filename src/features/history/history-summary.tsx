import type { ComponentProps } from 'react';
import type { Day } from '../../../sync/model/day/day.ts';
import { type DayTally, summarizeTraining } from '../../../sync/model/practice/training-stats.ts';
import { dayNear, weekdayNames } from '../../lib/date-format.ts';
import { totalTimeText } from '../../lib/duration.ts';
import { BarChart } from '../../shared/charts/bar-chart.tsx';
import styles from '../../shared/charts/charts.module.css';
import { DataTable } from '../../shared/charts/data-table.tsx';
import { HeatLegend, HeatMap } from '../../shared/charts/heat-map.tsx';
import { buildChartWeeks, weekName } from '../../shared/charts/training-calendar.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Card, TitledCard } from '../../ui/layout/boxes.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Small } from '../../ui/layout/text.tsx';
import { type SessionList, TodayCard } from './session-list.tsx';

/** The first screenful of the history: the week, what was practised today, and totals. */
export function HistorySummary({ entries, days, today }: ComponentProps<typeof SessionList>) {
  return (
    <Columns
      start={<WeekCard days={days} today={today} />}
      end={
        <>
          <TodayCard entries={entries.filter(({ day }) => day === today)} />
          <StatsCard days={days} today={today} />
        </>
      }
    />
  );
}

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
export function HeatCard({ days, today }: { readonly days: readonly DayTally[]; readonly today: Day }) {
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
            rows={weeks.map((week) => [
              week[0] === undefined ? '' : weekName(week[0].day),
              ...week.map(({ minutes, isFuture }) => (isFuture ? '' : minutes)),
            ])}
          />
        </section>
      </Disclosure>
    </TitledCard>
  );
}

/** Minutes per day of this week, Sunday to Saturday. */
export function WeekCard({ days, today }: { readonly days: readonly DayTally[]; readonly today: Day }) {
  const week = buildChartWeeks(days, today, 1)[0] ?? [];
  const time = totalTimeText(week.reduce((sum, day) => sum + day.minutes, 0));
  const trained = week.filter(({ sessions }) => sessions > 0).length;
  return (
    <TitledCard id="history-week" title="今週">
      <Small numeric>{trained === 0 ? '今週はまだ稽古がありません。' : `${trained}日で、合わせて${time}。`}</Small>
      <BarChart
        height={84}
        leastScale={20}
        bars={week.map(({ day, minutes }, index) => ({
          id: day,
          value: minutes === 0 ? '' : String(minutes),
          label: weekdayNames[index] ?? '',
          isToday: day === today,
          parts: [{ name: 'minutes', amount: minutes }],
        }))}
      />
      <Disclosure summary="今週を表で見る">
        <DataTable
          label="今週の稽古"
          heads={['日', '回数', '分']}
          today={dayNear(today, today)}
          rows={week.map(({ day, sessions, minutes, isFuture }) => [
            dayNear(day, today),
            ...(isFuture ? ['', ''] : [sessions, minutes]),
          ])}
        />
      </Disclosure>
    </TitledCard>
  );
}
