import { useReducer, useState } from 'react';
import type { ReviewGrade } from '../../../sync/model/kata/review-schedule.ts';
import { itemNumber } from '../../../sync/model/practice/content-item.ts';
import { Chip } from '../../ui/controls/chip.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { FocusedHeading, Small } from '../../ui/layout/text.tsx';
import { ChoiceList } from '../host/choice-list.tsx';
import { DrillEnd } from '../host/drill-end.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { ComparisonView, EventView, StandpointView } from './event-views.tsx';
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
