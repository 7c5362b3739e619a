import type { Page, WebSocketRoute } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from '../support/test.ts';

describe('a change on another device', () => {
  test('is shown at once, without a poll', async ({ device, openSignedIn, member, sql }) => {
    const other = await openSignedIn();
    for (const { page } of [device, other]) {
      const joined = joinedChannel(page);
      await page.goto('/profile');
      await joined;
    }
    // Neither clock moves, so that no poll is due; the sync of the start could bring the first name at most.
    for (const name of ['花子', '次郎']) {
      await sql('update public.users set username = $2 where id = $1', [member.userId, name]);
      for (const { page } of [device, other]) await page.getByText(name).first().waitFor();
    }
  });

  test('of the address is what the next login begins with', async ({ device: { page }, member, sql }) => {
    const joined = joinedChannel(page);
    await page.goto('/profile');
    await joined;
    const stored = () => page.evaluate(() => localStorage.getItem('keiko.member'));
    expect(await stored()).toContain(`"${member.email}"`);
    await sql('update auth.users set email = $2 where id = $1', [member.userId, `next-${member.email}`]);
    await expect.poll(stored).toContain(`"next-${member.email}"`);
  });

  test('is brought by a poll when the live channel is cut', async ({ openSignedIn, member, sql }) => {
    let cut = 0;
    const cutChannel = (socket: WebSocketRoute) => {
      cut += 1;
      return socket.close();
    };
    const { page } = await openSignedIn({ prepare: (opened) => opened.routeWebSocket(/\/realtime\//, cutChannel) });
    await page.goto('/profile');
    await page.getByText('太郎').first().waitFor();
    await sql(`update public.users set username = '花子' where id = $1`, [member.userId]);
    expect(await page.getByText('花子').count()).toBe(0);
    expect(cut).toBeGreaterThan(0);
    await expect
      .poll(
        async () => {
          // An interval and its largest jitter; a sync that is still running plans the next poll only when it ends.
          await page.clock.fastForward(75_000);
          return page.getByText('花子').count();
        },
        { interval: 2000, timeout: 30_000 },
      )
      .toBeGreaterThan(0);
  });
});

/** Resolves when the next page of `page` has joined its channel; earlier changes are brought by the poll that follows. */
async function joinedChannel(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"status":"ok"'));
}
