import { Small, Text } from '../layout/text.tsx';
import { Seal } from './seal.tsx';
import styles from './seal-list.module.css';

interface SealMark {
  readonly number: number;
  /** On the stamp, instead of the number. */
  readonly stamp?: string;
  readonly title: string;
  readonly note: string;
  /** `reached`: has it now. `past`: had it once. `ahead`: not yet. */
  readonly state: keyof typeof variants;
}

const variants = { reached: 'solid', past: 'faded', ahead: 'spent' } as const;

/** Stamps for numbers that one reaches, side by side. */
export function SealList({ marks }: { readonly marks: readonly SealMark[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the implicit role of an unstyled list
    <ul role="list" className={styles.seals}>
      {marks.map(({ number, stamp, title, note, state }) => (
        <li key={number}>
          <span aria-hidden="true">
            <Seal variant={variants[state]} size={44}>
              {/* Two kanji are wider than three figures */}
              {stamp === undefined ? number : <small>{stamp}</small>}
            </Seal>
          </span>
          <Small as="span" strong={state === 'reached'} tone={state === 'reached' ? 'text' : 'muted'} numeric>
            {title}
          </Small>
          <Text as="span" variant="label" tone={state === 'reached' ? 'accent' : 'muted'} numeric>
            {note}
          </Text>
        </li>
      ))}
    </ul>
  );
}
