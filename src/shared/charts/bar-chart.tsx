import type { AnswerName } from '../../data/training/answer-names.ts';
import type { AnswerCounts, AnswerWeek } from './answer-tally.ts';
import styles from './charts.module.css';
import { startsMonth } from './training-calendar.ts';

/** Chart dimensions in SVG units. */
const WIDTH = 280;
const BAR_MAX_WIDTH = 18;
const LEAST_HEIGHT = 3;
const MARGIN_TOP = 20;
const MARGIN_BOTTOM = 22;

interface Bar {
  readonly id: string;
  /** Above the bar, and below it; '' for nothing. */
  readonly value?: string | undefined;
  readonly label: string;
  readonly isToday?: boolean;
  /** From the ground up. */
  readonly parts: readonly { readonly name: string; readonly amount: number }[];
}

interface BarChartProps {
  readonly bars: readonly Bar[];
  readonly height: number;
  /** Minimum of the y-axis maximum, so that a little does not fill the chart. */
  readonly leastScale: number;
}

/** Bars side by side. Hidden from assistive technology: a table holds the same data. */
export function BarChart({ bars, height, leastScale }: BarChartProps) {
  const most = Math.max(leastScale, ...bars.map(({ parts }) => parts.reduce((sum, { amount }) => sum + amount, 0)));
  const ground = MARGIN_TOP + height;
  const pitch = WIDTH / bars.length;
  const width = Math.min(BAR_MAX_WIDTH, pitch * 0.55);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${ground + MARGIN_BOTTOM}`} aria-hidden="true">
      <line className={styles.ground} x1={0} x2={WIDTH} y1={ground} y2={ground} />
      {bars.map(({ id, value, label, isToday, parts }, index) => {
        let top = ground;
        return (
          <g key={id} data-today={isToday || undefined} transform={`translate(${(index + 0.5) * pitch} 0)`}>
            {parts.map(({ name, amount }) => {
              const partHeight = amount === 0 ? 0 : Math.max(LEAST_HEIGHT, (amount / most) * height);
              top -= partHeight;
              const size = { x: -width / 2, y: top, width, height: partHeight };
              return partHeight === 0 ? null : <rect key={name} className={styles.part} data-part={name} {...size} />;
            })}
            <text className={styles.value} y={top - 5}>
              {value}
            </text>
            <text className={styles.axis} y={ground} dy="1.3em">
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface AnswerBarsProps {
  readonly weeks: readonly AnswerWeek[];
  readonly answers: readonly AnswerName[];
}

/** One bar per week, a part per answer. */
export function AnswerBars({ weeks, answers }: AnswerBarsProps) {
  const sundays = weeks.map(({ sunday }) => sunday);
  const bars = weeks.map(({ sunday, counts }, column) => ({
    id: sunday,
    label: startsMonth(sundays, column) ? `${Number(sunday.slice(5, 7))}月` : '',
    parts: answers.map(({ value }) => ({ name: value, amount: counts[value] })),
  }));
  return <BarChart bars={bars} height={48} leastScale={10} />;
}

/** The mark of an answer in the legend, drawn as in the bars. */
export function AnswerMark({ value }: Pick<AnswerName, 'value'>) {
  return (
    <svg className={styles.answerMark} viewBox="0 0 12 12" aria-hidden="true">
      <rect className={styles.part} data-part={value} x={1} y={1} width={10} height={10} />
    </svg>
  );
}

/** The answers that a drill has, of all that were counted. */
export function countShown(counts: AnswerCounts, answers: readonly AnswerName[]): number {
  return answers.reduce((sum, { value }) => sum + counts[value], 0);
}
