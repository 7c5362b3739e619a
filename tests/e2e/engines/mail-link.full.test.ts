import { describe, expect } from 'vitest';
import { findMailedLink } from '../../support/browser/journeys.ts';
import { test } from '../../support/engines/engine-test.ts';
import { logIn, readHomeNumbers, register } from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';

/** As an app on an iPhone's home screen and Safari, which share no storage. */
describe.each(installedEngines)('a mailed link that opens in another storage of %s', (engine) => {
  test.override('engine', engine);

  test('confirms the address, and both can log in', async ({ backend, openPhone }) => {
    const hanako = { username: '花子', email: `hanako-${engine}@example.com`, password: 'secret1' };
    const app = await openPhone();
    await register(app.page, hanako);
    await app.page.getByText(/確認のメールを送信しました/).waitFor();
    const browser = await openPhone();
    await browser.page.goto(findMailedLink(backend, hanako.email));
    await browser.page.getByRole('button', { name: 'メールアドレスを確認する' }).click();
    await browser.page.getByText('メールアドレスの確認ができました').waitFor();
    for (const { page } of [browser, app]) {
      await logIn(page, hanako);
      await expect.poll(() => readHomeNumbers(page)).toMatchObject({ 連続記録: '1', 総ログイン: '1' });
    }
  });
});
