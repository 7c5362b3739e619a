import { beforeEach, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device, pushed } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

let device: Device;

const backend = closeAfterAll(await startTestBackend());
beforeEach(async () => {
  await backend.setNow('2026-11-20T03:00:00Z');
  device = await addDevice(backend);
});

const claim = (patch: Readonly<Record<string, unknown>>, id = 'brain-speed') => pushed('training_progress', id, patch);
const lesson = (current: number, watched: string) =>
  claim({ current_lesson: current, total_lessons: 30, last_watched_date: watched, completed_at: null });
const progress = () => device.row('training_progress', 'brain-speed');
const finishAllButOne = (watched: string) =>
  backend.sql(
    `insert into public.training_progress (user_id, training_type, current_lesson, last_watched_date)
     values ($1, 'brain-speed', 30, $2)`,
    [device.userId, watched],
  );

describe('the exchange of lesson progress', () => {
  test('grants one lesson on the day of joining', async () => {
    expect(await device.push(lesson(2, '2026-11-20'))).toEqual(['ok']);
    expect(await device.push(lesson(3, '2026-11-20'))).toEqual(['merged']);
    expect(await progress()).toMatchObject({ current_lesson: 2, last_watched_date: '2026-11-20', total_lessons: 30 });
  });

  test('grants a first row one lesson for each UTC day since the first login, also one before joining', async () => {
    const login = { kind: 'login', claimed_at: '2026-11-10T20:00:00.000Z', tz: null, device: 'a' };
    // 2026-11-11 in Tokyo, still the 10th in UTC.
    expect(await device.push(lesson(30, '2026-11-20'), pushed('login_records', '2026-11-11', login))).toEqual([
      'merged',
      'ok',
    ]);
    expect(await progress()).toMatchObject({ current_lesson: 12, last_watched_date: '2026-11-20' });
  });

  test.each([
    ['an account of 300 days', '2027-09-16T03:00:00Z', []],
    ['a first login of 399 days ago', '2026-11-20T03:00:00Z', ['2025-10-17']],
  ])('grants each programme whole at once to %s, and its second round a day at a time', async (_what, now, days) => {
    await backend.setNow(now);
    const login = { kind: 'login', claimed_at: '2025-10-17T03:00:00.000Z', tz: null, device: 'a' };
    await device.push(...days.map((day) => pushed('login_records', day, login)));
    const done = { current_lesson: 30, total_lessons: 30, last_watched_date: now.slice(0, 10), completed_at: now };
    const programmes = ['brain-speed', 'language-comprehension', 'memory-enhancement', 'brain-speed-2'];
    await device.push(...programmes.map((id) => claim(done, id)));
    const rows = await Promise.all(programmes.map((id) => device.row('training_progress', id)));
    expect(rows.map((row) => row?.current_lesson)).toEqual([30, 30, 30, 2]);
  });

  test('takes no earlier day than that of the first login, whatever instant it claims', async () => {
    const login = { kind: 'login', claimed_at: '2020-01-01T00:00:00.000Z', tz: null, device: 'a' };
    await device.push(pushed('login_records', '2026-11-19', login), lesson(30, '2026-11-20'));
    expect(await progress()).toMatchObject({ current_lesson: 4 });
  });

  test('grants the whole progress of a device after a restored backup', async () => {
    await backend.setNow('2027-02-20T03:00:00Z');
    await backend.sql('select private.start_new_epoch()');
    expect(await device.push(lesson(20, '2027-02-20'))).toEqual(['ok']);
  });

  test('keeps the first completion', async () => {
    const done = (at: string) =>
      claim({ current_lesson: 30, total_lessons: 30, last_watched_date: at.slice(0, 10), completed_at: at });
    await backend.setNow('2026-12-20T03:00:00Z');
    await finishAllButOne('2026-12-19');
    for (const at of ['02:00', '02:30', '01:00', '02:45']) await device.push(done(`2026-12-20T${at}:00.000Z`));
    expect(await progress()).toMatchObject({ completed_at: '2026-12-20T01:00:00.000Z' });
  });

  test('lets the second round begin on the day on which the first ends, also in one push and before it', async () => {
    const again = claim({ current_lesson: 5, total_lessons: 30, last_watched_date: '2026-12-20' }, 'brain-speed-2');
    const at = '2026-12-19T22:00:00.000Z';
    const done = { current_lesson: 30, total_lessons: 30, last_watched_date: '2026-12-19', completed_at: at };
    await backend.setNow('2026-12-20T03:00:00Z');
    await finishAllButOne('2026-12-18');
    expect(await device.push(again, claim(done))).toEqual(['merged', 'merged']);
    expect(await device.row('training_progress', 'brain-speed-2')).toMatchObject({
      ...{ current_lesson: 3, last_watched_date: '2026-12-20', total_lessons: 30 },
    });
  });

  test.each([
    ['a lesson beyond the last', { current_lesson: 31, total_lessons: 30 }, {}, 'invalid_value'],
    ['a lesson before the first', { current_lesson: 0 }, {}, 'invalid_value'],
    ['a word as lesson', { current_lesson: 'all' }, {}, 'invalid_value'],
    ['a programme without lessons', { current_lesson: 1, total_lessons: 0 }, {}, 'invalid_value'],
    ['a programme of 1,001 lessons', { current_lesson: 1, total_lessons: 1001 }, {}, 'invalid_value'],
    ['an infinite day', { last_watched_date: 'infinity' }, {}, 'invalid_value'],
    ['a negative infinite day', { last_watched_date: '-infinity' }, {}, 'invalid_value'],
    ['another member', { user_id: crypto.randomUUID() }, {}, 'forbidden_field'],
    ['a deletion', {}, { op: 'delete' }, 'unsupported_op'],
    ['a programme of one lesson', { current_lesson: 1, total_lessons: 1 }, {}, 'invalid_value'],
    ['a programme without a name', { current_lesson: 1 }, { id: '' }, 'invalid_id'],
    ['an unknown programme', { current_lesson: 1 }, { id: 'levitation' }, 'invalid_id'],
  ])('rejects %s and stores the rest of the batch', async (_what, patch, more, code) => {
    expect(await device.push({ ...claim(patch), ...more }, lesson(2, '2026-11-20'))).toEqual([code, 'ok']);
  });

  test('rejects another length of a programme', async () => {
    await device.push(lesson(2, '2026-11-20'));
    expect(await device.push(claim({ current_lesson: 2, total_lessons: 2 }))).toEqual(['invalid_value']);
  });
});
