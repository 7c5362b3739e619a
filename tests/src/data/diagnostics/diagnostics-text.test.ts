import { expect, test } from 'vitest';
import { diagnosticsText } from '../../../../src/data/diagnostics/diagnostics-text.ts';
import { startSchedule } from '../../../../sync/engine/schedule.ts';

test('the diagnostics say build, browser, counts, schedule and problems', () => {
  const text = diagnosticsText({
    now: Date.UTC(2026, 10, 20, 3),
    monotonicNow: 5000,
    environment: { build: 'Ab1cdefg', online: true },
    data: { pending: 3, rejected: 1, syncedAt: null },
    schedule: {
      ...startSchedule({ now: 0, online: true, visible: true }),
      ...{ failures: 2, lastError: 'throttled', throttledUntil: 95_000, dueAt: 95_000 },
    },
    problems: [
      { kind: 'sync', code: 'throttled', amount: 2 },
      { kind: 'storage', code: 'conflict', amount: 1 },
    ],
  });
  expect(text.split('\n')).toEqual([
    'Keiko diagnostics',
    'time: 2026-11-20T03:00:00.000Z',
    'build: Ab1cdefg',
    'online: true',
    'data: pending=3 rejected=1 syncedAt=null',
    'schedule: online=true visible=true liveSince=null pollAfterMs=0 running=false rerunRequested=false failures=2 lastError=throttled haltedBy=null dueIn=90 backoffFor=0 throttledFor=90',
    'problems: sync/throttled x2, storage/conflict x1',
  ]);
});
