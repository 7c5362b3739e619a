import { useEffect } from 'react';
import * as v from 'valibot';
import { readJsonAs } from '../../../sync/protocol/read-as.ts';
import { memberStorage } from '../account/identity.ts';
import type { Member } from './member.ts';
import { useMember } from './member-context.tsx';

/** Where the ids of rows to delete are queued, by collection. */
const queues = { kata_forms: 'keiko.kata-deletions', notes: 'keiko.note-deletions' } as const;

type Deletable = keyof typeof queues;

const queueSchema = v.array(v.string());

/**
 * Deletes the member's rows. The ids are queued in localStorage first, so that a page closed before the database write
 * resumes at the next start. Rejects when the database write fails.
 */
export async function deleteRows(member: Member, collection: Deletable, ids: readonly string[]): Promise<void> {
  writeQueue(member, collection, [...new Set([...readQueue(collection), ...ids])]);
  try {
    await runDeletions(member, collection, ids);
  } catch (cause) {
    dequeue(member, collection, ids);
    throw cause;
  }
}

/** Resumes deletions that an earlier page did not finish. Call once, in the shell. */
export function useResumeDeletions(): void {
  const member = useMember();
  useEffect(() => {
    // Failed deletions stay queued for the next start.
    const fail = (error: unknown) => member.diagnostics.recordFailure('delete-rows', error);
    for (const collection of ['kata_forms', 'notes'] as const) {
      runDeletions(member, collection, readQueue(collection)).catch(fail);
    }
  }, [member]);
}

async function runDeletions(member: Member, collection: Deletable, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await member.write(collection, id, (held) => (held === null ? 'leave' : 'delete'));
    dequeue(member, collection, [id]);
  }
}

function dequeue(member: Member, collection: Deletable, ids: readonly string[]): void {
  writeQueue(
    member,
    collection,
    readQueue(collection).filter((id) => !ids.includes(id)),
  );
}

function readQueue(collection: Deletable): readonly string[] {
  const held = localStorage.getItem(queues[collection]);
  return readJsonAs(queueSchema, held) ?? [];
}

function writeQueue({ id }: Member, collection: Deletable, ids: readonly string[]): void {
  if (ids.length === 0) localStorage.removeItem(queues[collection]);
  else memberStorage(localStorage, id).setItem(queues[collection], JSON.stringify(ids));
}
