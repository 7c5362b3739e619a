import { describe, expect, test } from 'vitest';
import { describeError } from '../../../sync/engine/describe-error.ts';
import { RequestError } from '../../../sync/model/request-error.ts';

class WrappedError extends Error {
  readonly inner: unknown;

  constructor(inner: unknown) {
    super('wrapped');
    this.inner = inner;
  }
}

describe('the description of an error', () => {
  test.each([
    [
      'an error with its cause',
      new RequestError('network', { cause: new TypeError('橋') }),
      /^RequestError\(network\) < TypeError$/,
    ],
    [
      "a storage library's inner error",
      new WrappedError(new DOMException('', 'QuotaExceededError')),
      /^Error < QuotaExceededError$/,
    ],
    ['a string', 'hanako@keiko.example', /^string$/],
    ['nothing', undefined, /^undefined$/],
    ['a name with content', Object.assign(new Error('x'), { name: '型「橋」' }), /^Error$/],
    ['a code with content', Object.assign(new Error('x'), { code: 'hanako@keiko.example' }), /^Error$/],
    ['a code', Object.assign(new Error('x'), { code: 'DB8' }), /^Error\(DB8\)$/],
  ])('of %s has names and codes only', (_name, error, expected) => {
    expect(describeError(error)).toMatch(expected);
  });

  test('ends for an error that is its own cause', () => {
    const error = new Error('x');
    error.cause = error;
    expect(describeError(error)).toBe('Error < Error < Error < Error');
  });
});
