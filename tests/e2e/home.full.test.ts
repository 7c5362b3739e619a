import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { waitForOffline } from '../support/browser/browser.ts';
import { dismissAnnouncement, logIn, moveClocks, synced } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { logInDaily } from '../support/fixtures/home.ts';
import { test } from '../support/test.ts';

/** Longer than the delay of the announcement after the daily login. */
const AFTER_DELAY_MS = 1500;

const card = (page: Page) => page.getByRole('region', { name: '合同稽古' });

describe('the announcement', () => {
  test('does not open on the first day, but on the second', async ({ backend, member, openGuest }) => {
    const device = await openGuest();
    const { page } = device;
    await logIn(page, member);
    await synced(page);
    await card(page).waitFor();
    await page.clock.runFor(AFTER_DELAY_MS);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await moveClocks(backend, device, '2026-11-20T22:00:00Z');
    await page.goto('/');
    await dismissAnnouncement(page);
  });

  test('opens until it is confirmed on any device, and again only for a newer one', async ({
    sql,
    member,
    openGuest,
    openSignedIn,
  }) => {
    await logInDaily(sql, member, '2026-11-19', '2026-11-19');
    const first = await openGuest();
    await logIn(first.page, member);
    await dismissAnnouncement(first.page);
    await synced(first.page);
    const second = await openSignedIn();
    for (const { page } of [first, second]) {
      await page.reload();
      await card(page).waitFor();
      await page.clock.runFor(AFTER_DELAY_MS);
      expect(await page.getByRole('dialog').count()).toBe(0);
    }
    await sql(
      `insert into public.announcements (date, title, content) values ('2026-11-20', '稽古が増えました', 'お試しください。')`,
    );
    await first.page.reload();
    await first.page.getByRole('dialog', { name: '稽古が増えました' }).getByText('11月20日').waitFor();
    await first.page.reload();
    await first.page.getByRole('dialog', { name: '稽古が増えました' }).waitFor();
    await sql(`delete from public.announcements where title = '稽古が増えました'`);
  });
});

describe('the guide for newcomers', () => {
  test('shows the next of four numbered steps, opens to all, folds again, and stays a title on all devices once put away', async ({
    page,
    openSignedIn,
  }) => {
    const steps = page.locator('details', { hasText: 'はじめての方へ' }).locator('ol > li');
    const next = page.getByText('次はこれ');
    await next.waitFor();
    await page.getByRole('link', { name: '1 基本を知る' }).waitFor();
    await page.getByText('はじめての方へ').click();
    await steps.first().waitFor();
    expect(await next.count()).toBe(0);
    expect(await steps.evaluateAll((items) => items.map((item) => item.textContent?.trim().slice(0, 1)))).toEqual([
      ...'1234',
    ]);
    expect(await steps.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/basic-training',
      '/training',
      '/training/tokushu',
      '/kata-training',
    ]);
    await page.getByText('はじめての方へ').click();
    await next.waitFor();
    await page.getByText('はじめての方へ').click();
    await page.getByRole('button', { name: '案内をしまう' }).click();
    await steps.first().waitFor({ state: 'hidden' });
    expect(await next.count()).toBe(0);
    await page.reload();
    await page.getByText('はじめての方へ').waitFor();
    expect([await next.count(), await steps.first().isVisible()]).toEqual([0, false]);
    await synced(page);
    const { page: other } = await openSignedIn();
    await other.getByText('はじめての方へ').waitFor();
    expect(await other.getByText('次はこれ').count()).toBe(0);
    await other.getByText('はじめての方へ').click();
    await other.getByRole('link', { name: '基本を知る' }).waitFor();
    await synced(other);
    await page.reload();
    await next.waitFor();
  });
});

describe('the group practices', () => {
  test('list upcoming ones, open their link in a new tab, and export to a calendar', async ({ sql, openSignedIn }) => {
    await sql('delete from public.group_practices');
    const { page, context } = await openSignedIn();
    await card(page).getByText('今月の予定はありません').waitFor();
    expect(await card(page).getByRole('button', { name: 'アーカイブ' }).isDisabled()).toBe(true);

    await sql(
      `insert into public.group_practices (starts_at, title, url) values
         ('2026-11-19T23:59+09:00', '昨日の会', 'https://example.com/past'),
         ('2026-11-20T00:00+09:00', '今日の会、その一; 先読', 'https://example.com/join?room=1'),
         ('2026-12-20T00:00+09:00', '来月の会', null),
         ('2027-01-19T00:00+09:00', '再来月の会', null)`,
    );
    await page.reload();
    await card(page).getByText('今日の会').waitFor();
    expect(await card(page).getByText('昨日の会').count()).toBe(0);
    const join = card(page).getByRole('link', { name: '参加する' });
    expect(await join.getAttribute('href')).toBe('https://example.com/join?room=1');
    expect([await join.getAttribute('target'), await join.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    expect(await card(page).getByRole('button', { name: '参加する' }).count()).toBe(0);
    await card(page).getByText('ほか1件の予定').click();
    await card(page).getByText('再来月の会').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);

    await synced(page);
    await waitForOffline(page);
    await context.setOffline(true);
    await page.reload();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card(page).getByRole('button', { name: '予定に追加' }).first().click(),
    ]);
    expect(download.suggestedFilename()).toBe('keiko-2026-11-20.ics');
    expect(await readFile(await download.path(), 'utf8')).toContain('\r\nDTSTART:20261119T150000Z\r\n');
  });
});
