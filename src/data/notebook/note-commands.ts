import { dayAt, instantAt } from '../../../sync/rules/day.ts';
import { isBlank } from '../../../sync/rules/typed-text/stored-text.ts';
import { memberStorage, readIdentity } from '../account/identity.ts';
import { type MemberData, rowWrite } from '../member/member-data.ts';
import { type Draft, storedDraft } from '../member/stored-draft.ts';
import { noteProblem } from './note-problem.ts';
import type { OwnNote } from './notes.ts';

/** What a note answers; both are null for a note about nothing in particular. */
export interface NoteSubject {
  /** The training_type of a practice or programme. */
  readonly about: string | null;
  /** The question that was asked, at most 200 code points. */
  readonly question: string | null;
}

type Writer = Pick<MemberData, 'write' | 'newId'> & { readonly clock: Pick<MemberData['clock'], 'now'> };

/** Writes a note of today. Check its text with noteProblem() first. Rejects when the local write fails. */
export async function writeNote(
  member: Writer,
  { text, about, question }: NoteSubject & { readonly text: string },
): Promise<void> {
  const now = member.clock.now();
  const note = { text, day: dayAt(now), written_at: instantAt(now), about, question };
  await member.write(rowWrite('notes', member.newId(), () => note));
}

/** Changes the text of a note unless it was deleted meanwhile. Editing a rejected note sends it again. */
export async function editNote(member: Pick<MemberData, 'write'>, id: string, text: string): Promise<void> {
  await member.write(rowWrite('notes', id, (stored) => (stored === null ? 'leave' : { text })));
}

/** Undoes a deletion by creating a new note with the same contents: the server may know the deletion already. */
export async function restoreNote(member: Pick<MemberData, 'write' | 'newId'>, note: OwnNote): Promise<void> {
  const { text, day, about, question } = note;
  const written_at = instantAt(note.writtenAt);
  await member.write(rowWrite('notes', member.newId(), () => ({ text, day, written_at, about, question })));
}

/** Writes down what was typed into a field that closes; false if it went to the draft, or to nobody after a logout. */
export async function keepTypedNote(
  member: Writer & Pick<MemberData, 'id'>,
  note: NoteSubject & { readonly text: string },
): Promise<boolean> {
  if (isBlank(note.text) || readIdentity(localStorage)?.memberId !== member.id) return false;
  if (noteProblem(note.text) === undefined) {
    try {
      await writeNote(member, note);
      return true;
    } catch {
      // The failure is recorded, and the text goes to the draft.
    }
  }
  const draft = noteDraft(localStorage, member.id);
  draft.write([draft.read() ?? '', note.text].filter(Boolean).join('\n'));
  return false;
}

/** The text typed at /notebook and not written down yet. */
export function noteDraft(storage: Storage, memberId: string): Draft<string> {
  const { setItem } = memberStorage(storage, memberId);
  const guarded = {
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    setItem,
  };
  return storedDraft(guarded, `note.${memberId}`, (value) => (typeof value === 'string' ? value : null));
}
