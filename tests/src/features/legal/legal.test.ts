import { describe, expect, test } from 'vitest';
import { accessibility } from '../../../../src/features/legal/accessibility.ts';
import { evidence } from '../../../../src/features/legal/evidence.ts';
import { readOperator } from '../../../../src/features/legal/operator.ts';
import { privacy } from '../../../../src/features/legal/privacy.ts';
import { terms } from '../../../../src/features/legal/terms.ts';
import { transmission } from '../../../../src/features/legal/transmission.ts';
import { changedVersions } from '../../../../src/features/legal/versions.ts';
import { paths } from '../../../../src/paths.ts';
import { toDay } from '../../../../sync/model/day/day.ts';
import { missingLabels } from '../../../support/content/app-text.ts';

describe.each([
  ['the terms', terms],
  ['the privacy policy', privacy],
  ['the page on external transmission', transmission],
  ['the accessibility statement', accessibility],
  ['the page on what practice shows', evidence],
] as const)('%s', (_, { versions, intro, sections: byAnchor }) => {
  const sections = Object.values(byAnchor);
  const blocks = sections.flatMap((section) => section.blocks);
  const texts = [intro, ...sections.map(({ heading }) => heading)].concat(
    blocks.flatMap((block) => {
      if (typeof block === 'string') return [block];
      return Array.isArray(block) ? block : Object.entries(block).flat();
    }),
  );

  test('dates every version and says what changed, newest first', () => {
    const days = versions.map(({ day }) => toDay(day));
    expect(new Set(days).size).toBe(days.length);
    expect([...days].sort().reverse()).toEqual(days);
    expect(versions.filter(({ change }) => change === '')).toEqual([]);
  });

  test('has a unique anchor and some text in each section, numbered in order', () => {
    const ids = [...Object.keys(byAnchor), 'contact', 'versions'];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([]);
    expect(sections.filter((section) => section.blocks.length === 0)).toEqual([]);
    expect(sections.map(({ heading }) => Number.parseInt(heading, 10))).toEqual(
      sections.map((_each, index) => index + 1),
    );
  });

  test('quotes only labels that the app has', () => {
    expect(missingLabels(texts)).toEqual([]);
  });
});

test('the anchors that other screens link to are sections of the privacy policy', () => {
  const ids = ['contact', ...Object.keys(privacy.sections)];
  for (const path of [paths.contact, paths.deletionPolicy]) expect(ids).toContain(path.split('#')[1]);
});

describe('a changed version', () => {
  const versions = {
    terms: [
      { day: '2027-04-01', change: 'c' },
      { day: '2026-12-01', change: 'b' },
    ],
    privacy: [{ day: '2026-12-01', change: 'a' }],
  };
  const ids = (today: string, joined: string, confirmed: Record<string, number> = {}) =>
    changedVersions({ today: toDay(today), joinedDay: toDay(joined), confirmed }, versions).map(({ id }) => id);

  test('is shown from its day on to members who joined before', () => {
    expect(ids('2026-11-30', '2026-11-01')).toEqual([]);
    expect(ids('2026-12-01', '2026-11-01')).toEqual(['terms-2026-12-01', 'privacy-2026-12-01']);
    expect(ids('2027-03-31', '2026-12-01')).toEqual([]);
    expect(ids('2027-04-01', '2026-12-01')).toEqual(['terms-2027-04-01']);
    expect(ids('2027-04-01', '2027-04-01')).toEqual([]);
  });

  test('is shown until it is confirmed, and only the newest of a document', () => {
    expect(ids('2027-04-02', '2026-11-01', { 'privacy-2026-12-01': 1 })).toEqual(['terms-2027-04-01']);
    expect(ids('2027-04-02', '2026-11-01', { 'privacy-2026-12-01': 1, 'terms-2027-04-01': 1 })).toEqual([]);
  });

  test('has an id that a setting can hold', () => {
    for (const id of ids('2027-04-01', '2026-11-01')) expect(id.length).toBeLessThanOrEqual(64);
  });
});

describe('the operator', () => {
  test.each([
    ['keiko@example.jp', 'mailto:keiko@example.jp'],
    ['https://example.jp/contact', 'https://example.jp/contact'],
    ['東京都千代田区1-1', null],
    ['javascript:alert(1)', null],
  ])('is reached at %s', (contact, href) => {
    expect(readOperator('稽古の会', contact)).toEqual({ name: '稽古の会', contact: { text: contact, href } });
  });

  test('is unknown without the settings', () => {
    expect(readOperator(undefined, undefined)).toEqual({ name: null, contact: null });
    expect(readOperator(' ', ' ')).toEqual({ name: null, contact: null });
  });
});
