import { expect, test } from 'vitest';
import { practiceName } from '../../../../src/data/training/practice-names.ts';
import { OtherPractices } from '../../../../src/practices/list/list-screen.tsx';
import { toDay } from '../../../../sync/model/day/day.ts';
import { markupOf } from '../render.tsx';

const linksOn = (day: string) =>
  [...markupOf(<OtherPractices today={toDay(day)} />).matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href);

test('月の通し稽古 comes first in its week', () => {
  expect(linksOn('2026-11-29')).toEqual([
    '/training/tsuki',
    '/training/by-ear',
    '/circuit-training',
    '/foresight-training',
  ]);
});

test('the practices without a tile are linked below the tiles', () => {
  expect(linksOn('2026-11-28')).toEqual(['/training/by-ear', '/circuit-training', '/foresight-training']);
});

test('the other form of 先読 is linked under its name in the history', () => {
  expect(markupOf(<OtherPractices today={toDay('2026-11-28')} />)).toContain(practiceName('foresight'));
});
