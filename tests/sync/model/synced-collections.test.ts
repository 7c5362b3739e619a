import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { collectionIn, currentBuild } from '../../../sync/model/build.ts';

describe.each(Object.entries(currentBuild.collections))('the collection %s', (_name, collection) => {
  const { schema, fields, serverFields } = collection;

  test('reads an empty body', () => {
    expect(Object.keys(v.parse(schema, {})).sort()).toEqual([...fields, ...serverFields].sort());
  });

  test('reads a body with malformed fields', () => {
    const malformed = Object.fromEntries([...fields, ...serverFields].map((field) => [field, { x: [] }]));
    expect(() => v.parse(schema, malformed)).not.toThrow();
  });
});

test.each(['future_things', 'toString'])('the unknown collection %s is not found', (name) => {
  expect(() => collectionIn(currentBuild, name)).toThrow(name);
});
