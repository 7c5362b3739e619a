import { expect, test } from 'vitest';
import { practiceName } from '../../../../src/data/training/practice-names.ts';
import { OtherPractices } from '../../../../src/practices/list/other-practices.tsx';
import { markupOf } from '../render.tsx';

test('the practices without a tile are linked below the tiles', () => {
  const links = markupOf(<OtherPractices />).matchAll(/<a[^>]* href="([^"]*)"/g);
  expect([...links].map(([, href]) => href)).toEqual(['/circuit-training', '/foresight-training']);
});

test('the other form of 先読 is linked under its name in the history', () => {
  expect(markupOf(<OtherPractices />)).toContain(practiceName('foresight'));
});
