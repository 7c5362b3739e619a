import type { ComponentProps } from 'react';
import type { Day } from '../../../sync/model/day/day.ts';
import { type DayTally, summarizeTraining } from '../../../sync/model/practice/training-stats.ts';
import { dayNear, weekdayNames } from '../../lib/date-format.ts';
import { totalTimeText } from '../../lib/duration.ts';
import styles from '../../shared/charts/charts.module.css';
import { DataTable } from '../../shared/charts/data-table.tsx';
import { HeatLegend, HeatMap } from '../../shared/charts/heat-map.tsx';
import { buildChartWeeks, type ChartDay, weekName } from '../../shared/charts/training-calendar.ts';
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

/** Chart dimensions in SVG units. */
const BAR_MAX = 84;
const COLUMN_WIDTH = 40;
const WIDTH = 7 * COLUMN_WIDTH;
const MARGIN_TOP = 20;
const MARGIN_BOTTOM = 22;
const BAR_WIDTH = 18;

/** Minimum of the y-axis maximum, in minutes, so that short sessions do not fill the chart. */
const MIN_SCALE = 20;

/** Minutes per day of this week, Sunday to Saturday. */
export function WeekCard({ days, today }: { readonly days: readonly DayTally[]; readonly today: Day }) {
  const week = buildChartWeeks(days, today, 1)[0] ?? [];
  const time = totalTimeText(week.reduce((sum, day) => sum + day.minutes, 0));
  const trained = week.filter(({ sessions }) => sessions > 0).length;
  return (
    <TitledCard id="history-week" title="今週">
      <Small numeric>{trained === 0 ? '今週はまだ稽古がありません。' : `${trained}日で、合わせて${time}。`}</Small>
      <WeekBars week={week} today={today} />
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

function WeekBars({ week, today }: { readonly week: readonly ChartDay[]; readonly today: Day }) {
  const most = Math.max(MIN_SCALE, ...week.map(({ minutes }) => minutes));
  const ground = MARGIN_TOP + BAR_MAX;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${ground + MARGIN_BOTTOM}`} aria-hidden="true">
      <line className={styles.ground} x1={0} x2={WIDTH} y1={ground} y2={ground} />
      {week.map(({ day, minutes }, index) => {
        const middle = index * COLUMN_WIDTH + COLUMN_WIDTH / 2;
        const height = minutes === 0 ? 0 : Math.max(3, (minutes / most) * BAR_MAX);
        const isToday = day === today;
        return (
          <g key={day} data-today={isToday || undefined}>
            {minutes === 0 ? null : (
              <>
                <rect
                  className={styles.bar}
                  x={middle - BAR_WIDTH / 2}
                  y={ground - height}
                  width={BAR_WIDTH}
                  height={height}
                  rx={Math.min(4, height / 2)}
                />
                <text className={styles.value} x={middle} y={ground - height - 5}>
                  {minutes}
                </text>
              </>
            )}
            <text className={styles.axis} x={middle} y={ground + 16}>
              {weekdayNames[index]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
