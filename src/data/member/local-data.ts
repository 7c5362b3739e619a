import { v7 } from 'uuid';
import { markMove, moveMarkedData, nameOf, unmarkMove } from '../../../sync/engine/move-data.ts';
import { hasChange, isDeleted, type SyncedRow } from '../../../sync/engine/row.ts';
import type { DataMove } from '../../../sync/engine/sync-state.ts';
import type { Day } from '../../../sync/model/day/day.ts';
import { parseDocument } from '../../../sync/model/synced-collections.ts';
import { LOCAL_MEMBER } from '../../../sync/storage/member-databases.ts';
import { deleteLocalData, mayHaveLocalData, rememberLocalData } from '../account/device-data.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { OwnKata } from '../kata/katas.ts';
import type { Member } from './member.ts';
import { type MemberData, openMemberData } from './member-data.ts';
import { drainOutbox } from './outbox.ts';

/** A kata that becomes visible to all members with an account. */
export type VisibleKata = Pick<OwnKata, 'id' | 'zou' | 'ishiki' | 'name'>;

/** What a device has recorded without an account. Holds no text of a note. */
export interface LocalSummary {
  /** Whose account the records are on their way into; null while they are nobody's. */
  readonly move: DataMove | null;
  readonly days: readonly Day[];
  readonly sessions: number;
  readonly notes: number;
  readonly katas: number;
  readonly visibleKatas: readonly VisibleKata[];
}

/** Reads what is recorded without an account. */
export async function summarizeLocalData({ store }: Pick<MemberData, 'store'>): Promise<LocalSummary> {
  return store.transact({ statuses: ['pending', 'rejected'] }, (transaction) => {
    const rows = [...transaction.rows()].filter((row) => hasChange(row) && !isDeleted(row));
    const of = (collection: string) => rows.filter((row) => row.collection === collection);
    return {
      move: transaction.state().move,
      days: of('login_records').map(({ id }) => id as Day),
      sessions: of('training_sessions').length,
      notes: of('notes').length,
      katas: of('kata_forms').length,
      visibleKatas: of('kata_forms').flatMap(toVisibleKata),
    };
  });
}

/** The counts in words: 3日、2件の型. */
export function summaryText({ days, sessions, katas, notes }: LocalSummary): string {
  const counts = [
    [days.length, '日'],
    [sessions, '回の稽古'],
    [katas, '件の型'],
    [notes, '件のひとこと'],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count}${unit}`)
    .join('、');
}

/** Copies and starters fill no shared list. */
function toVisibleKata({ id, body }: SyncedRow): readonly VisibleKata[] {
  const { zou, ishiki, name, is_copied } = parseDocument('kata_forms', body);
  return is_copied ? [] : [{ id, zou, ishiki, name }];
}

/** Which rows stay behind: kata that are not to be visible, and days that the server cannot accept yet. */
export function rowsWithout(leftOut: { readonly kataIds: readonly string[]; readonly days: readonly Day[] }): string[] {
  return [
    ...leftOut.kataIds.map((id) => nameOf({ collection: 'kata_forms', id })),
    ...leftOut.days.map((id) => nameOf({ collection: 'login_records', id })),
  ];
}

/** What is recorded without an account on the device of a member with one; null if there is nothing, or another member's. */
export async function readRecordsApart({ id, diagnostics }: Member): Promise<LocalSummary | null> {
  if (!mayHaveLocalData()) return null;
  const found: LocalSummary[] = [];
  await withLocalData(diagnostics, async (local) => {
    const summary = await summarizeLocalData(local);
    const { move, days, sessions, notes, katas } = summary;
    const isShown = days.length + sessions + notes + katas > 0;
    if (isShown && (move === null || move.memberId === id)) found.push(summary);
    return move === null && (await local.countPending()) === 0 ? 'empty' : 'kept';
  });
  return found[0] ?? null;
}

/** Moves the records that are on the device without an account into the account of the member. */
export async function addRecordsApart(member: Member, without: DataMove['without']): Promise<void> {
  await withLocalData(member.diagnostics, async (local) => {
    await prepareMove(local, { memberId: member.id, isNewAccount: false, without });
    return 'kept';
  });
  await resumeMove(member);
}

/** Marks the records, with what waits in the outbox, for a member whose session is about to be stored; resumeMove() moves them. */
export async function prepareMove(
  local: Pick<MemberData, 'id' | 'store' | 'write'>,
  move: Omit<DataMove, 'id'>,
): Promise<void> {
  // Marked records can no longer be written.
  await drainOutbox(local).catch(() => undefined);
  await markMove(local.store, { ...move, id: crypto.randomUUID() });
}

/**
 * Moves the records that are marked for the member, and deletes what is empty then. Into an account that may have records of its
 * own they move after its first sync, so that they join what it has. A step that fails is repeated at the next start.
 */
export async function resumeMove(member: Member): Promise<void> {
  await withLocalData(member.diagnostics, async (local) => {
    const { move } = await local.store.state();
    if (move !== null && move.memberId !== member.id) return 'kept';
    if (move !== null && !move.isNewAccount && !member.scheduler.everSynced()) {
      resumeAfterSync(member);
      return 'kept';
    }
    return (await moveMarkedData(local.store, member.store, v7)) === 0 ? 'empty' : 'kept';
  });
}

function resumeAfterSync(member: Member): void {
  const { scheduler, diagnostics } = member;
  const end = scheduler.subscribe(() => {
    if (!scheduler.everSynced()) return;
    end();
    resumeMove(member).catch((error: unknown) => diagnostics.recordFailure('move-data', error));
  });
}

/** For a member without an account: a move whose account is no longer on this device would keep the records from being used. */
export async function takeBackMove({ store }: Pick<MemberData, 'store'>): Promise<void> {
  const { move } = await store.state();
  if (move !== null) await unmarkMove(store, move.memberId);
}

/** Before the member's data is removed: ends a move that has stored its rows, and takes back one that has not. */
export async function settleMove({ id, store, diagnostics }: Member): Promise<void> {
  await withLocalData(diagnostics, async (local) => {
    const [{ move }, target] = [await local.store.state(), await store.state()];
    if (move?.memberId !== id) return 'kept';
    if (target.move?.id === move.id) return (await moveMarkedData(local.store, store, v7)) === 0 ? 'empty' : 'kept';
    await unmarkMove(local.store, id);
    return 'kept';
  });
}

/** Opens the records without an account while `work` runs, and deletes them if it has emptied them. */
export async function withLocalData(
  diagnostics: Diagnostics,
  work: (local: MemberData) => Promise<'kept' | 'empty'>,
): Promise<void> {
  const ignore = () => {};
  const options = { memberId: LOCAL_MEMBER, diagnostics, onOutdated: ignore, onStorageFailure: ignore };
  const local = await openMemberData(options);
  const outcome = await work(local).finally(() => local.close());
  if (outcome === 'empty') await deleteLocalData();
  else rememberLocalData();
}
