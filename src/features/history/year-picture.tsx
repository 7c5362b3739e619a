import type { Ref } from 'react';
import { totalTimeText } from '../../lib/duration.ts';
import styles from './years.module.css';
import { brushRing, ringPath, ringPoint, type YearTally } from './years.ts';

const WIDTH = 360;
const HEIGHT = 450;
const MIDDLE = WIDTH / 2;
const RING_MIDDLE = 176;
const RADIUS = 126;
const MONTHS_RADIUS = 154;
const TOTALS = 345;

interface YearPictureProps {
  readonly tally: YearTally;
  /** Whether the picture tells the number of days. */
  readonly showsDays: boolean;
  readonly ref: Ref<SVGSVGElement>;
}

/** A year as a picture. Hidden from assistive technology: the page has the same in words. */
export function YearPicture({ tally, showsDays, ref }: YearPictureProps) {
  const { year, practisedDays, minutes } = tally;
  return (
    <svg ref={ref} className={styles.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect className={styles.paper} width={WIDTH} height={HEIGHT} />
      <g transform={`translate(${MIDDLE} ${RING_MIDDLE})`}>
        <YearRing tally={tally} radius={RADIUS} width={14} />
        {tally.months.map(({ month }) => {
          const [x, y] = ringPoint((month - 0.5) / 12, MONTHS_RADIUS);
          return (
            <text key={month} className={styles.month} x={x} y={y} dy="0.35em">
              {month}
            </text>
          );
        })}
        <text className={styles.year} dy="0.2em">
          {year}
        </text>
        <text className={styles.name} dy="2.6em">
          稽古
        </text>
      </g>
      <text className={styles.line} x={MIDDLE} y={TOTALS}>
        {showsDays ? <tspan x={MIDDLE} dy="1em">{`稽古した日　${practisedDays}日`}</tspan> : null}
        <tspan x={MIDDLE} dy="1.4em">
          {totalTimeText(minutes)}
        </tspan>
      </text>
    </svg>
  );
}

interface YearRingProps {
  readonly tally: YearTally;
  readonly radius: number;
  /** Width of the full stroke. */
  readonly width: number;
}

/** A year around 0, 0: the stroke is full where a day was practised and thin where it was only opened; a dot is today. */
export function YearRing({ tally: { practised, recorded, today }, radius, width }: YearRingProps) {
  const [x, y] = today === null ? [0, 0] : ringPoint((today + 0.5) / practised.length, radius);
  return (
    <>
      <circle className={styles.trace} strokeWidth={width / 16} r={radius} />
      <path className={styles.thin} strokeWidth={width / 6} d={ringPath(recorded, radius)} />
      <path className={styles.ink} fillRule="evenodd" d={brushRing(practised, radius, width)} />
      {today === null ? null : <circle className={styles.today} cx={x} cy={y} r={width * 0.55} />}
    </>
  );
}
