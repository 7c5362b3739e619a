import { expect, test } from 'vitest';
import { pendingRowTitle } from '../../../../src/features/sync/pending-row-title.ts';
import { syncedCollections } from '../../../../sync/model/synced-collections.ts';

const titleOf = (collection: string) =>
  pendingRowTitle({
    collection,
    id: 'x',
    body: {},
    delivery: { status: 'pending', op: 'insert', mutationId: 'm', supersededIds: [] },
  });

test('each collection has a name of its own at /sync', () => {
  const names = Object.keys(syncedCollections).map(titleOf);
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain(titleOf('unknown'));
});
