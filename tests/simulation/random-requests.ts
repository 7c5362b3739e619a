import { addDays, dayAt, toDay } from '../../sync/model/day/day.ts';
import type { Json } from '../../sync/model/json.ts';
import { programmes } from '../../sync/model/lessons/lessons.ts';
import type { Rng } from '../../sync/model/practice/seeded-random.ts';
import type { PushedRow, SyncRequest } from '../../sync/protocol/sync-exchange.ts';

/** The state of a random request stream, so that later requests return to the same rows and mutations. */
export interface RequestStream {
  readonly rng: Rng;
  readonly ids: readonly string[];
  /** Ids of kata to copy, including this member's own. */
  readonly sources: readonly string[];
  readonly rows: PushedRow[];
  /** Position of the last response. */
  cursor: number;
  epoch: string | null;
}

/** A random request of rows in the right form, sometimes one that no correct device sends. */
export function nextRequest(stream: RequestStream, nowMs: number): SyncRequest {
  const { rng } = stream;
  const fresh = Array.from({ length: rng.int(0, 5) }, () => nextRow(stream, nowMs));
  const repeated = stream.rows.length > 0 && rng.chance(0.3) ? [rng.pick(stream.rows)] : [];
  if (rng.chance(0.3)) fresh.push(...nextBridge(rng, nowMs));
  stream.rows.push(...fresh);
  const since = rng.pick([stream.cursor, stream.cursor, stream.cursor, 0, Math.max(0, stream.cursor - 3)]);
  return {
    ...{ v: 1, schema: rng.chance(0.02) ? rng.pick([0, 2]) : 1, device: 'phone', limit: rng.pick([2000, 2000, 3]) },
    synced_at: rng.chance(0.5) ? null : new Date(nowMs - rng.pick([1, 59, 61, 400]) * 86_400_000).toISOString(),
    since: rng.chance(0.03) ? since + 50 : since,
    epoch: since === 0 && rng.chance(0.5) ? null : rng.chance(0.03) ? 'another-epoch.0' : stream.epoch,
    now_client: new Date(nowMs).toISOString(),
    push: [...fresh, ...repeated],
  };
}

/** Tickets that are claimed together, for a gap that may be closed, older or partly recorded. */
function nextBridge(rng: Rng, nowMs: number): readonly PushedRow[] {
  const bridge = rng.uuid();
  const claimedMs = nowMs - rng.pick([0, 0, 0, 1, 30, 31, -2]) * 86_400_000;
  const claim = {
    kind: 'ticket',
    tz: 'Asia/Tokyo',
    device: 'a',
    bridge,
  };
  const length = rng.pick([1, 2, 2, 3, 4, 29]);
  return Array.from({ length }, (_, index) => {
    const patch = { ...claim, claimed_at: new Date(claimedMs - (rng.chance(0.01) ? 2e8 : 0)).toISOString() };
    const isRestored = rng.chance(0.1);
    return {
      ...{ collection: 'login_records', id: addDays(dayAt(claimedMs), index - length), mutation_id: rng.uuid() },
      ...{ op: isRestored ? 'restore' : 'insert', patch, base_rev: 0, superseded_ids: [] },
      ...(isRestored ? { original: {}, former_epoch: 'a', former_rev: rng.int(0, 20) } : {}),
    } satisfies PushedRow;
  }).filter(() => rng.chance(0.9));
}

function nextRow(stream: RequestStream, nowMs: number): PushedRow {
  const { rng } = stream;
  const [collection, id, patch] = nextPatch(stream, nowMs);
  const earlier = stream.rows
    .filter((row) => row.collection === collection && row.id === id)
    .map(({ mutation_id }) => mutation_id);
  const isDeletable = collection === 'kata_forms' || collection === 'notes';
  const op = isDeletable && rng.chance(0.15) ? 'delete' : rng.pick(['insert', 'update', 'restore'] as const);
  const isEdited = collection !== 'training_sessions' && collection !== 'practice_results';
  const restored = isEdited ? split(patch, rng) : ([{}, patch] as const);
  const [sent, original] = op === 'restore' ? restored : [op === 'delete' ? {} : patch, {}];
  return {
    ...{ collection, id, op, patch: sent, mutation_id: rng.uuid() },
    ...(op === 'restore' ? { original, former_epoch: rng.pick(['a', 'b']), former_rev: rng.int(0, 20) } : {}),
    base_rev: rng.pick([0, stream.cursor, rng.int(0, 20)]),
    ...nameEarlier(earlier.slice(-3), isDeletable || collection === 'profiles' ? sent : {}, rng),
  };
}

/** Sometimes the earlier writes of the row, and of some fields which of them set it. */
function nameEarlier(ids: readonly string[], patch: Patch, rng: Rng) {
  if (!rng.chance(0.3)) return { superseded_ids: [] };
  const fields = ids.length === 0 ? [] : Object.keys(patch).filter(() => rng.chance(0.5));
  return { superseded_ids: ids, written_by: Object.fromEntries(fields.map((field) => [field, rng.pick(ids)])) };
}

/** Divides the fields of a restore into edits and the rest. */
function split(patch: Patch, rng: Rng): readonly [Patch, Patch] {
  const edited = new Set(Object.keys(patch).filter(() => rng.chance(0.5)));
  const part = (isEdited: boolean) =>
    Object.fromEntries(Object.entries(patch).filter(([field]) => edited.has(field) === isEdited));
  return [part(true), part(false)];
}

type Patch = Readonly<Record<string, Json>>;

function nextPatch({ rng, ids, sources }: RequestStream, nowMs: number): readonly [string, string, Patch] {
  const at = (days: number) => new Date(nowMs + days * 86_400_000 + rng.int(-5e7, 5e7)).toISOString();
  const day = addDays(dayAt(nowMs), rng.pick([0, 0, -1, -1, -2, -3, 1, -31]));
  const text = () => rng.pick(['あ', '橋の上', ' か\u200b\u3099\u202e']);
  const someFields = (fields: Patch): Patch => Object.fromEntries(Object.entries(fields).filter(() => rng.chance(0.6)));
  switch (rng.int(0, 12)) {
    case 0:
    case 1:
      return ['profiles', 'me', someFields({ username: text(), bio: text(), birth_date: '2001-02-03' })];
    case 2:
    case 3:
    case 4: {
      const claim = { kind: rng.pick(['login', 'ticket', 'ticket']), claimed_at: at(0) };
      return ['login_records', day, { ...claim, ...someFields({ tz: 'Asia/Tokyo', device: 'a' }) }];
    }
    case 5:
    case 6:
    case 7: {
      const kata = { zou: rng.pick(['橋', '川', ' か\u200b\u3099\u202e']), ishiki: '渡る' };
      const labels = someFields({ name: text(), category: text() });
      const copy = rng.chance(0.3) ? { is_copied: true, original_id: rng.pick(sources) } : {};
      const review = rng.chance(0.2) ? { review: nextReview(rng, at(-1)) } : {};
      return ['kata_forms', rng.pick(ids), { ...kata, ...labels, ...copy, ...review }];
    }
    case 8: {
      const session = { training_type: 'tour', video_title: text(), video_number: null, status: 'completed' };
      const rest = { duration_minutes: rng.pick([5, 60]), details: null, completed_at: at(rng.pick([0, 0, 3])) };
      return ['training_sessions', rng.pick(ids), { ...session, ...rest }];
    }
    case 9: {
      const result = { item: rng.pick(['setsuna-001', 'setsuna-002']), result: rng.pick(['seen', 'known']) };
      const results = [result, { ...result, result: 'seen' }];
      return ['practice_results', rng.pick(ids), { training_type: 'setsuna', day, results }];
    }
    case 10: {
      const note = { text: text(), day, written_at: at(0) };
      const about = { about: rng.pick([null, 'jutsu']), question: rng.pick([null, '何が見えましたか']) };
      return ['notes', rng.pick(ids), { ...note, ...someFields(about) }];
    }
    case 11: {
      const entries = { [rng.pick(['a', 'b', 'c'])]: rng.int(1, 9), [rng.pick(['a', 'd'])]: rng.int(1, 9) };
      return ['member_settings', rng.pick(['seen-notices', 'guide']), { entries }];
    }
    default: {
      const id = rng.pick(['brain-speed', 'brain-speed', 'brain-speed-2']);
      const total = programmes[id] ?? 1;
      const progress = { current_lesson: Math.min(rng.pick([1, 2, 3, 4, 5, 30]), total), last_watched_date: day };
      const completed = rng.chance(0.2) ? { completed_at: at(0) } : {};
      return ['training_progress', id, { total_lessons: total, ...someFields(progress), ...completed }];
    }
  }
}

function nextReview(rng: Rng, reviewedAt: string): Json {
  const day = toDay(reviewedAt.slice(0, 10));
  const memory = {
    stability: rng.int(1, 9),
    difficulty: rng.int(1, 9),
    reps: rng.int(0, 9),
    lapses: rng.int(0, 3),
  };
  return { reviewed_at: reviewedAt, reviewed_day: day, due_day: addDays(day, rng.int(1, 30)), ...memory };
}
