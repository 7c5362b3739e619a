import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, pushed } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const backend = closeAfterAll(await startTestBackend());
const device = await addDevice(backend);

const text = { zou: '灯台', ishiki: '遠くへ届く' };
const set = (id: string, patch: Readonly<Record<string, unknown>>, more = {}) => pushed('kata_forms', id, patch, more);
const del = (id: string, more = {}) => pushed('kata_forms', id, {}, { op: 'delete', ...more });

describe('the exchange of kata forms', () => {
  test('stores a new form with a revision and sends it to another device', async () => {
    const id = randomUUID();
    const { results } = await device.send({ push: [set(id, { ...text, name: '灯', category: '海' })] });
    expect(results).toMatchObject([{ status: 'ok', id, rev: expect.any(Number) }]);
    expect(await device.row('kata_forms', id)).toMatchObject({
      ...text,
      name: '灯',
      category: '海',
      is_copied: false,
      original_id: null,
      copy_count: 0,
      deleted: false,
    });
  });

  test('merges edits of different fields; for the same field the later edit wins', async () => {
    const id = randomUUID();
    const { results } = await device.send({ push: [set(id, { ...text, name: '灯' })] });
    const rev = results[0]?.status === 'ok' ? results[0].rev : 0;
    expect(await device.push(set(id, { name: '灯り' }, { base_rev: rev }))).toEqual(['ok']);
    expect(await device.push(set(id, { zou: '港' }, { base_rev: rev }))).toEqual(['merged']);
    expect(await device.push(set(id, { name: '夜の灯' }, { base_rev: rev }))).toEqual(['merged']);
    expect(await device.row('kata_forms', id)).toMatchObject({ zou: '港', ishiki: text.ishiki, name: '夜の灯' });
  });

  test('stores an empty name as null and reports it as merged', async () => {
    const id = randomUUID();
    const { results } = await device.send({ push: [set(id, { ...text, name: '', category: '' })] });
    expect(results).toMatchObject([{ status: 'merged', row: { name: null, category: null } }]);
  });

  test('replaces a deleted form by an empty tombstone that later edits do not revive', async () => {
    const id = randomUUID();
    await device.push(set(id, { ...text, name: '灯' }));
    expect(await device.push(del(id))).toEqual(['ok']);
    expect(await device.push(set(id, { name: 'もう一度' }), del(id))).toEqual(['merged', 'merged']);
    expect(await device.row('kata_forms', id)).toEqual({
      collection: 'kata_forms',
      id,
      rev: expect.any(Number),
      deleted: true,
    });
    const [row] = await backend.sql('select zou, ishiki, name, category from public.kata_forms where id = $1', [id]);
    expect(row).toEqual({ zou: '', ishiki: '', name: null, category: null });
  });

  test('stores the deletion of an unknown form, so that a late insert stays deleted', async () => {
    const id = randomUUID();
    expect(await device.push(del(id), set(id, text))).toEqual(['ok', 'merged']);
    expect(await device.row('kata_forms', id)).toMatchObject({ deleted: true });
  });

  test('counts limits in code points', async () => {
    const full = {
      zou: '👘'.repeat(2000),
      ishiki: '意'.repeat(2000),
      name: '👘'.repeat(100),
      category: '名'.repeat(100),
    };
    expect(await device.push(set(randomUUID(), full))).toEqual(['ok']);
    for (const field of ['zou', 'ishiki', 'name', 'category'] as const) {
      expect(await device.push(set(randomUUID(), { ...full, [field]: `${full[field]}あ` }))).toEqual(['too_long']);
    }
  });

  test.each([
    ['a form without zou', { ishiki: 'x' }, {}, 'invalid_value'],
    ['a form of blanks', { zou: ' ', ishiki: 'x' }, {}, 'invalid_value'],
    ['an id that is not a uuid', text, { id: 'x' }, 'invalid_value'],
    ['a copy without its source', { ...text, is_copied: true }, {}, 'invalid_value'],
    ['a source without a copy', { ...text, original_id: randomUUID() }, {}, 'invalid_value'],
    ['a copy_count', { ...text, copy_count: 99 }, {}, 'forbidden_field'],
    ['another owner', { ...text, user_id: randomUUID() }, {}, 'forbidden_field'],
    ['a revision', { ...text, rev: 1 }, {}, 'forbidden_field'],
    ['an undeletion', { ...text, deleted: false }, {}, 'forbidden_field'],
    ['a creation date', { ...text, created_at: '2020-01-01' }, {}, 'forbidden_field'],
    ['fields in a deletion', { copy_count: 99 }, { op: 'delete' }, 'forbidden_field'],
  ])('rejects %s', async (_what, patch, more, code) => {
    const id = randomUUID();
    expect(await device.push(set(id, patch, more))).toEqual([code]);
    expect(await device.row('kata_forms', id)).toBeUndefined();
  });

  test('rejects turning a form into a copy', async () => {
    const id = randomUUID();
    await device.push(set(id, text));
    const outcome = await device.push(set(id, { is_copied: true, original_id: randomUUID() }));
    expect(outcome).toEqual(['immutable']);
    expect(await device.push(set(id, { is_copied: false, original_id: null, zou: '港' }))).toEqual(['merged']);
  });
});
