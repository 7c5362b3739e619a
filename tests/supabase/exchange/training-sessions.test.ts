import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend.ts';
import { addDevice, type Device, pushed } from '../../support/exchange.ts';

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let device: Device;

beforeAll(async () => {
  backend = await startTestBackend();
  await backend.setNow('2026-11-20T03:00:00Z');
  device = await addDevice(backend);
});
afterAll(() => backend.close());

const body = {
  training_type: 'sojo',
  video_title: '相乗',
  video_number: null,
  status: 'completed',
  duration_minutes: 5,
  details: { pairs: [1, 2], note: 'よい' },
  completed_at: '2026-11-20T02:30:00.000Z',
};
const set = (patch: Readonly<Record<string, unknown>>, id: string = randomUUID(), more = {}) =>
  pushed('training_sessions', id, patch, more);

describe('the exchange of training sessions', () => {
  test('takes a session with all its fields, of any practice, also one this server has never heard of', async () => {
    const id = randomUUID();
    expect(await device.push(set({ ...body, training_type: 'practice-of-2030' }, id))).toEqual(['ok']);
    expect(await device.row('training_sessions', id)).toMatchObject({ ...body, training_type: 'practice-of-2030' });
  });

  test('never changes one: the same body again is merged, another body is refused, a deletion is no operation', async () => {
    const id = randomUUID();
    await device.push(set(body, id));
    expect(await device.push(set(body, id), set({ ...body, duration_minutes: 6 }, id))).toEqual([
      'merged',
      'immutable',
    ]);
    expect(await device.push(set({ ...body, details: null }, id))).toEqual(['immutable']);
    expect(await device.push(set({}, id, { op: 'del' }))).toEqual(['unsupported_op']);
    expect(await device.row('training_sessions', id)).toMatchObject(body);
  });

  test('brings a session of a clock that runs ahead back to now', async () => {
    const id = randomUUID();
    expect(await device.push(set({ ...body, completed_at: '2026-11-22T02:30:00.000Z' }, id))).toEqual(['merged']);
    expect(await device.row('training_sessions', id)).toMatchObject({ completed_at: '2026-11-20T03:05:00.000Z' });
  });

  test.each([
    ['no instant', { completed_at: null }, 'invalid_value'],
    ['an instant in words', { completed_at: 'tomorrow' }, 'invalid_value'],
    ['no length', { duration_minutes: null }, 'invalid_value'],
    ['a length of zero', { duration_minutes: 0 }, 'invalid_value'],
    ['a length beyond a day', { duration_minutes: 1441 }, 'invalid_value'],
    ['half a minute', { duration_minutes: 0.5 }, 'invalid_value'],
    ['a length in words', { duration_minutes: 'five' }, 'invalid_value'],
    ['no practice', { training_type: '' }, 'invalid_value'],
    ['no title', { video_title: null }, 'invalid_value'],
    ['no status', { status: null }, 'invalid_value'],
    ['details that are no object', { details: 'x' }, 'invalid_value'],
    ['details beyond 8 KiB', { details: { x: 'x'.repeat(8192) } }, 'invalid_value'],
    ['another member', { user_id: randomUUID() }, 'forbidden_field'],
    ['a creation of its own', { created_at: '2020-01-01T00:00:00.000Z' }, 'forbidden_field'],
  ])('refuses %s and takes the rest of the batch', async (_what, patch, code) => {
    const id = randomUUID();
    expect(await device.push(set({ ...body, ...patch }, id), set(body))).toEqual([code, 'ok']);
    expect(await device.row('training_sessions', id)).toBeUndefined();
  });

  test('refuses details nested a thousand levels deep without harm', async () => {
    const deep: unknown = JSON.parse(`${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`);
    expect(await device.push(set({ ...body, details: deep }), set(body))).toEqual(['invalid_value', 'ok']);
  });
});
