import type { RxQueryPlan } from 'rxdb';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { countUnsynced, type Documents, findByStatus, findInCollection } from '../../../sync/storage/queries.ts';
import { openStore, pendingKata, put, rejectedKata } from './store-fixture.ts';

afterEach(() => void vi.restoreAllMocks());

/** Runs reads on a database, and returns how RxDB has planned them. */
async function plansOf(read: (documents: Documents) => Promise<unknown>): Promise<readonly RxQueryPlan[]> {
  const opened = await openStore();
  onTestFinished(async () => void (await opened.database.close()));
  await put(opened, pendingKata('a'), pendingKata('b'), pendingKata('c'), rejectedKata('d'));
  const { storageInstance } = opened.database.collections.documents;
  const plans: RxQueryPlan[] = [];
  await read({
    ...storageInstance,
    query(prepared) {
      plans.push(prepared.queryPlan);
      return storageInstance.query(prepared);
    },
    count(prepared) {
      plans.push(prepared.queryPlan);
      return storageInstance.count(prepared);
    },
  });
  return plans;
}

const fromIndex = (...index: readonly string[]) => ({
  index: ['_deleted', ...index],
  selectorSatisfiedByIndex: true,
  sortSatisfiedByIndex: true,
});

test('a part of a collection is answered by the index of ids', async () => {
  const plans = await plansOf(async (documents) => {
    const part = await findInCollection(documents, 'kata_forms', { afterId: 'kata_forms/a', limit: 2 });
    expect(part.map(({ id }) => id)).toEqual(['kata_forms/b', 'kata_forms/c']);
    expect(await findInCollection(documents, 'kata_forms')).toHaveLength(4);
    expect(await findInCollection(documents, 'kata')).toEqual([]);
  });
  expect(plans).toMatchObject([fromIndex('id'), fromIndex('id'), fromIndex('id')]);
});

test('the rows in a state of delivery are answered, and counted, by its index', async () => {
  const plans = await plansOf(async (documents) => {
    const found = await findByStatus(documents, ['rejected', 'pending'], 2);
    expect(found.map(({ id }) => id)).toEqual(['kata_forms/d', 'kata_forms/a', 'kata_forms/b']);
    expect(await countUnsynced(documents)).toEqual({ pending: 3, rejected: 1, kept: 0 });
  });
  const index = fromIndex('delivery.status', 'id');
  expect(plans).toMatchObject([index, index, index, index]);
});
