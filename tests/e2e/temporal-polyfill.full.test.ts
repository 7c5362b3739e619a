import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { button, finish, goOffline, moveClocks, readHomeNumbers, synced } from '../support/browser/journeys.ts';
import { test } from '../support/test.ts';

/** Chromium has had Temporal since version 144; iPhones have none up to iOS 27.2. */
const removeTemporal = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));

const hasTemporal = (page: Page) => page.evaluate(() => 'Temporal' in globalThis);

describe('without the browser’s own Temporal', () => {
  test('days, a ticket, a lesson and the history come out as with it, across midnight in Tokyo and offline', async ({
    backend,
    sql,
    member,
    recordedDays,
    openGuest,
    openSignedIn,
  }) => {
    const { page: plain } = await openGuest();
    await plain.goto('/login');
    expect(await hasTemporal(plain)).toBe(true);

    const device = await openSignedIn({ prepare: removeTemporal });
    const { page } = device;
    expect(await hasTemporal(page)).toBe(false);
    await expect.poll(() => readHomeNumbers(page)).toMatchObject({ 連続記録: '1', 総ログイン: '1' });

    // The 22nd has begun in Tokyo, but not in UTC; the 21st is missing.
    const later = '2026-11-21T15:10:00Z';
    await moveClocks(backend, device, later);
    await page.goto('/streak');
    await page.getByRole('button', { name: '本日は記録済み' }).waitFor();
    await button(page, '復活チケットを使う').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'チケットを使う' }).click();
    await page.getByText('11月21日を復活チケットでつなぎました').first().waitFor();
    await synced(page);
    expect(await recordedDays()).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
    await page.goto('/');
    await expect.poll(() => readHomeNumbers(page)).toMatchObject({ 連続記録: '3', 総ログイン: '2', 復活チケット: '2' });

    await page.goto('/training/tokushu/brain-speed?lesson=1');
    await finish(page, '視聴完了', 'レッスンの一覧へ');
    await page.getByText('次のレッスンは').first().waitFor();
    await goOffline(device);
    await page.goto('/training/jutsu');
    await finish(page);
    await page.getByRole('heading', { level: 1, name: '十七の稽古' }).waitFor();
    await page.goto('/history');
    await page.getByText('11月22日（日）').first().waitFor({ state: 'attached' });
    await device.context.setOffline(false);
    await synced(page);
    expect(
      await sql('select last_watched_date::text as day from public.training_progress where user_id = $1', [
        member.userId,
      ]),
    ).toEqual([{ day: '2026-11-21' }]);
    expect(
      await sql(
        "select training_type, (completed_at at time zone 'Asia/Tokyo')::date::text as day from public.training_sessions where user_id = $1 order by 1",
        [member.userId],
      ),
    ).toContainEqual({ training_type: 'jutsu', day: '2026-11-22' });
  });
});
