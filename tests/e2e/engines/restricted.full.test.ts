import { describe, expect } from 'vitest';
import { test } from '../../support/engines/engine-test.ts';
import { finishDrill, logIn, pill, readHomeNumbers, synced, waitForOffline } from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';

describe.each(installedEngines)('%s', (engine) => {
  test.override('engine', engine);

  test('without the APIs newer than the floor works on- and offline', async ({
    backend,
    site,
    sql,
    member,
    openSignedInPhone,
  }) => {
    await site.runBeforeApp(removeNewApis);
    await site.runBeforeWorker(removeNewApis);
    const phone = await openSignedInPhone();
    expect(await phone.page.evaluate(() => 'canParse' in URL || 'json' in Response || 'Temporal' in window)).toBe(
      false,
    );
    await waitForOffline(phone.page);
    // The worker claims the page that installed it only if it was activated without an error.
    expect(await phone.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await backend.pause();
    await finishDrill(phone.page);
    await pill(phone.page, /^未送信/).waitFor();
    await backend.resume();
    await phone.page.reload();
    await synced(phone.page);
    expect(await sql('select training_type from public.training_sessions where user_id = $1', [member.userId])).toEqual(
      [{ training_type: 'jutsu' }],
    );
  });

  test('without a list of databases logs out, and another member starts clean', async ({
    site,
    signUp,
    openSignedInPhone,
  }) => {
    await site.runBeforeApp(() => Reflect.deleteProperty(IDBFactory.prototype, 'databases'));
    const { page } = await openSignedInPhone();
    const jiro = await signUp('次郎');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'ログアウト' }).click();
    await page.waitForPath('/login');
    await logIn(page, jiro);
    await page.getByText(/次郎/).waitFor();
    expect(await page.getByText(/太郎/).count()).toBe(0);
  });
});

describe.runIf(installedEngines.includes('firefox'))('a private window of Firefox', () => {
  test.override('engine', 'firefox');
  test.override('launchOptions', { firefoxPrefs: { 'browser.privatebrowsing.autostart': true } });

  test('practises and syncs', async ({ sql, member, phone: { page } }) => {
    await finishDrill(page);
    await synced(page);
    await page.goto('/');
    await expect.poll(() => readHomeNumbers(page)).toMatchObject({ 連続記録: '1' });
    expect(await sql('select training_type from public.training_sessions where user_id = $1', [member.userId])).toEqual(
      [{ training_type: 'jutsu' }],
    );
  });
});

describe.runIf(installedEngines.includes('firefox'))('Firefox that blocks all cookies', () => {
  test.override('engine', 'firefox');
  test.override('launchOptions', { firefoxPrefs: { 'network.cookie.cookieBehavior': 2 } });

  test('says that it can store nothing', async ({ openPhone }) => {
    const { page } = await openPhone();
    await page.goto('/');
    await page.getByRole('heading', { name: 'データの保存が止められています' }).waitFor();
  });
});

/** Runs in page and worker: APIs that Safari 16.4 or an iPhone of 2026 does not have. */
function removeNewApis() {
  Reflect.deleteProperty(URL, 'canParse');
  Reflect.deleteProperty(Response, 'json');
  Reflect.deleteProperty(globalThis, 'Temporal');
  Reflect.deleteProperty(Promise, 'withResolvers');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(Reflect.getPrototypeOf(navigator) ?? {}, 'setAppBadge');
}
