import * as v from 'valibot';
import type { LocalWrite } from '../../../sync/engine/local-write.ts';
import { dayAt, instantAt } from '../../../sync/model/day/day.ts';
import type { Recall } from '../../../sync/model/notebook/recall.ts';
import { isBlank } from '../../../sync/model/text/stored-text.ts';
import { type MemberData, rowWrite } from '../member/member-data.ts';
import { drainOutbox, putEntry } from '../member/outbox.ts';
import { type Draft, storedDraft } from '../member/stored-draft.ts';
import { noteProblem } from './note-problem.ts';
import type { OwnNote } from './notes.ts';

/** What a note answers; both are null for a note about nothing in particular. */
export interface NoteSubject {
  /** The training_type of a practice or programme. */
  readonly about: string | null;
  /** The question that was asked, at most 200 code points. */
  readonly question: string | null;
  /** See returningNotes() and noteToAsk(); 'week' to be asked about it after seven days. */
  readonly recall?: Recall | null;
}

type Writer = Pick<MemberData, 'write' | 'newId'> & { readonly clock: Pick<MemberData['clock'], 'now'> };

/** Writes a note of today. Check its text with noteProblem() first. Rejects when the local write fails. */
export async function writeNote(member: Writer, line: NoteSubject & { readonly text: string }): Promise<void> {
  const note = noteNow(member, line);
  await member.write(rowWrite('notes', member.newId(), () => note));
}

function noteNow({ clock }: Pick<Writer, 'clock'>, line: NoteSubject & { readonly text: string }) {
  const now = clock.now();
  const { text, about, question, recall = null } = line;
  return { text, day: dayAt(now), written_at: instantAt(now), about, question, recall };
}

/** Changes a note unless it was deleted meanwhile. Editing a rejected note sends it again. Rejects when the local write fails. */
export async function editNote(
  member: Pick<MemberData, 'write'>,
  id: string,
  change: { readonly text: string } | { readonly recall: Recall | null },
): Promise<void> {
  await member.write(rowWrite('notes', id, (stored) => (stored === null ? 'skip' : change)));
}

/** Undoes a deletion by creating a new note with the same contents: the server may know the deletion already. */
export async function restoreNote(member: Pick<MemberData, 'write' | 'newId'>, note: OwnNote): Promise<void> {
  const { text, day, about, question, recall } = note;
  const written_at = instantAt(note.writtenAt);
  await member.write(rowWrite('notes', member.newId(), () => ({ text, day, written_at, about, question, recall })));
}

/** A line in a field: each input puts it in the outbox as one note, which further input changes until the field is cleared. */
export function createTypedLine(member: Writer & Pick<MemberData, 'dataId'>) {
  let id: string | null = null;
  let isTooLong = false;
  let former: string | null = null;
  const draft = noteDraft(localStorage, member.dataId);
  return {
    /** Keeps the text as it is now. One that is too long for a note is kept in the field of the notebook. */
    type(line: NoteSubject & { readonly text: string }): void {
      const isNote = noteProblem(line.text) === undefined;
      if (isNote) id ??= member.newId();
      if (id !== null) putEntry(member, { collection: 'notes', id }, isNote ? noteNow(member, line) : null);
      if (!isNote) id = null;
      if (!isTooLong) former = draft.read();
      const wasTooLong = isTooLong;
      isTooLong = !isNote && !isBlank(line.text);
      if (isTooLong) draft.write([former, line.text].filter(Boolean).join('\n'));
      else if (wasTooLong) draft.write(former);
    },

    /** Stores the line, the rest of the outbox and `writes` in one transaction; the next input begins a new note. */
    async store(writes: readonly LocalWrite[] = []): Promise<void> {
      await drainOutbox(member, undefined, writes);
      id = null;
    },
  };
}

export type TypedLine = ReturnType<typeof createTypedLine>;

/** The text typed at /notebook and not written down yet. It returns to its field, so it is no note in the outbox. */
export function noteDraft(storage: Storage, dataId: string): Draft<string> {
  return storedDraft(storage, dataId, 'note', v.string());
}
