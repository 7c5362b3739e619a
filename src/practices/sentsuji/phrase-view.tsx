import { Chip } from '../../ui/controls/chip.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { AnswerButtons } from '../host/answer-buttons.tsx';
import type { ModifierPhrase } from './content.ts';
import { progress, type SentsujiState } from './rules.ts';
import styles from './screen.module.css';
import { typeLabels, verdictOf } from './type-labels.ts';

const choices = [
  { value: 'rentai', label: typeLabels.rentai.asks },
  { value: 'renyou', label: typeLabels.renyou.asks },
] as const;

interface PhraseViewProps {
  readonly state: SentsujiState;
  readonly onChoose: (choice: ModifierPhrase['type']) => void;
}

/** One phrase of the course and its two choices; the answer is rendered only once it is revealed. */
export function PhraseView({ state, onChoose }: PhraseViewProps) {
  const { phrase, phase, choice, isReturned, answered, chosen, right } = state;
  const { number, total } = progress(state);
  return (
    <>
      <Stack gap="xs">
        <ProgressBar label="進み具合" value={number} max={total} valueText={`${total}問中${number}問目`} />
        <Row justify="between">
          <Text variant="small" tone="muted" numeric>
            {number} / {total}
          </Text>
          <Row gap="m">
            {chosen > 0 ? (
              <Text variant="small" tone="muted" numeric>
                正解 {right}
              </Text>
            ) : null}
            <Text variant="small" tone="muted" numeric>
              解答 {answered}
            </Text>
          </Row>
        </Row>
      </Stack>
      <Stack fill align="center" gap="m">
        <p className={styles.phrase}>
          <Ruby readings={phrase.readings}>{phrase.bunsetsu}</Ruby>
        </p>
        <Text variant="small" tone="muted">
          {isReturned ? '前に答えた言い回しです。' : ''}続くのは「なに」か、「どう」か。
        </Text>
        <div className={styles.choices}>
          <AnswerButtons
            label="答え"
            answers={choices}
            chosen={choice}
            idle={phase === 'revealed'}
            onChoose={onChoose}
          />
        </div>
        <div className={styles.answer}>{phase === 'revealed' ? <Answer state={state} /> : null}</div>
      </Stack>
    </>
  );
}

function Answer({ state }: { readonly state: SentsujiState }) {
  const { asks, name } = typeLabels[state.phrase.type];
  const verdict = verdictOf(state);
  return (
    <>
      {verdict === null ? null : (
        <Text strong tone={verdict.tone}>
          {verdict.text}
        </Text>
      )}
      <Row justify="center">
        <Heading variant="display">{asks}</Heading>
        <Chip tone="accent">{name}</Chip>
      </Row>
      <p className={styles.explanation}>
        <Ruby readings={state.phrase.readings}>{state.phrase.explanation}</Ruby>
      </p>
    </>
  );
}
