import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import type { TestBackend } from '../support/backend/backend.ts';
import type { Device } from '../support/browser/browser.ts';
import { button, goOffline, logIn, synced, tryLogIn } from '../support/browser/journeys.ts';
import { findSizeIssues } from '../support/browser/screen-issues.ts';
import { type Member, test } from '../support/test.ts';

const SENT = '朝の改札は静かだった';
const UNSENT = '雨の音が三つあった';

async function writeNote(page: Page, text: string): Promise<void> {
  await page.goto('/notebook');
  await page.getByLabel('ひとこと').fill(text);
  await button(page, '書きとめる').click();
  await notes(page).getByText(text).waitFor();
}

const notes = (page: Page) => page.getByRole('list');

/** A note that the server has, and one that it does not have. */
async function writeNotes(device: Device): Promise<void> {
  await writeNote(device.page, SENT);
  await synced(device.page);
  await goOffline(device);
  await writeNote(device.page, UNSENT);
}

const losses = {
  'a cleared localStorage': () => localStorage.clear(),
  'an unreadable identity': () => localStorage.setItem('keiko.member', '{'),
  'a removed identity': () => localStorage.removeItem('keiko.member'),
  'a lost session': () => forgetSession(),
  'a lost database': () => drop((name) => name.includes('keiko-') && name !== 'keiko-auth'),
} as const;

declare function drop(isDropped: (name: string) => boolean): Promise<void>;
declare function forgetSession(): Promise<void>;

/** Runs in the page. */
async function dropDatabases(isDropped: (name: string) => boolean): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) {
    if (!isDropped(name)) continue;
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = resolve;
      request.onerror = reject;
      request.onblocked = reject;
    });
  }
}

/** Runs in the page. The service worker has the database open, which blocks its deletion. */
function forgetStoredSession(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open('keiko-auth');
    request.onsuccess = () => {
      const transaction = request.result.transaction('session', 'readwrite');
      transaction.objectStore('session').clear();
      transaction.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });
}

/** Loses one thing while no app is open, and opens the app again. */
async function lose(page: Page, what: readonly (keyof typeof losses)[], then = '/notebook'): Promise<void> {
  // Of the origin, stored by the service worker, and no page of the app.
  await page.goto('/favicon.svg');
  const helpers = `const drop = ${dropDatabases}; const forgetSession = ${forgetStoredSession};`;
  for (const loss of what) await page.evaluate(`(() => { ${helpers} return (${losses[loss]})(); })()`);
  await page.goto(then);
}

/** From the banner, with the address that the device knows. */
async function logInAgain(page: Page, { password }: Member): Promise<void> {
  await page.getByRole('link', { name: 'ログイン', exact: true }).click();
  await page.getByText('おかえりなさい').waitFor();
  // It would close the data that is here.
  expect(await button(page, '登録せずに始める').count()).toBe(0);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await button(page, 'ログイン').click();
}

async function says(page: Page, title: string, text: string): Promise<void> {
  const banner = page.locator('[aria-live]').filter({ hasText: title }).first();
  await banner.getByText(text).waitFor();
  expect(await findSizeIssues(page)).toEqual([]);
}

const storedNotes = (sql: TestBackend['sql'], { userId }: Member) =>
  sql('select text from public.notes where user_id = $1 order by text', [userId]);

describe('a signed-in member with an unsent note', () => {
  test.for(['a cleared localStorage', 'an unreadable identity', 'a removed identity'] as const)(
    'keeps it after %s, and sends it',
    async (loss, { device, member, sql }) => {
      const { page, context } = device;
      await writeNotes(device);
      await lose(page, [loss]);
      await notes(page).getByText(UNSENT).waitFor();
      if (loss === 'a cleared localStorage') {
        await says(page, 'この端末の設定が消えていました', '記録は残っています');
        await button(page, '閉じる').click();
      }
      await expect.poll(() => page.getByText('消えていました').count()).toBe(0);
      await context.setOffline(false);
      await synced(page);
      await expect.poll(() => storedNotes(sql, member)).toEqual([{ text: SENT }, { text: UNSENT }]);
    },
  );

  test('keeps it after a lost session, and sends it after a login', async ({ device, member, sql }) => {
    const { page, context } = device;
    await writeNotes(device);
    await lose(page, ['a lost session']);
    await notes(page).getByText(UNSENT).waitFor();
    await context.setOffline(false);
    await says(page, '再ログインが必要です', '記録はこの端末に残っています');
    await logInAgain(page, member);
    await page.waitForURL('/notebook');
    await synced(page);
    expect(await storedNotes(sql, member)).toEqual([{ text: SENT }, { text: UNSENT }]);
  });

  test('hears after a lost database what comes back and what does not, until it is read', async ({ device }) => {
    const { page, context } = device;
    await writeNotes(device);
    await lose(page, ['a lost database']);
    await says(page, 'この端末の保存データが消えていました', '送る前だった記録があれば、それは戻りません');
    expect(await page.getByText('残っています').count()).toBe(0);
    await page.goto('/sync');
    // Today's login, recorded again.
    await page.getByText('まだ送っていない記録があります').waitFor();
    expect(await page.getByText(/記録はこの端末に残っています|届いています/).count()).toBe(0);
    await context.setOffline(false);
    await says(page, '記録を読み込み直しました', '送る前だった記録があれば、それは戻りません');
    await page.goto('/notebook');
    await notes(page).getByText(SENT).waitFor();
    expect(await page.getByText(UNSENT).count()).toBe(0);
    await button(page, '閉じる').click();
    await page.reload();
    await notes(page).getByText(SENT).waitFor();
    expect(await page.getByText('消えていました').count()).toBe(0);
  });

  test('is not signed out by another tab that clears localStorage', async ({ device }) => {
    const { page, context } = device;
    await writeNotes(device);
    const other = await context.newPage();
    await other.goto('/favicon.svg');
    await other.evaluate(() => localStorage.clear());
    await expect.poll(() => other.evaluate(() => localStorage.getItem('keiko.member'))).not.toBeNull();
    await notes(page).getByText(UNSENT).waitFor();
  });
});

async function begin(page: Page): Promise<void> {
  await page.goto('/login');
  await button(page, '登録せずに始める').click();
  await page.waitForURL('/');
  await writeNote(page, UNSENT);
}

describe('somebody without an account', () => {
  test('is told that there is no copy when the database is lost, until it is read', async ({ openGuest }) => {
    const { page } = await openGuest();
    await begin(page);
    await lose(page, ['a lost database']);
    await says(page, 'この端末の保存データが消えていました', '記録の控えはサーバーにありません');
    await button(page, '閉じる').click();
    await page.reload();
    await page.getByLabel('ひとこと').waitFor();
    expect(await page.getByText('消えていました').count()).toBe(0);
  });
});

describe('a device that cannot tell whose data to open', () => {
  test('keeps all of it, says so, and removes none without a question', async ({ openGuest, member, signUp, sql }) => {
    const other = await signUp('次郎');
    const device = await openGuest();
    const { page, context } = device;
    await begin(page);
    await tryLogIn(page, member.email, member.password);
    await page.getByLabel('端末の記録').selectOption({ label: '別に残す' });
    await button(page, '続ける').click();
    await page.waitForURL('/');
    await synced(page);
    await writeNotes(device);
    await lose(page, ['a cleared localStorage', 'a lost session'], '/login');
    await says(page, 'この端末に、記録があります', '前に使っていたアカウントの、まだ送っていない記録が1件あります');
    await page.getByText('「登録せずに始める」で続きから').waitFor();
    await context.setOffline(false);

    await logIn(page, other);
    await synced(page);
    await page.goto('/profile/data');
    await page.getByText('まだ送っていない記録が1件あります').waitFor();
    await page.getByText('登録せずに使っていた記録').first().waitFor();
    expect(await findSizeIssues(page)).toEqual([]);
    await page.goto('/profile');
    await button(page, 'ログアウト').click();
    await page.waitForURL('/login');
    await page.getByText('まだ送っていない記録が1件あります').waitFor();
    await logIn(page, member);
    await synced(page);
    expect(await storedNotes(sql, member)).toEqual([{ text: SENT }, { text: UNSENT }]);
  });

  test('lets the next one remove what another has left, after a question', async ({ device }) => {
    const { page } = device;
    await writeNotes(device);
    // As a build of before that let somebody begin without an account here.
    await page.goto('/favicon.svg');
    const left = await page.evaluate(() => {
      const { dataId } = JSON.parse(localStorage.getItem('keiko.member') ?? '{}');
      const next = { dataId: crypto.randomUUID(), memberId: 'guest', email: null };
      localStorage.setItem('keiko.member', JSON.stringify(next));
      return String(dataId);
    });
    await page.goto('/');
    await page.goto('/profile/data');
    await page.getByText('まだ送っていない記録が1件あります').waitFor();
    await button(page, 'この端末から消す').click();
    await button(page, '消さない').click();
    await button(page, 'この端末から消す').click();
    await button(page, '消す').click();
    await expect.poll(() => page.getByText('ほかのアカウントの記録').count()).toBe(0);
    const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(names.filter((name) => name?.includes(left))).toEqual([]);
  });
});
