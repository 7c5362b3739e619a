import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { collectionIn, currentBuild } from '../../../sync/model/build.ts';
import { allFields } from '../../../sync/model/collection.ts';

describe.each(Object.entries(currentBuild.collections))('the collection %s', (_name, collection) => {
  const { schema, fields } = collection;

  test('reads an empty body', () => {
    expect(Object.keys(v.parse(schema, {}))).toEqual(allFields(collection));
    expect(allFields(collection)).toEqual(expect.arrayContaining([...fields]));
  });

  test('reads a body with malformed fields', () => {
    const malformed = Object.fromEntries(allFields(collection).map((field) => [field, { x: [] }]));
    expect(() => v.parse(schema, malformed)).not.toThrow();
  });
});

test.each(['future_things', 'toString'])('the unknown collection %s is not found', (name) => {
  expect(() => collectionIn(currentBuild, name)).toThrow(name);
});
