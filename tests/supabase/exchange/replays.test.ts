import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { dumpTables } from '../../support/backend/dump-tables.ts';
import { addDevice, outcomes, pushed } from '../../support/backend/exchange.ts';
import { practised } from '../../support/backend/practised.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const backend = closeAfterAll(await startTestBackend());
await backend.setNow('2026-11-20T03:00:00Z');
const device = await addDevice(backend);

const kata = (id: string, patch: Readonly<Record<string, unknown>>, more = {}) =>
  pushed('kata_forms', id, { zou: '橋', ishiki: '渡る', ...patch }, more);

describe('a repeated write', () => {
  test('gets duplicate with the current row, and only uses up revisions', async () => {
    const push = [
      pushed('profiles', 'me', { bio: '一度だけ' }),
      pushed('login_records', '2026-11-20', { kind: 'login', claimed_at: '2026-11-20T01:00:00.000Z' }),
      pushed('login_records', '2026-11-19', { kind: 'ticket', claimed_at: '2026-11-20T01:00:00.000Z' }),
      kata(randomUUID(), {}),
      pushed('training_sessions', randomUUID(), practised),
      pushed('training_progress', 'brain-speed', { current_lesson: 2, last_watched_date: '2026-11-20' }),
    ];
    const first = await device.send({ push });
    const before = await dumpTables(backend.sql);
    const again = await device.send({ push });
    expect(outcomes(first)).not.toContain('duplicate');
    expect(outcomes(again)).toEqual(push.map(() => 'duplicate'));
    for (const result of again.results) {
      expect(result).toHaveProperty(
        'row',
        again.rows.find((row) => row.collection === result.collection && row.id === result.id),
      );
    }
    expect(await dumpTables(backend.sql)).toEqual(before);
  });

  test('of a rejected row gets the same code even when the row has become valid; a new mutation id is judged again', async () => {
    const row = pushed('login_records', '2026-11-21', { kind: 'login', claimed_at: '2026-11-20T03:00:00.000Z' });
    expect(await device.push(row)).toEqual(['future_day']);
    await backend.setNow('2026-11-21T03:00:00Z');
    const before = await dumpTables(backend.sql);
    expect(await device.push(row)).toEqual(['future_day']);
    expect(await dumpTables(backend.sql)).toEqual(before);
    const retried = { ...row, mutation_id: randomUUID() };
    expect(await device.push(retried)).toEqual(['ok']);
    expect(await device.push(retried)).toEqual(['duplicate']);
  });

  test('is recognized in upper case', async () => {
    const row = kata(randomUUID(), {});
    await device.push(row);
    expect(await device.push({ ...row, mutation_id: row.mutation_id.toUpperCase() })).toEqual(['duplicate']);
  });

  test('that a newer write superseded is a duplicate when it arrives late', async () => {
    const id = randomUUID();
    const older = kata(id, { name: '古い' });
    const newer = kata(id, { name: '新しい' }, { superseded_ids: [older.mutation_id] });
    expect(await device.push(newer)).toEqual(['ok']);
    expect(await device.push(older)).toEqual(['duplicate']);
    expect(await device.row('kata_forms', id)).toMatchObject({ name: '新しい' });
  });

  test('that a rejected write superseded is still stored when it arrives late', async () => {
    const id = randomUUID();
    const older = kata(id, { name: '古い' });
    const newer = kata(id, { name: '名'.repeat(101) }, { superseded_ids: [older.mutation_id] });
    expect(await device.push(newer)).toEqual(['too_long']);
    expect(await device.push(older)).toEqual(['ok']);
    expect(await device.row('kata_forms', id)).toMatchObject({ name: '古い' });
  });

  test('is not stored again with a later one of the same row', async () => {
    const id = randomUUID();
    const [first, elsewhere] = [kata(id, { name: '一' }), pushed('kata_forms', id, { zou: '川' }, { op: 'update' })];
    expect(await device.push(first)).toEqual(['ok']);
    expect(await device.push(elsewhere)).toEqual(['merged']);
    const written_by = { zou: first.mutation_id.toUpperCase(), ishiki: first.mutation_id, category: randomUUID() };
    const later = kata(id, { name: '二', category: '朝' }, { superseded_ids: [first.mutation_id], written_by });
    expect(await device.push(later)).toEqual(['merged']);
    expect(await device.row('kata_forms', id)).toMatchObject({ zou: '川', name: '二', category: '朝' });
  });

  test('that was rejected is judged again with a later one of the same row', async () => {
    const id = randomUUID();
    const first = kata(id, { name: '名'.repeat(101) });
    expect(await device.push(first)).toEqual(['too_long']);
    const written_by = { zou: first.mutation_id, ishiki: first.mutation_id };
    const later = kata(id, { name: '二' }, { superseded_ids: [first.mutation_id], written_by });
    expect(await device.push(later)).toEqual(['ok']);
    expect(await device.row('kata_forms', id)).toMatchObject({ zou: '橋', name: '二' });
  });

  test('may supersede at most 50 writes', async () => {
    const ids = Array.from({ length: 50 }, () => randomUUID());
    const row = kata(randomUUID(), {}, { superseded_ids: ids });
    expect(await device.push(row)).toEqual(['ok']);
    expect(await device.push(row)).toEqual(['duplicate']);
    expect(await device.push(kata(randomUUID(), {}, { superseded_ids: [...ids, randomUUID()] }))).toEqual([
      'invalid_row',
    ]);
  });

  test('is recognized only for the same member', async () => {
    const row = kata(randomUUID(), {});
    const other = await addDevice(backend);
    expect(await device.push(row)).toEqual(['ok']);
    expect(await other.push({ ...row, id: randomUUID() })).toEqual(['ok']);
  });

  test('is recognized for 90 days from when it last came', async () => {
    const [accepted, rejected] = [kata(randomUUID(), {}), kata(randomUUID(), { zou: '' })];
    const push = () => device.push(accepted, rejected);
    expect(await push()).toEqual(['ok', 'invalid_value']);
    for (const now of ['2027-01-10T03:00:00Z', '2027-04-01T03:00:00Z']) {
      await backend.setNow(now);
      await backend.sql('select private.purge_old_rows()');
      expect(await push()).toEqual(['duplicate', 'invalid_value']);
    }
    await backend.setNow('2026-11-20T03:00:00Z');
  });

  test('is not recognized after 90 days', async () => {
    const row = kata(randomUUID(), {});
    await device.push(row);
    await backend.setNow('2027-03-01T03:00:00Z');
    await backend.sql('select private.purge_old_rows()');
    expect(await device.push(row)).toEqual(['merged']);
    await backend.setNow('2026-11-20T03:00:00Z');
  });
});

describe('two writes of one row in a push', () => {
  test('are applied in their order', async () => {
    const id = randomUUID();
    const { results } = await device.send({
      push: [kata(id, { name: '一' }, { op: 'insert' }), kata(id, { name: '二' })],
    });
    // The first result has the row as it is after the whole push.
    const row = { id, name: '二' };
    expect(results).toMatchObject([{ status: 'merged', row }, { status: 'merged' }]);
    expect(await device.row('kata_forms', id)).toMatchObject({ name: '二' });
    expect(await device.push(kata(id, { name: '三' }), pushed('kata_forms', id, {}, { op: 'delete' }))).toEqual([
      'merged',
      'ok',
    ]);
    expect(await device.row('kata_forms', id)).toMatchObject({ deleted: true });
  });

  test('are stored once if they insert the same session', async () => {
    const session = (minutes: number) => ({ ...practised, duration_minutes: minutes });
    const id = randomUUID();
    const insert = (minutes: number) => pushed('training_sessions', id, session(minutes), { op: 'insert' });
    expect(await device.push(insert(5), insert(5), insert(6))).toEqual(['ok', 'merged', 'immutable']);
    expect(await device.row('training_sessions', id)).toMatchObject({ duration_minutes: 5 });
  });
});
