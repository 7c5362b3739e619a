import { Button } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/controls/chip.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Row, Stack } from '../../ui/layout/boxes.tsx';
import { Heading, Small, Text } from '../../ui/layout/text.tsx';
import { AnswerButtons } from '../host/answer-buttons.tsx';
import { leaningOf, questionOf, typeLabels, verdictOf } from './answer-text.ts';
import type { PhraseSentence } from './modifier-phrase.ts';
import { progress, ROUND, type SentsujiState } from './rules.ts';
import styles from './screen.module.css';
import { splitIntoParts } from './sentence-parts.ts';

const choices = [
  { value: 'rentai', label: typeLabels.rentai.asks },
  { value: 'renyou', label: typeLabels.renyou.asks },
] as const;

interface PhraseViewProps {
  readonly state: SentsujiState;
  readonly onChoose: (choice: string) => void;
  readonly onReveal: () => void;
}

/** One phrase of the course and its choices; the answer is rendered only once it is revealed. */
export function PhraseView({ state, onChoose, onReveal }: PhraseViewProps) {
  const { phrase, isReturned, phase } = state;
  return (
    <>
      <CourseProgress state={state} />
      <Stack fill align="center" gap="m">
        {phrase.sentence === undefined ? (
          <p className={styles.phrase}>
            <Ruby readings={phrase.readings}>{phrase.bunsetsu}</Ruby>
          </p>
        ) : (
          <SentenceView state={state} sentence={phrase.sentence} onChoose={onChoose} />
        )}
        <Stack gap="2xs" align="center">
          <Text>
            {isReturned ? <Ruby>前に答えた言い回しです。</Ruby> : null}
            <Ruby readings={phrase.readings}>{questionOf(phrase)}</Ruby>
          </Text>
          <Small ruby="「なに」は後ろの物や人に、「どう」は後ろの動作や様子にかかります。" />
        </Stack>
        {phrase.sentence === undefined ? <TypeButtons state={state} onChoose={onChoose} /> : null}
        <Button
          label="答えを見る"
          aria-keyshortcuts="Space"
          size="small"
          variant="ghost"
          softDisabled={phase === 'revealed'}
          onClick={ignoreDoubleClick(onReveal)}
        />
        <div className={styles.answer}>{phase === 'revealed' ? <Answer state={state} /> : null}</div>
      </Stack>
    </>
  );
}

function CourseProgress({ state }: { readonly state: SentsujiState }) {
  const { inRound, number, total } = progress(state);
  return (
    <Stack gap="xs">
      <ProgressBar label="進み具合" value={inRound} max={ROUND} valueText={`${ROUND}問中${inRound}問目`} />
      <Row justify="between">
        <Text numeric>{`${inRound} / ${ROUND}`}</Text>
        <Row gap="m">
          <Small numeric>{`解答 ${state.answers.length}`}</Small>
          <Small numeric>{`全${total}のうち${number}`}</Small>
        </Row>
      </Row>
    </Stack>
  );
}

function TypeButtons({ state, onChoose }: Pick<PhraseViewProps, 'state' | 'onChoose'>) {
  return (
    <div className={styles.choices}>
      <AnswerButtons
        label="答え"
        size="medium"
        answers={choices}
        chosen={choices.find(({ value }) => value === state.choice)?.value ?? null}
        softDisabled={state.phase === 'revealed'}
        onChoose={onChoose}
      />
    </div>
  );
}

function Answer({ state }: { readonly state: SentsujiState }) {
  const { phrase } = state;
  const { asks, name } = typeLabels[phrase.type];
  const verdict = verdictOf(state);
  const leaning = leaningOf(phrase);
  return (
    <>
      {verdict === null ? null : (
        <Text strong tone={verdict.tone}>
          {verdict.text}
        </Text>
      )}
      {leaning === null ? null : <Text ruby={leaning} readings={phrase.readings} />}
      <Row justify="center">
        <Heading variant="display">{asks}</Heading>
        <Chip tone="accent">{name}</Chip>
      </Row>
      <p className={styles.explanation}>
        <Ruby readings={phrase.readings}>{phrase.explanation}</Ruby>
      </p>
    </>
  );
}

interface SentenceViewProps {
  readonly state: SentsujiState;
  readonly sentence: PhraseSentence;
  readonly onChoose: (word: string) => void;
}

/** A sentence with its phrase underlined and its words as buttons; the right one is marked once it is revealed. */
function SentenceView({ state, sentence, onChoose }: SentenceViewProps) {
  const { phrase, phase, choice } = state;
  const isRevealed = phase === 'revealed';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no paragraph of a sentence
    <p role="group" aria-label="文" className={styles.sentence}>
      {splitIntoParts(sentence, phrase.bunsetsu).map(({ text, sign, role }, index) => {
        const drawn = <Ruby readings={phrase.readings}>{text}</Ruby>;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are never reordered
          <span key={index} className={styles.part}>
            {role === 'rest' ? drawn : null}
            {role === 'phrase' ? <span className={styles.underlined}>{drawn}</span> : null}
            {role === 'word' ? (
              <button
                type="button"
                className={styles.word}
                aria-pressed={choice === text}
                aria-disabled={isRevealed || undefined}
                data-head={(isRevealed && text === sentence.head) || undefined}
                onClick={ignoreDoubleClick(() => {
                  if (!isRevealed) onChoose(text);
                })}
              >
                {drawn}
              </button>
            ) : null}
            <span>{sign}</span>
          </span>
        );
      })}
    </p>
  );
}
