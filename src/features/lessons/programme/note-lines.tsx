import { useToday } from '../../../data/member/member-context.tsx';
import type { OwnNote } from '../../../data/notebook/notes.ts';
import { useReturningNotes } from '../../../data/notebook/returning-notes.ts';
import { dayNear } from '../../../lib/date-format.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layout/boxes.tsx';
import { CollapsibleText } from '../../../ui/layout/collapsible-text.tsx';
import { Small } from '../../../ui/layout/text.tsx';
import type { Lesson } from '../content/lesson.ts';

interface NoteLinesProps {
  readonly notes: readonly Pick<OwnNote, 'id' | 'text' | 'day'>[];
  readonly gap: 'xs' | 's';
}

/** What the member has noted, each with its day. */
export function NoteLines({ notes, gap }: NoteLinesProps) {
  const today = useToday();
  return (
    <Stack as="ul" gap={gap}>
      {notes.map(({ id, text, day }) => (
        <li key={id}>
          <Small id={`note-${id}`} numeric>
            {dayNear(day, today)}
          </Small>
          <CollapsibleText text={text} describedBy={`note-${id}`} variant="body" />
        </li>
      ))}
    </Stack>
  );
}

/** The notes that answer the closing question of a lesson, in the order given. `type` is the training_type of its programme. */
export function notesOfLesson<Note extends Pick<OwnNote, 'about' | 'question'>>(
  notes: readonly Note[],
  type: string,
  { closing }: Pick<Lesson, 'closing'>,
): readonly Note[] {
  return notes.filter(({ about, question }) => about === type && question === closing);
}

/** What the member wrote at the end of the lesson before, folded until they have recalled it; nothing if nothing may return. */
export function RecalledNotes({ about, closing }: { readonly about: string; readonly closing: string }) {
  const notes = notesOfLesson(useReturningNotes(), about, { closing });
  if (notes.length === 0) return null;
  return (
    <Disclosure summary="書いたひとことを見る">
      <NoteLines notes={notes} gap="xs" />
    </Disclosure>
  );
}
