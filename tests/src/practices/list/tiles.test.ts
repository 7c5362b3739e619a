import { expect, test } from 'vitest';
import { catalogue } from '../../../../src/practices/catalogue.ts';
import { countPractised, practiceTiles } from '../../../../src/practices/list/tiles.ts';
import { practices } from '../../../../src/practices/registry.ts';

const tiles = practiceTiles(catalogue, practices);
const practised = (...types: readonly string[]) =>
  countPractised(
    tiles,
    types.map((trainingType) => ({ trainingType })),
  );

test('the kinds that were practised are counted among the tiles', () => {
  expect(practised()).toBe(0);
  expect(practised('brain-speed', 'basic-awareness', 'daily-training', 'circuit', 'jutsu', 'jutsu')).toBe(1);
  expect(practised('sakiyomi', 'foresight')).toBe(1);
  // Both tiles of 写絵 open one drill.
  expect(practised('utsusie')).toBe(2);
  expect(practised(...practices.map(({ trainingType }) => trainingType))).toBe(14);
});
