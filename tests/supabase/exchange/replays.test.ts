import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend.ts';
import { dumpTables } from '../../support/dump-tables.ts';
import { addDevice, type Device, outcomes, pushed } from '../../support/exchange.ts';

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let device: Device;

beforeAll(async () => {
  backend = await startTestBackend();
  await backend.setNow('2026-11-20T03:00:00Z');
  device = await addDevice(backend);
});
afterAll(() => backend.close());

const kata = (id: string, patch: Readonly<Record<string, unknown>>, more = {}) =>
  pushed('kata_forms', id, { zou: '橋', ishiki: '渡る', ...patch }, more);

describe('a replayed request', () => {
  test('answers every row with dup and its current state, and changes nothing but the clock', async () => {
    const push = [
      pushed('profiles', 'me', { bio: '一度だけ' }),
      pushed('login_records', '2026-11-20', { kind: 'login', claimed_at: '2026-11-20T01:00:00.000Z' }),
      pushed('login_records', '2026-11-19', { kind: 'ticket', claimed_at: '2026-11-20T01:00:00.000Z' }),
      kata(randomUUID(), {}),
      pushed('training_sessions', randomUUID(), {
        ...{ training_type: 'sojo', video_title: '相乗', status: 'completed', duration_minutes: 5 },
        completed_at: '2026-11-20T02:30:00.000Z',
      }),
      pushed('training_progress', 'lessons', { current_lesson: 2, last_watched_date: '2026-11-20' }),
    ];
    const first = await device.ask({ push });
    const before = await dumpTables(backend.sql);
    const again = await device.ask({ push });
    expect(outcomes(first)).not.toContain('dup');
    expect(outcomes(again)).toEqual(push.map(() => 'dup'));
    for (const result of again.results) {
      expect(result).toHaveProperty(
        'row',
        again.rows.find((row) => row.c === result.c && row.id === result.id),
      );
    }
    expect(await dumpTables(backend.sql)).toEqual(before);
  });

  test('of a refused row is refused alike, also when its time has come; as a new write it is judged anew', async () => {
    const row = pushed('login_records', '2026-11-21', { kind: 'login', claimed_at: '2026-11-20T03:00:00.000Z' });
    expect(await device.push(row, row)).toEqual(['future_day', 'future_day']);
    await backend.setNow('2026-11-21T03:00:00Z');
    const before = await dumpTables(backend.sql);
    expect(await device.push(row)).toEqual(['future_day']);
    expect(await dumpTables(backend.sql)).toEqual(before);
    const retried = { ...row, mut: randomUUID() };
    expect(await device.push(retried, retried)).toEqual(['ok', 'dup']);
  });

  test('of an older version that a newer one replaced is a dup, should it arrive late', async () => {
    const id = randomUUID();
    const older = kata(id, { name: '古い' });
    const newer = kata(id, { name: '新しい' }, { past: [older.mut] });
    expect(await device.push(newer, older)).toEqual(['ok', 'dup']);
    expect(await device.row('kata_forms', id)).toMatchObject({ name: '新しい' });
  });

  test('is known by its own id however many versions it replaces', async () => {
    const row = kata(randomUUID(), {}, { past: Array.from({ length: 50 }, () => randomUUID()) });
    expect(await device.push(row, row)).toEqual(['ok', 'dup']);
    expect(await device.push(kata(randomUUID(), {}, { past: [...row.past, randomUUID()] }))).toEqual(['invalid_row']);
  });

  test('is a matter of each member alone', async () => {
    const row = kata(randomUUID(), {});
    const other = await addDevice(backend);
    expect(await device.push(row)).toEqual(['ok']);
    expect(await other.push(row)).toEqual(['ok']);
  });

  test('is forgotten after 90 days', async () => {
    const row = kata(randomUUID(), {});
    await device.push(row);
    await backend.setNow('2027-03-01T03:00:00Z');
    await backend.sql('select private.purge_old_rows()');
    expect(await device.push(row)).toEqual(['merged']);
    await backend.setNow('2026-11-20T03:00:00Z');
  });
});
