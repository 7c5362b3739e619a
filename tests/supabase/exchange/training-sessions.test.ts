import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { limits } from '../../../sync/model/limits.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, pushed } from '../../support/backend/exchange.ts';
import { practised } from '../../support/backend/practised.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const backend = closeAfterAll(await startTestBackend());
await backend.setNow('2026-11-20T03:00:00Z');
const device = await addDevice(backend);

const body = { ...practised, details: { pairs: [1, 2], note: 'よい' } };
const set = (patch: Readonly<Record<string, unknown>>, id: string = randomUUID(), more = {}) =>
  pushed('training_sessions', id, patch, more);

describe('the exchange of training sessions', () => {
  test('stores all fields of a session, also of an unknown practice', async () => {
    const id = randomUUID();
    expect(await device.push(set({ ...body, training_type: 'practice-of-2030' }, id))).toEqual(['ok']);
    expect(await device.row('training_sessions', id)).toMatchObject({ ...body, training_type: 'practice-of-2030' });
  });

  test('never changes a session: an equal body is merged, another body or a deletion is rejected', async () => {
    const id = randomUUID();
    await device.push(set(body, id));
    expect(await device.push(set(body, id), set({ ...body, duration_minutes: 6 }, id))).toEqual([
      'merged',
      'immutable',
    ]);
    expect(await device.push(set({ ...body, details: null }, id))).toEqual(['immutable']);
    expect(await device.push(set({}, id, { op: 'delete' }))).toEqual(['unsupported_op']);
    expect(await device.row('training_sessions', id)).toMatchObject(body);
  });

  test.each(['training_type', 'video_title', 'status'])('cleans the %s of one session among others', async (field) => {
    const id = randomUUID();
    expect(await device.push(set(body), set({ ...body, [field]: ' 相\u200b乗 ' }, id))).toEqual(['ok', 'merged']);
    expect(await device.row('training_sessions', id)).toMatchObject({ [field]: '相乗' });
  });

  test('caps the instant of a clock that is ahead', async () => {
    const id = randomUUID();
    expect(await device.push(set({ ...body, completed_at: '2026-11-22T02:30:00.000Z' }, id))).toEqual(['merged']);
    expect(await device.row('training_sessions', id)).toMatchObject({
      completed_at: new Date(Date.parse('2026-11-20T03:00:00Z') + limits.minutes_ahead_max * 60_000).toISOString(),
    });
  });

  test.each([
    ['no instant', { completed_at: null }, 'invalid_value'],
    ['a word as instant', { completed_at: 'tomorrow' }, 'invalid_value'],
    ['no duration', { duration_minutes: null }, 'invalid_value'],
    ['a duration of zero', { duration_minutes: 0 }, 'invalid_value'],
    ['a fractional duration', { duration_minutes: 0.5 }, 'invalid_value'],
    ['a word as duration', { duration_minutes: 'five' }, 'invalid_value'],
    ['no practice', { training_type: '' }, 'invalid_value'],
    ['no title', { video_title: null }, 'invalid_value'],
    ['no status', { status: null }, 'invalid_value'],
    ['details that are not an object', { details: 'x' }, 'invalid_value'],
    ['details above 8 KiB', { details: { x: 'x'.repeat(8192) } }, 'invalid_value'],
    ['another member', { user_id: randomUUID() }, 'forbidden_field'],
    ['a creation date', { created_at: '2020-01-01T00:00:00.000Z' }, 'forbidden_field'],
  ])('rejects %s and stores the rest of the batch', async (_what, patch, code) => {
    const id = randomUUID();
    expect(await device.push(set({ ...body, ...patch }, id), set(body))).toEqual([code, 'ok']);
    expect(await device.row('training_sessions', id)).toBeUndefined();
  });

  test.each([
    [64, 'ok'],
    [65, 'invalid_value'],
    [400, 'invalid_value'],
    [1000, 'invalid_value'],
  ])('judges details with %d levels of nesting: %s', async (levels, outcome) => {
    const deep: unknown = JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);
    expect(await device.push(set({ ...body, details: deep }), set(body))).toEqual([outcome, 'ok']);
  });
});
