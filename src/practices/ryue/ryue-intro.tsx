import { SafetyNote } from '../../ui/feedback/safety-note.tsx';
import { Heading, Stack, Text } from '../../ui/layout/primitives.tsx';
import { RYUE_MINUTES, SETS_PER_PRACTICE } from './rules.ts';
import styles from './ryue-intro.module.css';

const STEPS = [
  '1枚目を隅まで眺め、変わりそうなものを三つ選びます。',
  '目を閉じ、1枚目の時間をゆっくり進めます。',
  '2枚目を開き、最後に2枚を並べて、あいだに起きたことを順にことばにします。',
] as const;

/** Introduction of the drill. */
export function RyueIntro() {
  return (
    <Stack fill gap="l">
      <Stack gap="s" align="center">
        <Heading variant="phase">2枚の絵のあいだ</Heading>
        <div className={styles.lead}>
          <Text>時を隔てた2枚の絵。描かれていないあいだを、心の中で動かします。</Text>
        </div>
        <Text variant="small" tone="muted" numeric>
          {SETS_PER_PRACTICE}組・目安{RYUE_MINUTES}分
        </Text>
      </Stack>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
      <SafetyNote />
    </Stack>
  );
}
