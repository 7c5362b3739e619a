import type { Page } from 'playwright';
import { isRoute } from './every-route.ts';
import { findScreenIssues } from './screen-issues.ts';

const BROKEN = '画面を開けませんでした';
/** More stops of the Tab key than any screen has. */
const LONGEST_ROUND = 400;

/** Opens an address as a cold start does, and tells what is wrong with the screen: its frame, its look, its links. */
export async function findVisitIssues(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address);
  await settled(page);
  return [
    ...(await findFrameIssues(page)),
    ...(await findDeadLinks(page)),
    ...(await findSmallText(page)),
    ...(await findScreenIssues(page)),
  ];
}

/** Waits until the screen has its title and all that it reads first. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !document.body.innerText.includes('読み込み中'));
}

/** What each screen has: one title that names the window, one main part, and two regions that speak. */
async function findFrameIssues(page: Page): Promise<readonly string[]> {
  const count = (selector: string) => page.locator(selector).count();
  const [title, headings, mains] = [await page.title(), await count('h1'), await count('main')];
  const [polite, assertive] = [
    await count('[aria-live="polite"][data-announcer]'),
    await count('[aria-live="assertive"]'),
  ];
  return [
    ...(/^\S.* \| 稽古$/.test(title) ? [] : [`is titled "${title}"`]),
    ...(headings === 1 && mains === 1 ? [] : [`has ${headings} titles and ${mains} main parts`]),
    ...(polite === 1 && assertive === 1 ? [] : [`has ${polite} polite and ${assertive} assertive regions`]),
    ...((await page.getByText(BROKEN).count()) === 0 ? [] : ['is broken']),
  ];
}

async function findDeadLinks(page: Page): Promise<readonly string[]> {
  const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const leads = links.map((link) => new URL(link ?? '', 'http://keiko').pathname);
  return leads.filter((pathname) => !isRoute(pathname)).map((pathname) => `leads to "${pathname}", which is no screen`);
}

/** Fields with letters so small that a phone zooms in when one writes. */
function findSmallText(page: Page): Promise<readonly string[]> {
  return page
    .locator('input, select, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => `has small letters: ${field.outerHTML.slice(0, 120)}`),
    );
}

/** The stops of the Tab key, from the first to the last, at which what has focus stands behind something else. */
export async function findHiddenTabStops(page: Page): Promise<readonly string[]> {
  const hidden: string[] = [];
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (let stop = 0; stop < LONGEST_ROUND; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(hiddenFocus);
    if (found === 'end') return hidden;
    if (found !== null) hidden.push(`focus is hidden: ${found}`);
  }
  throw new Error('Cannot come to the end with the Tab key');
}

/** Runs in the page: what has focus and is seen nowhere; null when it is seen, 'end' after the last stop. */
function hiddenFocus(): string | null {
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
