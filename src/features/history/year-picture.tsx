import type { Ref } from 'react';
import { totalTimeText } from '../../lib/duration.ts';
import { YearRing } from '../../shared/charts/year-ring.tsx';
import { ringPoint, type YearTally } from '../../shared/charts/years.ts';
import styles from './years.module.css';

const WIDTH = 360;
const HEIGHT = 450;
const MIDDLE = WIDTH / 2;
const RING_MIDDLE = 176;
const RADIUS = 126;
const MONTHS_RADIUS = 154;
const TOTALS = 345;

interface YearPictureProps {
  readonly tally: YearTally;
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
