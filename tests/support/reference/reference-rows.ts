import { storedTexts } from '../../../sync/engine/local-write.ts';
import { addDays, type Day, dayAt, isDay, toDay } from '../../../sync/model/day/day.ts';
import { joinRows, joinValues } from '../../../sync/model/joins.ts';
import { type Body, type Json, pick, sameJson } from '../../../sync/model/json.ts';
import { kataForms } from '../../../sync/model/kata/kata-forms.collection.ts';
import { programmeBefore, programmes } from '../../../sync/model/lessons/lessons.ts';
import { readProgress } from '../../../sync/model/lessons/training-progress.collection.ts';
import { limits } from '../../../sync/model/limits.ts';
import { notes } from '../../../sync/model/notebook/notes.collection.ts';
import { practiceResults } from '../../../sync/model/practice/practice-results.collection.ts';
import { memberSettings } from '../../../sync/model/settings/member-settings.collection.ts';
import { loginRecords, mergeLoginRecords } from '../../../sync/model/streak/login-records.collection.ts';
import { isBlank } from '../../../sync/model/text/stored-text.ts';
import type { PushedRow } from '../../../sync/protocol/sync-exchange.ts';
import { grantLessonProgress, programmeOpened } from './lesson-grant.ts';

/** The server's decision on one pushed row. If `body` differs from `claim`, the fields as sent, the result is 'merged'. */
export type Verdict =
  | { readonly kind: 'set'; readonly body: Body; readonly claim: Body }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'rejected'; readonly code: string };

export interface RowContext {
  readonly nowMs: number;
  /** An ISO instant. */
  readonly joinedAt: string;
  /** The current row, including a tombstone. */
  readonly existing: { readonly deleted: boolean; readonly body: Body } | null;
  /** By the rows that exist. */
  readonly ticketsLeft: () => number;
  /** True if the server has been restored from a backup. */
  readonly isRestored: boolean;
  /** The UTC day of joining, or of the first login before it. */
  readonly firstLessonDay: () => Day;
  /** The progress in a programme; null before its first row. */
  readonly progressIn: (trainingType: string) => Body | null;
  /** The rejection code for copying a kata; null when this member may copy it. */
  readonly copyRejection: (originalId: string) => string | null;
}

const UNCHANGED: Verdict = { kind: 'unchanged' };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Applies the server's rules to a pushed row, whose texts it cleans. */
export function judge(row: PushedRow, context: RowContext): Verdict {
  const patch = storedTexts(row.patch);
  const cleaned = Object.keys(patch).filter((field) => !sameJson(patch[field], row.patch[field]));
  const verdict = judgeStored({ ...row, patch }, context);
  return verdict.kind === 'set' ? { ...verdict, claim: { ...verdict.claim, ...pick(row.patch, cleaned) } } : verdict;
}

/** One function per collection. */
function judgeStored(row: PushedRow, context: RowContext): Verdict {
  switch (row.collection) {
    case 'profiles':
      return judgeProfile(row, context);
    case 'login_records':
      return judgeLogin(row, context);
    case 'kata_forms':
      return judgeKata(row, context);
    case 'training_sessions':
      return judgeSession(row, context);
    case 'training_progress':
      return judgeProgress(row, context);
    case 'practice_results':
      return judgeResults(row, context);
    case 'notes':
      return judgeNote(row, context);
    case 'member_settings':
      return judgeSetting(row, context);
    default:
      return rejected('unknown_collection');
  }
}

function judgeProfile({ op, id, patch }: PushedRow, { existing, nowMs }: RowContext): Verdict {
  if (op === 'delete') return rejected('unsupported_op');
  if (id !== 'me') return rejected('invalid_id');
  if (hasUnknownField(patch, ['username', 'bio', 'location', 'birth_date', 'phone_number']))
    return rejected('forbidden_field');
  const next = { ...existing?.body, ...patch };
  if ('username' in patch && blank(next.username)) return rejected('invalid_value');
  if (typeof next.birth_date === 'string' && !(isDay(next.birth_date) && next.birth_date <= dayAt(nowMs)))
    return rejected('invalid_value');
  return { kind: 'set', body: next, claim: next };
}

function judgeLogin(row: PushedRow, context: RowContext): Verdict {
  const { op, id, patch } = row;
  const { existing, nowMs } = context;
  if (op === 'delete') return rejected('unsupported_op');
  if (hasUnknownField(patch, loginRecords.fields)) return rejected('forbidden_field');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(id)) return rejected('invalid_id');
  if (!isDay(id)) return rejected('invalid_value');
  const old = existing?.body ?? null;
  const claimedAt = instant(patch.claimed_at);
  const claim = {
    kind: patch.kind ?? old?.kind ?? '',
    claimed_at: claimedAt ?? old?.claimed_at ?? iso(nowMs),
    tz: ('tz' in patch ? patch.tz : old?.tz) ?? null,
    device: ('device' in patch ? patch.device : old?.device) ?? null,
    bridge: ((patch.kind ?? old?.kind) === 'login' ? null : 'bridge' in patch ? patch.bridge : old?.bridge) ?? null,
  };
  if (claimedAt === undefined || (claim.kind !== 'login' && claim.kind !== 'ticket')) return rejected('invalid_value');
  const { bridge = null } = patch;
  if (bridge !== null && (claim.kind === 'login' || typeof bridge !== 'string' || !UUID.test(bridge)))
    return rejected('invalid_value');
  const today = dayAt(nowMs);
  if (id > today) return rejected('future_day');
  if (id < addDays(today, -limits.login_days)) return rejected('too_old');
  if (claim.kind === 'ticket' && bridgeOf(row) === null) {
    if (id < oldestTicketDay(row, id, context)) return rejected('too_old');
    if (old === null && context.ticketsLeft() === 0) return rejected('no_ticket');
  }
  const merged = old === null ? claim : mergeLoginRecords(old, claim);
  return sameJson(merged, old ?? undefined) ? UNCHANGED : { kind: 'set', body: merged, claim };
}

/** The twin of private.bridge_of(). */
export function bridgeOf({ collection, patch, original }: PushedRow): Json {
  return collection === 'login_records' ? (patch.bridge ?? original?.bridge ?? null) : null;
}

/** The twin of private.oldest_ticket_day(). */
function oldestTicketDay(
  { op }: PushedRow,
  day: string,
  { nowMs, joinedAt, isRestored }: Pick<RowContext, 'nowMs' | 'joinedAt' | 'isRestored'>,
): Day {
  const isEarly = (op === 'restore' && isRestored) || day < dayAt(Date.parse(joinedAt));
  return addDays(dayAt(nowMs), -(isEarly ? limits.login_days : limits.ticket_days));
}

/** Why the rows of a bridge are rejected once they are stored, or null; the twin of private.check_bridge(). */
export function rejectBridge(
  rows: readonly PushedRow[],
  recorded: ReadonlySet<Day>,
  context: Pick<RowContext, 'nowMs' | 'joinedAt' | 'isRestored'>,
): string | null {
  const claims = rows.map(({ patch, original }) => instant(patch.claimed_at ?? original?.claimed_at));
  const claimDays = new Set(claims.flatMap((claim) => (typeof claim === 'string' ? [dayAt(Date.parse(claim))] : [])));
  const days = rows.map(({ id }) => toDay(id)).sort();
  const [[claimed], [first], last, row] = [[...claimDays], days, days.at(-1), rows[0]];
  if (claims.includes(undefined) || claimDays.size > 1) return 'invalid_value';
  if (claimed === undefined || first === undefined || last === undefined || row === undefined) return 'invalid_value';
  if (last >= claimed || first < addDays(claimed, -limits.bridged_days_max)) return 'invalid_value';
  if (claimed > dayAt(context.nowMs)) return 'future_day';
  if (claimed < oldestTicketDay(row, claimed, context)) return 'too_old';
  for (let day = addDays(first, -1); day < claimed; day = addDays(day, 1)) {
    if (!recorded.has(day)) return 'not_joined';
  }
  return null;
}

function judgeKata({ op, id, patch }: PushedRow, context: RowContext): Verdict {
  const { existing } = context;
  if (!UUID.test(id)) return rejected('invalid_value');
  if (hasUnknownField(patch, kataForms.fields)) return rejected('forbidden_field');
  if (existing?.deleted) return UNCHANGED;
  if (op === 'delete') return { kind: 'deleted' };
  const fresh = {
    is_copied: false,
    original_id: null,
    name: null,
    category: null,
    zou: null,
    ishiki: null,
    review: null,
  };
  const old = existing?.body ?? { ...fresh, copy_count: 0 };
  const next: Body = {
    ...old,
    ...patch,
    name: ('name' in patch ? unlessBlank(patch.name) : old.name) ?? null,
    category: ('category' in patch ? unlessBlank(patch.category) : old.category) ?? null,
    is_copied: patch.is_copied ?? old.is_copied ?? false,
    review: joinValues(kataForms.joins.review, patch.review ?? null, old.review ?? null),
  };
  const claim = { ...existing?.body, ...patch };
  if (blank(next.zou) || blank(next.ishiki)) return rejected('invalid_value');
  if (existing !== null) {
    const moved = !sameJson(next.is_copied, old.is_copied) || !sameJson(next.original_id, old.original_id);
    return moved ? rejected('immutable') : { kind: 'set', body: next, claim };
  }
  if (next.is_copied !== (next.original_id !== null)) return rejected('invalid_value');
  const rejection = typeof next.original_id === 'string' ? context.copyRejection(next.original_id) : null;
  const isAllowed = rejection === null || (op === 'restore' && rejection === 'source_gone');
  return isAllowed ? { kind: 'set', body: next, claim } : rejected(rejection);
}

const SESSION_FIELDS = [
  'training_type',
  'video_title',
  'video_number',
  'status',
  'duration_minutes',
  'details',
  'practised',
];

function judgeSession({ op, id, patch }: PushedRow, { existing, nowMs }: RowContext): Verdict {
  const completed = instant(patch.completed_at);
  if (!UUID.test(id) || completed === undefined) return rejected('invalid_value');
  if (op === 'delete') return rejected('unsupported_op');
  if (completed === null) return rejected('invalid_value');
  if (hasUnknownField(patch, [...SESSION_FIELDS, 'completed_at'])) return rejected('forbidden_field');
  const sent: Record<string, Json> = {};
  for (const field of SESSION_FIELDS) sent[field] = patch[field] ?? null;
  if (existing !== null) {
    return SESSION_FIELDS.every((field) => sameJson(sent[field], existing.body[field]))
      ? UNCHANGED
      : rejected('immutable');
  }
  if (sent.practised !== null && typeof sent.practised !== 'boolean') return rejected('invalid_value');
  const minutes = sent.duration_minutes;
  const badMinutes = typeof minutes !== 'number' || !Number.isInteger(minutes) || minutes < 1;
  if (badMinutes || [sent.training_type, sent.video_title, sent.status].some(isEmpty)) return rejected('invalid_value');
  const capped = iso(Math.min(Date.parse(completed), nowMs + limits.minutes_ahead_max * 60_000));
  return { kind: 'set', body: { ...sent, completed_at: capped }, claim: { ...sent, completed_at: completed } };
}

function judgeProgress({ op, id, patch }: PushedRow, context: RowContext): Verdict {
  const { existing, nowMs } = context;
  if (op === 'delete') return rejected('unsupported_op');
  const lessons = programmes[id];
  if (lessons === undefined) return rejected('invalid_id');
  if (hasUnknownField(patch, ['current_lesson', 'total_lessons', 'last_watched_date', 'completed_at']))
    return rejected('forbidden_field');
  const old = existing?.body ?? { current_lesson: 1, last_watched_date: null, completed_at: null };
  const claimed: Body = { ...old, ...patch, total_lessons: patch.total_lessons ?? lessons };
  const { current_lesson: current, total_lessons: total } = claimed;
  if (typeof current !== 'number' || total !== lessons) return rejected('invalid_value');
  if (current < 1 || current > total || instant(claimed.completed_at) === undefined) return rejected('invalid_value');
  const programme = programmeBefore(id);
  const before = programme === null ? null : context.progressIn(programme);
  const granted = grantLessonProgress(existing === null ? null : readProgress(existing.body), readProgress(claimed), {
    today: dayAt(nowMs, 'UTC'),
    openedDay: programmeOpened(id, before && readProgress(before), context.firstLessonDay()),
    now: iso(nowMs),
  });
  const body = { ...granted };
  return sameJson(body, existing?.body) ? UNCHANGED : { kind: 'set', body, claim: claimed };
}

function judgeResults({ op, id, patch }: PushedRow, { existing, nowMs }: RowContext): Verdict {
  const { day, training_type, results } = patch;
  if (!UUID.test(id) || (typeof day === 'string' && !isDay(day))) return rejected('invalid_value');
  if (op === 'delete') return rejected('unsupported_op');
  if (hasUnknownField(patch, practiceResults.fields)) return rejected('forbidden_field');
  if (!Array.isArray(results) || results.length === 0 || !results.every(isItemResult) || typeof day !== 'string')
    return rejected('invalid_value');
  const isInRange = day >= '2020-01-01' && day <= addDays(dayAt(nowMs), 1);
  if (isEmpty(training_type) || !isInRange) return rejected('invalid_value');
  const body = { training_type: training_type ?? null, day, results };
  if (existing === null) return { kind: 'set', body, claim: body };
  return sameJson(body, existing.body) ? UNCHANGED : rejected('immutable');
}

function isItemResult(value: Json): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { item, result, ...others } = Object.fromEntries(Object.entries(value));
  return !isEmpty(item) && !isEmpty(result) && Object.keys(others).length === 0;
}

function judgeNote({ op, id, patch }: PushedRow, { existing }: RowContext): Verdict {
  if (!UUID.test(id)) return rejected('invalid_value');
  if (hasUnknownField(patch, notes.fields)) return rejected('forbidden_field');
  if (existing?.deleted) return UNCHANGED;
  if (op === 'delete') return { kind: 'deleted' };
  const empty = { text: null, day: null, written_at: null, about: null, question: null };
  const body: Body = { ...empty, ...existing?.body, ...patch };
  const isDated = typeof body.day === 'string' && isDay(body.day) && typeof instant(body.written_at) === 'string';
  if (blank(body.text) || !isDated || body.question === '' || body.about === '') return rejected('invalid_value');
  return { kind: 'set', body, claim: body };
}

function judgeSetting({ op, id, patch }: PushedRow, { existing }: RowContext): Verdict {
  if (op === 'delete') return rejected('unsupported_op');
  if (!/^[a-z][a-z0-9-]{0,63}$/.test(id)) return rejected('invalid_id');
  if (hasUnknownField(patch, memberSettings.fields)) return rejected('forbidden_field');
  if (!areEntries(patch.entries)) return rejected('invalid_value');
  const body =
    existing === null ? { entries: patch.entries ?? null } : joinRows(memberSettings.merge, existing.body, patch);
  if (existing !== null && sameJson(body, existing.body)) return UNCHANGED;
  return { kind: 'set', body, claim: patch };
}

function areEntries(value: Json | undefined): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([, count]) => Number.isInteger(count) && Number(count) >= 1);
}

function rejected(code: string): Verdict {
  return { kind: 'rejected', code };
}

function hasUnknownField(patch: Body, allowed: readonly string[]): boolean {
  return Object.keys(patch).some((field) => !allowed.includes(field));
}

function blank(value: Json | undefined): boolean {
  return typeof value !== 'string' || isBlank(value);
}

function unlessBlank(value: Json | undefined): Json {
  return blank(value) ? null : (value ?? null);
}

function isEmpty(value: Json | undefined): boolean {
  return typeof value !== 'string' || value === '';
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}

/** Parses an instant, to the millisecond; null for a missing one, undefined for an invalid one. */
function instant(value: Json | undefined): string | null | undefined {
  if (value === undefined || value === null) return null;
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return ms >= Date.UTC(2000) && ms <= Date.UTC(2200) ? iso(ms) : undefined;
}
