import { cancelClaim, claimData } from '../../sync/engine/claim-data.ts';
import { type ChangedRow, hasChange, isDeleted } from '../../sync/engine/row.ts';
import type { Day } from '../../sync/model/day/day.ts';
import { parseDocument } from '../../sync/model/synced-collections.ts';
import type { MemberData } from '../data/member/member-data.ts';
import { drainOutbox } from '../data/member/outbox.ts';
import type { ClaimedRows } from './services.tsx';

/** What a guest has recorded on this device. Holds no text of a note. */
export type GuestSummary = Awaited<ReturnType<typeof summarizeGuestData>>;

/** A kata that becomes visible to all members with an account. */
export type VisibleKata = GuestSummary['visibleKatas'][number];

export async function summarizeGuestData({ store }: Pick<MemberData, 'store'>) {
  return store.transact({ statuses: ['pending', 'rejected'] }, (transaction) => {
    const rows = [...transaction.rows()].filter(hasChange).filter((row) => !isDeleted(row));
    const of = (collection: string) => rows.filter((row) => row.collection === collection);
    return {
      days: of('login_records').map(({ id }) => id as Day),
      sessions: of('training_sessions').length,
      notes: of('notes').length,
      katas: of('kata_forms').length,
      visibleKatas: rows.filter(isVisibleKata).map(({ id, body }) => {
        const { zou, ishiki, name } = parseDocument('kata_forms', body);
        return { id, zou, ishiki, name };
      }),
    };
  });
}

/** The counts in words: 3日、2件の型. */
export function summaryText({ days, sessions, katas, notes }: GuestSummary): string {
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

/**
 * Makes an account the owner of a guest's data, with what waits in the outbox. Resolves to what gives it back to the guest, while
 * the server has not answered.
 */
export async function claimGuestData(
  guest: Pick<MemberData, 'dataId' | 'store' | 'write'>,
  memberId: string,
  rows: ClaimedRows,
): Promise<() => Promise<boolean>> {
  // Without it a deletion that waits would come after the claim.
  await drainOutbox(guest).catch(() => undefined);
  await claimData(guest.store, memberId, keptBy(rows));
  return () => cancelClaim(guest.store);
}

/** Which rows a claim keeps on this device: kata that nobody was asked about too, as they may be newer than the question. */
export function keptBy({ sharedIds, today }: ClaimedRows): (row: ChangedRow) => boolean {
  return (row) =>
    (isVisibleKata(row) && !sharedIds.includes(row.id)) ||
    (row.collection === 'login_records' && today !== null && row.id > today);
}

/** Copies and starters fill no shared list. */
function isVisibleKata({ collection, body }: ChangedRow): boolean {
  return collection === 'kata_forms' && !parseDocument('kata_forms', body).is_copied;
}
