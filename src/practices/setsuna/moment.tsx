import { NoteField } from '../../shared/note-field.tsx';
import { Enso } from '../../ui/graphics/enso.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import type { Scenario } from './content.ts';
import type { ThoughtLimit } from './rules.ts';
import styles from './screen.module.css';

interface MomentProps {
  readonly scenario: Scenario;
  /** The training_type, for the note. */
  readonly about: string;
  /** Seconds for the thought and those that are left; null if it is not measured. */
  readonly limit: ThoughtLimit | null;
  readonly left: number | null;
}

/** The thought: without end, or for some seconds, after which it can be written down. */
export function Moment({ scenario, about, limit, left }: MomentProps) {
  if (left === 0) {
    return (
      <Stack gap="s">
        <Text tone="accent" strong>{`${limit}秒たちました`}</Text>
        <Small>浮かんだことを声に出すか、ひとこと書きとめます。</Small>
        <NoteField about={about} question={scenario.event} />
      </Stack>
    );
  }
  return (
    <div className={styles.moment}>
      {limit === null || left === null ? (
        <span className={styles.breath} aria-hidden="true" />
      ) : (
        <>
          <div className={styles.ring}>
            <Enso fraction={1 - left / limit} meter={{ label: `${limit}秒`, text: `残り${left}秒` }} size={80} />
          </div>
          {/* In the place of the ring for members who want no motion */}
          <span className={styles.number} role="timer" aria-label="残りの秒数">
            {left}
          </span>
        </>
      )}
      <Text tone="accent" strong>
        思考中
      </Text>
      <Small>真っ先に浮かんだ行動を、ひと息でことばに。</Small>
    </div>
  );
}
