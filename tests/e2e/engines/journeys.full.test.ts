import { describe, expect } from 'vitest';
import { findMailedLink } from '../../support/browser/journeys.ts';
import { test } from '../../support/engines/engine-test.ts';
import { logIn, readHomeNumbers, register, synced } from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';

const FIRST_DAY = { 連続記録: '1', 総ログイン: '1', 最長記録: '1', 復活チケット: '3' };

describe.each(installedEngines)('in %s', (engine) => {
  test.override('engine', engine);

  test('a registration leads through the mail to a streak of one, and to a second device', async ({
    backend,
    openPhone,
  }) => {
    const hanako = { username: '花子', email: `hanako-${engine}@example.com`, password: 'secret1' };
    const { page } = await openPhone();
    await register(page, hanako);
    await page.getByText(/確認のメールを送信しました/).waitFor();
    await page.goto(findMailedLink(backend, hanako.email));
    await page.waitForPath('/');
    await expect.poll(() => readHomeNumbers(page)).toEqual(FIRST_DAY);
    await synced(page);

    const second = await openPhone();
    await logIn(second.page, hanako);
    await expect.poll(() => readHomeNumbers(second.page)).toEqual(FIRST_DAY);
  });
});
