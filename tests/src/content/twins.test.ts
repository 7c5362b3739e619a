import { describe, expect, test } from 'vitest';
import { packs } from '../../support/content/packs.ts';
import { scenes } from '../../support/content/scenes.ts';
import { findMissingScenes, findTwins } from '../../support/content/twins.ts';

const sceneOf = (item: string, place: string, people: string, event: string) => ({
  item,
  place,
  people: people.split('・'),
  event,
});
const washing = sceneOf('tea-001', 'コインランドリー', '料理人・父親', 'ぬいぐるみを洗う');

describe('the scenes of the packs', () => {
  test('are written for each piece, and no two are twins', () => {
    expect(findMissingScenes(packs, scenes)).toEqual([]);
    expect(findTwins(scenes)).toEqual([]);
  });

  test('are twins where place and event are one and somebody is in both', () => {
    const twin = { ...washing, item: 'cup-001', people: ['父親', '客'] };
    expect(findTwins([washing, twin])).toEqual(['tea-001 and cup-001: コインランドリー, 父親, ぬいぐるみを洗う']);
    const others = [
      { ...twin, place: '家' },
      { ...twin, people: ['看護師'] },
      { ...twin, event: 'シーツを畳む' },
    ];
    expect(others.flatMap((other) => findTwins([washing, other]))).toEqual([]);
  });

  test('are missed where an item has none or an item is gone', () => {
    const [first, ...others] = scenes;
    const gone = { ...washing, item: 'utsusie-999' };
    expect(findMissingScenes(packs, [...others, gone])).toEqual([
      `${first?.item}: no line in scenes.ts`,
      'utsusie-999: a scene of no item',
    ]);
  });
});
