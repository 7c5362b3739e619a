import type { MemberSetting } from '../../../sync/collections/member-settings.ts';
import type { Note } from '../../../sync/collections/notes.ts';
import { isDeleted } from '../../../sync/engine/row.ts';
import { limits } from '../../../sync/rules/limits.ts';
import type { MemberData } from '../member/member-data.ts';
import { rowWrite } from '../member/row-write.ts';
import { readRows } from './export.ts';
import type { ImportSteps } from './import.ts';
import type { FileMemory, FileNote, FileSetting, FileVisit } from './memory-file.ts';

/** Rows written in one transaction. */
const CHUNK = 50;

/** The rows of a member that an import compares with. */
export interface OwnMemory {
  readonly notes: ReadonlyMap<string, Pick<Note, 'text' | 'written_at'>>;
  readonly visits: ReadonlySet<string>;
  readonly settings: ReadonlyMap<string, MemberSetting['entries']>;
}

export interface MemoryPlan {
  readonly notes: readonly FileNote[];
  /** Number of notes that the member already has or that the file repeats. */
  readonly duplicateNotes: number;
  /** Number of notes beyond the limit. */
  readonly notesOverLimit: number;
  readonly visits: readonly FileVisit[];
  readonly settings: readonly FileSetting[];
}

/** Reads what an import compares with. */
export async function readOwnMemory(member: Pick<MemberData, 'database'>): Promise<OwnMemory> {
  const [notes, visits, settings] = await Promise.all([
    readRows(member, 'notes'),
    readRows(member, 'practice_results'),
    readRows(member, 'member_settings'),
  ]);
  return {
    notes: new Map(notes.map(({ id, body }) => [id, body])),
    visits: new Set(visits.map(({ id }) => id)),
    settings: new Map(settings.map(({ id, body }) => [id, body.entries])),
  };
}

/**
 * Picks what the member does not have. A note that was deleted and restored has a new id: the same text of the same moment
 * counts as the same note.
 */
export function planMemoryImport(file: FileMemory, own: OwnMemory): MemoryPlan {
  const ids = new Set(own.notes.keys());
  const moments = new Set([...own.notes.values()].map(momentOf));
  const notes = file.notes.filter((note) => {
    const isKnown = ids.has(note.id) || moments.has(momentOf(note));
    ids.add(note.id);
    moments.add(momentOf(note));
    return !isKnown;
  });
  const room = Math.max(0, limits.notes_max - own.notes.size);
  const visits = new Map(file.visits.filter(({ id }) => !own.visits.has(id)).map((visit) => [visit.id, visit]));
  return {
    notes: notes.slice(0, room),
    duplicateNotes: file.notes.length - notes.length,
    notesOverLimit: Math.max(0, notes.length - room),
    visits: [...visits.values()],
    settings: file.settings.filter(({ key, entries }) => raisesAny(entries, own.settings.get(key) ?? {})),
  };
}

/** Number of rows that an import writes. */
export function countPlanned({ notes, visits, settings }: MemoryPlan): number {
  return notes.length + visits.length + settings.length;
}

/** What importing needs of a member. */
type Importer = Pick<MemberData, 'store' | 'write' | 'newId'>;

/** Writes what was planned. Rejects when a local write fails or `signal` aborts; earlier chunks stay. */
export async function importMemory(
  member: Importer,
  { notes, visits, settings }: MemoryPlan,
  { signal, onProgress }: ImportSteps,
): Promise<void> {
  for (let done = 0; done < notes.length; done += CHUNK) {
    onProgress(done);
    signal.throwIfAborted();
    await importNotes(member, notes.slice(done, done + CHUNK));
  }
  for (let done = 0; done < visits.length; done += CHUNK) {
    onProgress(notes.length + done);
    signal.throwIfAborted();
    const chunk = visits.slice(done, done + CHUNK);
    await member.write(chunk.map(({ id, ...visit }) => rowWrite('practice_results', id, keepOr(visit))));
  }
  for (const { key, entries } of settings) {
    await member.write(
      rowWrite('member_settings', key, (stored) => ({ entries: larger(stored?.entries ?? {}, entries) })),
    );
  }
}

/** A note whose id was deleted gets a new one, because the server keeps deletions. */
async function importNotes(member: Importer, notes: readonly FileNote[]): Promise<void> {
  const keys = notes.map(({ id }) => ({ collection: 'notes', id }));
  const deleted = await member.store.transact(
    { keys },
    (transaction) => new Set([...transaction.rows()].filter(isDeleted).map(({ id }) => id)),
  );
  await member.write(
    notes.map(({ id, ...note }) => rowWrite('notes', deleted.has(id) ? member.newId() : id, keepOr(note))),
  );
}

/** Writes `body` unless another tab has written the row meanwhile. */
function keepOr<Body>(body: Body): (stored: unknown) => Body | 'leave' {
  return (stored) => (stored === null ? body : 'leave');
}

function momentOf({ text, written_at }: Pick<Note, 'text' | 'written_at'>): string {
  return `${Date.parse(written_at)} ${text.replace(/\r\n?/g, '\n').trim()}`;
}

function raisesAny(entries: FileSetting['entries'], stored: MemberSetting['entries']): boolean {
  return Object.entries(entries).some(([name, count]) => count > (stored[name] ?? 0));
}

function larger(a: MemberSetting['entries'], b: FileSetting['entries']): Record<string, number> {
  const raised = Object.entries(b).filter(([name, count]) => count > (a[name] ?? 0));
  return { ...a, ...Object.fromEntries(raised) };
}
