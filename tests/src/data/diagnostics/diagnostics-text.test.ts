import { expect, test } from 'vitest';
import { diagnosticsText } from '../../../../src/data/diagnostics/diagnostics-text.ts';
import { appendEntry, type LogEntry, toEntry } from '../../../../src/data/diagnostics/event-log.ts';
import { startSchedule } from '../../../../sync/engine/schedule.ts';

test('the diagnostics say build, browser, schedule, counts and the events, newest first', () => {
  const at = Date.UTC(2026, 10, 20, 3);
  const entries = [
    toEntry({ type: 'reset-begun', cause: 'restored' }, at, 'a'),
    toEntry({ type: 'sync-throttled', retryAfterMs: 90_000 }, at + 1000, 'a'),
    toEntry({ type: 'sync-throttled', retryAfterMs: 90_000 }, at + 2000, 'a'),
  ];
  const text = diagnosticsText({
    now: at + 3000,
    monotonicNow: 5000,
    environment: {
      build: 'index-Ab1.js',
      browser: 'Mozilla/5.0',
      display: 'standalone',
      online: true,
      languages: 'ja',
      timeZone: 'Asia/Tokyo',
      screen: '390x844 @3',
    },
    schedule: {
      ...startSchedule({ now: 0, online: true, visible: true }),
      failures: 2,
      lastError: 'throttled',
      throttledUntil: 95_000,
      dueAt: 95_000,
    },
    pending: 3,
    rejected: 1,
    syncedAt: null,
    isClockRolledBack: false,
    log: entries.reduce<readonly LogEntry[]>(appendEntry, []),
  });
  expect(text.split('\n')).toEqual([
    'Keiko diagnostics',
    'time: 2026-11-20T03:00:03.000Z',
    'build: index-Ab1.js',
    'browser: Mozilla/5.0',
    'display: standalone',
    'online: true',
    'languages: ja',
    'timeZone: Asia/Tokyo',
    'screen: 390x844 @3',
    'data: pending=3 rejected=1 syncedAt=null isClockRolledBack=false',
    'schedule: online=true visible=true liveSince=null pollAfterMs=0 running=false rerunRequested=false failures=2 lastError=throttled haltedBy=null dueIn=90 backoffFor=0 throttledFor=90',
    '',
    'events (newest first, 2):',
    '11-20T03:00:02.000 a sync-throttled retryAfterMs=90000 x2 since 11-20T03:00:01.000',
    '11-20T03:00:00.000 a reset-begun cause=restored',
  ]);
});
