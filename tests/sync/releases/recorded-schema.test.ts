import { describe, expect, test } from 'vitest';
import { currentSchema } from '../../releases/current-schema.ts';
import { releases } from '../../releases/fixtures.ts';
import { pairs } from '../../releases/pairs.ts';

const current = currentSchema();

test('no recorded release is newer than this checkout', () => {
  expect(Math.max(0, ...releases)).toBeLessThanOrEqual(current.rowSchema);
});

describe.each(pairs)('after the recording of $older', ({ read }) => {
  test('its migrations are not edited or removed: add a new one', async () => {
    expect(current.migrations).toMatchObject((await read('schema.json')).migrations);
  });

  test('a change of the stored documents or of a collection raises ROW_SCHEMA', async () => {
    const { rowSchema, documents, collections } = await read('schema.json');
    if (current.rowSchema === rowSchema) {
      expect({ documents: current.documents, collections: current.collections }).toEqual({ documents, collections });
    }
  });
});
