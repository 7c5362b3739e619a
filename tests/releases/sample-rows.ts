import type { Change, Delivery, SyncedRow } from '../../sync/engine/row.ts';
import { addDays, toDay } from '../../sync/model/day/day.ts';
import type { Body } from '../../sync/model/json.ts';
import type { DocumentOf, SyncedCollection } from '../../sync/model/synced-collections.ts';

const uuid = (group: string, n: number) => `0198f2d0-${group}-7000-8000-${String(n).padStart(12, '0')}`;
const instant = (n: number) => new Date(Date.parse('2025-01-01T00:00:00.000Z') + n * 3_600_000).toISOString();
const day = (n: number) => addDays(toDay('2018-01-01'), n);

/** The id and the body of the nth row of each collection; the compiler asks for new ones. */
const samples: { readonly [C in SyncedCollection]: (n: number) => readonly [id: string, body: DocumentOf<C>] } = {
  profiles: () => [
    'me',
    {
      ...{
        username: '花子',
        bio: '朝に\n10分',
        location: '札幌',
        birth_date: '1990-02-28',
        phone_number: '09012345678',
      },
      ...{ email: 'hanako@example.com', email_verified: true, created_at: instant(0), last_login_date: day(1) },
      ...{ tickets: 2, total_logins: 400, current_streak: 12, longest_streak: 120, sharing_stopped: null },
    },
  ],
  login_records: (n) => [
    day(n),
    {
      kind: n % 30 === 0 ? 'ticket' : 'login',
      claimed_at: instant(n),
      tz: 'Asia/Tokyo',
      device: 'phone',
      bridge: null,
    },
  ],
  kata_forms: (n) => [
    uuid('aaaa', n),
    {
      ...{ zou: `湯のみから立つ白い湯気 ${n}`, ishiki: '消えるまで目で追う', name: n % 3 === 0 ? null : `型 ${n}` },
      ...{
        category: n % 2 === 0 ? null : '朝',
        is_copied: n % 7 === 0,
        original_id: n % 7 === 0 ? uuid('bbbb', n) : null,
      },
      ...{ review: null, copy_count: n % 5 },
      hidden:
        n % 11 === 1
          ? { reason: 'personal', note: null, hidden_at: instant(n), corrected: false, by_text: false }
          : null,
    },
  ],
  training_sessions: (n) => [
    uuid('cccc', n),
    {
      ...{ training_type: 'sakiyomi', video_title: '先読', video_number: n % 15, status: 'completed' },
      ...{ duration_minutes: 5, details: { steps: [n, '😀'] }, practised: true, completed_at: instant(n) },
    },
  ],
  training_progress: (n) => [
    n === 0 ? 'brain-speed' : `programme-${n}`,
    { current_lesson: 12, total_lessons: 30, last_watched_date: day(12), completed_at: null },
  ],
  practice_results: (n) => [
    uuid('ffff', n),
    {
      ...{ training_type: 'setsuna', day: day(n) },
      results: Array.from({ length: (n % 20) + 1 }, (_, k) => ({ item: `setsuna-${k}`, result: 'seen' })),
    },
  ],
  notes: (n) => [
    uuid('9999', n),
    {
      text: `書きとめたこと\n${n}😀`,
      day: day(n),
      written_at: instant(n),
      about: n % 2 === 0 ? null : 'jutsu',
      question: null,
      recall: null,
    },
  ],
  member_settings: (n) => [`setting-${n}`, { entries: { first: 1, second: n + 1 } }],
};

/** How many rows of each collection; 3,000 together. */
const counts: Readonly<Record<SyncedCollection, number>> = {
  ...{ profiles: 1, login_records: 800, kata_forms: 800, training_sessions: 892, training_progress: 2 },
  ...{ practice_results: 300, notes: 200, member_settings: 5 },
};

/** Rows of all collections in every state of delivery. */
export function sampleRows(): readonly SyncedRow[] {
  return names().flatMap((collection) => {
    return Array.from({ length: counts[collection] }, (_, n) => {
      const [id, document] = samples[collection](n);
      const delivery = deliveryOf(collection, n, document);
      const isTombstone = delivery.status === 'synced' && delivery.deleted;
      return { collection, id, delivery, body: isTombstone ? {} : { ...document } };
    });
  });
}

function names(): readonly SyncedCollection[] {
  return [
    ...(['profiles', 'login_records', 'kata_forms', 'training_sessions', 'training_progress'] as const),
    ...(['practice_results', 'notes', 'member_settings'] as const),
  ];
}

function deliveryOf(collection: string, n: number, body: Body): Delivery {
  const synced = { status: 'synced', rev: n + 1, deleted: false, supersededIds: [] } as const;
  // Most rows of a member are synced.
  if (n % 10 !== 0) return synced;
  const pending = (change: Change, supersededIds: readonly string[] = []) =>
    ({ status: 'pending', mutationId: uuid('dddd', n), supersededIds, ...change }) as const;
  const [field = ''] = Object.keys(body);
  const update = { op: 'update', rev: n + 1, mergeBase: { [field]: body[field] ?? null } } as const;
  const states: readonly Delivery[] = [
    { status: 'unconfirmed', former: { epoch: 'e', rev: n + 1 }, deleted: false, supersededIds: [uuid('eeee', n)] },
    pending({ op: 'insert' }),
    pending(update, [uuid('eeee', n)]),
    pending({ ...update, rev: null, former: { epoch: 'e', rev: n + 1 } }),
    pending({ op: 'restore', knownRev: n, former: { epoch: 'e', rev: n + 1 }, mergeBase: {} }),
    { ...pending(update), status: 'rejected', rejectionCode: 'too_long' },
    ...(collection === 'kata_forms'
      ? [
          { ...synced, deleted: true },
          pending({ op: 'delete', rev: n + 1, mergeBase: {} }),
          pending({ op: 'delete', rev: 0, mergeBase: null }),
        ]
      : []),
  ];
  return states[(n / 10) % states.length] ?? synced;
}
