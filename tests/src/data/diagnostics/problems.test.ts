import { describe, expect, test } from 'vitest';
import {
  appendEntry,
  type DiagnosticEvent,
  type LogEntry,
  toEntry,
} from '../../../../src/data/diagnostics/event-log.ts';
import { buildId, engineOf, problemsSince, reportProblems } from '../../../../src/data/diagnostics/problems.ts';
import type { Problem, ReportProblemsRequest } from '../../../../sync/model/operations/problem-codes.ts';
import { syncErrorCodes } from '../../../../sync/model/request-error.ts';
import { mapStorage } from '../map-storage.ts';

const NOON = Date.parse('2026-11-23T03:00:00Z');
const DAY_MS = 86_400_000;

const logOf = (...events: readonly DiagnosticEvent[]): readonly LogEntry[] =>
  events.map((event, n) => toEntry(event, NOON + n * 1000, 'a')).reduce(appendEntry, []);

const problemsOf = (log: readonly LogEntry[], since = 0) =>
  problemsSince(log, since).map(({ kind, code, amount }) => `${kind}/${code} ${amount}`);

const rejected = (code: string, count: number): DiagnosticEvent => ({
  type: 'rows-rejected',
  collection: 'kata_forms',
  code,
  count,
});
const failed = (kind: 'server' | 'network'): DiagnosticEvent => ({
  type: 'sync-failed',
  kind,
  status: null,
  error: 'RequestError',
});
const request = (durationMs: number): DiagnosticEvent => ({
  type: 'request-finished',
  status: 200,
  durationMs,
  bytes: 1,
  results: 0,
  pulled: 0,
  more: false,
});
const uncaught = (error: string): DiagnosticEvent => ({ type: 'uncaught-error', error, frame: 'assets/a.js:1:2' });

describe('the problems of a log', () => {
  test('are counted by kind and code', () => {
    const log = logOf(
      rejected('limit', 3),
      failed('server'),
      failed('server'),
      rejected('limit', 2),
      uncaught('TypeError'),
    );
    expect(problemsOf(log)).toEqual(['rejected/limit 5', 'sync/server 2', 'error/TypeError 1']);
  });

  test('are those after the last report', () => {
    expect(problemsOf(logOf(failed('server'), failed('network')), NOON)).toEqual(['sync/network 1']);
  });

  test('count only what was slow among equal events', () => {
    expect(problemsOf(logOf(request(4_999), request(5_000), request(30), request(7_000)))).toEqual(['slow/request 2']);
  });

  test('name an uncaught error by a known name, whatever its text was', () => {
    const log = logOf(uncaught('SecretError(himitsu) < TypeError'), uncaught('QuotaExceededError'));
    expect(problemsOf(log)).toEqual(['error/Error 1', 'error/QuotaExceededError 1']);
  });

  test('leave out codes that the server does not know, and what is no problem', () => {
    const log = logOf(rejected('himitsu', 1), { type: 'sync-finished', durationMs: 5 }, { type: 'lock-busy' });
    expect(problemsOf(log)).toEqual([]);
  });

  test('name the items of texts that were reported', () => {
    const reported = { type: 'text-reported', item: 'setsuna-007' } as const;
    expect(problemsOf(logOf(reported, { ...reported, item: 'daily-0229' }, reported))).toEqual([
      'text/daily-0229 1',
      'text/setsuna-007 2',
    ]);
  });

  test('count at most 100 of a code', () => {
    expect(problemsOf(logOf(rejected('limit', 5000)))).toEqual(['rejected/limit 100']);
  });

  test('know every kind of sync error', () => {
    const log = syncErrorCodes
      .filter((kind) => kind !== 'throttled')
      .map((kind, n) => toEntry({ type: 'sync-failed', kind, status: null, error: 'RequestError' }, NOON + n, 'a'));
    expect(problemsSince(log, 0)).toHaveLength(log.length);
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
  ['unknown', 'dev'],
])('the build of %s is %s', (script, build) => {
  expect(buildId(script)).toBe(build);
});

describe('the report', () => {
  function device() {
    const sent: ReportProblemsRequest[] = [];
    const state = { now: NOON, isOn: true, isOnline: true, fails: false, log: logOf(failed('server')) };
    const storage = mapStorage();
    const report = () =>
      reportProblems({
        storage,
        build: 'index-B3kd9_Qx.js',
        userAgent: 'AppleWebKit/605.1.15',
        now: () => state.now,
        isOn: () => state.isOn,
        isOnline: () => state.isOnline,
        read: () => state.log,
        send: async (body) => {
          if (state.fails) throw new Error('server');
          sent.push(body);
        },
      });
    const problems = () => sent.map(({ p_report }): readonly Problem[] => p_report.problems);
    return { state, storage, sent, report, problems };
  }
  const once: Problem = { kind: 'sync', code: 'server', amount: 1 };

  test('is sent once a day, and names build and engine only', async () => {
    const { state, sent, report, problems } = device();
    await report();
    await report();
    expect(sent).toEqual([{ p_report: { build: 'B3kd9_Qx', engine: 'webkit', problems: [once] } }]);
    // Midnight in Tokyo.
    state.now = Date.parse('2026-11-23T15:00:00Z');
    await report();
    expect(problems()).toEqual([[once], []]);
  });

  test('is not sent while it is switched off', async () => {
    const { state, report, problems } = device();
    state.isOn = false;
    await report();
    expect(problems()).toEqual([]);
  });

  test('waits for the network and then has what happened before', async () => {
    const { state, report, problems } = device();
    state.isOnline = false;
    await report();
    Object.assign(state, { isOnline: true, now: NOON + 3 * DAY_MS });
    await report();
    expect(problems()).toEqual([[once]]);
  });

  test('that failed is sent by the next call', async () => {
    const { state, report, problems } = device();
    state.fails = true;
    await expect(report()).rejects.toThrow('server');
    state.fails = false;
    await report();
    expect(problems()).toEqual([[once]]);
  });

  test('is not sent by two tabs at once, and is sent where the stored instant is corrupt', async () => {
    const { storage, report, problems } = device();
    storage.setItem('keiko.problems-reported', 'x');
    await Promise.all([report(), report()]);
    expect(problems()).toEqual([[once]]);
  });
});
