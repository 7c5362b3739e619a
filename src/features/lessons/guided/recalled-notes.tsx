import { useNotes } from '../../../data/notebook/notes.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { NoteLines, notesOfLesson } from '../programme/note-lines.tsx';

/** What the member wrote at the end of the lesson before, folded until they have recalled it; nothing if they wrote nothing. */
export function RecalledNotes({ about, closing }: { readonly about: string; readonly closing: string }) {
  const notes = notesOfLesson(useNotes(), about, { closing });
  if (notes.length === 0) return null;
  return (
    <Disclosure summary="書いたひとことを見る">
      <NoteLines notes={notes} gap="xs" />
    </Disclosure>
  );
}
