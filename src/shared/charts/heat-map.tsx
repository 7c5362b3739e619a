import type { Day } from '../../../sync/model/day/day.ts';
import { weekdayNames } from '../../lib/date-format.ts';
import { Row } from '../../ui/layout/boxes.tsx';
import { Small } from '../../ui/layout/text.tsx';
import styles from './charts.module.css';
import { type ChartDay, heatLevel, startsMonth } from './training-calendar.ts';

const PITCH = 22;
const CELL = 18;
const LEFT = 24;
const TOP = 20;

/** Mark size per step, so that colour is not the only cue. */
const SIDES = [0, 7, 10, 14, 18] as const;

/** One column per week, one row per weekday. Hidden from assistive technology: the table holds the same data. */
export function HeatMap({ weeks, today }: { readonly weeks: readonly (readonly ChartDay[])[]; readonly today: Day }) {
  const sundays = weeks.flatMap(([sunday]) => sunday?.day ?? []);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${LEFT + weeks.length * PITCH} ${TOP + weekdayNames.length * PITCH}`}
      aria-hidden="true"
    >
      {weekdayNames.map((weekday, row) =>
        row % 2 === 1 ? (
          <text key={weekday} className={styles.weekday} x={0} y={TOP + row * PITCH + CELL / 2 + 4}>
            {weekday}
          </text>
        ) : null,
      )}
      {weeks.map((week, column) => (
        <g key={week[0]?.day} transform={`translate(${LEFT + column * PITCH} 0)`}>
          {startsMonth(sundays, column) ? (
            <text className={styles.month} x={0} y={12}>{`${Number(week[0]?.day.slice(5, 7))}月`}</text>
          ) : null}
          {week.map((day, row) => (
            <g
              key={day.day}
              transform={`translate(0 ${TOP + row * PITCH})`}
              data-today={day.day === today || undefined}
            >
              {day.isFuture ? null : <HeatMark step={heatLevel(day.minutes)} />}
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

function HeatMark({ step }: { readonly step: number }) {
  const side = SIDES[step] ?? 0;
  return (
    <>
      <rect className={styles.cell} x={0.5} y={0.5} width={CELL - 1} height={CELL - 1} rx={4} />
      {side === 0 ? null : (
        <rect
          className={styles.mark}
          data-step={step}
          x={(CELL - side) / 2}
          y={(CELL - side) / 2}
          width={side}
          height={side}
          rx={Math.min(4, side / 3)}
        />
      )}
    </>
  );
}

/** Legend, from least to most. */
export function HeatLegend() {
  return (
    <Row gap="xs" justify="end">
      <Small as="span">少</Small>
      <svg className={styles.legend} viewBox={`0 0 ${SIDES.length * PITCH} ${CELL}`} aria-hidden="true">
        {SIDES.map((side, step) => (
          <g key={side} transform={`translate(${step * PITCH} 0)`}>
            <HeatMark step={step} />
          </g>
        ))}
      </svg>
      <Small as="span">多</Small>
    </Row>
  );
}
