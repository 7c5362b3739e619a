import { useReducer } from 'react';
import { judgementOf } from '../../../sync/model/practice/review-grade.ts';
import { sentsujiMaterial } from '../../../sync/model/published/materials/sentsuji.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/controls/chip.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Row, Stack } from '../../ui/layout/boxes.tsx';
import { Heading, Small, Text } from '../../ui/layout/text.tsx';
import { AnswerButtons } from '../host/answer-buttons.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { mergeMaterial } from '../host/merge-material.ts';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { leaningOf, questionOf, typeLabels, verdictOf } from './answer-text.ts';
import { modifierPhrases } from './content.ts';
import type { PhraseSentence } from './modifier-phrase.ts';
import {
  isLast,
  isQuickRound,
  isRight,
  JUMP_ITEM,
  progress,
  ROUND,
  type SentsujiInput,
  type SentsujiState,
  scoreOf,
  secondsResult,
  start,
  step,
} from './rules.ts';
import styles from './screen.module.css';
import { splitIntoParts } from './sentence-parts.ts';

/** Phrases that modify a noun or a verb. The session is recorded at the end, or when the member stops. */
export function Screen() {
  const { deck, material, now, onItem } = useDrill();
  const [state, send] = useReducer(step, deck, (from) =>
    start(from, now(), mergeMaterial('sentsuji', sentsujiMaterial, modifierPhrases, material)),
  );
  const session = useSession();
  const announce = useAnnounce();
  const { phrase, phase, answers } = state;
  const isRevealed = phase === 'revealed';
  useMarkSeen(phrase.id);

  const isEnd = isRevealed && isLast(state);

  function finish() {
    const seconds = secondsResult(state);
    if (seconds !== null) onItem(...seconds);
    if (isQuickRound(state)) onItem(JUMP_ITEM, 'seen');
    void session.finish({ number: answers.length, done: doneText(state) });
  }

  function onInput(input: SentsujiInput) {
    const following = step(state, input);
    send(input);
    if (input.type === 'choose') onItem(phrase.id, judgementOf(isRight(following) === true));
    announce(announcementText(following));
  }

  return (
    <DrillPage
      item={phrase}
      isUntouched={state.deck.drawn.length === 1 && !isRevealed}
      aside={<Chip>{`${phrase.level}段目`}</Chip>}
      actions={[
        {
          label: isEnd ? '解き終える' : '次の問題',
          disabled: session.isClosing,
          softDisabled: !isRevealed,
          go: isEnd ? finish : () => onInput({ type: 'next', now: now() }),
        },
        { label: '稽古完了', busy: session.isClosing, disabled: answers.length === 0, go: finish },
      ]}
    >
      <PhraseView
        state={state}
        onChoose={(choice) => onInput({ type: 'choose', choice, now: now() })}
        onReveal={() => onInput({ type: 'reveal', now: now() })}
      />
    </DrillPage>
  );
}

function doneText(state: SentsujiState): string {
  const { chosen, right } = scoreOf(state);
  if (isQuickRound(state)) return `${chosen}問とも正解。次は3段目へ進みます`;
  return chosen === 0
    ? `${state.answers.length}問、ことばの辻を通り抜けました`
    : `${chosen}問のうち${right}問、正解でした`;
}

function announcementText(state: SentsujiState): string {
  const { phrase } = state;
  if (state.phase !== 'revealed') {
    const shown = phrase.sentence?.text ?? phrase.bunsetsu;
    return `${progress(state).inRound}問目。${shown}${phrase.sentence === undefined ? '' : questionOf(phrase)}`;
  }
  const { asks, name } = typeLabels[phrase.type];
  const verdict = verdictOf(state);
  const said = `${verdict === null ? '' : `${verdict.text}。`}${leaningOf(phrase) ?? ''}`;
  return `${said}${asks}。${name}。${phrase.explanation}`;
}

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
function PhraseView({ state, onChoose, onReveal }: PhraseViewProps) {
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
