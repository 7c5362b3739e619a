import { expect, test } from 'vitest';
import { OtherPractices } from '../../../../src/practices/list/other-practices.tsx';
import { markupOf } from '../render.tsx';

test('the practices without a tile are linked below the tiles', () => {
  const links = markupOf(<OtherPractices />).matchAll(/<a[^>]* href="([^"]*)"/g);
  expect([...links].map(([, href]) => href)).toEqual(['/circuit-training', '/foresight-training']);
});
