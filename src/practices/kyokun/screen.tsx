import { useReducer, useState } from 'react';
import type { ReviewGrade } from '../../../sync/model/kata/review-schedule.ts';
import { itemNumber } from '../../../sync/model/practice/content-item.ts';
import { useFormerLine } from '../../data/notebook/returning-notes.ts';
import { gradesOf } from '../../data/training/answer-names.ts';
import { Chip } from '../../ui/controls/chip.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { TextField } from '../../ui/forms/fields.tsx';
import { Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { CollapsibleText } from '../../ui/layout/collapsible-text.tsx';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { FocusedHeading, Heading, Small, Text } from '../../ui/layout/text.tsx';
import { AnswerButtons } from '../host/answer-buttons.tsx';
import { ChoiceList } from '../host/choice-list.tsx';
import { DrillEnd } from '../host/drill-end.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { SampleAnswer } from '../host/sample-answer.tsx';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { itemAt } from '../random/item-at.ts';
import type { TellingEvent } from './content.ts';
import { lineId, type OwnLine, standpoints, start, step } from './rules.ts';

/** The drill 教訓: a small event, seen from three places, and one line from it. */
export function Screen() {
  const { deck, onItem } = useDrill();
  const [state, send] = useReducer(step, deck, start);
  const [line, setLine] = useState('');
  const [grade, setGrade] = useState<ReviewGrade | null>(null);
  const { phase, event } = state;
  const result = { number: itemNumber(event), done: '出来事を、三つの立場から見ました' };
  const session = useSession(phase.name === 'finished' ? result : null);
  useMarkSeen(event.id);

  function next() {
    send({ type: 'next', line });
    setLine('');
  }

  function newEvent() {
    setGrade(null);
    send({ type: 'newEvent' });
    session.clear();
  }

  switch (phase.name) {
    case 'event':
      return (
        <DrillPage
          item={event}
          isUntouched
          actions={[
            { label: '立場を移す', go: next },
            { label: '別の出来事', go: newEvent },
          ]}
        >
          <EventView key={event.id} event={event} />
        </DrillPage>
      );
    case 'standing': {
      const number = phase.standpoint + 1;
      return (
        <DrillPage
          item={event}
          aside={<Chip>{`${number} / ${standpoints.length}`}</Chip>}
          actions={[{ label: number < standpoints.length ? '次の立場へ' : '一行を見比べる', go: next }]}
        >
          <StandpointView event={event} standpoint={phase.standpoint} line={line} onLine={setLine} />
        </DrillPage>
      );
    }
    case 'choosing': {
      const choose = (chosen: string | null) => send({ type: 'choose', line: chosen });
      return (
        <DrillPage item={event} actions={[{ label: '選ばずに進む', variant: 'outline', go: () => choose(null) }]}>
          <ChoiceView lines={state.lines} onChoose={choose} />
        </DrillPage>
      );
    }
    case 'finished':
      return (
        <DrillEnd
          session={session}
          first={{ label: '別の出来事を読む', go: newEvent }}
          question={event.question}
          initial={phase.chosen ?? ''}
        >
          <ComparisonView
            event={event}
            lines={state.lines}
            grade={grade}
            onGrade={(its) => {
              setGrade(its);
              onItem(lineId(event), its);
            }}
          />
        </DrillEnd>
      );
  }
}

interface ChoiceViewProps {
  readonly lines: readonly OwnLine[];
  readonly onChoose: (line: string) => void;
}

/** The written lines, of which one is taken along. */
function ChoiceView({ lines, onChoose }: ChoiceViewProps) {
  return (
    <Stack fill gap="l">
      <Stack gap="2xs" align="center">
        <FocusedHeading variant="phase">今週使えそうなのは</FocusedHeading>
        <Small>選んだ一行は、最後のひとことに移ります。</Small>
      </Stack>
      <ChoiceList
        choices={lines}
        nameOf={({ standpoint }) => standpoint}
        labelOf={({ text }) => <span dir="auto">{text}</span>}
        onChoose={({ text }) => onChoose(text)}
      />
    </Stack>
  );
}

function EventView({ event }: { readonly event: TellingEvent }) {
  return (
    <Stack fill gap="l">
      <Stack gap="s">
        <Heading variant="brush">出来事</Heading>
        <Text variant="passage" ruby={event.event} readings={event.readings} />
      </Stack>
      <Small>ゆっくり2度読み、流れの変わった瞬間をひとつ選びます。</Small>
    </Stack>
  );
}

/** How each standpoint is taken, in the order of `standpoints`. */
const prompts = [
  '出来事の真ん中に立ってみます。その日の終わりに、明日の自分へ手渡す一行は。',
  '少し離れて、手を出さずに見ていました。帰り道、頭に残っている一行は。',
  '翌日、人づてに聞きました。自分の毎日へ持ち帰る一行は。',
] as const;

interface StandpointViewProps {
  readonly event: TellingEvent;
  readonly standpoint: number;
  readonly line: string;
  readonly onLine: (line: string) => void;
}

/** The question of the event from one standpoint, and a line that may be written down. */
function StandpointView({ event, standpoint, line, onLine }: StandpointViewProps) {
  return (
    <Stack fill gap="l">
      <Stack gap="s">
        <FocusedHeading variant="phase" key={standpoint}>{`${itemAt(standpoints, standpoint)}として`}</FocusedHeading>
        <Small>{itemAt(prompts, standpoint)}</Small>
      </Stack>
      <Text variant="scene" ruby={event.question} readings={event.readings} />
      <TextField
        key={standpoint}
        label="一行"
        hint="声に出すだけでも、書かなくてもかまいません。"
        autoComplete="off"
        dir="auto"
        value={line}
        onChange={onLine}
      />
      <EventAgain event={event} />
    </Stack>
  );
}

interface ComparisonViewProps {
  readonly event: TellingEvent;
  readonly lines: readonly OwnLine[];
  /** How the member's own line came out; null until the member says so. */
  readonly grade: ReviewGrade | null;
  readonly onGrade: (grade: ReviewGrade) => void;
}

/** The member's lines beside two others. */
function ComparisonView({ event, lines, grade, onGrade }: ComparisonViewProps) {
  const { samples, readings } = event;
  const former = useFormerLine('kyokun', event.question);
  return (
    <Stack gap="l">
      <Heading variant="brush">ほかの一行と見比べます</Heading>
      {lines.length === 0 ? null : (
        <TitledCard title="自分の一行" gap="xs">
          <List label="自分の一行">
            {lines.map(({ standpoint, text }) => (
              <ListRow
                key={standpoint}
                title={<span dir="auto">{text}</span>}
                text={`${itemAt(standpoints, standpoint)}として`}
              />
            ))}
          </List>
        </TitledCard>
      )}
      <SampleAnswer>
        <List label="ほかの一行">
          {samples.map((sample) => (
            <ListRow key={sample} title={<Text as="span" variant="passage" ruby={sample} readings={readings} />} />
          ))}
        </List>
      </SampleAnswer>
      {former === null ? null : (
        <TitledCard id="former-line" title="前のあなたの一行" gap="xs">
          <CollapsibleText text={former} describedBy="former-line" />
        </TitledCard>
      )}
      <AnswerButtons label="自分の一行は" answers={gradesOf('kyokun')} chosen={grade} onChoose={onGrade} />
      <EventAgain event={event} />
    </Stack>
  );
}

/** The event again, on request. */
function EventAgain({ event }: { readonly event: TellingEvent }) {
  return (
    <Disclosure summary="出来事を読み返す">
      <Text variant="passage" ruby={event.event} readings={event.readings} />
    </Disclosure>
  );
}
