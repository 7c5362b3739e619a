import { describe, expect, test } from 'vitest';
import { writeIdentity } from '../../../../src/data/account/identity.ts';
import { createDiagnostics } from '../../../../src/data/diagnostics/diagnostics.ts';
import type { DiagnosticEvent } from '../../../../src/data/diagnostics/problems.ts';
import { reportProblems } from '../../../../src/data/diagnostics/use-problem-reports.ts';
import type { Problem, ReportProblemsRequest } from '../../../../sync/model/operations/problem-codes.ts';
import { mapStorage } from '../map-storage.ts';

const HANAKO = '0193a5f0-7c1e-7d52-9d0a-3f6f0c1b2a4d';
const KEY = 'keiko.diagnostics';

function signedInStorage(): Storage {
  const storage = mapStorage();
  writeIdentity(storage, { dataId: HANAKO, memberId: HANAKO, email: null });
  return storage;
}

const failed: DiagnosticEvent = { type: 'sync-failed', kind: 'server' };
const once: Problem = { kind: 'sync', code: 'server', amount: 1 };

describe('the problems of a device', () => {
  test('are counted by all its tabs until they are taken', () => {
    const storage = signedInStorage();
    const [first, second] = [createDiagnostics(storage), createDiagnostics(storage)];
    first.record(failed);
    second.record(failed);
    second.recordFailure('open-database');
    expect(first.take()).toEqual([
      { ...once, amount: 2 },
      { kind: 'task', code: 'open-database', amount: 1 },
    ]);
    expect(second.take()).toEqual([]);
  });

  test('are stored without anything but kinds, codes and amounts', () => {
    const storage = signedInStorage();
    createDiagnostics(storage).record({ type: 'uncaught-error', error: new RangeError('橋を渡る') });
    expect(storage.getItem(KEY)).toBe('[{"kind":"error","code":"RangeError","amount":1}]');
  });

  test.each(['not JSON', '{}', 'null', '[{"type":"sync-finished"}]'])(
    'begin again after corrupt content: %s',
    (text) => {
      const storage = signedInStorage();
      storage.setItem(KEY, text);
      const diagnostics = createDiagnostics(storage);
      diagnostics.record(failed);
      expect(diagnostics.take()).toEqual([once]);
    },
  );

  test('are not counted without a member', () => {
    const storage = mapStorage();
    createDiagnostics(storage).record(failed);
    expect(storage.getItem(KEY)).toBeNull();
  });

  test('are not counted when the storage is full', () => {
    const storage = signedInStorage();
    const setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    expect(() => createDiagnostics({ ...storage, setItem }).record(failed)).not.toThrow();
  });
});

describe('the report', () => {
  function device() {
    const sent: ReportProblemsRequest[] = [];
    const state = { now: Date.parse('2026-11-23T03:00:00Z'), fails: false };
    const storage = signedInStorage();
    const diagnostics = createDiagnostics(storage);
    diagnostics.record(failed);
    const report = () =>
      reportProblems({
        storage,
        diagnostics,
        script: 'https://keiko.example/assets/index-B3kd9_Qx.js',
        userAgent: 'AppleWebKit/605.1.15',
        now: () => state.now,
        send: async (body) => {
          if (state.fails) throw new Error('server');
          sent.push(body);
        },
      });
    const problems = () => sent.map(({ p_report }): readonly Problem[] => p_report.problems);
    return { state, storage, sent, report, problems };
  }

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
