import { expect, test } from 'vitest';
import { jobCondition } from '../../../../src/features/admin/operations/operations-text.ts';

const NOW = Date.parse('2026-11-23T03:00:00Z');
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const job = {
  name: 'keiko-push',
  schedule: '* * * * *',
  active: true,
  status: 'succeeded',
  ms: 1,
  succeeded_at: null,
  failed: 0,
};

test.each([
  ['well', '* * * * *', 7],
  ['late', '* * * * *', 8],
  ['well', '7 * * * *', 125],
  ['late', '7 * * * *', 126],
  ['well', '23 18 * * *', 2885],
  ['late', '23 18 * * *', 2886],
])('a job is %s on the schedule %s %d minutes after its last run', (condition, schedule, minutes) => {
  expect(jobCondition({ ...job, schedule, started_at: ago(minutes) }, NOW)).toBe(condition);
});

test('a job that failed, is switched off or has not run says so', () => {
  expect(jobCondition({ ...job, status: 'failed', started_at: ago(1) }, NOW)).toBe('failed');
  expect(jobCondition({ ...job, active: false, started_at: ago(1) }, NOW)).toBe('stopped');
  expect(jobCondition({ ...job, status: null, started_at: null }, NOW)).toBe('not-yet');
  expect(jobCondition({ ...job, status: 'running', started_at: ago(0) }, NOW)).toBe('well');
});
