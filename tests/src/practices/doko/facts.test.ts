import { describe, expect, test } from 'vitest';
import type { Aspect } from '../../../../src/practices/doko/aspect.ts';
import { dokoScenarios } from '../../../../src/practices/doko/content.ts';
import { dokoFacts } from '../../../../src/practices/doko/facts.ts';
import { moreWords } from '../../../../src/practices/doko/more-words.ts';
import { otherThings } from '../../../../src/practices/doko/other-things.ts';
import { openAspects } from '../../../../src/practices/doko/scene-facts.ts';
import { toldOfScenes } from '../../../../src/practices/doko/told.ts';
import { wordGroups } from '../../../../src/practices/doko/words.ts';

const groups = Object.entries(wordGroups).flatMap(([aspect, list]) =>
  list.map((group) => ({ aspect, words: group.replaceAll('*', '').split(' ') })),
);
const aspectOf = new Map(groups.map(({ aspect, words }) => [words[0] ?? '', aspect]));

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

function settledWords(id: string): readonly { aspect: string; holds: string[]; exceptions: string[] }[] {
  const facts = dokoFacts[id];
  if (facts === undefined) throw new Error(`No facts of ${id}`);
  const aspects = [...(Object.keys(wordGroups) as Aspect[]), 'presence'] as const;
  return aspects.map((aspect) => {
    const [holds, exceptions] = facts[aspect] ?? ['', ''];
    return { aspect, holds: wordsOf(holds), exceptions: wordsOf(exceptions) };
  });
}

describe('the words of dokō', () => {
  test('stand in one group each', () => {
    const further = Object.values(moreWords).flatMap((fields) => fields.flatMap(wordsOf));
    const words = [...groups.flatMap((group) => group.words), ...further];
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

describe('what is said about the scenes of 洞顧', () => {
  test('is there for every scene, and nothing of it is both true and false', () => {
    expect(Object.keys(toldOfScenes)).toEqual(dokoScenarios.map(({ id }) => id));
    for (const [isTrue, isFalse] of Object.values(toldOfScenes)) {
      const phrases = [...wordsOf(isTrue), ...wordsOf(isFalse)];
      expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
    }
  });

  test('names single things in the first words of their groups', () => {
    const known = new Set(dokoScenarios.map(({ id }) => id as string));
    for (const [id, things] of Object.entries(otherThings)) {
      expect(known).toContain(id);
      for (const [word, holds] of things) {
        expect([word, ...wordsOf(holds)].filter((each) => !aspectOf.has(each))).toEqual([]);
      }
    }
  });
});

describe('the facts of dokō', () => {
  test('are there for every scene and no other', () => {
    expect(Object.keys(dokoFacts)).toEqual(dokoScenarios.map(({ id }) => id));
  });

  describe.for(dokoScenarios.map(({ id }) => id))('of %s', (id) => {
    const facts = settledWords(id);

    test('use the first words of the groups of their aspect', () => {
      const strays = facts.flatMap(({ aspect, holds, exceptions }) =>
        [...holds, ...exceptions].filter((word) =>
          aspect === 'presence' ? !aspectOf.has(word) : aspectOf.get(word) !== aspect,
        ),
      );
      expect(strays).toEqual([]);
      const ofPersons = (dokoFacts[id]?.persons ?? []).map(([is, does]) => `${is} ${does}`);
      const said = [dokoFacts[id]?.everyone ?? '', ...ofPersons].flatMap(wordsOf);
      expect(said.filter((word) => !aspectOf.has(word))).toEqual([]);
    });

    test('say of single persons only what is true of somebody', () => {
      const holds = new Set(facts.flatMap((aspect) => aspect.holds));
      const said = (dokoFacts[id]?.persons ?? [])
        .flatMap(([is, does]) => `${is} ${does}`.split(' '))
        .filter((word) => word !== '');
      expect(said.filter((word) => !holds.has(word))).toEqual([]);
    });

    test('list a word once', () => {
      const twice = facts.flatMap(({ holds, exceptions }) => {
        const words = [...holds, ...exceptions];
        return words.filter((word, index) => words.indexOf(word) !== index);
      });
      expect(twice).toEqual([]);
    });

    test('settle enough for natural questions', () => {
      expect(facts.flatMap(({ holds }) => holds).length).toBeGreaterThanOrEqual(60);
      const closed = facts.filter(({ aspect }) => !openAspects.some((open) => open === aspect));
      expect(closed.flatMap(({ exceptions }) => exceptions).length).toBeLessThanOrEqual(200);
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
