import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { logInDaily, practiseEvery } from '../support/fixtures/home.ts';
import { test } from '../support/test.ts';

const storedValue = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

describe('a start straight into a screen', () => {
  test('keeps what home shows as soon as the first sync has ended', async ({ sql, member, openSignedIn }) => {
    await logInDaily(sql, member, '2024-01-01', '2026-11-19');
    await practiseEvery(sql, member, 4, 6000);
    const { page } = await openSignedIn();
    await expect.poll(() => storedValue(page, 'keiko.home-cache')).toContain('"practised":[');
  });
});
