import { useEffect, useEffectEvent } from 'react';
import type * as v from 'valibot';
import type { LocalWrite } from '../../../sync/engine/local-write.ts';
import type { Body } from '../../../sync/model/json.ts';
import { kataForms } from '../../../sync/model/kata/kata-forms.collection.ts';
import { notes } from '../../../sync/model/notebook/notes.collection.ts';
import { practiceResults } from '../../../sync/model/practice/practice-results.collection.ts';
import { trainingSessions } from '../../../sync/model/practice/training-sessions.collection.ts';
import { readJsonAs } from '../../../sync/model/read-as.ts';
import { watchPageState } from '../../lib/browser/page-state.ts';
import { memberKeys } from '../../lib/storage-keys.ts';
import { readIdentity } from '../account/identity.ts';
import { useMember } from './member-context.tsx';
import type { MemberData } from './member-data.ts';

/*
 * Writes that must survive a page that is killed: the results of a visit, a practice that was left, a typed line, a deletion
 * that can be undone. Each is
 * an entry in localStorage, which takes it synchronously, under the key of the row that it becomes; null deletes the row.
 *
 *   put ──▶ waiting ──▶ claimed ──▶ one transaction ──▶ removed
 *
 * A claimed entry no longer changes; what is put under its key meanwhile waits. After a failure it stays claimed, and the next
 * drain of any tab stores it. Storing it twice has no effect: an existing row stays, and of a note only the text is set.
 */

const schemas = {
  notes: notes.schema,
  practice_results: practiceResults.schema,
  training_sessions: trainingSessions.schema,
  kata_forms: kataForms.schema,
} as const;

interface OutboxKey {
  readonly collection: keyof typeof schemas;
  readonly id: string;
}

interface OutboxEntry {
  readonly key: OutboxKey;
  readonly body: Body | null;
}

type Owner = Pick<MemberData, 'dataId'>;

/** Of the same length, so that an entry can be claimed when localStorage is full. */
type EntryState = 'waiting' | 'claimed';

/** Entries by name for which localStorage has no room. They live as long as the page. */
const overflow = new Map<string, string>();

/** Puts the row that is to be stored, or null to delete it, in the place of what waits. Without effect after a logout. */
export function putEntry(member: Owner, key: OutboxKey, body: Body | null): void {
  if (readIdentity(localStorage)?.dataId === member.dataId) save(nameOf(member, 'waiting', key), JSON.stringify(body));
}

/** The row that waits to be stored; null if there is none. */
export function readEntry<C extends OutboxKey['collection']>(member: Owner, collection: C, id: string) {
  const schema: v.GenericSchema<unknown, v.InferOutput<(typeof schemas)[C]>> = schemas[collection];
  return readJsonAs(schema, read(nameOf(member, 'waiting', { collection, id })));
}

/**
 * Stores the entries, also those of other tabs, and `writes` in one transaction. Resolves to the entries; rejects when the write
 * fails, and then they stay.
 */
export async function drainOutbox(
  member: Pick<MemberData, 'dataId' | 'write'>,
  isWanted: (key: OutboxKey) => boolean = () => true,
  writes: readonly LocalWrite[] = [],
): Promise<readonly OutboxEntry[]> {
  for (const [name, text] of list(member, 'waiting')) {
    const key = keyOf(member, 'waiting', name);
    if (key !== null && !isWanted(key)) continue;
    remove(name);
    if (key !== null) save(nameOf(member, 'claimed', key), text);
  }
  const claimed = list(member, 'claimed').flatMap(([name, text]) => {
    const key = keyOf(member, 'claimed', name);
    return key !== null && isWanted(key) ? [{ name, text, key }] : [];
  });
  const entries = claimed.flatMap(({ key, text }) => entryOf(key, text));
  if (entries.length + writes.length > 0) await member.write([...entries.map(writeOf), ...writes]);
  for (const { name, text } of claimed) if (read(name) === text) remove(name);
  return entries;
}

/** Deletions that the member can undo: a synced deletion wins over every other change. */
export function createDeletions(member: Pick<MemberData, 'dataId' | 'write'>, collection: OutboxKey['collection']) {
  const nameIn = (state: EntryState, id: string) => nameOf(member, state, { collection, id });
  return {
    queue: (id: string) => putEntry(member, { collection, id }, null),

    /** Undoes a queued deletion; false if it is stored already, or just being stored. */
    unqueue: (id: string) => remove(nameIn('waiting', id)),

    /** Stores those of the deletions that are still queued. Rejects when the write fails; then they are undone. */
    async commit(ids: Iterable<string>): Promise<void> {
      const wanted = new Set(ids);
      try {
        await drainOutbox(member, (key) => key.collection === collection && wanted.has(key.id));
      } catch (error) {
        for (const id of wanted) remove(nameIn('claimed', id));
        throw error;
      }
    },
  };
}

/** Stores what an earlier page has left, and when this page is hidden what must not wait. Call once, in the shell. */
export function useOutbox(onLineStored: () => void): void {
  const member = useMember();
  const report = useEffectEvent((entries: readonly OutboxEntry[]) => {
    if (entries.some(({ key, body }) => key.collection === 'notes' && body !== null)) onLineStored();
  });
  useEffect(() => {
    // What fails stays for the next start.
    drainOutbox(member).then(report, () => member.diagnostics.recordFailure('drain-outbox'));
    // A line that is kept may still be changed, and a deletion undone, when the page returns.
    const mustStore = (key: OutboxKey) =>
      key.collection === 'practice_results' ||
      (['waiting', 'claimed'] as const).some((state) => overflow.has(nameOf(member, state, key)));
    const drain = () => void drainOutbox(member, mustStore).catch(() => {});
    const endWatch = watchPageState((change) => (change === 'hidden' ? drain() : undefined));
    window.addEventListener('pagehide', drain);
    return () => {
      endWatch();
      window.removeEventListener('pagehide', drain);
    };
  }, [member]);
}

function entryOf(key: OutboxKey, text: string): readonly OutboxEntry[] {
  if (text === 'null') return [{ key, body: null }];
  const schema: v.GenericSchema<unknown, Body> = schemas[key.collection];
  const body = readJsonAs(schema, text);
  return body === null ? [] : [{ key, body }];
}

function writeOf({ key, body }: OutboxEntry): LocalWrite {
  const change: LocalWrite['change'] = (row) => {
    if (body === null) return row === null ? 'skip' : 'delete';
    if (row === null) return body;
    return key.collection !== 'notes' || row.text === body.text ? 'skip' : { text: body.text ?? '' };
  };
  return { key, change };
}

function list(member: Owner, state: EntryState): readonly (readonly [string, string])[] {
  const stored = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  const names = new Set([...stored, ...overflow.keys()]);
  return [...names].filter((name) => name.startsWith(prefixOf(member, state))).map((name) => [name, read(name) ?? '']);
}

function prefixOf({ dataId }: Owner, state: EntryState): string {
  return `${memberKeys.outbox}${state}.${dataId}.`;
}

function nameOf(member: Owner, state: EntryState, { collection, id }: OutboxKey): string {
  return `${prefixOf(member, state)}${collection}.${id}`;
}

function keyOf(member: Owner, state: EntryState, name: string): OutboxKey | null {
  const [collection, id = ''] = name.slice(prefixOf(member, state).length).split('.');
  return collection !== undefined && isCollection(collection) ? { collection, id } : null;
}

function isCollection(name: string): name is OutboxKey['collection'] {
  return Object.hasOwn(schemas, name);
}

function read(name: string): string | null {
  return overflow.get(name) ?? localStorage.getItem(name);
}

function save(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
    overflow.delete(name);
  } catch {
    overflow.set(name, text);
  }
}

/** Whether there was such an entry. */
function remove(name: string): boolean {
  const existed = read(name) !== null;
  localStorage.removeItem(name);
  overflow.delete(name);
  return existed;
}
