import { describe, expect, test } from 'vitest';
import { menuTiles, tileAddress } from '../../../../src/features/menu/tiles.ts';
import { nothingOpened, openableKeys } from '../../../../sync/model/lessons/lessons.ts';

describe('the menu', () => {
  test('has eight tiles, the first four unlocked', () => {
    expect(menuTiles.map((tile) => tileAddress(tile, nothingOpened))).toEqual([
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

  test('gains the circuits once the admin opens them, and nothing else', () => {
    const addresses = menuTiles.map((tile) => tileAddress(tile, new Set(openableKeys)));
    expect(addresses.slice(4)).toEqual(['/circuit-training', null, null, null]);
  });
});
