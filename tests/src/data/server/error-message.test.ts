import Dexie from 'dexie';
import { describe, expect, test } from 'vitest';
import { errorMessage, hasMessage, requestMessages } from '../../../../src/data/server/error-message.ts';
import { RequestError } from '../../../../sync/model/request-error.ts';

const requestErrorCodes = Object.keys(requestMessages).filter(hasMessage);

const unexpected = errorMessage(new Error('x is not a function'));

describe('error message', () => {
  test('is different for every request error code', () => {
    const messages = requestErrorCodes.map((code) => errorMessage(new RequestError(code)));
    expect(new Set([...messages, unexpected]).size).toBe(requestErrorCodes.length + 1);
    for (const message of messages) expect(message).toMatch(/。$/);
  });

  test('distinguishes full storage from blocked storage', () => {
    expect(errorMessage(new DOMException('', 'QuotaExceededError'))).toContain('空き容量');
    expect(errorMessage(new DOMException('', 'InvalidStateError'))).toContain('保存できません');
  });

  test('recognizes errors that the database has wrapped', () => {
    const full = new Dexie.AbortError(new DOMException('', 'QuotaExceededError'));
    const broken = new Dexie.UnknownError(new DOMException('', 'UnknownError'));
    expect(errorMessage(full)).toContain('空き容量');
    expect(errorMessage(broken)).toContain('保存できません');
  });

  test.each([[null], [undefined], ['text'], [{ message: 'secret detail' }], [new Error('secret detail')]])(
    'never shows the thrown value: %s',
    (thrown) => {
      expect(errorMessage(thrown)).toBe(unexpected);
    },
  );
});
