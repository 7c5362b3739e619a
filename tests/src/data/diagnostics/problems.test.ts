import { describe, expect, test } from 'vitest';
import {
  addProblem,
  buildId,
  type DiagnosticEvent,
  engineOf,
  problemOf,
} from '../../../../src/data/diagnostics/problems.ts';
import { type SyncErrorCode, syncErrorCodes } from '../../../../sync/model/request-error.ts';

const problemsOf = (...events: readonly DiagnosticEvent[]) =>
  events
    .flatMap((event) => problemOf(event) ?? [])
    .reduce(addProblem, [])
    .map(({ kind, code, amount }) => `${kind}/${code} ${amount}`);

const rejected = (code: string, count: number): DiagnosticEvent => ({ type: 'rows-rejected', code, count });
const failed = (kind: SyncErrorCode): DiagnosticEvent => ({ type: 'sync-failed', kind });
const request = (durationMs: number): DiagnosticEvent => ({ type: 'request-finished', durationMs });

describe('problems', () => {
  test('are counted by kind and code', () => {
    const events = [rejected('limit', 3), failed('server'), failed('server'), rejected('limit', 2)];
    expect(problemsOf(...events)).toEqual(['sync/server 2', 'rejected/limit 5']);
  });

  test('are events that were slow', () => {
    expect(problemsOf(request(4_999), request(5_000), request(30), request(7_000))).toEqual(['slow/request 2']);
  });

  test('name an uncaught error by a known name, whatever its text was', () => {
    const errors = [
      new DOMException('', 'QuotaExceededError'),
      Object.assign(new Error('himitsu'), { name: 'Secret' }),
    ];
    const events = [...errors, 'himitsu'].map((error) => ({ type: 'uncaught-error', error }) as const);
    expect(problemsOf(...events)).toEqual(['error/QuotaExceededError 1', 'error/Error 2']);
  });

  test('leave out codes that the server does not know, and what is no problem', () => {
    expect(
      problemsOf(
        rejected('himitsu', 1),
        { type: 'sync-finished', durationMs: 5 },
        { type: 'database-opened', durationMs: 5 },
      ),
    ).toEqual([]);
  });

  test('name the items of texts that were reported', () => {
    const reported = { type: 'text-reported', item: 'setsuna-007' } as const;
    expect(problemsOf(reported, { ...reported, item: 'daily-0229' }, reported)).toEqual([
      'text/daily-0229 1',
      'text/setsuna-007 2',
    ]);
  });

  test('count at most 100 of a code', () => {
    expect(problemsOf(rejected('limit', 5000), rejected('limit', 1))).toEqual(['rejected/limit 100']);
  });

  test('know every kind of sync error', () => {
    const kinds = syncErrorCodes.filter((kind) => kind !== 'throttled');
    expect(problemsOf(...kinds.map(failed))).toHaveLength(kinds.length);
  });
});

test.each([
  [
    'chromium',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  ],
  [
    'webkit',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
  ],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
  ['other', 'curl/8'],
])('the engine %s is read from %s', (engine, userAgent) => {
  expect(engineOf(userAgent)).toBe(engine);
});

test.each([
  ['index-B3kd9_Qx.js', 'B3kd9_Qx'],
  ['index-B-k-9_Qx.js', 'B-k-9_Qx'],
  ['main.tsx', 'dev'],
  ['', 'dev'],
])('the build of %s is %s', (script, build) => {
  expect(buildId(script)).toBe(build);
});
