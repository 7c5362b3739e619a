import { NoteField } from '../../shared/note-field.tsx';
import { MeterRing } from '../../ui/graphics/meter-ring.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { Scenario } from './content.ts';
import { THOUGHT_SECONDS } from './rules.ts';
import styles from './screen.module.css';

interface MomentProps {
  readonly scenario: Scenario;
  /** The training_type, for the note. */
  readonly about: string;
  /** Seconds left for the thought; null if it is not measured. */
  readonly left: number | null;
}

/** The thought: without end, or for ten seconds, after which it can be written down. */
export function Moment({ scenario, about, left }: MomentProps) {
  if (left === 0) {
    return (
      <Stack gap="s">
        <Text tone="accent" strong>
          10秒たちました
        </Text>
        <Text variant="small" tone="muted">
          浮かんだことを声に出すか、ひとこと書きとめます。
        </Text>
        <NoteField about={about} question={scenario.event} />
      </Stack>
    );
  }
  return (
    <div className={styles.moment}>
      {left === null ? <span className={styles.breath} aria-hidden="true" /> : <Countdown left={left} />}
      <Text tone="accent" strong>
        思考中
      </Text>
      <Text variant="small" tone="muted">
        真っ先に浮かんだ行動を、ひと息でことばに。
      </Text>
    </div>
  );
}

/** A ring that runs, or a number for members who want no motion. */
function Countdown({ left }: { readonly left: number }) {
  return (
    <>
      <div className={styles.ring}>
        <MeterRing
          label="10秒"
          fraction={(THOUGHT_SECONDS - left) / THOUGHT_SECONDS}
          valueText={`残り${left}秒`}
          size={80}
        />
      </div>
      <span className={styles.number} role="timer" aria-label="残りの秒数">
        {left}
      </span>
    </>
  );
}
