import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openGallery } from '../support/gallery/open-gallery.ts';

let gallery: Awaited<ReturnType<typeof openGallery>>;
let page: Page;

beforeAll(async () => {
  gallery = await openGallery();
});

afterAll(() => gallery.close());

afterEach(async () => {
  await page.context().close();
  expect(gallery.errors).toEqual([]);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const readFocus = () => page.evaluate(() => document.activeElement?.textContent ?? '');
const spoken = (where: string) => page.locator(`${where} [data-announcer="polite"]`).first().textContent();

describe('dialog', () => {
  test('traps the focus, and returns it after Esc, which cancels', async () => {
    page = await gallery.open('sheet=feedback');
    await button('確認').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'この型を削除しますか' });
    await dialog.waitFor();
    expect(await readFocus()).toBe('この型を削除しますか');
    for (let tab = 0; tab < 5; tab += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') === null)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await readFocus()).toBe('確認');
    await page.getByText('答え：いいえ').waitFor();
  });

  test('returns the focus also when it is unmounted while open', async () => {
    page = await gallery.open('sheet=feedback');
    await button('札を出す').click();
    await page.getByRole('dialog', { name: 'すぐに消える札' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await readFocus()).toBe('札を出す');
  });

  test('opens one after the other', async () => {
    page = await gallery.open('sheet=feedback');
    await button('続けて知らせ').click();
    await page.getByRole('alertdialog', { name: '一つめの知らせ' }).waitFor();
    await button('OK').click();
    await page.getByRole('alertdialog', { name: '二つめの知らせ' }).waitFor();
    expect(await readFocus()).toBe('二つめの知らせ');
    await page.keyboard.press('Escape');
    await page.getByText('答え：二つとも読みました').waitFor();
    expect(await readFocus()).toBe('続けて知らせ');
  });

  test('that is an alert stays open after a tap outside', async () => {
    page = await gallery.open('sheet=feedback', { reducedMotion: 'reduce' });
    await button('知らせ').click();
    await page.mouse.click(5, 5);
    expect(await page.getByRole('alertdialog').isVisible()).toBe(true);
    await button('OK').click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  });

  test('keeps each button on one line in a window 320 px wide', async () => {
    page = await gallery.open('sheet=feedback', { reducedMotion: 'reduce', viewport: { width: 320, height: 844 } });
    await button('長い答え').click();
    const countButtonLines = (size: string) =>
      page.evaluate((textSize) => {
        document.documentElement.dataset.textSize = textSize;
        const answers = [...document.querySelectorAll('dialog button')];
        return answers.map((answer) => {
          const words = document.createRange();
          words.selectNodeContents(answer.querySelector('span') ?? answer);
          return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
      }, size);
    for (const size of ['normal', 'large', 'largest']) expect(await countButtonLines(size), size).toEqual([1, 1]);
  });

  test('fades for 200 ms, and not at all with reduced motion', async () => {
    const fades = async (reducedMotion: 'reduce' | 'no-preference') => {
      page = await gallery.open('sheet=feedback', { reducedMotion });
      await button('お知らせを開く').click();
      await page.getByRole('dialog').waitFor();
      const lengths = await page.evaluate(async () => {
        const dialog = document.querySelector('dialog');
        const appearing = new Set(dialog?.getAnimations({ subtree: true }));
        [...(dialog?.querySelectorAll('button') ?? [])].at(-1)?.click();
        // React renders at the end of this task; by the next frame the fade-out has started
        await new Promise(requestAnimationFrame);
        const fading = dialog?.getAnimations({ subtree: true }).filter((animation) => !appearing.has(animation)) ?? [];
        return fading.map((animation) => Number(animation.effect?.getComputedTiming().duration));
      });
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.context().close();
      return lengths;
    };
    expect(await fades('reduce')).toEqual([]);
    // The sheet and the backdrop
    expect(await fades('no-preference')).toEqual([200, 200]);
  });

  test('locks scrolling of the page behind it', async () => {
    page = await gallery.open('sheet=feedback', { viewport: { width: 390, height: 500 } });
    await button('お知らせを開く').click();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(10, 10);
    // Two frames after the event, the page would have scrolled.
    const handled = page.evaluate(
      () =>
        new Promise((resolve) => {
          const waitTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(resolve));
          addEventListener('wheel', waitTwoFrames, { once: true, capture: true });
        }),
    );
    await page.mouse.wheel(0, 400);
    await handled;
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

describe('announcer', () => {
  test('speaks through the page, and through the dialog while one is open', async () => {
    page = await gallery.open('sheet=feedback', { reducedMotion: 'reduce' });
    await button('読み上げ').click();
    await expect.poll(() => spoken('#root > div')).toBe('残り一分です');
    await button('お知らせを開く').click();
    await button('読み上げる').click();
    await expect.poll(() => spoken('dialog')).toBe('ダイアログの中から');
  });
});

describe('toast', () => {
  test('closes by itself, but stays while the pointer is over it', async () => {
    page = await gallery.open('sheet=feedback', { reducedMotion: 'reduce' });
    await page.clock.install();
    const toast = page.getByText('自分の型にしました。');
    await button('トースト').click();
    await toast.hover();
    await page.clock.runFor(60_000);
    expect(await toast.isVisible()).toBe(true);
    await page.mouse.move(5, 5);
    await page.clock.runFor(60_000);
    await toast.waitFor({ state: 'detached' });
  });

  test('is shown once when repeated, and announced each time', async () => {
    page = await gallery.open('sheet=feedback', { reducedMotion: 'reduce' });
    const announced = await page.evaluateHandle(() => {
      const spoken: Node[] = [];
      const listen = (changes: MutationRecord[]) => {
        for (const { addedNodes, target } of changes) {
          if (target instanceof Element && target.closest('[aria-live="polite"]')) spoken.push(...addedNodes);
        }
      };
      new MutationObserver(listen).observe(document.body, { childList: true, subtree: true });
      return spoken;
    });
    for (let time = 0; time < 3; time += 1) await button('トースト').click();
    expect(await page.getByText('自分の型にしました。').count()).toBe(1);
    expect(await announced.evaluate((spoken) => spoken.map(({ textContent }) => textContent))).toEqual(
      Array.from({ length: 3 }, () => '自分の型にしました。'),
    );
  });

  test('receives taps, also by touch', async () => {
    page = await gallery.open('sheet=feedback', { reducedMotion: 'reduce', hasTouch: true, isMobile: true });
    await button('トースト').tap();
    const words = page.getByText('自分の型にしました。');
    const isTop = await words.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === element;
    });
    expect(isTop).toBe(true);
  });
});

describe('tabs', () => {
  test('are one tab stop and switch by arrow keys, Home and End', async () => {
    page = await gallery.open('sheet=list');
    const selected = () => page.getByRole('tab', { selected: true }).textContent();
    await page.getByRole('tab', { name: '一覧' }).focus();
    for (const [key, name] of [
      ['ArrowRight', 'テスト'],
      ['ArrowRight', '登録'],
      ['ArrowLeft', 'テスト'],
      ['Home', '登録'],
      ['End', 'テスト'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await selected()).toBe(name);
      expect(await readFocus()).toBe(name);
    }
    await page.getByRole('tabpanel', { name: 'テスト' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab');
  });
});

describe('a list', () => {
  test('keeps the icon at the end of a row beside the text at every text size', async () => {
    page = await gallery.open('sheet=list', { viewport: { width: 320, height: 640 } });
    const row = page.getByRole('link', { name: '通知設定' });
    for (const size of ['100%', '150%', '200%']) {
      await page.evaluate((value) => {
        document.documentElement.style.fontSize = value;
      }, size);
      const [words, mark] = [await row.getByText('通知設定').boundingBox(), await row.locator('svg').boundingBox()];
      expect(mark?.x, size).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
    }
  });
});

describe('fields', () => {
  test('submit on Enter, but not on the Enter that ends an IME conversion', async () => {
    page = await gallery.open('sheet=form');
    const question = page.getByLabel('質問');
    await question.focus();
    await question.evaluate((box) => {
      const enter = { bubbles: true, key: 'Enter' };
      box.dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }));
      box.dispatchEvent(new KeyboardEvent('keydown', { ...enter, keyCode: 229 }));
    });
    await page.keyboard.press('Shift+Enter');
    await page.getByText('送信 0回').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('送信 1回').waitFor();
    expect(await question.inputValue()).toBe('\n');
  });

  test('move the focus to the first invalid field, with its error as description', async () => {
    page = await gallery.open('sheet=form');
    await button('保存する').click();
    const name = page.getByLabel('ユーザー名');
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    const error = await name.evaluate((field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(),
    );
    expect(error).toBe('ユーザー名を入力してください。');
    await name.fill('花子');
    expect(await name.getAttribute('aria-invalid')).toBeNull();
    expect(await name.getAttribute('aria-describedby')).toBeNull();
  });

  test('show a password and hide it again', async () => {
    page = await gallery.open('sheet=form');
    const password = page.getByLabel('パスワード');
    await button('文字を表示').click();
    expect(await password.getAttribute('type')).toBe('text');
    await button('文字を隠す').click();
    expect(await password.getAttribute('type')).toBe('password');
  });
});

describe('controls', () => {
  test('toggle with the space bar, unless busy', async () => {
    page = await gallery.open('sheet=form');
    const push = page.getByRole('switch', { name: '通知' });
    await push.focus();
    await page.keyboard.press('Space');
    expect(await push.getAttribute('aria-checked')).toBe('false');
    const busy = page.getByRole('switch', { name: '処理中の設定' });
    await busy.click();
    expect(await busy.getAttribute('aria-checked')).toBe('false');
  });

  test('are never under the bottom bar when focused', async () => {
    page = await gallery.open('sheet=form', { viewport: { width: 390, height: 600 } });
    const bar = (await page.getByRole('navigation').boundingBox())?.y ?? 0;
    await page.getByLabel('ユーザー名').focus();
    for (let tab = 0; tab < 8; tab += 1) {
      await page.keyboard.press('Tab');
      // Of a text area, browsers only scroll the line with the caret into view.
      const bottom = await page.evaluate(() => {
        const { activeElement: focused } = document;
        const { top, bottom } = focused?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
        return focused?.tagName === 'TEXTAREA' ? top : bottom;
      });
      expect(bottom).toBeLessThanOrEqual(bar);
    }
  });
});
