import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './character-count.module.css';
import { countCodePoints } from './code-points.ts';

interface CharacterCountProps {
  readonly id: string;
  readonly value: string;
  readonly limit: number;
  /** Follows the numbers, which are then written without spaces: `120/500文字`. */
  readonly unit?: string | undefined;
  /** The screen reader text near and beyond the limit. */
  readonly describe?: (left: number) => string;
}

const describeLeft = (left: number) => (left < 0 ? `${-left}文字超過` : `残り${left}文字`);

/** A character counter. Announced only in the last tenth, so that it does not interrupt typing. */
export function CharacterCount({ id, value, limit, unit, describe = describeLeft }: CharacterCountProps) {
  const left = limit - countCodePoints(value);
  return (
    <div className={styles.line}>
      <span id={id} className={classNames(styles.count, left < 0 && styles.over)}>
        {unit ? `${limit - left}/${limit}${unit}` : `${limit - left} / ${limit}`}
        {left < 0 ? `（${describe(left)}）` : null}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{left <= limit / 10 ? describe(left) : null}</span>
      </VisuallyHidden>
    </div>
  );
}
