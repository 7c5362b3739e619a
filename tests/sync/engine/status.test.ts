import { describe, expect, test } from 'vitest';
import { startSchedule, syncStatus } from '../../../sync/engine/schedule.ts';

const idle = startSchedule({ now: 0, online: true, visible: true });
const facts = { schedule: idle, pending: 0, rejected: 0, everSynced: true };

describe('the sync pill', () => {
  test.each([
    ['shows that everything is synced', facts, { kind: 'synced' }],
    ['counts pending rows', { ...facts, pending: 3 }, { kind: 'pending', count: 3, isOffline: false }],
    ['shows a running push', { ...facts, pending: 3, schedule: { ...idle, running: true } }, { kind: 'syncing' }],
    [
      'shows the first pull',
      { ...facts, everSynced: false, schedule: { ...idle, running: true } },
      { kind: 'syncing' },
    ],
    ['does not show a poll', { ...facts, schedule: { ...idle, running: true } }, { kind: 'synced' }],
    ['shows a missing network', { ...facts, schedule: { ...idle, online: false } }, { kind: 'offline' }],
    [
      'shows an unreachable server as offline',
      { ...facts, schedule: { ...idle, lastError: 'timeout' } },
      { kind: 'offline' },
    ],
    [
      'counts pending rows while offline',
      { ...facts, pending: 2, schedule: { ...idle, online: false } },
      { kind: 'pending', count: 2, isOffline: true },
    ],
    [
      'counts pending rows while the server is older than the app',
      { ...facts, pending: 2, schedule: { ...idle, lastError: 'outdated_server' } },
      { kind: 'pending', count: 2, isOffline: true },
    ],
    ['shows rejected rows first', { ...facts, rejected: 1, schedule: { ...idle, online: false } }, { kind: 'error' }],
    ['shows a failing server', { ...facts, schedule: { ...idle, lastError: 'server' } }, { kind: 'error' }],
    ['shows an error when signed out', { ...facts, schedule: { ...idle, haltedBy: 'signed-out' } }, { kind: 'error' }],
  ] as const)('%s', (_name, given, expected) => {
    expect(syncStatus(given)).toEqual(expected);
  });
});
