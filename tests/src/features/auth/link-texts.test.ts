import { describe, expect, test } from 'vitest';
import { hasMessage, requestMessages } from '../../../../src/data/server/error-message.ts';
import { callbackFailureText, isRetriable } from '../../../../src/features/auth/link-texts.ts';
import { RequestError } from '../../../../sync/model/request-error.ts';

const requestErrorCodes = Object.keys(requestMessages).filter(hasMessage);

const refused = ['rejected', 'link-spent', 'link-elsewhere'] as const;

describe('callbackFailureText', () => {
  test.each(refused)('reports a failed sign-in and offers no retry for %s', (code) => {
    expect(callbackFailureText(new RequestError(code), null).title).toBe('認証に失敗しました。再度お試しください。');
    expect(isRetriable(new RequestError(code))).toBe(false);
  });

  test.each(['offline', 'network', 'timeout', 'throttled', 'server', 'malformed'] as const)(
    'offers a retry for %s',
    (code) => {
      expect(callbackFailureText(new RequestError(code), null).title).toBe('認証処理中にエラーが発生しました。');
      expect(isRetriable(new RequestError(code))).toBe(true);
    },
  );

  test('reports a missing profile, whose link is used up', () => {
    const error = new RequestError('profile-missing');
    expect(callbackFailureText(error, null).title).toBe('プロファイルの作成に失敗しました。');
    expect(isRetriable(error)).toBe(false);
  });

  test('speaks of the reset where the link was of one', () => {
    const { hint } = callbackFailureText(new RequestError('link-spent'), 'recovery');
    expect(hint).toContain('新しいパスワードを決めるには');
    expect(hint).not.toContain('登録の確認');
  });

  test('gives a hint for every error', () => {
    const hints = [
      ...requestErrorCodes.map((code) => new RequestError(code)),
      new DOMException('', 'QuotaExceededError'),
    ].map((error) => callbackFailureText(error, null).hint);
    for (const hint of hints) expect(hint).toMatch(/。$/);
  });
});
