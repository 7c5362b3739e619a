import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { helpGroups } from '../../../../src/features/help/questions.ts';
import { type HelpQuestion, paths } from '../../../../src/paths.ts';
import { isRoute } from '../../../support/browser/every-route.ts';
import { missingLabels } from '../../../support/content/app-text.ts';

/** Every anchor, as the compiler knows them. */
const anchors = {
  streak: true,
  ticket: true,
  abroad: true,
  clock: true,
  offline: true,
  'sync-error': true,
  'second-device': true,
  update: true,
  iphone: true,
  browser: true,
  notifications: true,
  voice: true,
  furigana: true,
  keyboard: true,
  kata: true,
  notebook: true,
  memory: true,
  evidence: true,
  preparation: true,
  password: true,
  mail: true,
  export: true,
  deletion: true,
} satisfies Record<HelpQuestion, true>;

const entries = helpGroups.flatMap((group) => Object.entries(group.items));
const items = entries.map(([, item]) => item);
const texts = items.flatMap(({ question, answer }) => [question, ...answer.flat()]);

describe('the help', () => {
  test('answers each question that can be linked to, once', () => {
    expect(entries.map(([id]) => id).sort()).toEqual(Object.keys(anchors).sort());
    expect(items.filter(({ answer }) => answer.length === 0)).toEqual([]);
    expect(items).toHaveLength(23);
  });

  test('links to screens', () => {
    const targets = items.flatMap(({ link }) => (link === undefined ? [] : [link.to]));
    expect(targets.length).toBeGreaterThan(10);
    expect(targets.filter((to) => !isRoute(to))).toEqual([]);
    expect(isRoute(paths.help)).toBe(true);
  });

  test('is linked from errors and empty states', () => {
    const listed = execFileSync('git', ['grep', '-hoE', "helpOn\\('[a-z-]+'\\)", '--', 'src'], { encoding: 'utf8' });
    for (const id of ['clock', 'browser', 'mail', 'sync-error', 'kata', 'notebook', 'notifications', 'voice'])
      expect(listed).toContain(`'${id}'`);
  });

  test('quotes only labels that the app has', () => {
    expect(missingLabels(texts)).toEqual([]);
  });

  test('names the same oldest browsers as the page that turns older ones away', () => {
    const [, floor = ''] = /'(iPhoneとiPadはiOS[^']*?から)お使い/.exec(readFileSync('index.html', 'utf8')) ?? [];
    for (const version of ['iOS 16.4', 'Chrome 110', 'Firefox 128', 'Safari 16.4']) {
      expect(floor).toContain(version);
      expect(texts.join('')).toContain(version);
    }
  });
});
