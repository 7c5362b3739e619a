import { describe, expect, test } from 'vitest';
import { dokoScenarios } from '../../../../src/practices/doko/content.ts';
import { dokoFacts } from '../../../../src/practices/doko/facts.ts';
import { wordGroups } from '../../../../src/practices/doko/words.ts';

const groups = Object.entries(wordGroups).flatMap(([aspect, list]) =>
  list.map((group) => ({ aspect, words: group.replaceAll('*', '').split(' ') })),
);
const aspectOf = new Map(groups.map(({ aspect, words }) => [words[0] ?? '', aspect]));

function settledWords(id: string): readonly { aspect: string; holds: string[]; excluded: string[] }[] {
  const words = (text: string) => text.split(' ').filter((word) => word !== '');
  return Object.entries(dokoFacts[id] ?? {}).flatMap(([aspect, settled]) =>
    Array.isArray(settled) ? [{ aspect, holds: words(settled[0]), excluded: words(settled[1]) }] : [],
  );
}

describe('the words of dokō', () => {
  test('stand in one group each', () => {
    const words = groups.flatMap((group) => group.words);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

describe('the facts of dokō', () => {
  test('are there for every scene and no other', () => {
    expect(Object.keys(dokoFacts)).toEqual(dokoScenarios.map(({ id }) => id));
  });

  describe.for(dokoScenarios.map(({ id }) => id))('of %s', (id) => {
    const facts = settledWords(id);

    test('use the first words of the groups of their aspect', () => {
      const strays = facts.flatMap(({ aspect, holds, excluded }) =>
        [...holds, ...excluded].filter((word) =>
          aspect === 'presence' ? !aspectOf.has(word) : aspectOf.get(word) !== aspect,
        ),
      );
      expect(strays).toEqual([]);
      const ofEveryone = (dokoFacts[id]?.everyone ?? '').split(' ').filter((word) => word !== '');
      expect(ofEveryone.filter((word) => !aspectOf.has(word))).toEqual([]);
    });

    test('never hold and exclude the same', () => {
      expect(facts.flatMap(({ holds, excluded }) => holds.filter((word) => excluded.includes(word)))).toEqual([]);
    });

    test('settle enough for natural questions', () => {
      expect(facts.flatMap(({ holds }) => holds).length).toBeGreaterThanOrEqual(60);
      expect(facts.flatMap(({ excluded }) => excluded).length).toBeGreaterThanOrEqual(120);
    });

    test('agree with the numbers of the scene', () => {
      const numbers = dokoFacts[id]?.numbers;
      const season = facts.find(({ aspect }) => aspect === 'season');
      expect(season?.holds).toContain(`${numbers?.month}月`);
      const hour = numbers?.hour ?? 0;
      const hours = typeof hour === 'number' ? [hour, hour] : hour;
      const time = facts.find(({ aspect }) => aspect === 'time');
      const named = (time?.holds ?? []).flatMap((word) => (/^\d+時$/.test(word) ? [Number.parseInt(word, 10)] : []));
      expect(named.some((each) => each >= Math.floor(hours[0] ?? 0) && each <= Math.ceil(hours[1] ?? 0))).toBe(true);
    });
  });
});
