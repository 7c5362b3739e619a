import type { Json } from '../../../../sync/model/json.ts';

export interface Row {
  readonly id: string;
  readonly [field: string]: Json;
}

/** The n-th training session; `series` makes the ids of a run unique. */
export function createSessionRow(series: number, n: number): Row {
  return {
    id: uuid(series, n),
    training_type: 'sojo',
    video_title: '相乗',
    video_number: null,
    status: 'completed',
    duration_minutes: 5 + (n % 20),
    details: { score: n % 100, note: '朝の海に立つ。足の裏に重さを感じる。' },
    completed_at: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
  };
}

/** The n-th kata, with an object among its fields. */
export function createKataRow(series: number, n: number): Row {
  const day = { reviewed_at: '2026-11-01T00:00:00.000Z', reviewed_day: '2026-11-01', due_day: '2026-11-05' };
  return {
    id: uuid(series, n),
    zou: `橋を渡る${n}`,
    ishiki: '足の裏を感じる',
    name: null,
    category: '朝',
    is_copied: false,
    original_id: null,
    review: { ...day, stability: 3, difficulty: 5, reps: 1, lapses: 0 },
  };
}

function uuid(series: number, n: number): string {
  return `0198f2d0-${String(series % 10_000).padStart(4, '0')}-7000-8000-${String(n).padStart(12, '0')}`;
}
