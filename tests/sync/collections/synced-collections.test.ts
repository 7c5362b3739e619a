import { describe, expect, test } from 'vitest';
import {
  collectionOf,
  isSyncedCollection,
  parseDocument,
  syncedCollections,
} from '../../../sync/collections/synced-collections.ts';

const names = Object.keys(syncedCollections).filter(isSyncedCollection);

describe.each(names)('the collection %s', (name) => {
  const { fields, serverFields } = collectionOf(name);

  test('reads an empty body', () => {
    expect(Object.keys(parseDocument(name, {})).sort()).toEqual([...fields, ...serverFields].sort());
  });

  test('reads a body with malformed fields', () => {
    const malformed = Object.fromEntries([...fields, ...serverFields].map((field) => [field, { x: [] }]));
    expect(() => parseDocument(name, malformed)).not.toThrow();
  });
});

test('an unknown collection is not found', () => {
  expect(isSyncedCollection('toString')).toBe(false);
  expect(() => collectionOf('future_things')).toThrow('future_things');
});
