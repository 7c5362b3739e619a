import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { TestBackend } from '../support/backend/backend.ts';
import type { Device } from '../support/browser/browser.ts';
import { follow } from '../support/browser/journeys.ts';
import { openGallery } from '../support/gallery/open-gallery.ts';
import { type Member, type SignedInOptions, test } from '../support/test.ts';

/** Computed colours and lines of an element. */
interface Paint {
  readonly ground: string;
  readonly words: string;
  readonly weight: string;
  readonly underline: string;
  readonly edge: string;
  readonly outline: string;
  readonly foot: string;
  readonly fill: string;
  readonly stroke: string;
}

function readPaint(element: Locator, pseudo?: '::before'): Promise<Paint> {
  return element.evaluate((node, part) => {
    const style = getComputedStyle(node, part);
    return {
      ground: style.backgroundColor,
      words: style.color,
      weight: style.fontWeight,
      underline: style.textDecorationStyle,
      edge: `${style.borderTopStyle} ${style.borderTopWidth} ${style.borderTopColor}`,
      outline: `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`,
      foot: style.borderBottomColor,
      fill: style.fill,
      stroke: style.stroke,
    };
  }, pseudo);
}

const SYSTEM_COLOURS = ['Canvas', 'CanvasText', 'Highlight', 'HighlightText', 'GrayText'] as const;

type Palette = Readonly<Record<(typeof SYSTEM_COLOURS)[number], string>>;

/** The computed values of the system colours. */
function readPalette(page: Page): Promise<Palette> {
  return page.evaluate((names) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.forcedColorAdjust = 'none';
    const read = (name: string) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    };
    const [Canvas = '', CanvasText = '', Highlight = '', HighlightText = '', GrayText = ''] = names.map(read);
    probe.remove();
    return { Canvas, CanvasText, Highlight, HighlightText, GrayText };
  }, SYSTEM_COLOURS);
}

describe.each(['light', 'dark'] as const)('forced colours in the design system, %s', (colorScheme) => {
  let gallery: Awaited<ReturnType<typeof openGallery>>;

  beforeAll(async () => {
    gallery = await openGallery();
  });
  afterAll(async () => {
    await gallery.close();
    expect(gallery.errors).toEqual([]);
  });

  // The app's own scheme setting must not override the forced colours.
  const other = colorScheme === 'dark' ? 'light' : 'dark';
  const open = (sheet: string) =>
    gallery.open(`sheet=${sheet}&scheme=${other}`, { forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });

  test('keep seals, bars, rings and the ensō distinct from the background', async () => {
    const page = await open('marks');
    const { Canvas, CanvasText, Highlight, HighlightText } = await readPalette(page);

    const seals = page.getByRole('region', { name: '印', exact: true });
    const solid = await readPaint(seals.getByText('20', { exact: true }));
    expect(solid).toMatchObject({ ground: Highlight, words: HighlightText });
    const outline = await readPaint(seals.getByText('復', { exact: true }).first());
    expect(outline).toMatchObject({ edge: expect.stringMatching(/^solid [1-9]/), words: CanvasText });
    const spent = await readPaint(seals.getByText('復', { exact: true }).last());
    expect(spent.edge).toMatch(/^dashed [1-9]/);

    const chips = page.getByRole('region', { name: '札' }).getByText(/^[a-z]+$/);
    for (const chip of await chips.all()) expect((await readPaint(chip.locator('..'))).edge).toMatch(/^solid [1-9]/);

    const bar = page.getByRole('progressbar').last();
    expect((await readPaint(bar)).edge).toMatch(/^solid [1-9]/);
    expect((await readPaint(bar)).edge).not.toContain(Canvas);
    expect((await readPaint(bar.locator('div'))).ground).toBe(Highlight);

    const enso = page.getByRole('region', { name: '円相' }).locator('svg').last();
    expect((await readPaint(enso.locator('path'))).fill).toBe(CanvasText);
    expect((await readPaint(enso.locator('circle'))).stroke).not.toBe(Canvas);
    await page.context().close();
  });

  test('underline only the selected tab and the current link', async () => {
    const page = await open('list');
    const { Canvas, Highlight } = await readPalette(page);
    expect((await readPaint(page.getByRole('tab', { selected: true }))).foot).toBe(Highlight);
    for (const tab of await page.getByRole('tab', { selected: false }).all()) {
      expect((await readPaint(tab)).foot).toBe(Canvas);
    }
    const places = page.getByRole('navigation').getByRole('link');
    expect((await readPaint(places.first(), '::before')).edge).toBe(`solid 3px ${Highlight}`);
    expect((await readPaint(places.nth(1), '::before')).edge).toMatch(/^none/);
    await page.context().close();
  });

  test('fill active and primary controls, and grey out disabled ones', async () => {
    const page = await open('form');
    const { Canvas, CanvasText, Highlight, HighlightText, GrayText } = await readPalette(page);
    const track = (name: string) => readPaint(page.getByRole('switch', { name }).locator('span').first());
    expect((await track('通知')).ground).toBe(Highlight);
    expect(await track('処理中の設定')).toMatchObject({ ground: Canvas, edge: expect.not.stringContaining(Canvas) });

    const save = await readPaint(page.getByRole('button', { name: '保存する' }));
    expect(save).toMatchObject({ ground: Highlight, words: HighlightText });
    for (const button of await page.getByRole('button', { name: '使えない' }).all()) {
      expect((await readPaint(button)).words).toBe(GrayText);
    }
    expect((await readPaint(page.getByLabel('電話番号'))).words).toBe(GrayText);

    await page.goto(page.url().replace('sheet=form', 'sheet=feedback'));
    await page.getByRole('button', { name: '確認', exact: true }).click();
    const remove = await readPaint(page.getByRole('button', { name: '削除', exact: true }));
    expect(remove).toMatchObject({ ground: CanvasText, words: Canvas });
    await page.context().close();
  });
});

describe("forced colours in a member's records", () => {
  interface Needs {
    readonly sql: TestBackend['sql'];
    readonly member: Member;
    readonly openSignedIn: (options: SignedInOptions) => Promise<Device>;
  }

  async function openForced({ sql, member, openSignedIn }: Needs) {
    const { userId } = member;
    await sql(`update public.users set created_at = '2026-10-20T03:00:00Z' where id = $1`, [userId]);
    await sql(
      `insert into public.login_records (user_id, login_date, kind, claimed_at) values
       ($1, '2026-11-17', 'login', '2026-11-17T03:00:00Z'), ($1, '2026-11-18', 'ticket', '2026-11-19T03:00:00Z')`,
      [userId],
    );
    await sql(
      `insert into public.training_sessions
         (user_id, id, training_type, video_title, duration_minutes, completed_at)
       values ($1, gen_random_uuid(), 'jutsu', '十四ツ', 5, '2026-10-27T04:00:00Z'),
         ($1, gen_random_uuid(), 'jutsu', '十四ツ', 5, '2026-11-17T04:00:00Z'),
         ($1, gen_random_uuid(), 'tour', 'ツアー', 60, '2026-11-18T04:00:00Z')`,
      [userId],
    );
    const device = await openSignedIn({
      prepare: (page) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }),
    });
    return { ...device, palette: await readPalette(device.page) };
  }

  test('keep login, ticket and missing days distinct in the calendar', async ({ sql, member, openSignedIn }) => {
    const { page, palette } = await openForced({ sql, member, openSignedIn });
    await follow(page, '記録');
    const day = (name: string) => page.getByRole('button', { name, exact: true });
    await day('11月18日 チケット、稽古').waitFor();
    const login = await readPaint(day('11月17日 ログイン、稽古'));
    const ticket = await readPaint(day('11月18日 チケット、稽古'));
    const missing = await readPaint(day('11月19日 記録なし'));
    expect(login).toMatchObject({ ground: palette.Highlight, words: palette.HighlightText });
    expect(ticket.outline).toMatch(/^dashed [1-9]/);
    expect(ticket.outline.endsWith(palette.Canvas)).toBe(false);
    expect(missing.ground).not.toBe(login.ground);
    expect(missing.outline).not.toMatch(/^dashed/);
  });

  test('draw the streak, and the heat map by size', async ({ sql, member, openSignedIn }) => {
    const { page, palette } = await openForced({ sql, member, openSignedIn });
    const enso = page.locator('main svg:has(> circle + path)').first();
    expect((await readPaint(enso.locator('path'))).fill).toBe(palette.CanvasText);

    await page.goto('/history');
    // Until the sessions are read, the kept beginning of the screen is shown.
    await page.locator('section[aria-labelledby="history-sessions"] li').first().waitFor();
    const map = page.getByRole('region', { name: 'この12週間' }).locator('svg').first();
    const marks = map.locator('rect[data-step]');
    await marks.nth(1).waitFor();
    const sides = await marks.evaluateAll((rects) => rects.map((rect) => Number(rect.getAttribute('width'))));
    expect(sides).toHaveLength(3);
    expect(sides[2]).toBeGreaterThan(sides[0] ?? 0);
    for (const mark of await marks.all()) expect((await readPaint(mark)).fill).toBe(palette.Highlight);
    const bars = page.getByRole('region', { name: '今週' }).locator('svg rect');
    for (const bar of await bars.all()) expect((await readPaint(bar)).fill).toBe(palette.CanvasText);
    const share = page.getByRole('region', { name: '稽古ごとの回数' }).locator('li span[aria-hidden]').first();
    expect((await readPaint(share)).ground).toBe(palette.CanvasText);
  });

  test('mark the selected list and the opened word', async ({ sql, member, openSignedIn }) => {
    const { page, palette } = await openForced({ sql, member, openSignedIn });
    await page.goto('/kata-training?tab=list');
    const pressed = await readPaint(page.getByRole('button', { name: '自分の型', pressed: true }));
    const left = await readPaint(page.getByRole('button', { name: 'みんなの型', pressed: false }));
    expect(pressed).toMatchObject({ ground: palette.CanvasText, words: palette.Canvas });
    expect(left.ground).not.toBe(pressed.ground);

    await page.goto('/training/jisho');
    const words = page.locator('main p button');
    await words.first().click();
    expect((await readPaint(words.first())).underline).toBe('double');
    expect((await readPaint(words.last())).underline).toBe('solid');
  });
});
