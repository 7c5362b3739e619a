import { describe, expect, test } from 'vitest';
import { RequestError, requestErrorCodes } from '../../../../src/data/request-error.ts';
import { callbackFailureText, isRetriable } from '../../../../src/features/auth/callback-failure-text.ts';

const refused = ['rejected', 'link-spent', 'link-elsewhere'] as const;

describe('callback failure', () => {
  test.each(refused)('says that the sign-in was refused when the link is %s', (code) => {
    expect(callbackFailureText(new RequestError(code)).title).toBe('認証に失敗しました。再度お試しください。');
    expect(isRetriable(new RequestError(code))).toBe(false);
  });

  test.each(['offline', 'network', 'timeout', 'throttled', 'server', 'malformed'] as const)(
    'offers the same link again after %s',
    (code) => {
      expect(callbackFailureText(new RequestError(code)).title).toBe('認証処理中にエラーが発生しました。');
      expect(isRetriable(new RequestError(code))).toBe(true);
    },
  );

  test('says what to do in every case', () => {
    const hints = [
      ...requestErrorCodes.map((code) => new RequestError(code)),
      new DOMException('', 'QuotaExceededError'),
    ].map((error) => callbackFailureText(error).hint);
    for (const hint of hints) expect(hint).toMatch(/。$/);
  });
});
