import { describe, expect, test } from 'vitest';
import { menuTiles } from '../../../../src/features/menu/tiles.ts';

describe('the menu', () => {
  test('has eight tiles, the first four unlocked', () => {
    expect(menuTiles.map(({ to }) => to)).toEqual([
      '/basic-training',
      '/training/tokushu',
      '/training',
      '/kata-training',
      null,
      null,
      null,
      null,
    ]);
    expect(new Set(menuTiles.map(({ title }) => title)).size).toBe(8);
    expect(new Set(menuTiles.map(({ picture }) => picture)).size).toBe(8);
  });
});
