import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { dayAt } from '../../sync/rules/day.ts';
import { startTestBackend, type TestBackend } from '../support/backend.ts';
import { launchBrowser, openDevice, waitForOffline } from '../support/browser.ts';
import { dismissAnnouncement, logIn, pill } from '../support/journeys.ts';
import { faults } from '../support/look.ts';

let backend: TestBackend;
let browser: Browser;

beforeAll(async () => {
  backend = await startTestBackend({ dist: inject('dist') });
  browser = await launchBrowser();
  await backend.sql('delete from public.group_practices');
});
afterAll(async () => {
  await browser.close();
  await backend.close();
});

const card = (page: Page) => page.getByRole('region', { name: '合同稽古' });

test('home shows the group practices to come, opens their address apart, and saves them for a calendar', async () => {
  const person = { email: 'group@example.com', password: 'secret1' };
  await backend.signUpConfirmed(person.email, person.password, '花子');
  const { page, context, close, errors } = await openDevice(browser, { url: backend.url });
  await logIn(page, person);
  await dismissAnnouncement(page);
  await card(page).getByText('今月の予定はありません').waitFor();
  expect(await card(page).getByRole('button', { name: 'アーカイブ' }).isDisabled()).toBe(true);

  const today = dayAt(Date.now());
  await backend.sql(
    `insert into public.group_practices (starts_at, title, url) values
       ($1::timestamptz - interval '1 minute', '昨日の会', 'https://example.com/past'),
       ($1::timestamptz, '今日の会、その一; 先読', 'https://example.com/join?room=1'),
       ($1::timestamptz + interval '30 days', '来月の会', null),
       ($1::timestamptz + interval '60 days', '再来月の会', null)`,
    [`${today}T00:00:00+09:00`],
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
  expect(await card(page).getByRole('button', { name: '参加する' }).first().isDisabled()).toBe(true);
  await card(page).getByText('ほか1件の予定').click();
  await card(page).getByText('再来月の会').waitFor();
  expect(await faults(page)).toEqual([]);

  await expect.poll(() => pill(page).textContent()).toBe('同期済み');
  await waitForOffline(page);
  await context.setOffline(true);
  await page.reload();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card(page).getByRole('button', { name: '予定に追加' }).first().click(),
  ]);
  expect(download.suggestedFilename()).toBe(`keiko-${today}.ics`);
  const file = await readFile(await download.path(), 'utf8');
  const start = new Date(`${today}T00:00:00+09:00`).toISOString().slice(0, 19).replace(/[-:]/g, '');
  expect(file).toContain(`\r\nDTSTART:${start}Z\r\n`);
  expect(file).toContain('\r\nSUMMARY:今日の会、その一\\; 先読\r\n');
  expect(file).toContain('\r\nURL:https://example.com/join?room=1\r\n');
  expect(errors()).toEqual([]);
  await close();
});
