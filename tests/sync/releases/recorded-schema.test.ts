import { describe, expect, test } from 'vitest';
import { currentSchema } from '../../releases/current-schema.ts';
import { readFixture, releases } from '../../releases/fixtures.ts';

const current = currentSchema();

test('at least one release is recorded, and none is newer than this checkout', () => {
  expect(releases.length).toBeGreaterThan(0);
  expect(Math.max(...releases)).toBeLessThanOrEqual(current.rowSchema);
});

describe.each(releases)('after release %i', (schema) => {
  const recorded = readFixture(schema, 'schema.json');

  test('its migrations are not edited or removed: add a new one', () => {
    expect(current.migrations).toMatchObject(recorded.migrations);
  });

  test('a change of the stored documents or of a collection raises ROW_SCHEMA', () => {
    const { documents, collections } = recorded;
    if (current.rowSchema === schema) {
      expect({ documents: current.documents, collections: current.collections }).toEqual({ documents, collections });
    }
  });
});
