import type { AnswerName } from '../../data/training/answer-names.ts';
import type { AnswerCounts, AnswerWeek } from './answer-tally.ts';
import styles from './charts.module.css';
import { startsMonth } from './training-calendar.ts';

/** Chart dimensions in SVG units. */
const PITCH = 22;
const BAR_WIDTH = 12;
const BAR_MAX = 48;
const MARGIN_TOP = 2;
const MARGIN_BOTTOM = 18;

/** Minimum of the y-axis maximum, in answers, so that a few do not fill the chart. */
const MIN_SCALE = 10;

interface AnswerBarsProps {
  readonly weeks: readonly AnswerWeek[];
  readonly answers: readonly AnswerName[];
}

/** One bar per week, a part per answer. Hidden from assistive technology: the table holds the same data. */
export function AnswerBars({ weeks, answers }: AnswerBarsProps) {
  const most = Math.max(MIN_SCALE, ...weeks.map(({ counts }) => countShown(counts, answers)));
  const ground = MARGIN_TOP + BAR_MAX;
  const sundays = weeks.map(({ sunday }) => sunday);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${weeks.length * PITCH} ${ground + MARGIN_BOTTOM}`} aria-hidden="true">
      <line className={styles.ground} x1={0} x2={weeks.length * PITCH} y1={ground} y2={ground} />
      {weeks.map(({ sunday, counts }, column) => (
        <g key={sunday} transform={`translate(${column * PITCH} 0)`}>
          {stackParts(counts, answers).map(({ value, from, count }) => (
            <rect
              key={value}
              className={styles.answer}
              data-answer={value}
              x={(PITCH - BAR_WIDTH) / 2}
              y={ground - ((from + count) / most) * BAR_MAX}
              width={BAR_WIDTH}
              height={(count / most) * BAR_MAX}
            />
          ))}
          {startsMonth(sundays, column) ? (
            <text
              className={styles.month}
              x={(PITCH - BAR_WIDTH) / 2}
              y={ground + 14}
            >{`${Number(sunday.slice(5, 7))}月`}</text>
          ) : null}
        </g>
      ))}
    </svg>
  );
}

/** The mark of an answer in the legend, drawn as in the bars. */
export function AnswerMark({ value }: Pick<AnswerName, 'value'>) {
  return (
    <svg className={styles.answerMark} viewBox="0 0 12 12" aria-hidden="true">
      <rect className={styles.answer} data-answer={value} x={1} y={1} width={10} height={10} />
    </svg>
  );
}

/** The answers that a drill has, of all that were counted. */
export function countShown(counts: AnswerCounts, answers: readonly AnswerName[]): number {
  return answers.reduce((sum, { value }) => sum + counts[value], 0);
}

/** The parts of a bar, from the ground up, without empty ones. */
function stackParts(counts: AnswerCounts, answers: readonly AnswerName[]) {
  let from = 0;
  return answers.flatMap(({ value }) => {
    const part = { value, from, count: counts[value] };
    from += part.count;
    return part.count === 0 ? [] : [part];
  });
}
