import { useEffect, useReducer, useRef } from 'react';
import { gradesOf } from '../../data/training/answer-names.ts';
import { SafetyNote } from '../../shared/safety-note.tsx';
import { Chip } from '../../ui/controls/chip.tsx';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { Caption, Heading, Small, Text } from '../../ui/layout/text.tsx';
import { AnswerButtons } from '../host/answer-buttons.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { SampleAnswer } from '../host/sample-answer.tsx';
import { useDrill } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import type { Fragment } from './content.ts';
import { isEndOfRound, itemIds, type JutsuState, type Scene, sceneLines, spokenText, start, step } from './rules.ts';
import styles from './screen.module.css';

const END_OF_ROUND = 'ここでひと区切り。続けても、終えてもかまいません。';

/** The drill 十四ツ: a scene and an awareness to apply to it. */
export function Screen() {
  const { deck, onItem } = useDrill();
  const [state, send] = useReducer(step, deck, start);
  const { isClosing, finish } = useSession();
  const announce = useAnnounce();
  const { awareness, question, grade, isSampleShown } = state;
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const id of itemIds(state)) onItem(id, 'seen');
    if (grade !== null) onItem(question.id, grade);
  }, [onItem, state, grade, question]);
  useEffect(() => {
    if (isSampleShown) answers.current?.scrollIntoView();
  }, [isSampleShown]);

  function next() {
    send({ type: 'next' });
    announce(announcementText(step(state, { type: 'next' })));
  }

  return (
    <DrillPage
      item={state.question}
      isUntouched={state.count === 1}
      aside={<Chip>{`${state.count} 問目`}</Chip>}
      footer={
        isSampleShown ? (
          <div ref={answers}>
            <AnswerButtons
              label="自分の答えは"
              answers={gradesOf('jutsu')}
              chosen={grade}
              onChoose={(chosen) => send({ type: 'grade', grade: chosen })}
            />
          </div>
        ) : null
      }
      actions={[
        { label: '次の問題', disabled: isClosing, go: next },
        {
          label: '稽古完了',
          busy: isClosing,
          go: () => finish({ number: state.count, done: `${state.count}問、情景に意識を向けました` }),
        },
      ]}
    >
      <Stack fill align="center" gap="m">
        <Caption>情景</Caption>
        <Text variant="scene">
          {sceneLines(state.scene).map((line) => (
            <Line key={line.join('')} line={line} scene={state.scene} />
          ))}
        </Text>
        <hr className={styles.rule} />
        <Caption>意識</Caption>
        <Heading variant="display" ruby={awareness.word} />
        <Text variant="passage" ruby={question.text} readings={question.readings} />
        {isEndOfRound(state) ? <Small tone="accent">{END_OF_ROUND}</Small> : null}
      </Stack>
      <SampleAnswer isFolded key={state.count} onOpen={() => send({ type: 'showSample' })}>
        <Stack gap="2xs">
          <Caption>別の情景では</Caption>
          <Small ruby={question.sample.scene} readings={question.readings} />
          <Text ruby={question.sample.answer} readings={question.readings} />
        </Stack>
      </SampleAnswer>
      {state.count === 1 ? <SafetyNote /> : null}
    </DrillPage>
  );
}

function Line({ line, scene }: { readonly line: readonly string[]; readonly scene: Scene }) {
  return (
    <span className={styles.line}>
      {line.map((phrase) => (
        <span key={phrase} className={styles.phrase}>
          <Ruby readings={readingsOf(scene, phrase)}>{phrase}</Ruby>
        </span>
      ))}
    </span>
  );
}

/** The readings of the fragment that a phrase is made of. */
function readingsOf(scene: Scene, phrase: string) {
  return Object.values(scene).find(({ text }: Fragment) => phrase.startsWith(text))?.readings;
}

function announcementText(state: JutsuState): string {
  return `${state.count}問目。${spokenText(state)}${isEndOfRound(state) ? END_OF_ROUND : ''}`;
}
