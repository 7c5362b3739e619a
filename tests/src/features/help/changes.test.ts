import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { changes } from '../../../../src/features/help/changes.ts';
import { toDay } from '../../../../sync/model/day/day.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const forHeirs = readFileSync('.github/CHANGELOG.md', 'utf8');

describe('the changes of the releases', () => {
  test('begin with the version of the app, in one line for members', () => {
    expect(changes[0].version).toBe(version);
    expect(changes.filter(({ change }) => change === '' || change.length > 80)).toEqual([]);
  });

  test('are the same releases, on the same days, as those for operators', () => {
    const releases = [...forHeirs.matchAll(/^## (\S+), (\S+)$/gm)].map(([, release, day]) => [release, day]);
    expect(changes.map((each) => [each.version, toDay(each.day)])).toEqual(releases);
  });
});
