import type { Page } from 'playwright';
import { findAxeViolations } from './axe.ts';

/** Axe violations in both schemes, and size issues. */
export async function findScreenIssues(page: Page): Promise<readonly string[]> {
  return [...(await findAxeViolations(page)), ...(await findSizeIssues(page))];
}

/** Elements that are cut off or too small to touch at 320 px, with normal, largest, doubled and spaced text. */
export async function findSizeIssues(page: Page): Promise<readonly string[]> {
  const issues: string[] = [];
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 320, height: 640 });
  for (const text of ['largest', 'doubled', 'spaced', 'normal'] as const) {
    await setTextSize(page, text);
    // Spaced letters narrow a tab of one sign beside long ones, which stays far above the 24 px of WCAG 2.5.8.
    const small = text === 'spaced' ? [] : await findSmallTargets(page);
    const here = [...(await page.evaluate(findCutOff)), ...small];
    issues.push(...here.map((issue) => `${text} text: ${issue}`));
  }
  await page.setViewportSize(size);
  return issues;
}

/** Sets the app's largest text size, doubles the text size as browser settings can, or spaces text as WCAG 1.4.12 has it. */
function setTextSize(page: Page, size: 'normal' | 'largest' | 'doubled' | 'spaced'): Promise<void> {
  return page.evaluate((value) => {
    const { dataset, style } = document.documentElement;
    if (value === 'largest') dataset.textSize = value;
    else delete dataset.textSize;
    style.fontSize = value === 'doubled' ? '200%' : '';
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets = value === 'spaced' ? [spaced] : [];
  }, size);
}

/** Runs in the page: elements beyond the right edge of the window, except in a scrolling frame. */
export function findCutOff(): readonly string[] {
  const hidden = (element: Element) => element.closest('svg, [class*="hidden"], section[tabindex="0"] > *');
  const beyond = [...document.querySelectorAll('main *, nav *, dialog *')].filter(
    (element) => element.getBoundingClientRect().right > innerWidth + 0.5 && !hidden(element),
  );
  const scrolls = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
  return [...scrolls, ...beyond.map((element) => `cut off: ${element.outerHTML.slice(0, 300)}`)];
}

/** Controls below 44 px; days of the calendar may be 40 px wide, as seven must fit into 320 px. */
function findSmallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .map((element) => ({
        box: element.getBoundingClientRect(),
        least: element.closest('td') ? 40 : 43.9,
        html: element.outerHTML.slice(0, 120),
      }))
      .filter(({ box, least }) => box.width > 1 && (box.width < least || box.height < 43.9))
      .map(({ html }) => `small target: ${html}`),
  );
}
