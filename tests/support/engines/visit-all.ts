import { findFrameIssues } from '../browser/screen-visit.ts';
import type { EnginePage } from './engine-page.ts';
import type { Phone } from './engine-test.ts';
import { waitUntilLoaded } from './journeys.ts';

type Check = (page: EnginePage, address: string) => Promise<readonly string[]>;

/** Cold starts each address. Returns by address what is wrong with its frame, errors of the page, and findings of checks. */
export async function visitAll(
  { page, takeErrors }: Phone,
  addresses: readonly string[],
  ...checks: readonly Check[]
): Promise<Readonly<Record<string, readonly string[]>>> {
  const issuesOf: Record<string, readonly string[]> = {};
  for (const address of addresses) {
    await page.goto(address);
    await waitUntilLoaded(page);
    const issues = [...(await page.evaluate(findFrameIssues))];
    for (const check of checks) issues.push(...(await check(page, address)));
    issues.push(...(await takeErrors()));
    const path = await page.readPath();
    if (pathnameOf(path) !== pathnameOf(address)) issues.push(`went to ${path}`);
    if (issues.length > 0) issuesOf[address] = issues;
  }
  return issuesOf;
}

const pathnameOf = (address: string) => new URL(address, 'http://keiko').pathname;
