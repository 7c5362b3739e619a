import { useEffect } from 'react';
import * as v from 'valibot';
import { readJsonAs } from '../../../sync/protocol/read-as.ts';
import { memberStorage } from '../account/identity.ts';
import { useMember } from './member-context.tsx';
import type { MemberData } from './member-data.ts';

const queueSchema = v.array(v.object({ collection: v.string(), id: v.string() }));

type QueuedRow = v.InferOutput<typeof queueSchema>[number];

type Deleter = Pick<MemberData, 'id' | 'write'>;

/** Deletions that the member can undo, queued in localStorage: a synced deletion wins over every other change. */
export function createDeletions(member: Deleter, collection: 'kata_forms' | 'notes') {
  const running = new Set<string>();
  const isOurs = (row: QueuedRow) => row.collection === collection;

  return {
    queue(id: string): void {
      writeQueue(member, [...readQueue(member), { collection, id }]);
    },

    /** Undoes a queued deletion; false if it is stored already, or just being stored. */
    unqueue(id: string): boolean {
      if (running.has(id) || !readQueue(member).some((row) => isOurs(row) && row.id === id)) return false;
      dequeue(member, [{ collection, id }]);
      return true;
    },

    /** Stores those of the deletions that are still queued. Rejects when the write fails; then they are undone. */
    async commit(ids: Iterable<string>): Promise<void> {
      const wanted = new Set(ids);
      const rows = readQueue(member).filter((row) => isOurs(row) && wanted.has(row.id));
      for (const { id } of rows) running.add(id);
      try {
        await deleteRows(member, rows);
      } finally {
        dequeue(member, rows);
        for (const { id } of rows) running.delete(id);
      }
    },
  };
}

/** Stores the deletions that an earlier page has left. Rejects when the write fails; they stay for the next start. */
export async function resumeDeletions(member: Deleter): Promise<void> {
  const rows = readQueue(member);
  await deleteRows(member, rows);
  dequeue(member, rows);
}

async function deleteRows(member: Deleter, keys: readonly QueuedRow[]): Promise<void> {
  if (keys.length === 0) return;
  await member.write(keys.map((key) => ({ key, change: (row) => (row === null ? 'leave' : 'delete') })));
}

function dequeue(member: Deleter, rows: readonly QueuedRow[]): void {
  const isGone = ({ collection, id }: QueuedRow) => rows.some((row) => row.collection === collection && row.id === id);
  writeQueue(
    member,
    readQueue(member).filter((row) => !isGone(row)),
  );
}

function readQueue(member: Deleter): readonly QueuedRow[] {
  return readJsonAs(queueSchema, localStorage.getItem(keyOf(member))) ?? [];
}

function writeQueue(member: Deleter, rows: readonly QueuedRow[]): void {
  if (rows.length === 0) localStorage.removeItem(keyOf(member));
  else memberStorage(localStorage, member.id).setItem(keyOf(member), JSON.stringify(rows));
}

function keyOf({ id }: Deleter): string {
  return `keiko.deletions.${id}`;
}

/** Stores what a killed page has left: deletions, and what visits have shown. Call once, in the shell. */
export function useResumeWrites(): void {
  const member = useMember();
  useEffect(() => {
    // What fails stays for the next start.
    resumeDeletions(member).catch((error: unknown) => member.diagnostics.recordFailure('delete-rows', error));
    import('../training/visit-notes.ts').then(({ storeVisits }) => storeVisits(member)).catch(() => {});
  }, [member]);
}
