import { rm } from 'node:fs/promises';
import { expect } from 'vitest';
import { startTestBackend } from '../support/backend/backend.ts';
import { buildDist } from '../support/run/build-dist.ts';
import { test as base } from '../support/test.ts';

const test = base
  /** A build with the live channel, as at `npm start`. */
  .extend('live', { scope: 'file' }, async ({ dist: _plain }, { onCleanup }) => {
    process.env.VITE_LIVE_CHANNEL = '';
    const dist = await buildDist('next');
    process.env.VITE_LIVE_CHANNEL = 'off';
    onCleanup(() => rm(dist, { recursive: true, force: true }));
    return dist;
  })
  .extend('backend', { scope: 'file' }, async ({ live, now }, { onCleanup }) => {
    const backend = await startTestBackend({ dist: live });
    onCleanup(() => backend.close());
    await backend.setNow(now);
    return backend;
  });

/** Builds first, which takes longer than a test may. */
test.beforeAll(({ backend }) => backend, 180_000);

test('a change is on the other device at once, without a poll', async ({ device, openSignedIn, member, sql }) => {
  const other = await openSignedIn({});
  for (const { page } of [device, other]) await page.goto('/profile');
  // Neither clock moves, so that no poll is due; the sync of the start could bring the first name at most.
  for (const name of ['花子', '次郎']) {
    await sql('update public.users set username = $2 where id = $1', [member.userId, name]);
    for (const { page } of [device, other]) await page.getByText(name).first().waitFor();
  }
  expect([device.takeErrors(), other.takeErrors()]).toEqual([[], []]);
});
