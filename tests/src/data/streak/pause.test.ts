import { expect, test } from 'vitest';
import { readMemberSetting } from '../../../../src/data/member/member-settings.ts';
import { startPause, stopPause } from '../../../../src/data/streak/pause.ts';
import { isPaused } from '../../../../sync/model/streak/pause.ts';
import { openLocalMember } from '../local-member.ts';

test('a pause is stored on its day and ends once, on the first later day', async () => {
  const member = await openLocalMember('2026-11-20T03:00:00Z');
  const entries = () => readMemberSetting(member, 'pause');
  await startPause(member, member.clock.today());
  await stopPause(member, member.clock.today());
  expect(isPaused(await entries(), member.clock.today())).toBe(true);
  member.setNow('2026-11-24T03:00:00Z');
  await stopPause(member, member.clock.today());
  const ended = await entries();
  expect(isPaused(ended, member.clock.today())).toBe(false);
  member.setNow('2026-11-26T03:00:00Z');
  await stopPause(member, member.clock.today());
  expect(await entries()).toEqual(ended);
});
