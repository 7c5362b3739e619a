import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import Contrast from 'lucide-react/icons/contrast';
import Eye from 'lucide-react/icons/eye';
import { type Dispatch, type Ref, useEffect, useReducer, useRef } from 'react';
import { timers } from '../../lib/timers.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Card } from '../../ui/layout/boxes.tsx';
import { Heading, Small, Text } from '../../ui/layout/text.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { type DrillAction, DrillPage } from '../host/drill-page.tsx';
import { NumberedLines } from '../host/numbered-lines.tsx';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { AnswerCard } from './answer-card.tsx';
import { CardDrawers } from './card-drawers.tsx';
import { dokoGuide } from './content.ts';
import { Exchanges, noteOf } from './exchanges.tsx';
import { remainingAfter } from './field.ts';
import { Closing, countWord, Outcome } from './outcome.tsx';
import { QuestionForm } from './question-form.tsx';
import {
  closingJudgements,
  countQuestions,
  type DokoInput,
  type DokoState,
  isAskedOut,
  isOver,
  lightOn,
  questionLimit,
  questionsResult,
  start,
  step,
  THINKING_MS,
} from './rules.ts';
import styles from './screen.module.css';
import { thingNames, things } from './things.ts';
import { useRounds } from './use-rounds.ts';

/** The drill 洞顧: find a hidden scene by asking questions. */
export function Screen() {
  const { deck, onItem } = useDrill();
  const [state, send] = useReducer(step, deck, start);
  const rounds = useRounds();
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const { phase, exchanges, scenario } = state;
  const isUntouched = phase.name === 'asking' && exchanges.length === 0;
  // A scene that was only opened stays new.
  useMarkSeen(isUntouched ? null : scenario.id);

  const answers = useAnswers(state, send);

  function reveal() {
    for (const [item, grade] of closingJudgements(state)) onItem(item, grade);
    const questions = questionsResult(state);
    if (questions !== null) onItem(...questions);
    send({ type: 'reveal' });
    announce(`正解。${scenario.fullDescription}`);
  }

  function clear() {
    send({ type: 'clear' });
    // The list disappears together with the focused button.
    heading.current?.focus();
  }

  async function startNewScene() {
    if (!(await rounds.close(countQuestions(state)))) return;
    send({ type: 'newProblem' });
    heading.current?.focus();
  }

  const busy = rounds.isClosing;
  const finish = () => rounds.finish(countQuestions(state));
  const revealedActions =
    deck.only === undefined
      ? [
          { label: '新しい問題', busy, go: startNewScene },
          { label: '稽古完了', busy, go: finish },
        ]
      : [{ label: '次へ', busy, go: finish }];

  return (
    <DrillPage
      item={phase.name === 'revealed' ? scenario : undefined}
      isUntouched={rounds.number === 1 && isUntouched}
      actions={phase.name === 'revealed' ? revealedActions : hiddenActions(state, send, reveal)}
    >
      {phase.name === 'closing' ? (
        <Closing state={state} onPick={(thing, scene) => send({ type: 'pick', thing, scene })} />
      ) : (
        <>
          <Guide headingRef={heading} number={rounds.number} state={state} />
          <div ref={answers} className={styles.answers}>
            <Exchanges state={state} onInput={send} onClear={clear} />
          </div>
        </>
      )}
      {phase.name === 'revealed' ? (
        <>
          <AnswerCard scenario={scenario} picks={state.picks} />
          <Outcome state={state} />
        </>
      ) : null}
      {phase.name === 'asking' && isAskedOut(state) ? (
        <Text
          ruby={
            isOver(state)
              ? `今日はここで開きます。景色は${countWord(remainingAfter(exchanges).at(-1) ?? 0)}まで絞れていました。`
              : `問いは${questionLimit(state)}問までです。「五つを選ぶ」へ進んでください。`
          }
        />
      ) : phase.name === 'asking' || phase.name === 'choosing' || phase.name === 'thinking' ? (
        <>
          {deck.level === 1 ? null : <Small numeric>{`あと${questionLimit(state) - countQuestions(state)}問`}</Small>}
          <QuestionForm
            isThinking={phase.name === 'thinking'}
            isIdle={phase.name === 'choosing'}
            onAsk={(question) => send({ type: 'ask', question })}
          />
          <CardDrawers
            exchanges={exchanges}
            isIdle={phase.name !== 'asking'}
            onAsk={(card) => send({ type: 'askCard', card })}
          />
        </>
      ) : null}
    </DrillPage>
  );
}

/** Gives the answer after its second, announces each step, and keeps the newest answer in view (the returned element's end). */
function useAnswers({ phase, exchanges }: DokoState, send: (input: DokoInput) => void) {
  const announce = useAnnounce();
  const list = useRef<HTMLDivElement>(null);
  const latest = exchanges.at(-1);

  // Clearing the list keeps the phase, so a pending answer still arrives on time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the phase starts the second, and `send` changes nothing about it
  useEffect(() => {
    if (phase.name === 'choosing') announce('どの札で尋ねますか');
    if (phase.name !== 'thinking') return;
    announce('考え中...');
    return timers.after(THINKING_MS, () => send({ type: 'answered' }));
  }, [phase, announce]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts are of the exchanges that `latest` ends
  useEffect(() => {
    if (latest === undefined) return;
    const note = noteOf(latest);
    const [before, after] = remainingAfter(exchanges).slice(-2);
    const words = [latest.answer, note, before === after ? null : `残る景色は${after}`];
    announce(`${latest.question}、${words.filter((word) => word !== null).join('。')}`);
    list.current?.scrollIntoView({ block: 'end' });
  }, [latest, announce]);
  return list;
}

/** Actions while the scene is hidden. */
function hiddenActions(state: DokoState, onInput: Dispatch<DokoInput>, onReveal: () => void): readonly DrillAction[] {
  const { phase, exchanges } = state;
  const isEnding = isOver(state);
  const isClosing = phase.name === 'closing';
  const disabled = phase.name === 'thinking' || phase.name === 'choosing';
  const reveal: DrillAction = {
    label: '正解を見る',
    variant: isClosing || isEnding ? 'primary' : 'outline',
    icon: <Eye aria-hidden="true" />,
    disabled,
    go: onReveal,
  };
  if (isClosing) {
    return [{ label: <Ruby>問いに戻る</Ruby>, variant: 'ghost', go: () => onInput({ type: 'resume' }) }, reveal];
  }
  if (exchanges.length === 0 || isEnding) return [reveal];
  return [
    { label: <Ruby>五つを選ぶ</Ruby>, variant: 'outline', disabled, go: () => onInput({ type: 'close' }) },
    reveal,
  ];
}

interface GuideProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly number: number;
  readonly state: DokoState;
}

/** Instructions for asking about the hidden scene. */
function Guide({ headingRef, number, state }: GuideProps) {
  return (
    <Card labelledBy="doko-scene" gap="xs">
      <Heading variant="brush" id="doko-scene" ref={headingRef} focusable>
        {number === 1 ? '伏せられた情景' : `伏せられた情景　その${number}`}
      </Heading>
      <FoundThings state={state} />
      <Disclosure summary={<Ruby>問いの進め方</Ruby>}>
        <NumberedLines lines={dokoGuide.steps} />
      </Disclosure>
    </Card>
  );
}

const marks = {
  none: { Mark: Circle, words: 'まだ' },
  half: { Mark: Contrast, words: '半分見えた' },
  whole: { Mark: CircleCheck, words: '見えた' },
} as const;

/** How far the five things have come to light. */
function FoundThings({ state }: { readonly state: DokoState }) {
  return (
    <ul className={styles.things} aria-label="見えてきたもの">
      {things.map((thing) => {
        const light = lightOn(thing, state);
        const { Mark, words } = marks[light];
        return (
          <li key={thing} className={styles.thing} data-found={light !== 'none'}>
            <Mark aria-hidden="true" />
            <span>{thingNames[thing]}</span>
            <VisuallyHidden>{`、${words}`}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
