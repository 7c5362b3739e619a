import { describe, expect, test } from 'vitest';
import { ownFrame } from '../../../../src/data/diagnostics/watch-page.ts';

const ORIGIN = 'https://keiko.example';

function withStack(...lines: readonly string[]): Error {
  const error = new Error('x');
  error.stack = lines.join('\n');
  return error;
}

describe('the innermost frame of our own code', () => {
  test.each([
    [
      'Chromium',
      'Error: 橋',
      '    at extension (chrome-extension://abc/a.js:1:1)',
      `    at f (${ORIGIN}/assets/app-Ab_1.js:3:14)`,
    ],
    ['Safari and Firefox', `f@${ORIGIN}/assets/app-Ab_1.js:3:14`, `g@${ORIGIN}/assets/b.js:1:1`],
    ['a development build', `    at f (${ORIGIN}/assets/app-Ab_1.js?t=17:3:14)`],
  ])('is found in a stack of %s', (_name, ...lines) => {
    expect(ownFrame(withStack(...lines), ORIGIN)).toBe('assets/app-Ab_1.js:3:14');
  });

  test.each([
    ['a stack without our code', withStack('Error', '    at f (chrome-extension://abc/a.js:1:1)')],
    ['a message that names an address', withStack(`Error: Cannot load ${ORIGIN}/kata-training?edit=橋:1:2`)],
    ['something that is no error', 'Error'],
  ])('is null for %s', (_name, error) => {
    expect(ownFrame(error, ORIGIN)).toBeNull();
  });
});
