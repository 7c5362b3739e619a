import { describe, expect } from 'vitest';
import { waitForOffline } from '../support/browser/browser.ts';
import { dismissAnnouncement, logIn, synced } from '../support/browser/journeys.ts';
import { answerDialog, notice, openTab, press, test, write } from '../support/fixtures/admin.ts';
import { logInDaily } from '../support/fixtures/home.ts';

describe('without a network, after a sync', () => {
  test('members see the picture of an announcement, a JPEG from a browser that cannot write WebP', async ({
    sql,
    openAdmin,
    openGuest,
    signUp,
  }) => {
    const { page: admin } = await openAdmin('花子');
    await openTab(admin, 'お知らせ');
    await press(admin, 'お知らせを書く');
    await write(admin, { タイトル: '冬の写真', 本文: '道場の庭です。' });
    await admin.evaluate(() => {
      const write = HTMLCanvasElement.prototype.toDataURL;
      // As Safari does.
      HTMLCanvasElement.prototype.toDataURL = function (type, quality) {
        return write.call(this, type === 'image/webp' ? 'image/png' : type, quality);
      };
    });
    await admin.locator('input[type=file]').setInputFiles('public/screenshots/narrow-home.png');
    await admin.getByRole('button', { name: '画像を外す' }).waitFor();
    await press(admin, '保存する');
    await answerDialog(admin, '公開する');
    await notice(admin, '冬の写真').getByText('表示中').waitFor();

    const { page, context } = await openGuest();
    const jiro = await signUp('次郎');
    await logInDaily(sql, jiro, '2026-11-20', '2026-11-20');
    await logIn(page, jiro);
    const picture = page.getByRole('dialog', { name: '冬の写真' }).locator('img');
    await picture.waitFor();
    await waitForOffline(page);
    await context.setOffline(true);
    await page.reload();
    await picture.waitFor();
    const shown = await picture.evaluate((image) => {
      if (!(image instanceof HTMLImageElement)) throw new Error('Cannot find the picture');
      return { type: image.src.slice(0, 15), width: image.naturalWidth, isSmall: image.src.length <= 82_000 };
    });
    expect(shown).toEqual({ type: 'data:image/jpeg', width: expect.any(Number), isSmall: true });
    expect(shown.width).toBeGreaterThan(200);
    await dismissAnnouncement(page);
  });

  test('a practice with a page of its own opens the drill', async ({ sql, openSignedIn }) => {
    await sql(
      "insert into public.outside_addresses (place, address) values ('site:tour', 'https://dojo.example/tour')",
    );
    const { page, context } = await openSignedIn();
    await synced(page);
    await waitForOffline(page);
    await context.setOffline(true);
    await page.goto('/training-detail/tour');
    await press(page, '稽古を始める');
    await page.waitForURL(/tour/);
    expect(await page.locator('iframe').count()).toBe(0);
  });
});
