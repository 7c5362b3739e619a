import { useReducer, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/controls/chip.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Caption, FocusedHeading, Small, Stack, Text } from '../../ui/layout/primitives.tsx';
import { DrillEnd } from '../host/drill-end.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { itemResult } from '../host/item-result.ts';
import { useDrill } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { useSighting } from '../host/use-sighting.ts';
import { itemAt } from '../random/item-at.ts';
import { ComparedParts } from './compared-parts.tsx';
import type { ObviousThing } from './content.ts';
import { NamingView } from './naming-view.tsx';
import { partId, quotedThing, start, step } from './rules.ts';
import styles from './screen.module.css';

/** The drill 分解: a thing that everybody knows is taken apart by four questions. */
export function Screen() {
  const { practice, deck, now, onItem } = useDrill();
  const [state, send] = useReducer(step, deck, (from) => start(from, now()));
  const [parts, setParts] = useState('');
  const { phase, thing } = state;
  const ended =
    phase.name === 'finished'
      ? itemResult({
          title: `${practice.title}${quotedThing(thing)}`,
          item: thing,
          seconds: phase.elapsedSeconds,
          done: '当たり前を、部品にほどきました',
        })
      : null;
  const session = useSession(ended);
  // A thing that was only offered stays new.
  useSighting(phase.name === 'thing' ? null : thing.id);

  function next() {
    send({ type: 'next', now: now(), parts });
  }

  function newThing() {
    setParts('');
    send({ type: 'newThing', now: now() });
  }

  switch (phase.name) {
    case 'thing':
      return (
        <DrillPage
          isUntouched
          footer={
            <>
              <Button label="ほどき始める" full onClick={ignoreDoubleClick(next)} />
              <Button label="別のもの" full variant="outline" onClick={ignoreDoubleClick(newThing)} />
            </>
          }
        >
          <ThingView thing={thing} />
        </DrillPage>
      );
    case 'asking':
      return (
        <DrillPage
          aside={
            <Chip>
              {phase.question + 1} / {thing.questions.length} 問
            </Chip>
          }
          footer={
            <Button full onClick={ignoreDoubleClick(next)}>
              {phase.question + 1 < thing.questions.length ? '次の問い' : '部品を挙げる'}
            </Button>
          }
        >
          <QuestionView thing={thing} question={phase.question} />
        </DrillPage>
      );
    case 'naming':
      return (
        <DrillPage footer={<Button label="部品を見比べる" full onClick={ignoreDoubleClick(next)} />}>
          <NamingView thing={thing} parts={parts} onParts={setParts} />
        </DrillPage>
      );
    case 'finished':
      return (
        ended && (
          <DrillEnd session={session} result={ended} first={{ label: '別のものをほどく', go: newThing }}>
            <ComparedParts
              state={state}
              onGrade={(part, grade) => {
                send({ type: 'grade', part, grade });
                onItem(partId(thing, part), grade);
              }}
            />
          </DrillEnd>
        )
      );
  }
}

interface QuestionViewProps {
  readonly thing: ObviousThing;
  readonly question: number;
}

/** One of the four questions. */
function QuestionView({ thing, question }: QuestionViewProps) {
  return (
    <Stack fill gap="l" align="center">
      <Text tone="muted" ruby={thing.thing} readings={thing.readings} />
      <FocusedHeading
        variant="phase"
        key={question}
        ruby={itemAt(thing.questions, question)}
        readings={thing.readings}
      />
      <Small>すぐに浮かんだ答えをひとつ、少し待って、もうひとつ。</Small>
    </Stack>
  );
}

/** From more characters than this on, a thing is set smaller, so that it stays on two lines. */
const LONG = 6;

/** Introduces the thing before it is taken apart. */
function ThingView({ thing }: { readonly thing: ObviousThing }) {
  return (
    <Stack fill gap="l" align="center">
      <Stack gap="s" align="center">
        <Caption>今日ほどくもの</Caption>
        <h2 className={styles.thing} data-long={thing.thing.length > LONG ? '' : undefined}>
          <Ruby readings={thing.readings}>{thing.thing}</Ruby>
        </h2>
      </Stack>
      <Text ruby={thing.lead} readings={thing.readings} />
      <Small>四つの問いで、あちこちから割れ目を探します。答えは声でも、胸のうちでも。</Small>
    </Stack>
  );
}
