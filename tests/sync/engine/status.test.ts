import { describe, expect, test } from 'vitest';
import { startSchedule } from '../../../sync/replication/schedule.ts';
import { syncStatus } from '../../../sync/replication/status.ts';

const calm = startSchedule({ now: 0, online: true, visible: true });
const facts = { schedule: calm, waiting: 0, parked: 0, everSynced: true };

describe('the sync pill', () => {
  test.each([
    ['says all is sent', facts, { kind: 'synced' }],
    ['counts what waits', { ...facts, waiting: 3 }, { kind: 'pending', count: 3 }],
    ['says so while sending', { ...facts, waiting: 3, schedule: { ...calm, running: true } }, { kind: 'syncing' }],
    [
      'says so during the first pull',
      { ...facts, everSynced: false, schedule: { ...calm, running: true } },
      { kind: 'syncing' },
    ],
    ['keeps still about a poll', { ...facts, schedule: { ...calm, running: true } }, { kind: 'synced' }],
    ['tells of a missing network', { ...facts, schedule: { ...calm, online: false } }, { kind: 'offline' }],
    ['tells of a server out of reach', { ...facts, schedule: { ...calm, failure: 'timeout' } }, { kind: 'offline' }],
    [
      'counts what waits without a network',
      { ...facts, waiting: 2, schedule: { ...calm, online: false } },
      { kind: 'pending', count: 2 },
    ],
    ['tells of refused rows first', { ...facts, parked: 1, schedule: { ...calm, online: false } }, { kind: 'error' }],
    ['tells of a failing server', { ...facts, schedule: { ...calm, failure: 'server' } }, { kind: 'error' }],
    ['asks for a login', { ...facts, schedule: { ...calm, stopped: 'signed-out' } }, { kind: 'error' }],
  ] as const)('%s', (_name, given, expected) => {
    expect(syncStatus(given)).toEqual(expected);
  });
});
