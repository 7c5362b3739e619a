import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, pushed } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const backend = closeAfterAll(await startTestBackend());
await backend.setNow('2026-11-20T03:00:00Z');
const device = await addDevice(backend);

const seen = { item: 'setsuna-001', result: 'seen' };
const visit = {
  training_type: 'setsuna',
  day: '2026-11-20',
  results: [seen, { item: 'setsuna-002', result: 'known' }],
};
const set = (patch: Readonly<Record<string, unknown>>, id: string = randomUUID(), more = {}) =>
  pushed('practice_results', id, patch, more);

describe('the exchange of practice results', () => {
  test('stores a visit once: an equal body is merged, another body or a deletion is rejected', async () => {
    const id = randomUUID();
    expect(await device.push(set(visit, id))).toEqual(['ok']);
    expect(await device.push(set(visit, id), set({ ...visit, results: [seen] }, id))).toEqual(['merged', 'immutable']);
    expect(await device.push(set({}, id, { op: 'delete' }))).toEqual(['unsupported_op']);
    expect(await device.row('practice_results', id)).toMatchObject(visit);
  });

  test('stores items that this server does not know', async () => {
    expect(await device.push(set({ ...visit, results: [{ item: 'future-item-9', result: 'new-answer' }] }))).toEqual([
      'ok',
    ]);
  });

  test.each([
    ['no items', { results: [] }, 'invalid_value'],
    ['101 items', { results: Array.from({ length: 101 }, () => seen) }, 'invalid_value'],
    ['items that are no list', { results: seen }, 'invalid_value'],
    ['an item without a result', { results: [{ item: 'setsuna-001' }] }, 'invalid_value'],
    ['an item with another field', { results: [{ ...seen, note: 'x' }] }, 'invalid_value'],
    ['a number as item', { results: [{ ...seen, item: 1 }] }, 'invalid_value'],
    ['a long id', { results: [{ ...seen, item: 'x'.repeat(65) }] }, 'invalid_value'],
    ['a long result', { results: [{ ...seen, result: 'x'.repeat(17) }] }, 'invalid_value'],
    ['no practice', { training_type: '' }, 'invalid_value'],
    ['no day', { day: null }, 'invalid_value'],
    ['a day of next week', { day: '2026-11-27' }, 'invalid_value'],
    ['a day that does not exist', { day: '2026-02-30' }, 'invalid_value'],
    ['another field', { user_id: randomUUID() }, 'forbidden_field'],
  ])('rejects %s', async (_name, change, code) => {
    expect(await device.push(set({ ...visit, ...change }))).toEqual([code]);
  });
});
