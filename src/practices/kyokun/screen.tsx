import { useReducer, useState } from 'react';
import type { ReviewGrade } from '../../../sync/model/kata/review-schedule.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/controls/chip.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { Stack } from '../../ui/layout/boxes.tsx';
import { FocusedHeading, Small } from '../../ui/layout/text.tsx';
import { ChoiceList } from '../host/choice-list.tsx';
import { DrillEnd } from '../host/drill-end.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { itemResult, useSession } from '../host/use-session.ts';
import { ComparisonView, EventView, StandpointView } from './event-views.tsx';
import { lineId, type OwnLine, standpoints, start, step } from './rules.ts';

/** The drill 教訓: a small event, seen from three places, and one line from it. */
export function Screen() {
  const { practice, deck, now, onItem } = useDrill();
  const [state, send] = useReducer(step, deck, (from) => start(from, now()));
  const [line, setLine] = useState('');
  const [grade, setGrade] = useState<ReviewGrade | null>(null);
  const { phase, event } = state;
  const session = useSession(
    itemResult({
      title: practice.title,
      item: event,
      seconds: phase.name === 'finished' ? phase.elapsedSeconds : null,
      done: '出来事を、三つの立場から見ました',
    }),
  );
  useMarkSeen(event.id);

  function next() {
    send({ type: 'next', now: now(), line });
    setLine('');
  }

  function newEvent() {
    setGrade(null);
    send({ type: 'newEvent', now: now() });
  }

  switch (phase.name) {
    case 'event':
      return (
        <DrillPage
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
          aside={<Chip>{`${number} / ${standpoints.length}`}</Chip>}
          actions={[{ label: number < standpoints.length ? '次の立場へ' : '一行を見比べる', go: next }]}
        >
          <StandpointView event={event} standpoint={phase.standpoint} line={line} onLine={setLine} />
        </DrillPage>
      );
    }
    case 'choosing': {
      const choose = (chosen: string | null) => send({ type: 'choose', line: chosen, now: now() });
      return (
        <DrillPage
          footer={
            <Button label="選ばずに進む" full variant="outline" onClick={ignoreDoubleClick(() => choose(null))} />
          }
        >
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
