import { useReducer, useState } from 'react';
import type { ReviewGrade } from '../../../sync/model/kata/review-schedule.ts';
import { itemNumber } from '../../../sync/model/practice/content-item.ts';
import { gradesOf } from '../../data/training/answer-names.ts';
import { Chip } from '../../ui/controls/chip.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { TextArea } from '../../ui/forms/fields.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { Caption, FocusedHeading, Heading, Small, Text } from '../../ui/layout/text.tsx';
import { AnswerButtons } from '../host/answer-buttons.tsx';
import { DrillEnd } from '../host/drill-end.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { SampleAnswer } from '../host/sample-answer.tsx';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { itemAt } from '../random/item-at.ts';
import type { ObviousThing } from './content.ts';
import { type BunkaiState, partId, quotedThing, start, step } from './rules.ts';
import styles from './screen.module.css';

/** The drill 分解: a thing that everybody knows is taken apart by four questions. */
export function Screen() {
  const { practice, deck, onItem } = useDrill();
  const [state, send] = useReducer(step, deck, start);
  const [parts, setParts] = useState('');
  const { phase, thing } = state;
  const title = `${practice.title}${quotedThing(thing)}`;
  const result = { title, number: itemNumber(thing), done: '当たり前を、部品にほどきました' };
  const session = useSession(phase.name === 'finished' ? result : null);
  // A thing that was only offered stays new.
  useMarkSeen(phase.name === 'thing' ? null : thing.id);

  const next = () => send({ type: 'next', parts });

  function newThing() {
    setParts('');
    send({ type: 'newThing' });
    session.clear();
  }

  switch (phase.name) {
    case 'thing':
      return (
        <DrillPage
          item={thing}
          isUntouched
          actions={[
            { label: 'ほどき始める', go: next },
            { label: '別のもの', go: newThing },
          ]}
        >
          <ThingView thing={thing} />
        </DrillPage>
      );
    case 'asking': {
      const number = phase.question + 1;
      const total = thing.questions.length;
      return (
        <DrillPage
          item={thing}
          aside={<Chip>{`${number} / ${total} 問`}</Chip>}
          actions={[{ label: number < total ? '次の問い' : '部品を挙げる', go: next }]}
        >
          <QuestionView thing={thing} question={phase.question} />
        </DrillPage>
      );
    }
    case 'naming':
      return (
        <DrillPage item={thing} actions={[{ label: '部品を見比べる', go: next }]}>
          <NamingView thing={thing} parts={parts} onParts={setParts} />
        </DrillPage>
      );
    case 'finished':
      return (
        <DrillEnd session={session} first={{ label: '別のものをほどく', go: newThing }}>
          <ComparedParts
            state={state}
            onGrade={(part, grade) => {
              send({ type: 'grade', part, grade });
              onItem(partId(thing, part), grade);
            }}
          />
        </DrillEnd>
      );
  }
}

function QuestionView({ thing, question }: { readonly thing: ObviousThing; readonly question: number }) {
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

interface NamingViewProps {
  readonly thing: ObviousThing;
  readonly parts: string;
  readonly onParts: (parts: string) => void;
}

/** Where the member names the parts, on the screen or elsewhere. */
function NamingView({ thing, parts, onParts }: NamingViewProps) {
  return (
    <Stack fill gap="l">
      <Stack gap="s">
        <FocusedHeading variant="phase">{`${quotedThing(thing)}の部品`}</FocusedHeading>
        <Text>それがないと、もうそれではなくなるもの。四つ挙げてみます。</Text>
      </Stack>
      <TextArea
        label="部品"
        hint="ひとつを一行に。紙に書いても、指を折るだけでもかまいません。"
        rows={4}
        autoComplete="off"
        dir="auto"
        value={parts}
        onChange={onParts}
      />
      <Disclosure summary="問いを見返す">
        <Stack as="ol" gap="2xs">
          {thing.questions.map((question) => (
            <li key={question}>
              <Text variant="small" ruby={question} readings={thing.readings} />
            </li>
          ))}
        </Stack>
      </Disclosure>
    </Stack>
  );
}

interface ComparedPartsProps {
  readonly state: BunkaiState;
  readonly onGrade: (part: number, grade: ReviewGrade) => void;
}

/** Four parts of the thing beside the member's own. */
function ComparedParts({ state: { thing, ownParts, grades: given }, onGrade }: ComparedPartsProps) {
  return (
    <Stack gap="l">
      <Stack gap="2xs">
        <Heading variant="brush">こんな部品もありました</Heading>
        <Text tone="muted" ruby={thing.thing} readings={thing.readings} />
      </Stack>
      {ownParts.length === 0 ? null : (
        <TitledCard title="自分の部品" gap="xs">
          <List label="自分の部品">
            {ownParts.map((part) => (
              <ListRow key={part} title={<span dir="auto">{part}</span>} />
            ))}
          </List>
        </TitledCard>
      )}
      <SampleAnswer>
        <Stack as="ul" gap="m">
          {thing.parts.map((part, index) => (
            <li key={part}>
              <Stack gap="xs">
                <Text variant="passage" strong ruby={part} readings={thing.readings} />
                <AnswerButtons
                  label={`「${part}」は`}
                  answers={gradesOf('bunkai')}
                  chosen={given.get(index) ?? null}
                  onChoose={(grade) => onGrade(index, grade)}
                />
              </Stack>
            </li>
          ))}
        </Stack>
      </SampleAnswer>
    </Stack>
  );
}
