import type { Page } from 'playwright';
import { findAxeViolations } from './axe.ts';

/** What is wrong with the screen as it stands: to axe in both schemes, and in its sizes. */
export async function findScreenIssues(page: Page): Promise<readonly string[]> {
  return [...(await findAxeViolations(page)), ...(await findSizeIssues(page))];
}

/** What is cut off or too small to touch in a window 320 wide, with normal, with the largest and with doubled text. */
export async function findSizeIssues(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 320, height: 640 });
  for (const text of ['largest', 'doubled', 'normal'] as const) {
    await setTextSize(page, text);
    const here = [...(await findCutOff(page)), ...(await findSmallTargets(page))];
    found.push(...here.map((fault) => `${text} text: ${fault}`));
  }
  await page.setViewportSize(size);
  return found;
}

/** The app's own largest size, or twice the normal one, as a browser can be set. */
function setTextSize(page: Page, size: 'normal' | 'largest' | 'doubled'): Promise<void> {
  return page.evaluate((value) => {
    const { dataset, style } = document.documentElement;
    if (value === 'largest') dataset.textSize = value;
    else delete dataset.textSize;
    style.fontSize = value === 'doubled' ? '200%' : '';
  }, size);
}

/** What reaches beyond the right edge of the window; a wide table may, in a frame that scrolls. */
function findCutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const hidden = (element: Element) => element.closest('svg, [class*="hidden"], section[tabindex="0"] > *');
    const beyond = [...document.querySelectorAll('main *, nav *, dialog *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 0.5 && !hidden(element),
    );
    const scrolls = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
    return [...scrolls, ...beyond.map((element) => `cut off: ${element.outerHTML}`)];
  });
}

/** Less than a finger's width; seven days in a row of a narrow window have to do with 24 pixels each. */
function findSmallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .map((element) => ({
        box: element.getBoundingClientRect(),
        least: element.closest('td') ? 24 : 43.9,
        html: element.outerHTML.slice(0, 120),
      }))
      .filter(({ box, least }) => box.width > 1 && (box.width < least || box.height < least))
      .map(({ html }) => `small target: ${html}`),
  );
}
