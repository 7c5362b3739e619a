import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { accessibility } from '../../../../src/features/legal/accessibility.ts';
import { AXE_TAGS } from '../../../support/browser/axe.ts';

const axe: typeof import('axe-core') = createRequire(import.meta.url)('axe-core');

/** The criteria of level A and AA: the number of the last one of each guideline, without those of AAA. */
const GUIDELINES: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};
const criteria = Object.entries(GUIDELINES).flatMap(([guideline, numbers]) => numbers.map((n) => `${guideline}.${n}`));

/** The results by criterion, as the statement has them. */
const results = Object.values(accessibility.sections)
  .flatMap(({ blocks }) => blocks)
  .flatMap((block) => (typeof block === 'string' || Array.isArray(block) ? [] : Object.entries(block)))
  .flatMap(([name, result]) => (name.match(/\d\.\d\.\d+/g) ?? []).map((criterion) => [criterion, result] as const));

describe('the accessibility statement', () => {
  test('has a result for each criterion of WCAG 2.2 A and AA, once and in their order', () => {
    expect(criteria).toHaveLength(55);
    expect(results.map(([criterion]) => criterion)).toEqual(criteria);
    expect(
      results.filter(([, result]) => !/^(適合（(自動|操作|人)(、(操作|人))?）|該当なし)(。|$)/.test(result)),
    ).toEqual([]);
  });

  test('names axe only where a rule that the tests run is of the criterion, and its version', () => {
    const tags = axe.getRules([...AXE_TAGS]).flatMap((rule) => rule.tags);
    const byAxe = results.filter(([, result]) => result.includes('自動'));
    expect(byAxe.length).toBeGreaterThan(15);
    expect(byAxe.filter(([criterion]) => !tags.includes(`wcag${criterion.replaceAll('.', '')}`))).toEqual([]);
    expect(JSON.stringify(accessibility.sections.method)).toContain(`axe-core ${axe.version}`);
  });
});
