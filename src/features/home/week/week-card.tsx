import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { addDays, type Day } from '../../../../sync/model/day/day.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { addEntry } from '../../../data/member/member-settings.ts';
import type { OwnNote } from '../../../data/notebook/notes.ts';
import { questionOfDay } from '../../../data/notebook/questions.ts';
import { practiceName } from '../../../data/training/practice-names.ts';
import { monthAndDay } from '../../../lib/date-format.ts';
import { totalTimeText } from '../../../lib/duration.ts';
import { NoteField } from '../../../shared/note-field.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Stat, StatList } from '../../../ui/graphics/stat.tsx';
import { Stack, TitledCard } from '../../../ui/layout/boxes.tsx';
import { CollapsibleText } from '../../../ui/layout/collapsible-text.tsx';
import { Small, Text } from '../../../ui/layout/text.tsx';
import type { CardOf } from '../extra-card.ts';
import { closeCard } from '../use-close-question.ts';
import { closedWeekEntry, type WeekReview } from './review-week.ts';

const NAMES = 4;

/** 週のまとめ: what was practised and written in a week, and a question. Stays until it is closed. */
export function WeekCard({ review, notes }: CardOf<'week'>) {
  const { firstDay, lastDay } = review;
  const member = useMember();

  function close() {
    const { name, count } = closedWeekEntry(firstDay);
    closeCard(addEntry(member, 'weeks', name, count));
  }

  return (
    <TitledCard
      as="article"
      title="週のまとめ"
      note={`${monthAndDay(firstDay)}から${monthAndDay(lastDay)}まで`}
      aside={
        <IconButton label="週のまとめを閉じる" onClick={close}>
          <X />
        </IconButton>
      }
    >
      <Facts review={review} />
      <WeekQuestion sunday={addDays(firstDay, 7)} notes={notes} />
    </TitledCard>
  );
}

function Facts({ review: { minutes, sessions, practised, lines } }: { readonly review: WeekReview }) {
  const names = [...new Set(practised.map(practiceName))];
  const more = names.length - NAMES;
  return (
    <>
      <StatList layout="columns" label="この週">
        <Stat label="稽古した時間" value={totalTimeText(minutes)} />
        <Stat label="稽古" value={sessions} unit="回" />
        <Stat label="ひとこと" value={lines} unit="行" />
      </StatList>
      {names.length === 0 ? null : (
        <Small>{`${names.slice(0, NAMES).join('、')}${more > 0 ? `、ほか${more}種` : ''}`}</Small>
      )}
    </>
  );
}

/** The question of this Sunday, with the line that answers it, or a field for one. */
function WeekQuestion({ sunday, notes }: { readonly sunday: Day; readonly notes: readonly OwnNote[] }) {
  const question = questionOfDay('week', sunday);
  // Only what was written before the card opened: the field itself shows what is written in it.
  const [answer] = useState(() => notes.find((note) => note.day === sunday && note.question === question));
  return (
    <Stack gap="xs">
      <Text id="week-question" ruby={question} />
      {answer === undefined ? (
        <NoteField about={null} question={question} />
      ) : (
        <CollapsibleText text={answer.text} describedBy="week-question" variant="body" />
      )}
    </Stack>
  );
}
