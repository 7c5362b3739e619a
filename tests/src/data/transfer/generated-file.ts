import { EXPORT_FORMAT } from '../../../../src/data/transfer/export.ts';
import { addDays, type Day, instantAt, startOfDay } from '../../../../sync/model/day/day.ts';
import { createRng, type Rng } from '../../../../sync/model/practice/seeded-random.ts';

const texts = [
  '朝の海',
  '二行の\nひとこと\r\n',
  '𠮷野の🙂',
  'か\u3099',
  '</script><script>alert(1)</script>',
  '<!--',
  '\u2028\u2029',
  '"\\u0000\\"',
  '&lt;b&gt;',
  '=1+1',
] as const;

/** The rows of a file of a member who practised up to `today`, without an account; other ones for each seed. */
export function generateFile(seed: number, today: Day) {
  const rng = createRng(seed);
  const dayOf = (index: number) => addDays(today, -index);
  const instantOf = (index: number) => instantAt(startOfDay(dayOf(index)) + rng.int(1, 86_000) * 1000);
  const many = <T>(most: number, make: (index: number) => T) =>
    Array.from({ length: rng.int(0, most) }, (_, n) => make(n));
  return {
    format: EXPORT_FORMAT,
    version: 1,
    profile: null,
    login_records: many(400, (index) => ({
      login_date: dayOf(index),
      kind: 'login',
      claimed_at: instantOf(index),
      tz: rng.pick(['Asia/Tokyo', null]),
      device: rng.uuid(),
      bridge: null,
    })),
    kata_forms: many(20, (index) => {
      const original_id = rng.pick([null, rng.uuid()]);
      return {
        id: rng.uuid(),
        zou: textOf(rng, index).trim(),
        ishiki: '見る',
        name: rng.pick([null, '海']),
        category: rng.pick([null, '自然']),
        is_copied: original_id !== null,
        original_id,
        review: rng.pick([null, reviewOf(dayOf(index))]),
      };
    }),
    training_sessions: many(60, (index) => ({
      id: rng.uuid(),
      training_type: rng.pick(['jutsu', 'brain-speed', 'of a later version']),
      video_title: textOf(rng, index),
      video_number: rng.pick([null, 7]),
      status: 'completed',
      duration_minutes: rng.int(1, 90),
      details: rng.pick([null, { z: textOf(rng, index), a: [1.5, { b: null }] }]),
      completed_at: instantOf(index),
    })),
    training_progress: [
      {
        training_type: 'brain-speed',
        current_lesson: rng.int(1, 30),
        total_lessons: 30,
        last_watched_date: rng.pick([null, dayOf(1)]),
        completed_at: null,
      },
    ],
    practice_results: many(60, (index) => ({
      id: rng.uuid(),
      training_type: 'setsuna',
      day: dayOf(index),
      results: Array.from({ length: rng.int(1, 12) }, (_, item) => ({ item: `setsuna-${item}`, result: 'seen' })),
    })),
    notes: many(40, (index) => ({
      id: rng.uuid(),
      text: textOf(rng, index),
      day: dayOf(index),
      written_at: instantOf(index),
      about: rng.pick([null, 'brain-speed']),
      question: rng.pick([null, textOf(rng, index)]),
    })),
    member_settings: [{ key: 'guide', entries: { z: rng.int(1, 9), [textOf(rng, 1)]: 2 } }],
  };
}

function textOf(rng: Rng, index: number): string {
  return `${rng.pick(texts)}${index}${rng.pick(texts)}`;
}

function reviewOf(day: Day) {
  return {
    reviewed_at: instantAt(startOfDay(day)),
    reviewed_day: day,
    due_day: addDays(day, 3),
    stability: 3.1,
    difficulty: 5,
    reps: 2,
    lapses: 0,
  };
}
