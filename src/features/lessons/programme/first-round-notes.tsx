import { brainSpeed } from '../../../../sync/rules/lessons.ts';
import { useToday } from '../../../data/member/member-context.tsx';
import { useNotes } from '../../../data/notebook/notes.ts';
import { dayNear } from '../../../lib/date-format.ts';
import { CollapsibleText } from '../../../ui/layout/collapsible-text.tsx';
import { Small, Stack, TitledCard } from '../../../ui/layout/primitives.tsx';
import type { Lesson } from '../content/lesson.ts';
import { notesOfLesson } from './notes-of-lesson.ts';

/** What the member wrote at the end of this lesson in the first round; nothing if they wrote nothing. */
export function FirstRoundNotes({ lesson }: { readonly lesson: Lesson }) {
  const all = useNotes();
  const today = useToday();
  const notes = notesOfLesson(all ?? [], brainSpeed.type, lesson);
  if (notes.length === 0) return null;
  return (
    <TitledCard variant="sunken" title="一巡目のひとこと" level={3} gap="xs">
      <Stack as="ul" gap="xs">
        {notes.map(({ id, text, day }) => (
          <li key={id}>
            <Small id={`note-${id}`} numeric>
              {dayNear(day, today)}
            </Small>
            <CollapsibleText text={text} describedBy={`note-${id}`} variant="body" />
          </li>
        ))}
      </Stack>
    </TitledCard>
  );
}
