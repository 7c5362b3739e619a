import { useMemo } from 'react';
import { map } from 'rxjs';
import type { LoginRecord } from '../../sync/collections/login-records.ts';
import { PROFILE_ID } from '../../sync/collections/profiles.ts';
import type { StoredRow } from '../../sync/database.ts';
import { liveRows } from '../../sync/replication/live-rows.ts';
import { discardRow } from '../../sync/replication/local-write.ts';
import { updateHighWaterMark } from '../../sync/rules/clock-offset.ts';
import { type Day, dayAt } from '../../sync/rules/day.ts';
import { type RecordKind, type StreakSummary, summarizeStreak } from '../../sync/rules/streak.ts';
import type { Member } from './member.ts';
import { useMember } from './member-context.tsx';
import { sharePerDatabase } from './share-per-database.ts';
import { useLive } from './use-live.ts';

/** One Tokyo day record, as screens show it. */
export interface RecordedDay {
  readonly day: Day;
  readonly kind: RecordKind;
  readonly claimed_at: string;
  readonly synced: boolean;
  /** The server's rejection code, or null. A rejected day does not count for the streak. */
  readonly refusal: string | null;
}

/** All recorded days including rejected ones, earliest first; undefined while loading. */
export function useRecordedDays(): readonly RecordedDay[] | undefined {
  const { database } = useMember();
  return useLive(useMemo(() => recordedDays(database), [database]));
}

const recordedDays = sharePerDatabase(({ collections }) =>
  liveRows(collections.login_records).pipe(map(toRecordedDays)),
);

function toRecordedDays(rows: ReadonlyMap<string, StoredRow>): readonly RecordedDay[] {
  return [...rows.values()].map(readDay).sort((a, b) => (a.day < b.day ? -1 : 1));
}

function readDay({ id, kind, claimed_at, dirty, code }: StoredRow): RecordedDay {
  return {
    day: id,
    kind: kind === 'ticket' ? 'ticket' : 'login',
    claimed_at: String(claimed_at),
    synced: dirty === 0,
    refusal: dirty === 2 ? code : null,
  };
}

/** The days that count for the streak. */
export function acceptedDays(days: readonly RecordedDay[]): readonly RecordedDay[] {
  return days.filter((day) => day.refusal === null);
}

/** The streak computed from the days on this device; undefined while loading. */
export function useStreak(): StreakSummary | undefined {
  const days = useRecordedDays();
  return useMemo(() => days && summarizeStreak(acceptedDays(days)), [days]);
}

/** Records today's login; idempotent. Resolves to the Tokyo day. */
export async function recordLogin(member: Member): Promise<Day> {
  const day = member.clock.today();
  await discardRejectedDay(member, day);
  await member.write('login_records', day, (held) => (held?.kind === 'login' ? 'leave' : newRecord(member, 'login')));
  await member.store.changeState((state) =>
    state.anchor === null ? state : { ...state, anchor: updateHighWaterMark(state.anchor, Date.now()) },
  );
  return day;
}

/** Covers `day` with a revival ticket unless the day has a record. */
export async function spendTicket(member: Member, day: Day): Promise<void> {
  await discardRejectedDay(member, day);
  await member.write('login_records', day, (held) => (held === null ? newRecord(member, 'ticket') : 'leave'));
}

/** Discards a rejected record, so that a day that a fast clock claimed too early can be recorded when it comes. */
export async function discardRejectedDay({ store, newId }: Member, day: Day): Promise<void> {
  await discardRow(store, newId, { c: 'login_records', id: day });
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
  const { database, clock } = useMember();
  const profile = useLive(useMemo(() => database.collections.profiles.findOne(PROFILE_ID).$, [database]));
  const joined = profile?.get('created_at');
  return typeof joined === 'string' ? dayAt(Date.parse(joined)) : clock.today();
}
