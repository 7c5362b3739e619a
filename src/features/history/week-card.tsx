import type { Day } from '../../../sync/model/day/day.ts';
import type { DayTally } from '../../../sync/model/practice/training-stats.ts';
import { dayNear, weekdayNames } from '../../lib/date-format.ts';
import { totalTimeText } from '../../lib/duration.ts';
import styles from '../../shared/charts/charts.module.css';
import { buildChartWeeks, type ChartDay } from '../../shared/charts/training-calendar.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Small, TitledCard } from '../../ui/layout/primitives.tsx';
import { DataTable } from './data-table.tsx';

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
          rows={week.map(({ day, sessions, minutes, isFuture }) => ({
            name: dayNear(day, today),
            cells: isFuture ? ['', ''] : [sessions, minutes],
            isToday: day === today,
          }))}
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
