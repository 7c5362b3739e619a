import { useMemo } from 'react';
import { map } from 'rxjs';
import type { LoginRecord } from '../../../sync/collections/login-records.ts';
import { discardRejected } from '../../../sync/engine/local-write.ts';
import { updateHighWaterMark } from '../../../sync/rules/clock-offset.ts';
import { type Day, dayAt, isDay } from '../../../sync/rules/day.ts';
import {
  countEarnedTickets,
  type RecordKind,
  type StreakSummary,
  summarizeStreak,
} from '../../../sync/rules/streak.ts';
import { type LiveRow, liveRows } from '../../../sync/storage/live-rows.ts';
import { useProfileDocument } from '../account/profile.ts';
import type { Member } from '../member/member.ts';
import { useMember } from '../member/member-context.tsx';
import { sharePerDatabase } from '../member/share-per-database.ts';
import { useLive } from '../member/use-live.ts';
import { deliveryOf, type RowDelivery } from '../sync/delivery.ts';

/** One Tokyo day record, as screens show it. */
export interface RecordedDay {
  readonly day: Day;
  readonly kind: RecordKind;
  readonly claimed_at: string;
  readonly delivery: RowDelivery;
  /** Null unless rejected. A rejected day does not count for the streak. */
  readonly rejectionCode: string | null;
}

/** All recorded days including rejected ones, earliest first; undefined while loading. */
export function useRecordedDays(): readonly RecordedDay[] | undefined {
  const { database } = useMember();
  return useLive(useMemo(() => recordedDays(database), [database]));
}

const recordedDays = sharePerDatabase((database) => liveRows(database, 'login_records').pipe(map(toRecordedDays)));

function toRecordedDays(rows: ReadonlyMap<string, LiveRow<'login_records'>>): readonly RecordedDay[] {
  return [...rows.values()].flatMap(toRecordedDay).sort((a, b) => (a.day < b.day ? -1 : 1));
}

function toRecordedDay({ id, delivery, body }: LiveRow<'login_records'>): readonly RecordedDay[] {
  const { kind, claimed_at } = body;
  return isDay(id) ? [{ day: id, kind, claimed_at, ...deliveryOf(delivery) }] : [];
}

/** The days that count for the streak. */
export function acceptedDays(days: readonly RecordedDay[]): readonly RecordedDay[] {
  return days.filter((day) => day.delivery !== 'rejected');
}

/** The streak computed from the days on this device; undefined while loading. */
export function useStreak(): StreakSummary | undefined {
  const days = useRecordedDays();
  return useMemo(() => days && summarizeStreak(acceptedDays(days)), [days]);
}

/** The tickets earned by thirty days in a row, of all runs on this device; undefined while loading. */
export function useEarnedTickets(): number | undefined {
  const days = useRecordedDays();
  return useMemo(() => days && countEarnedTickets(acceptedDays(days)), [days]);
}

/** Records today's login; idempotent. Resolves to the Tokyo day. */
export async function recordLogin(member: Member): Promise<Day> {
  const day = member.clock.today();
  await discardRejectedDay(member, day);
  await member.write('login_records', day, (held) => (held?.kind === 'login' ? 'leave' : newRecord(member, 'login')));
  await member.store.transact({}, (transaction) => {
    const state = transaction.state();
    if (state.clockOffset === null) return;
    transaction.setState({ ...state, clockOffset: updateHighWaterMark(state.clockOffset, Date.now()) });
  });
  return day;
}

/**
 * Covers `day` with a revival ticket and resolves to null, or to the kind of the record that the day already has.
 * Rejects when the local write fails.
 */
export async function spendTicket(member: Member, day: Day): Promise<RecordKind | null> {
  await discardRejectedDay(member, day);
  let recorded: RecordKind | null = null;
  await member.write('login_records', day, (held) => {
    recorded = held?.kind ?? null;
    return held === null ? newRecord(member, 'ticket') : 'leave';
  });
  return recorded;
}

/** Discards a rejected record, so that a day that a fast clock claimed too early can be recorded when it comes. */
export async function discardRejectedDay({ store, newId }: Member, day: Day): Promise<void> {
  await discardRejected(store, newId, { collection: 'login_records', id: day });
}

function newRecord(member: Member, kind: RecordKind) {
  return {
    kind,
    claimed_at: new Date(member.clock.now()).toISOString(),
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    device: member.device,
  } satisfies LoginRecord;
}

/** The Tokyo day on which the member joined; today until the profile has synced. */
export function useJoinedDay(): Day {
  const { clock } = useMember();
  const joined = useProfileDocument()?.created_at ?? null;
  return joined === null ? clock.today() : dayAt(Date.parse(joined));
}
