import styles from './charts.module.css';
import { brushRing, ringPoint, type YearTally } from './years.ts';

interface YearRingProps {
  readonly tally: Pick<YearTally, 'practised' | 'today'>;
  readonly radius: number;
  /** Width of the full stroke. */
  readonly width: number;
}

/** A year around 0, 0 as one stroke, wider the more days of a week were practised; a dot is today. */
export function YearRing({ tally: { practised, today }, radius, width }: YearRingProps) {
  const [x, y] = today === null ? [0, 0] : ringPoint((today + 0.5) / practised.length, radius);
  return (
    <>
      <circle className={styles.trace} strokeWidth={width / 16} r={radius} />
      <path className={styles.ink} fillRule="evenodd" d={brushRing(practised, radius, width)} />
      {today === null ? null : <circle className={styles.mark} cx={x} cy={y} r={width * 0.55} />}
    </>
  );
}
