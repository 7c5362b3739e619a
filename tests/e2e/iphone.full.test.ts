import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import {
  fakeIphoneApp,
  IPHONE_AGENT,
  readSharedFiles,
  refuseNextShare,
  setVisible,
  tapTwice,
} from '../support/browser/fake-iphone.ts';
import { fakeSpeech, iphoneVoices, isSpeaking } from '../support/browser/fake-speech.ts';
import { button, finish, pill, synced } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { test } from '../support/fixtures/iphone.ts';
import { listTitle, sessionsThisWeek } from '../support/fixtures/practices.ts';
import { changeFakePush } from '../support/notifications/fake-push.ts';

/** Counts what the page downloads from now on. */
function countDownloads(page: Page): () => number {
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  return () => downloads;
}

/** Whether the page itself would scroll when a finger moves on the element. */
const scrollsPage = (page: Page, selector: string) =>
  page.evaluate((query) => {
    const target = document.querySelector(query);
    if (target === null) throw new Error(`Cannot find "${query}"`);
    const touches = [new Touch({ identifier: 1, target, clientX: 9, clientY: 9 })];
    return target.dispatchEvent(new TouchEvent('touchmove', { touches, bubbles: true, cancelable: true }));
  }, selector);

/** Runs in the page before its scripts: while `isFrozen`, it receives no messages of other tabs. */
function pauseChannels(): void {
  const { prototype } = BroadcastChannel;
  const handler = Object.getOwnPropertyDescriptor(prototype, 'onmessage');
  Object.defineProperty(prototype, 'onmessage', {
    ...handler,
    set(this: BroadcastChannel, listener: ((event: MessageEvent) => void) | null) {
      handler?.set?.call(this, (event: MessageEvent) => {
        if (!Reflect.get(window, 'isFrozen')) listener?.call(this, event);
      });
    },
  });
}

/** Runs in the page: whether the first theme colour that applies is the background at the top of the page. */
function isStatusBarColored(): boolean {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const sample = document.body.appendChild(document.createElement('span'));
  sample.style.color = metas.find(({ media }) => matchMedia(media).matches)?.content ?? '';
  const { color } = getComputedStyle(sample);
  sample.remove();
  const isTransparent = (element: Element) => getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)';
  let top = document.elementFromPoint(innerWidth / 2, 1);
  while (top?.parentElement && isTransparent(top)) top = top.parentElement;
  return top !== null && getComputedStyle(top).backgroundColor === color;
}

/** Opens the editor of a kata, which the member registers first if there is none. */
async function openKataEditor(page: Page): Promise<void> {
  await page.goto('/kata-training');
  await page.getByLabel('象', { exact: true }).fill('橋');
  await page.getByLabel('意識', { exact: true }).fill('足の裏');
  await button(page, '型を登録する').click();
  await page.getByText('型を登録しました').first().waitFor();
  await page.goto('/kata-training?tab=list');
  await page
    .getByRole('button', { name: /^直す|編集/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: '型を直す' }).waitFor();
}

describe('a file of an app on the home screen', () => {
  test('goes to the share sheet, never to a download', async ({ app: { page }, sql }) => {
    await sql("insert into public.group_practices (starts_at, title) values ('2026-11-24T11:00:00Z', 'みんなの会')");
    const downloads = countDownloads(page);
    await page.goto('/');
    await button(page, '予定に追加').first().click();
    await expect
      .poll(() => readSharedFiles(page))
      .toMatchObject([
        { name: expect.stringMatching(/^keiko-.*\.ics$/), text: expect.stringContaining('BEGIN:VEVENT') },
      ]);
    expect(downloads()).toBe(0);
  });

  test('waits for another tap when the browser wants one, and a closed sheet is no error', async ({
    app: { page },
  }) => {
    const downloads = countDownloads(page);
    await page.goto('/profile/data');
    await button(page, '一冊にする').waitFor();
    await refuseNextShare(page, 'NotAllowedError');
    await button(page, '一冊にする').click();
    await page.getByText('ファイルの準備ができました').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await button(page, '保存先を選ぶ').click();
    await expect.poll(() => readSharedFiles(page)).toMatchObject([{ type: 'text/html' }]);
    await page.getByText('ファイルの準備ができました').waitFor({ state: 'detached' });

    await refuseNextShare(page, 'AbortError');
    await button(page, '型（CSV）').click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shareError'))).toBeUndefined();
    await button(page, '連続記録（CSV）').click();
    await expect.poll(async () => (await readSharedFiles(page)).length).toBe(2);
    expect([downloads(), await page.getByText('書き出せませんでした').count()]).toEqual([0, 0]);
  });
});

describe('a voice', () => {
  test('speaks within the tap, which is not possible before the voices are known', async ({ openSignedIn }) => {
    const { page } = await openSignedIn({
      userAgent: IPHONE_AGENT,
      async prepare(opened) {
        await fakeIphoneApp(opened);
        await fakeSpeech(opened, { voices: iphoneVoices, sentenceMs: 60_000, voicesAfterMs: 60_000 });
      },
    });
    await page.goto('/training');
    await listTitle(page).waitFor();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.getByRole('link', { name: /^写絵（しゃえ）/ }).click();
    const start = button(page, '読み上げを始める');
    await start.waitFor();
    expect(await start.isDisabled()).toBe(true);
    await page.clock.runFor(60_000);
    await expect.poll(() => start.isEnabled()).toBe(true);
    const spokenInTap = await start.evaluate(async (element: HTMLElement) => {
      element.click();
      // React renders in a microtask, which a real tap still waits for.
      await Promise.resolve();
      return Reflect.get(window, 'spoken').length;
    });
    expect(spokenInTap).toBe(1);
  });

  test('that the phone silences when it is locked can be continued', async ({ app: { page } }) => {
    await page.goto('/training/oumugaeshi');
    await button(page, '再生').click();
    await expect.poll(() => isSpeaking(page)).toBe(true);
    await setVisible(page, false);
    await expect.poll(() => isSpeaking(page)).toBe(false);
    await setVisible(page, true);
    await page.getByText('読み上げが途中で止まりました。同じ文の頭から続けられます。').waitFor();
    await button(page, '再開').click();
    await expect.poll(() => isSpeaking(page)).toBe(true);
  });
});

describe('two taps', () => {
  test('in quick succession draw one question, though the phone counts each as the first', async ({
    app: { page },
  }) => {
    await page.goto('/training/jutsu');
    await tapTwice(button(page, '次の問題'), 150);
    await page.getByText('2 問目').waitFor();
    await page.reload();
    // Without the goal above the first question, the next ones leave the button where it is.
    await button(page, '次の問題').click();
    await page.getByText('2 問目').waitFor();
    await tapTwice(button(page, '次の問題'), 500);
    await page.getByText('4 問目').waitFor();
  });
});

describe('time', () => {
  test('may stand still on a phone that turns its screen off: it says so before', async ({ openSignedIn }) => {
    const old = IPHONE_AGENT.replace('18_6', '16_7');
    const { page } = await openSignedIn({ userAgent: old, prepare: fakeIphoneApp });
    await page.goto('/training/tour');
    await page.getByText('途中で画面が消えることがあります').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
  });
});

describe('notifications', () => {
  test('that the phone blocks lead to its settings, which asks only once', async ({ app: { page } }) => {
    await page.goto('/notifications');
    await page.getByText('アプリを閉じて開き直す').waitFor();
    await page.getByText('まだアプリをひらいていない日だけ、一度。').waitFor();
    await changeFakePush(page, { answer: 'default' });
    await page.getByRole('switch', { name: 'プッシュ通知' }).click();
    await page.getByText('端末の「設定」→「通知」→「稽古」').waitFor();
    expect(await page.getByText('ブラウザの設定').count()).toBe(0);
    expect(await findScreenIssues(page)).toEqual([]);
  });
});

describe('a dialog', () => {
  test('does not let a finger scroll the page behind it, but its own long content', async ({ app: { page } }) => {
    await openKataEditor(page);
    expect(await scrollsPage(page, 'dialog[open] h2')).toBe(false);
    expect(await scrollsPage(page, 'dialog[open]')).toBe(false);
    await page.setViewportSize({ width: 390, height: 420 });
    expect(await scrollsPage(page, 'dialog[open] h2')).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
  });

  test('stays above the keyboard, which covers the page without making it smaller', async ({ app: { page } }) => {
    await openKataEditor(page);
    const bottomOf = () => page.locator('dialog[open]').evaluate((dialog) => dialog.getBoundingClientRect().bottom);
    const showKeyboard = (height: number) =>
      page.evaluate((covered) => {
        const { visualViewport } = window;
        Object.defineProperty(visualViewport, 'height', { value: innerHeight - covered, configurable: true });
        visualViewport?.dispatchEvent(new Event('resize'));
      }, height);
    await page.getByLabel('カテゴリ', { exact: true }).focus();
    await showKeyboard(340);
    expect(await bottomOf()).toBeLessThanOrEqual(844 - 340);
    const field = await page.getByLabel('カテゴリ', { exact: true }).boundingBox();
    expect((field?.y ?? 999) + (field?.height ?? 0)).toBeLessThanOrEqual(844 - 340);
    await showKeyboard(0);
    expect(await bottomOf()).toBeGreaterThan(844 - 340);
  });
});

describe('a phone that was away', () => {
  test('syncs although it has missed that the network is back', async ({ app: { page, context } }) => {
    await page.goto('/');
    await page.evaluate(() =>
      addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    await context.setOffline(true);
    await expect.poll(() => pill(page).textContent()).toBe('オフライン');
    await context.setOffline(false);
    await setVisible(page, true);
    await expect.poll(() => pill(page).textContent()).toBe('同期済み');
  });

  test('syncs once the phone corrects the network state, which it reports wrong at first', async ({
    app: { page },
  }) => {
    const setOnline = (isOnline: boolean) =>
      page.evaluate((value) => Object.defineProperty(navigator, 'onLine', { value, configurable: true }), isOnline);
    await page.goto('/');
    await expect.poll(() => pill(page).textContent()).toBe('同期済み');
    await setVisible(page, false);
    await setOnline(false);
    await setVisible(page, true);
    await expect.poll(() => pill(page).textContent()).toBe('オフライン');
    await setOnline(true);
    await expect.poll(() => pill(page).textContent()).toBe('同期済み');
  });
});

describe('a page that returns from the page cache', () => {
  test('shows what another tab has recorded meanwhile', async ({ openSignedIn }) => {
    const { page, context } = await openSignedIn({
      userAgent: IPHONE_AGENT,
      async prepare(opened) {
        await fakeIphoneApp(opened);
        await opened.addInitScript(pauseChannels);
      },
    });
    await page.goto('/training');
    await listTitle(page).waitFor();
    await page.evaluate(() => Reflect.set(window, 'isFrozen', true));
    const other = await context.newPage();
    await other.goto('/training/jutsu');
    await button(other, '次の問題').click();
    await finish(other);
    await expect.poll(() => sessionsThisWeek(other)).toBe(1);
    await synced(other);
    expect(await sessionsThisWeek(page)).toBe(0);
    await page.evaluate(() => {
      Reflect.set(window, 'isFrozen', false);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect.poll(() => sessionsThisWeek(page)).toBe(1);
  });
});

describe('a colour scheme that the member has chosen', () => {
  test('colours the status bar like the page below it', async ({ app: { page } }) => {
    await page.goto('/profile/settings');
    for (const scheme of ['dark', 'light', 'system']) {
      await page.getByLabel('画面の明るさ').selectOption(scheme);
      await expect.poll(() => page.evaluate(isStatusBarColored)).toBe(true);
    }
  });
});

describe('an app on the home screen', () => {
  test('asks at its start that the phone keeps its data', async ({ app: { page } }) => {
    await page.addInitScript(() => {
      navigator.storage.persist = async () => {
        Reflect.set(window, 'hasAskedToPersist', true);
        return true;
      };
    });
    await page.goto('/');
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'hasAskedToPersist'))).toBe(true);
  });
});

describe('a tab of Safari', () => {
  test('explains that the home screen keeps its own data, and why it is safer there', async ({ openGuest }) => {
    const { page } = await openGuest({ userAgent: IPHONE_AGENT });
    await page.addInitScript(() => localStorage.setItem('keiko.device.practised', '1'));
    await page.goto('/login');
    await page.getByRole('dialog', { name: 'ホーム画面に追加しませんか' }).waitFor();
    await page.getByText('7日ひらかないと').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await button(page, 'インストール').click();
    await page.getByText('「Webアプリとして開く」と出るときは、オンのままにします。').waitFor();
    await page.getByText('はじめに一度だけログインします').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
  });

  test('inside LINE leads to Safari instead', async ({ openGuest }) => {
    const inLine = IPHONE_AGENT.replace(/Version\/\S+ (Mobile\/\S+) Safari\/\S+/, '$1 Safari Line/14.1.0');
    const { page } = await openGuest({ userAgent: inLine });
    await page.goto('/register');
    await page.getByText('LINEの中で開いています').waitFor();
    const link = page.getByRole('link', { name: 'Safariで開く' });
    expect(await link.getAttribute('href')).toMatch(/\/register\?openExternalBrowser=1$/);
    expect(await findScreenIssues(page)).toEqual([]);
    await button(page, '閉じる').click();
    expect(await page.getByText('LINEの中で開いています').count()).toBe(0);
  });
});
