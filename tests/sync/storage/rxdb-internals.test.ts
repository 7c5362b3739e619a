import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { absentRow } from '../../../sync/engine/row.ts';
import type { StoredDocument } from '../../../sync/storage/documents.ts';
import { liveRows } from '../../../sync/storage/live-rows.ts';
import { kata, katas, type OpenStore, openStore, pendingKata, put } from './store-fixture.ts';

let opened: OpenStore;
beforeEach(async () => {
  opened = await openStore();
}, 30_000);
afterEach(async () => {
  await opened.database.close();
  vi.restoreAllMocks();
});

const documents = () => opened.database.collections.documents;
const find = async (id: string) => (await documents().findOne(`kata_forms/${id}`).exec())?.toMutableJSON();
const remove = (id: string) =>
  opened.store.transact({ keys: katas(id) }, (transaction) => transaction.set(absentRow('kata_forms', id)));

/** Rows as documents of RxDB. */
function stored(...rows: readonly ReturnType<typeof kata>[]): readonly StoredDocument[] {
  return rows.map(({ id, delivery, body }) => ({ id: `kata_forms/${id}`, delivery, body }));
}

describe("RxDB's own reads", () => {
  test('find what the store has written', async () => {
    await put(opened, kata('a', 1), pendingKata('b'));
    const documentsFound = await documents().find().exec();
    expect(documentsFound.map((document) => document.toMutableJSON())).toEqual(stored(kata('a', 1), pendingKata('b')));
    const selected = await documents()
      .find({ selector: { id: { $gt: 'kata_forms/a' } } })
      .exec();
    expect(selected.map(({ id }) => id)).toEqual(['kata_forms/b']);
  });

  test('see each change of the store, in findOne() and in live queries', async () => {
    await put(opened, kata('a', 1));
    expect(await find('a')).toEqual(stored(kata('a', 1))[0]);
    const seen: (readonly string[])[] = [];
    const subscription = documents()
      .find()
      .$.subscribe((results) => seen.push(results.map(({ body }) => String(body.zou))));
    await vi.waitFor(() => expect(seen).toEqual([['象1']]));
    await put(opened, kata('a', 2), kata('b', 2));
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(['象2', '象2']));
    expect(await find('a')).toEqual(stored(kata('a', 2))[0]);
    await remove('b');
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(['象2']));
    subscription.unsubscribe();
  });

  test('do not find a removed row', async () => {
    await put(opened, kata('a', 1));
    expect(await find('a')).toBeDefined();
    await remove('a');
    expect(await find('a')).toBeUndefined();
    expect(await documents().find().exec()).toEqual([]);
    await put(opened, kata('a', 3));
    expect(await find('a')).toEqual(stored(kata('a', 3))[0]);
  });
});

describe("RxDB's own writes", () => {
  test('insert beside rows of the store', async () => {
    await put(opened, kata('a', 1));
    const [document] = stored(kata('b', 1));
    if (document === undefined) throw new Error('Cannot make the document');
    await documents().insert(document);
    await expect(documents().insert({ ...document, id: 'kata_forms/a' })).rejects.toMatchObject({ code: 'CONFLICT' });
    const row = await opened.store.transact({ keys: katas('b') }, ({ get }) =>
      get({ collection: 'kata_forms', id: 'b' }),
    );
    expect(row).toEqual(kata('b', 1));
  });

  test('change rows of the store, and the store changes theirs', async () => {
    const seen: string[] = [];
    const subscription = liveRows(opened.database, 'kata_forms').subscribe((rows) =>
      seen.push([...rows.values()].map(({ body }) => body.zou).join()),
    );
    await put(opened, kata('a', 1));
    const document = await documents().findOne('kata_forms/a').exec();
    await document?.incrementalPatch({ body: { zou: 'RxDB' } });
    expect(document?.getLatest().revision).toMatch(/^2-/);
    await put(opened, kata('a', 2));
    expect(document?.getLatest().revision).toMatch(/^3-/);
    await document?.getLatest().incrementalPatch({ body: { zou: 'again' } });
    await vi.waitFor(() => expect(seen.filter((zou) => zou !== '')).toEqual(['象1', 'RxDB', '象2', 'again']));
    await document?.getLatest().remove();
    await vi.waitFor(() => expect(seen.at(-1)).toBe(''));
    subscription.unsubscribe();
  });
});
