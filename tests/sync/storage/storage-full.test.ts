import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { isStorageFull } from '../../../sync/storage-full.ts';

const quota = new DOMException('', 'QuotaExceededError');

test.each([
  ['the reason itself', quota, true],
  ['the reason of an undone transaction, as Chromium gives it', new Dexie.AbortError(quota), true],
  ['the reason for one row of several', new Dexie.BulkError('1 of 2 failed', [new Dexie.QuotaExceededError()]), true],
  ['another reason', new Dexie.AbortError(new DOMException('', 'UnknownError')), false],
  ['no reason', new Dexie.AbortError(), false],
  ['a bug', new Error('QuotaExceededError'), false],
  ['nothing', null, false],
])('a full device is known by %s', (_name, failure, isFull) => {
  expect(isStorageFull(failure)).toBe(isFull);
});
