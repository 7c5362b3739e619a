import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { PART_ROWS, printJson, printRow, sortKeys } from '../../../sync/engine/digest.ts';
import type { Json } from '../../../sync/model/json.ts';
import { createRng } from '../../../sync/model/practice/seeded-random.ts';
import { syncedCollections } from '../../../sync/model/synced-collections.ts';
import type { SyncResponse, WireRow } from '../../../sync/protocol/sync-exchange.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device, exchange, exchangeRequest, pushed } from '../../support/backend/exchange.ts';
import { sha256 } from '../../support/reference/sha256.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

let device: Device;

const backend = closeAfterAll(await startTestBackend());
beforeEach(async () => {
  await backend.setNow('2026-11-20T03:00:00Z');
  device = await addDevice(backend);
});

const kata = (id: string = randomUUID()) => pushed('kata_forms', id, { zou: '橋', ishiki: '渡る' });
const note = (text: string) =>
  pushed('notes', randomUUID(), {
    ...{ text, day: '2026-11-20', written_at: '2026-11-20T03:00:00.000Z' },
    ...{ about: null, question: null, recall: null },
  });

/** The digest of rows as a device has them. */
function digestOf(rows: readonly WireRow[]) {
  const entries = Object.entries(syncedCollections).map(([name, { fields }]) => {
    const live = rows.filter(({ collection, deleted }) => collection === name && !deleted);
    const prints = live
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((row) => printRow({ ...row, body: row }, sortKeys(fields)));
    const parts = Array.from({ length: Math.ceil(prints.length / PART_ROWS) }, (_, n) =>
      sha256(prints.slice(n * PART_ROWS, (n + 1) * PART_ROWS).join('\n')),
    );
    return [name, { fields, except: [] as string[], hash: sha256(parts.join('')) }] as const;
  });
  return Object.fromEntries(entries);
}

/** The answer to the digest of a device that has what `pulled` brought, or `rows` instead. */
function compare({ epoch, cursor, rows }: SyncResponse, others: readonly WireRow[] = rows) {
  return device.send({ epoch, since: cursor, digest: digestOf(others) });
}

describe('a digest', () => {
  test('of the same rows is confirmed with their number', async () => {
    await device.push(...Array.from({ length: 101 }, () => kata()), note('「引用」\n😀 10㎞'), note('ふたつめ'));
    const pulled = await device.send();
    const response = await compare(pulled);
    expect(response).toMatchObject({ compared: pulled.rows.length, rows: [], cursor: pulled.cursor });
    expect(response.reset).toBeUndefined();
  });

  test.each<readonly [string, (rows: readonly WireRow[]) => readonly WireRow[]]>([
    ['without a row', (rows) => rows.filter(({ collection }) => collection !== 'kata_forms')],
    [
      'with another value',
      (rows) => rows.map((row) => (row.collection === 'kata_forms' ? { ...row, zou: '川' } : row)),
    ],
    ['with another revision', (rows) => rows.map((row) => ({ ...row, rev: row.rev - 1 }))],
    [
      'with a row that is deleted',
      (rows) => [...rows, { ...rows[0], collection: 'notes', id: 'x', rev: 1, deleted: false }],
    ],
  ])('of rows %s is answered with a reset', async (_, change) => {
    await device.push(kata());
    const pulled = await device.send();
    const response = await compare(pulled, change(pulled.rows));
    expect(response).toMatchObject({ cursor: 0, reset: { known_rev: pulled.cursor, causes: ['differs'] } });
    expect(response.compared).toBeUndefined();
  });

  test('is not compared with a push, or with rows that the device has not pulled', async () => {
    const pulled = await device.send();
    const digest = digestOf([]);
    const { epoch, cursor } = pulled;
    const withPush = await device.send({ epoch, since: cursor, digest, push: [kata()] });
    expect([withPush.compared, withPush.reset]).toEqual([undefined, undefined]);
    const behind = await device.send({ epoch, since: cursor, digest });
    expect([behind.compared, behind.reset, behind.rows.length]).toEqual([undefined, undefined, 1]);
  });

  test('leaves out rows whose version the device does not know', async () => {
    const row = kata();
    await device.push(row);
    const { epoch, cursor, rows } = await device.send();
    const { kata_forms = { fields: [], hash: '' }, ...others } = digestOf(rows.filter(({ id }) => id !== row.id));
    const digest = { ...others, kata_forms: { ...kata_forms, except: [row.id] } };
    expect((await device.send({ epoch, since: cursor, digest })).compared).toBe(rows.length - 1);
  });

  test('leaves out fields that a build does not know', async () => {
    await device.push(kata());
    const pulled = await device.send();
    const { kata_forms, ...others } = digestOf(pulled.rows);
    const row = pulled.rows.filter(({ collection }) => collection === 'kata_forms')[0];
    const hash = row && sha256(sha256(printRow({ ...row, body: row }, ['zou'])));
    const { epoch, cursor } = pulled;
    const response = await device.send({
      epoch,
      since: cursor,
      digest: { ...others, kata_forms: { fields: ['zou'], except: [], hash } },
    });
    expect(response.compared).toBe(pulled.rows.length);
  });

  test.each([
    [[]],
    ['x'],
    [{ unknown: { fields: [], except: [], hash: '' } }],
    [{ notes: { fields: [], hash: '' } }],
    [{ notes: null }],
  ])('of another form than %j is refused', async (digest) => {
    const { epoch, cursor } = await device.send();
    const { status } = await exchange(backend, device.token, exchangeRequest({ epoch, since: cursor, digest }));
    expect(status).toBe(400);
  });

  test('prints values as PostgreSQL does', async () => {
    const rng = createRng(7);
    const draw = (depth: number): Json => {
      const kind = rng.int(0, depth > 2 ? 4 : 6);
      if (kind === 0) return null;
      if (kind === 1) return rng.chance(0.5);
      if (kind === 2) return rng.int(-9, 9) * 10 ** rng.int(-9, 25);
      if (kind < 5) return rng.pick(['', '"\\/', '\n\t\u0001\u001f\u007f', '漢字😀', '\u2028 ', 'é']);
      const items = Array.from({ length: rng.int(0, 4) }, () => draw(depth + 1));
      if (kind === 5) return items;
      const keys = ['b', 'a', 'aa', 'あ', 'ab', '😀', 'ｱ', 'é'];
      return Object.fromEntries(items.map((item) => [rng.pick(keys), item]));
    };
    const values = Array.from({ length: 300 }, () => draw(0));
    const printed = await backend.sql<{ print: string }>(
      'select value::text as print from jsonb_array_elements($1::text::jsonb) as value',
      [JSON.stringify(values)],
    );
    expect(values.map(printJson)).toEqual(printed.map(({ print }) => print));
  });
});
