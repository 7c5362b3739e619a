import { useReturningNotes } from '../../../data/notebook/returning-notes.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { NoteLines, notesOfLesson } from '../programme/note-lines.tsx';

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
