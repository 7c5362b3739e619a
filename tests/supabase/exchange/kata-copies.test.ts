import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device, pushed } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

let author: Device;
let copier: Device;
let source: string;

const backend = closeAfterAll(await startTestBackend());
beforeEach(async () => {
  author = await addDevice(backend);
  copier = await addDevice(backend);
  source = randomUUID();
  await author.push(pushed('kata_forms', source, { zou: '灯台', ishiki: '遠くへ届く' }));
});

const copyOf = (originalId: string, id: string = randomUUID()) =>
  pushed('kata_forms', id, { zou: '灯台', ishiki: '遠くへ届く', is_copied: true, original_id: originalId });

/** After the hourly job. */
async function copyCount() {
  await backend.sql("update public.published_content set built_at = private.now() - interval '2 hours'");
  await backend.sql('select private.refresh_shared_kata()');
  return (await author.row('kata_forms', source))?.copy_count;
}

describe('copying a shared kata', () => {
  test('raises the copy count of its source without a new revision for the author', async () => {
    const before = await author.send();
    expect(await copier.push(copyOf(source))).toEqual(['ok']);
    expect(await copyCount()).toBe(1);
    expect((await author.send({ epoch: before.epoch, since: before.cursor })).rows).toEqual([]);
  });

  test('is rejected a second time and counted once per member', async () => {
    expect(await copier.push(copyOf(source), copyOf(source))).toEqual(['ok', 'already_copied']);
    expect(await copier.push(copyOf(source))).toEqual(['already_copied']);
    expect(await (await addDevice(backend)).push(copyOf(source))).toEqual(['ok']);
    expect(await copyCount()).toBe(2);
  });

  test('is possible again after the copy is deleted, but not counted again', async () => {
    const id = randomUUID();
    await copier.push(copyOf(source, id));
    await copier.push(pushed('kata_forms', id, {}, { op: 'delete' }));
    expect(await copier.push(copyOf(source))).toEqual(['ok']);
    expect(await copyCount()).toBe(1);
  });

  test('counts each of several sources in one push', async () => {
    const second = randomUUID();
    await author.push(pushed('kata_forms', second, { zou: '橋', ishiki: '渡る' }));
    expect(await copier.push(copyOf(source), copyOf(second))).toEqual(['ok', 'ok']);
    expect(await copyCount()).toBe(1);
    expect(await author.row('kata_forms', second)).toMatchObject({ copy_count: 1 });
  });

  test('is rejected when the source is deleted, unknown, itself a copy, or the member’s own', async () => {
    const id = randomUUID();
    await copier.push(copyOf(source, id));
    const third = await addDevice(backend);
    expect(await third.push(copyOf(id), copyOf(randomUUID()))).toEqual(['source_gone', 'source_gone']);
    expect(await author.push(copyOf(source))).toEqual(['own_kata']);
    await author.push(pushed('kata_forms', source, {}, { op: 'delete' }));
    expect(await third.push(copyOf(source))).toEqual(['source_gone']);
  });

  test('does not count a rejected copy', async () => {
    const row = copyOf(source);
    expect(await copier.push({ ...row, patch: { ...row.patch, name: '名'.repeat(101) } })).toEqual(['too_long']);
    expect(await copyCount()).toBe(0);
    expect(await backend.sql('select * from private.kata_copies where copier_id = $1', [copier.userId])).toEqual([]);
  });

  test('writes nothing of the author’s before the hourly job, which counts each copy once', async () => {
    await copier.push(copyOf(source));
    expect(await author.row('kata_forms', source)).toMatchObject({ copy_count: 0 });
    expect(await copyCount()).toBe(1);
    expect(await copyCount()).toBe(1);
  });

  test('does not block pushes after the author is deleted', async () => {
    await copier.push(copyOf(source));
    await backend.sql('delete from auth.users where id = $1', [author.userId]);
    expect(await copier.push(pushed('kata_forms', randomUUID(), { zou: 'x', ishiki: 'y' }))).toEqual(['ok']);
  });
});
