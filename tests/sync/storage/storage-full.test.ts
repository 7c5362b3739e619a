import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { isStorageFull } from '../../../sync/storage/storage-full.ts';

const quota = new DOMException('', 'QuotaExceededError');

test.each([
  ['a QuotaExceededError', quota, true],
  ['an aborted transaction with that reason, as in Chromium', new Dexie.AbortError(quota), true],
  ['one failed row of a bulk write', new Dexie.BulkError('1 of 2 failed', [new Dexie.QuotaExceededError()]), true],
  ['a transaction aborted for another reason', new Dexie.AbortError(new DOMException('', 'UnknownError')), false],
  ['a transaction aborted without a reason', new Dexie.AbortError(), false],
  ['an Error with that message', new Error('QuotaExceededError'), false],
  ['null', null, false],
])('isStorageFull is correct for %s', (_name, failure, isFull) => {
  expect(isStorageFull(failure)).toBe(isFull);
});
