import { useEffect } from 'react';
import * as v from 'valibot';
import { keepForMember } from './identity.ts';
import { deleteKata } from './kata-commands.ts';
import type { Member } from './member.ts';
import { useMember } from './member-context.tsx';

const KEY = 'keiko.kata-deletions';

const kept = v.array(v.string());

/**
 * Deletes kata of the member's own. Their ids are kept at once, because a page that goes away may be gone before the
 * database has written: the next start does what was left undone. Rejects when the database cannot write.
 */
export async function deleteKatas(member: Member, ids: readonly string[]): Promise<void> {
  keep(member, [...new Set([...readKept(), ...ids])]);
  try {
    await finish(member, ids);
  } catch (cause) {
    forget(member, ids);
    throw cause;
  }
}

/** Deletes at the start what an earlier page had no time for; for the shell, once. */
export function useResumeDeletions(): void {
  const member = useMember();
  useEffect(() => {
    // What fails stays kept for the next start.
    finish(member, readKept()).catch(() => undefined);
  }, [member]);
}

async function finish(member: Member, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await deleteKata(member, id);
    forget(member, [id]);
  }
}

function forget(member: Member, ids: readonly string[]): void {
  keep(
    member,
    readKept().filter((id) => !ids.includes(id)),
  );
}

function readKept(): readonly string[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), localStorage.getItem(KEY));
  return parsed.success ? parsed.output : [];
}

function keep({ id }: Member, ids: readonly string[]): void {
  if (ids.length === 0) localStorage.removeItem(KEY);
  else keepForMember(localStorage, id, { key: KEY, value: JSON.stringify(ids) });
}
