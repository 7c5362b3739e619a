import { useEffect, useReducer, useRef } from 'react';
import { gradesOf } from '../../data/training/answer-names.ts';
import { SafetyNote } from '../../shared/safety-note.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/controls/chip.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { Caption, Heading, Small, Text } from '../../ui/layout/text.tsx';
import { AnswerButtons } from '../host/answer-buttons.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { FinishButton } from '../host/finish-button.tsx';
import { SampleAnswer } from '../host/sample-answer.tsx';
import { useDrill } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import type { Fragment } from './content.ts';
import { isEndOfRound, itemIds, type JutsuState, type Scene, sceneLines, start, step } from './rules.ts';
import styles from './screen.module.css';

const END_OF_ROUND = 'ここでひと区切り。続けても、終えてもかまいません。';

/** The drill 十四ツ: a scene and an awareness to apply to it. */
export function Screen() {
  const { deck, onItem } = useDrill();
  const [state, send] = useReducer(step, deck, start);
  const { isClosing, finish } = useSession();
  const announce = useAnnounce();
  const { awareness, question, grade, isSampleShown } = state;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const id of itemIds(state)) onItem(id, 'seen');
    if (grade !== null) onItem(question.id, grade);
  }, [onItem, state, grade, question]);
  useEffect(() => {
    if (isSampleShown) end.current?.scrollIntoView({ block: 'nearest' });
  }, [isSampleShown]);

  function next() {
    send({ type: 'next' });
    announce(announcementText(step(state, { type: 'next' })));
  }

  return (
    <DrillPage
      isUntouched={state.count === 1}
      aside={<Chip>{`${state.count} 問目`}</Chip>}
      footer={
        <>
          {isSampleShown ? (
            <AnswerButtons
              label="自分の答えは"
              answers={gradesOf('jutsu')}
              chosen={grade}
              onChoose={(chosen) => send({ type: 'grade', grade: chosen })}
            />
          ) : null}
          <Button
            label="次の問題"
            full
            aria-keyshortcuts="ArrowRight"
            disabled={isClosing}
            onClick={ignoreDoubleClick(next)}
          />
          <div ref={end}>
            <FinishButton
              busy={isClosing}
              onFinish={() => finish({ number: state.count, done: `${state.count}問、情景に意識を向けました` })}
            />
          </div>
        </>
      }
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
  const { word } = state.awareness;
  const scene = sceneLines(state.scene).flat().join('');
  const end = isEndOfRound(state) ? END_OF_ROUND : '';
  return `${state.count}問目。${scene}意識は、${word}。${state.question.text}${end}`;
}
