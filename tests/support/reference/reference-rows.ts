import { storedTexts } from '../../../sync/engine/local-write.ts';
import { profiles } from '../../../sync/model/account/profiles.collection.ts';
import { addDays, type Day, dayAt, toDay } from '../../../sync/model/day/day.ts';
import { joinRows, joinValues } from '../../../sync/model/joins.ts';
import { type Body, type Json, pick, sameJson } from '../../../sync/model/json.ts';
import { kataForms } from '../../../sync/model/kata/kata-forms.collection.ts';
import { programmeBefore, programmes } from '../../../sync/model/lessons/lessons.ts';
import { readProgress } from '../../../sync/model/lessons/training-progress.collection.ts';
import { limits } from '../../../sync/model/limits.ts';
import { memberSettings } from '../../../sync/model/settings/member-settings.collection.ts';
import { mergeLoginRecords } from '../../../sync/model/streak/login-records.collection.ts';
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

/**
 * Applies the server's rules to a pushed row, whose texts it cleans. Devices send rows of the right form, so that only the SQL
 * checks it.
 */
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

function judgeProfile({ patch }: PushedRow, { existing }: RowContext): Verdict {
  // The one write of the simulation that has a wrong form.
  const fields: readonly string[] = profiles.fields;
  if (Object.keys(patch).some((field) => !fields.includes(field))) return rejected('forbidden_field');
  const next = { ...existing?.body, ...patch };
  return { kind: 'set', body: next, claim: next };
}

function judgeLogin(row: PushedRow, context: RowContext): Verdict {
  const { id, patch } = row;
  const { existing, nowMs } = context;
  const old = existing?.body ?? null;
  const claim = {
    kind: patch.kind ?? old?.kind ?? '',
    claimed_at: instant(patch.claimed_at) ?? old?.claimed_at ?? iso(nowMs),
    tz: ('tz' in patch ? patch.tz : old?.tz) ?? null,
    device: ('device' in patch ? patch.device : old?.device) ?? null,
    bridge: ((patch.kind ?? old?.kind) === 'login' ? null : 'bridge' in patch ? patch.bridge : old?.bridge) ?? null,
  };
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
  if (claimDays.size > 1) return 'invalid_value';
  if (claimed === undefined || first === undefined || last === undefined || row === undefined) return 'invalid_value';
  if (last >= claimed || first < addDays(claimed, -limits.bridged_days_max)) return 'invalid_value';
  if (claimed > dayAt(context.nowMs)) return 'future_day';
  if (claimed < oldestTicketDay(row, claimed, context)) return 'too_old';
  for (let day = addDays(first, -1); day < claimed; day = addDays(day, 1)) {
    if (!recorded.has(day)) return 'not_joined';
  }
  return null;
}

function judgeKata({ op, patch }: PushedRow, context: RowContext): Verdict {
  const { existing } = context;
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
    review: joinValues(kataForms.joins.review, patch.review ?? null, old.review ?? null),
  };
  const claim = { ...existing?.body, ...patch };
  if (existing !== null) {
    const moved = !sameJson(next.is_copied, old.is_copied) || !sameJson(next.original_id, old.original_id);
    return moved ? rejected('immutable') : { kind: 'set', body: next, claim };
  }
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

function judgeSession({ patch }: PushedRow, { existing, nowMs }: RowContext): Verdict {
  const completed = instant(patch.completed_at) ?? '';
  const sent: Record<string, Json> = {};
  for (const field of SESSION_FIELDS) sent[field] = patch[field] ?? null;
  if (existing !== null) {
    return SESSION_FIELDS.every((field) => sameJson(sent[field], existing.body[field]))
      ? UNCHANGED
      : rejected('immutable');
  }
  const capped = iso(Math.min(Date.parse(completed), nowMs + limits.minutes_ahead_max * 60_000));
  return { kind: 'set', body: { ...sent, completed_at: capped }, claim: { ...sent, completed_at: completed } };
}

function judgeProgress({ id, patch }: PushedRow, context: RowContext): Verdict {
  const { existing, nowMs } = context;
  const old = existing?.body ?? { current_lesson: 1, last_watched_date: null, completed_at: null };
  const claimed: Body = { ...old, ...patch, total_lessons: programmes[id] ?? 0 };
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

function judgeResults({ patch }: PushedRow, { existing }: RowContext): Verdict {
  const { day = null, training_type = null, results = null } = patch;
  const body = { training_type, day, results };
  if (existing === null) return { kind: 'set', body, claim: body };
  return sameJson(body, existing.body) ? UNCHANGED : rejected('immutable');
}

function judgeNote({ op, patch }: PushedRow, { existing }: RowContext): Verdict {
  if (existing?.deleted) return UNCHANGED;
  if (op === 'delete') return { kind: 'deleted' };
  const empty = { text: null, day: null, written_at: null, about: null, question: null, recall: null };
  const body: Body = { ...empty, ...existing?.body, ...patch };
  return { kind: 'set', body, claim: body };
}

function judgeSetting({ patch }: PushedRow, { existing }: RowContext): Verdict {
  const body =
    existing === null ? { entries: patch.entries ?? null } : joinRows(memberSettings.merge, existing.body, patch);
  if (existing !== null && sameJson(body, existing.body)) return UNCHANGED;
  return { kind: 'set', body, claim: patch };
}

function rejected(code: string): Verdict {
  return { kind: 'rejected', code };
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}

/** An instant to the millisecond; null for a missing one. */
function instant(value: Json | undefined): string | null {
  return typeof value === 'string' ? iso(Date.parse(value)) : null;
}
