import type { Page } from 'playwright';
import { isRoute } from './every-route.ts';
import { findScreenIssues } from './screen-issues.ts';

/** More tab stops than any screen has. */
const MAX_TAB_STOPS = 400;

/** Opens an address with a cold start. Returns the issues of frame, links, text size and layout. */
export async function findVisitIssues(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address);
  await waitUntilLoaded(page);
  return [
    ...(await page.evaluate(findFrameIssues)),
    ...(await findDeadLinks(page)),
    ...(await findSmallText(page)),
    ...(await findScreenIssues(page)),
  ];
}

/** Waits until the screen has a title and has loaded its data. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !document.body.innerText.includes('読み込み中'));
}

/** Runs in the page. Each screen needs one h1, a document title, one main element and two live regions. */
export function findFrameIssues(): readonly string[] {
  const count = (selector: string) => document.querySelectorAll(selector).length;
  const [headings, mains] = [count('h1'), count('main')];
  const [polite, assertive] = [count('[aria-live="polite"][data-announcer]'), count('[aria-live="assertive"]')];
  return [
    ...(/^\S.* \| 稽古$/.test(document.title) ? [] : [`is titled "${document.title}"`]),
    ...(headings === 1 && mains === 1 ? [] : [`has ${headings} titles and ${mains} main parts`]),
    ...(polite === 1 && assertive === 1 ? [] : [`has ${polite} polite and ${assertive} assertive regions`]),
    ...(document.body.innerText.includes('画面を開けませんでした') ? ['is broken'] : []),
  ];
}

async function findDeadLinks(page: Page): Promise<readonly string[]> {
  const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const targets = links.map((link) => new URL(link ?? '', 'http://keiko').pathname);
  return targets
    .filter((pathname) => !isRoute(pathname))
    .map((pathname) => `links to "${pathname}", which is not a screen`);
}

/** Fields below 16 px, at which iOS zooms in on focus. */
function findSmallText(page: Page): Promise<readonly string[]> {
  return page
    .locator('input, select, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => `has small text: ${field.outerHTML.slice(0, 120)}`),
    );
}

/** Tab stops at which the focused element is covered by another one. */
export async function findHiddenTabStops(page: Page): Promise<readonly string[]> {
  const hidden: string[] = [];
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const hiddenFocus = await page.evaluate(findHiddenFocus);
    if (hiddenFocus === 'end') return hidden;
    if (hiddenFocus !== null) hidden.push(`focus is hidden: ${hiddenFocus}`);
  }
  throw new Error('Cannot reach the last tab stop');
}

/** Runs in the page: the focused element if it is covered, null if visible, 'end' after the last stop. */
function findHiddenFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'end';
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const shares = [0.1, 0.5, 0.9];
  const isSeen = shares.some((across) =>
    shares.some((down) => {
      const there = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
      return there !== null && (focused.contains(there) || there.contains(focused));
    }),
  );
  return isSeen ? null : focused.outerHTML.slice(0, 160);
}
