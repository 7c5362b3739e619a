import { useMemo } from 'react';
import { map } from 'rxjs';
import type { SyncState } from '../../../sync/engine/sync-state.ts';
import { updateHighWaterMark } from '../../../sync/model/day/clock-offset.ts';
import { addDays, type Day, dayAt, instantAt, isDay, startOfDay } from '../../../sync/model/day/day.ts';
import type { LoginRecord } from '../../../sync/model/streak/login-records.collection.ts';
import {
  countEarnedTickets,
  type RecordKind,
  type StreakSummary,
  summarizeStreak,
} from '../../../sync/model/streak/streak.ts';
import type { TicketPlan } from '../../../sync/model/streak/tickets.ts';
import { type LiveRow, liveRows } from '../../../sync/storage/live-rows.ts';
import { useProfileDocument } from '../account/profile.ts';
import { useMember, useToday } from '../member/member-context.tsx';
import { type MemberData, type RowChange, rowWrite } from '../member/member-data.ts';
import { sharePerDatabase, useLive } from '../member/use-live.ts';
import { type Delivered, deliveryOf } from '../sync/delivery.ts';

export interface RecordedDay extends Pick<LoginRecord, 'kind' | 'claimed_at' | 'bridge'>, Delivered {
  readonly day: Day;
}

/** The recorded days up to today, and rejected ones of any day, earliest first. */
export function useRecordedDays(): readonly RecordedDay[] {
  const [days, today] = [useLive(recordedDays), useToday()];
  return useMemo(() => days.filter((record) => !isFuture(record, today)), [days, today]);
}

/** The days after today that a clock running ahead has recorded. */
export function useFutureDays(): readonly Day[] {
  const [days, today] = [useLive(recordedDays), useToday()];
  return useMemo(() => days.filter((record) => isFuture(record, today)).map(({ day }) => day), [days, today]);
}

/** A rejected record has its reason, and the member decides about it. */
function isFuture({ day, delivery }: RecordedDay, today: Day): boolean {
  return day > today && delivery !== 'rejected';
}

/** All recorded days, earliest first, live. */
export const recordedDays = sharePerDatabase((database) =>
  liveRows(database, 'login_records').pipe(
    map((rows) => [...rows.values()].flatMap(toRecordedDay).sort((a, b) => (a.day < b.day ? -1 : 1))),
  ),
);

function toRecordedDay({ id, delivery, body }: LiveRow<'login_records'>): readonly RecordedDay[] {
  const { kind, claimed_at, bridge } = body;
  return isDay(id) ? [{ day: id, kind, claimed_at, bridge, ...deliveryOf(delivery) }] : [];
}

/** Whether a day counts for the streak. */
export function isAccepted({ delivery }: RecordedDay): boolean {
  return delivery !== 'rejected' && delivery !== 'kept';
}

export function acceptedDays(days: readonly RecordedDay[]): readonly RecordedDay[] {
  return days.filter(isAccepted);
}

export function useStreak(): StreakSummary {
  const days = useRecordedDays();
  return useMemo(() => summarizeStreak(acceptedDays(days)), [days]);
}

/** The tickets earned by thirty days in a row, of all runs on this device. */
export function useEarnedTickets(): number {
  const days = useRecordedDays();
  return useMemo(() => countEarnedTickets(acceptedDays(days)), [days]);
}

type Recorder = Pick<MemberData, 'write' | 'device'> & { readonly clock: Pick<MemberData['clock'], 'now' | 'today'> };

/** Records today's login; idempotent. Resolves to the Tokyo day. Rejects when the local write fails. */
export async function recordLogin(member: Recorder): Promise<Day> {
  const day = member.clock.today();
  const change: RowChange<'login_records'> = (existing) =>
    existing?.kind === 'login' ? 'skip' : newRecord(member, { kind: 'login', bridge: null }, member.clock.now());
  await member.write(recordWrites(day, change), withHighWaterMark);
  return day;
}

/** Covers the planned days with a ticket each; resolves to the kind of the record that yesterday has, or to null. */
export async function spendTickets(
  member: Recorder & Pick<MemberData, 'newId'>,
  { days, today }: Pick<TicketPlan, 'days' | 'today'>,
): Promise<RecordKind | null> {
  let recorded: RecordKind | null = null;
  const bridge = days.length > 1 ? member.newId() : null;
  // The plan is of `today`, also if midnight has passed since.
  const claimedMs = Math.min(member.clock.now(), startOfDay(addDays(today, 1)) - 1);
  const change: RowChange<'login_records'> = (existing) => {
    recorded = existing?.kind ?? null;
    return existing === null ? newRecord(member, { kind: 'ticket', bridge }, claimedMs) : 'skip';
  };
  await member.write(days.flatMap((day) => recordWrites(day, change)));
  return recorded;
}

/** A rejected record is discarded first, so that a day that a fast clock claimed too early can be recorded when it comes. */
function recordWrites(day: Day, change: RowChange<'login_records'>) {
  return [rowWrite('login_records', day, () => 'discard'), rowWrite('login_records', day, change)];
}

function withHighWaterMark(state: SyncState): SyncState {
  const { clockOffset } = state;
  return clockOffset === null ? state : { ...state, clockOffset: updateHighWaterMark(clockOffset, Date.now()) };
}

/** Acknowledges that the server rejected these days. */
export async function discardRejectedDays(member: Pick<MemberData, 'write'>, days: readonly Day[]): Promise<void> {
  await member.write(days.map((day) => rowWrite('login_records', day, () => 'discard')));
}

/** Removes records that only this device has. */
export async function removeDays(member: Pick<MemberData, 'write'>, days: readonly Day[]): Promise<void> {
  await member.write(days.map((day) => rowWrite('login_records', day, () => 'delete')));
}

function newRecord({ device }: Recorder, { kind, bridge }: Pick<LoginRecord, 'kind' | 'bridge'>, claimedMs: number) {
  return {
    kind,
    bridge,
    claimed_at: instantAt(claimedMs),
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    device,
  } satisfies LoginRecord;
}

/** When the account was made, or the first login before that, in epoch milliseconds; null until one is known. */
export function useJoinedAt(): number | null {
  const days = useRecordedDays();
  const profile = useProfileDocument();
  return useMemo(() => joinedAt(profile?.created_at ?? null, days), [days, profile]);
}

/** When a member began; see useJoinedAt(). `days` are in order. */
export function joinedAt(accountMadeAt: string | null, days: readonly RecordedDay[]): number | null {
  const first = acceptedDays(days).find(({ kind }) => kind === 'login');
  const instants = first === undefined ? [] : [claimedAt(first)];
  if (accountMadeAt !== null) instants.push(Date.parse(accountMadeAt));
  return instants.length === 0 ? null : Math.min(...instants);
}

/** A claim from a wrong clock counts as the beginning of its day. */
function claimedAt({ day, claimed_at }: RecordedDay): number {
  const instant = Date.parse(claimed_at);
  return Number.isFinite(instant) && dayAt(instant) === day ? instant : startOfDay(day);
}

/** The Tokyo day on which the member began; today until it is known. */
export function useJoinedDay(): Day {
  const { clock } = useMember();
  const joined = useJoinedAt();
  return joined === null ? clock.today() : dayAt(joined);
}
