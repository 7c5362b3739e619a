import { describe, expect, test } from 'vitest';
import { syncFailureText } from '../../../../src/data/sync/sync-failure.ts';
import { syncErrorCodes } from '../../../../sync/model/request-error.ts';

const failed = [...syncErrorCodes, 'storage', 'storage_full'] as const;
const halted = ['signed-out', 'other-member', 'update-required'] as const;

describe('the text of a sync failure', () => {
  test.each(failed)('is a Japanese sentence with the code %s', (lastError) => {
    expect(syncFailureText({ lastError, haltedBy: null })).toMatch(
      new RegExp(`^[^a-z]{10,}[^。]（コード: ${lastError}）$`),
    );
  });

  test.each(halted)('is a Japanese sentence with the code %s', (haltedBy) => {
    expect(syncFailureText({ lastError: null, haltedBy })).toMatch(new RegExp(`（コード: ${haltedBy}）$`));
  });

  test('differs for every reason', () => {
    const texts = failed.map((lastError) => syncFailureText({ lastError, haltedBy: null })?.split('（')[0]);
    expect(new Set(texts).size).toBe(failed.length);
  });

  test('is null while the sync works', () => {
    expect(syncFailureText({ lastError: null, haltedBy: null })).toBeNull();
  });
});
