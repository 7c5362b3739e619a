import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, pushed } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const backend = closeAfterAll(await startTestBackend());
await backend.setNow('2026-11-20T03:00:00Z');
const device = await addDevice(backend);

const note = {
  text: '雨の音が三つあった\n😀',
  day: '2026-11-20',
  written_at: '2026-11-20T02:30:00.000Z',
  about: 'jutsu',
  question: '何がいちばん残りましたか',
};
const set = (patch: Readonly<Record<string, unknown>>, id: string = randomUUID(), more = {}) =>
  pushed('notes', id, patch, more);

describe('the exchange of notes', () => {
  test('stores a note, changes its text and empties it when it is deleted', async () => {
    const id = randomUUID();
    expect(await device.push(set(note, id))).toEqual(['ok']);
    await device.push(set({ text: '直した' }, id));
    expect(await device.row('notes', id)).toMatchObject({ ...note, text: '直した' });
    expect(await device.push(set({}, id, { op: 'delete' }))).toEqual(['ok']);
    expect(await device.row('notes', id)).toEqual({ collection: 'notes', id, rev: expect.any(Number), deleted: true });
    expect(await backend.sql('select text, question from public.notes where id = $1', [id])).toEqual([
      { text: '', question: null },
    ]);
  });

  test('stores whether it comes again, and takes no other word for that', async () => {
    const id = randomUUID();
    expect(await device.push(set({ ...note, recall: 'week' }, id))).toEqual(['ok']);
    await device.push(set({ recall: 'used' }, id));
    expect(await device.row('notes', id)).toMatchObject({ ...note, recall: 'used' });
    expect(await device.push(set({ recall: 'tomorrow' }, id))).toEqual(['invalid_value']);
    await device.push(set({ recall: null }, id));
    expect(await device.row('notes', id)).toMatchObject({ recall: null });
  });

  test('keeps a deletion', async () => {
    const id = randomUUID();
    await device.push(set(note, id), set({}, id, { op: 'delete' }));
    expect(await device.push(set({ text: 'もう一度' }, id))).toEqual(['merged']);
    expect(await device.row('notes', id)).toMatchObject({ deleted: true });
  });

  test('accepts 2,000 characters, counted as people see them, and an id that another member uses', async () => {
    const id = randomUUID();
    expect(await device.push(set({ ...note, text: '😀'.repeat(2000) }, id))).toEqual(['ok']);
    expect(await (await addDevice(backend)).push(set(note, id))).toEqual(['ok']);
  });

  test.each([
    ['2,001 characters', { text: 'あ'.repeat(2001) }, 'too_long'],
    ['a blank text', { text: ' \n　' }, 'invalid_value'],
    ['no day', { day: null }, 'invalid_value'],
    ['no instant', { written_at: null }, 'invalid_value'],
    ['a word as instant', { written_at: 'now' }, 'invalid_value'],
    ['a question of 201 characters', { question: 'あ'.repeat(201) }, 'too_long'],
    ['a long practice', { about: 'x'.repeat(65) }, 'invalid_value'],
    ['another field', { shared: true }, 'forbidden_field'],
  ])('rejects %s', async (_name, change, code) => {
    expect(await device.push(set({ ...note, ...change }))).toEqual([code]);
  });

  test('removes tombstones after 180 days', async () => {
    const id = randomUUID();
    await device.push(set(note, id), set({}, id, { op: 'delete' }));
    await backend.setNow('2027-05-20T03:00:00Z');
    await backend.sql('select private.purge_old_rows()');
    expect(await backend.sql('select from public.notes where id = $1', [id])).toEqual([]);
    const [floor] = await backend.sql<{ gc_floor: string }>(
      'select gc_floor from private.member_revisions where user_id = $1',
      [device.userId],
    );
    expect(Number(floor?.gc_floor)).toBeGreaterThan(0);
  });
});
