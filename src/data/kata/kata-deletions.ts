import { useEffect } from 'react';
import * as v from 'valibot';
import { memberStorage } from '../account/identity.ts';
import type { Member } from '../member/member.ts';
import { useMember } from '../member/member-context.tsx';
import { deleteKata } from './kata-commands.ts';

const KEY = 'keiko.kata-deletions';

const queueSchema = v.array(v.string());

/**
 * Deletes the member's kata. The ids are queued in localStorage first, so that a page closed before the database write
 * resumes at the next start. Rejects when the database write fails.
 */
export async function deleteKatas(member: Member, ids: readonly string[]): Promise<void> {
  writeQueue(member, [...new Set([...readQueue(), ...ids])]);
  try {
    await runDeletions(member, ids);
  } catch (cause) {
    dequeue(member, ids);
    throw cause;
  }
}

/** Resumes deletions that an earlier page did not runDeletions. Call once, in the shell. */
export function useResumeDeletions(): void {
  const member = useMember();
  useEffect(() => {
    // Failed deletions stay queued for the next start.
    runDeletions(member, readQueue()).catch((error) => member.diagnostics.recordFailure('delete-katas', error));
  }, [member]);
}

async function runDeletions(member: Member, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await deleteKata(member, id);
    dequeue(member, [id]);
  }
}

function dequeue(member: Member, ids: readonly string[]): void {
  writeQueue(
    member,
    readQueue().filter((id) => !ids.includes(id)),
  );
}

function readQueue(): readonly string[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), queueSchema), localStorage.getItem(KEY));
  return parsed.success ? parsed.output : [];
}

function writeQueue({ id }: Member, ids: readonly string[]): void {
  if (ids.length === 0) localStorage.removeItem(KEY);
  else memberStorage(localStorage, id).setItem(KEY, JSON.stringify(ids));
}
