import styles from './years.module.css';
import { brushRing, ringPath, ringPoint, type YearTally } from './years.ts';

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
