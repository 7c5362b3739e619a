import type { Json } from '../../sync/contracts/json.ts';
import type { PushedRow, SyncRequest } from '../../sync/contracts/sync-exchange.ts';
import { addDays, dayAt } from '../../sync/rules/day.ts';
import type { Dice } from './dice.ts';

/** What a stream of requests has already used, so that it comes back to the same rows and writes. */
export interface Stream {
  readonly dice: Dice;
  readonly ids: readonly string[];
  /** Kata that may be there to be copied, this member's own among them. */
  readonly sources: readonly string[];
  readonly rows: PushedRow[];
  /** What the last answer said, for the next request to go on from. */
  cursor: number;
  epoch: string | null;
}

/** A request as a device might send it, or as it never should. */
export function nextRequest(stream: Stream, nowMs: number): SyncRequest {
  const { dice } = stream;
  const fresh = Array.from({ length: dice.int(0, 5) }, () => nextRow(stream, nowMs));
  const again = stream.rows.length > 0 && dice.chance(0.3) ? [dice.pick(stream.rows)] : [];
  stream.rows.push(...fresh);
  const since = dice.pick([stream.cursor, stream.cursor, stream.cursor, 0, Math.max(0, stream.cursor - 3)]);
  return {
    ...{ v: 1, schema: 1, device: 'phone', limit: dice.pick([500, 500, 3]), library: {} },
    since: dice.chance(0.03) ? since + 50 : since,
    epoch: since === 0 && dice.chance(0.5) ? null : dice.chance(0.03) ? 'another-life.0' : stream.epoch,
    now_client: new Date(nowMs).toISOString(),
    push: [...fresh, ...again],
  };
}

function nextRow(stream: Stream, nowMs: number): PushedRow {
  const { dice } = stream;
  const [c, id, patch] = nextPatch(stream, nowMs);
  const earlier = stream.rows.filter((row) => row.c === c && row.id === id).map(({ mut }) => mut);
  const op = dice.chance(c === 'kata_forms' ? 0.15 : 0.03) ? 'del' : 'set';
  return {
    ...{ c, id, op, patch: op === 'del' ? {} : patch, mut: dice.uuid() },
    base_rev: dice.pick([0, stream.cursor, dice.int(0, 20)]),
    past: dice.chance(0.3) ? earlier.slice(-3) : [],
  };
}

type Patch = Readonly<Record<string, Json>>;

function nextPatch({ dice, ids, sources }: Stream, nowMs: number): readonly [string, string, Patch] {
  const at = (days: number) => new Date(nowMs + days * 86_400_000 + dice.int(-5e7, 5e7)).toISOString();
  const day = addDays(dayAt(nowMs), dice.pick([0, 0, -1, -1, -2, -3, 1, -31]));
  const text = () => dice.pick(['あ', '', ' ', '橋の上', 'い'.repeat(101), '\t']);
  const some = (fields: Patch): Patch => Object.fromEntries(Object.entries(fields).filter(() => dice.chance(0.6)));
  switch (dice.int(0, 9)) {
    case 0:
    case 1:
      return ['profiles', dice.chance(0.95) ? 'me' : 'you', some({ username: text(), bio: text(), birth_date: day })];
    case 2:
    case 3:
    case 4: {
      const claim = { kind: dice.pick(['login', 'ticket', 'ticket', 'x']), claimed_at: at(0) };
      return ['login_records', day, dice.chance(0.8) ? { ...claim, tz: 'Asia/Tokyo', device: 'a' } : some(claim)];
    }
    case 5:
    case 6:
    case 7: {
      const kata = { zou: dice.pick(['橋', '川', ' ']), ishiki: '渡る', name: text(), category: text() };
      const copy = dice.chance(0.3) ? { is_copied: true, original_id: dice.pick(sources) } : {};
      const review = dice.chance(0.2) ? { review: nextReview(dice, at(-1)) } : {};
      const stranger = dice.chance(0.03) ? { copy_count: 9 } : {};
      return ['kata_forms', dice.pick(ids), { ...some(kata), ...copy, ...review, ...stranger }];
    }
    case 8: {
      const session = { training_type: 'tour', video_title: text(), video_number: null, status: 'completed' };
      const rest = { duration_minutes: dice.pick([5, 0, 2000]), details: null, completed_at: at(dice.pick([0, 0, 3])) };
      return ['training_sessions', dice.pick(ids), dice.chance(0.9) ? { ...session, ...rest } : some(rest)];
    }
    default: {
      const progress = {
        current_lesson: dice.int(0, 5),
        total_lessons: dice.pick([30, 30, 5]),
        last_watched_date: day,
      };
      return ['training_progress', 'mind', { ...some(progress), ...(dice.chance(0.2) ? { completed_at: at(0) } : {}) }];
    }
  }
}

function nextReview(dice: Dice, reviewedAt: string): Json {
  const day = reviewedAt.slice(0, 10);
  const memory = {
    stability: dice.int(1, 9),
    difficulty: dice.int(1, 9),
    reps: dice.int(0, 9),
    lapses: dice.int(0, 3),
  };
  return { reviewed_at: reviewedAt, reviewed_day: day, due_day: addDays(day, dice.int(1, 30)), ...memory };
}
