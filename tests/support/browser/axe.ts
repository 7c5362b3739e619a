import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe checks. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;

/** The dark scheme differs only in colours, so only colour rules run there. */
const RULES = {
  light: AXE_TAGS,
  dark: ['color-contrast', 'link-in-text-block'],
} as const;

/** Axe violations in the light and the dark scheme, in a window twice as high as the page. */
export async function findAxeViolations(page: Page): Promise<readonly string[]> {
  // Evaluated through the debugger, because the app's content security policy blocks injected scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  // axe reports a button half covered by a fixed bar as too small. Twice as high, because the page may still grow.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.max(size.height, 2 * height) });
  const violations: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    violations.push(...(await findViolations(page, RULES[colorScheme])).map((finding) => `${colorScheme}: ${finding}`));
  }
  await page.setViewportSize(size);
  return violations;
}

/**
 * Waits for finite animations (scheme change, fade-in) before it runs axe. What began to fade out meanwhile, a message for
 * example, has too little contrast for that moment and is left out.
 */
function findViolations(page: Page, rules: (typeof RULES)['light' | 'dark']): Promise<readonly string[]> {
  return page.evaluate(async (runOnly) => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const endless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Infinity;
    const ending = document.getAnimations().filter((animation) => !endless(animation));
    // An animation that the browser has dropped in a change of the scheme never finishes.
    const limit = new Promise((resolve) => setTimeout(resolve, 3000));
    await Promise.race([Promise.allSettled(ending.map((animation) => animation.finished)), limit]);
    // A message that has faded out is removed a moment later.
    while (document.querySelector('[data-leaving]')) await new Promise(requestAnimationFrame);
    const fading = new Set<Element>();
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element) fading.add(target);
    });
    const options = { runOnly: [...runOnly], rules: { 'target-size': { enabled: true } }, elementRef: true };
    const report = await window.axe.run(options);
    const isFading = (element: Element | undefined) => [...fading].some((each) => each.contains(element ?? null));
    return report.violations.flatMap((rule) =>
      rule.nodes.filter(({ element }) => !isFading(element)).map((node) => `${rule.id}: ${node.html}`),
    );
  }, rules);
}
