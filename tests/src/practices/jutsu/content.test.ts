import { describe, expect, test } from 'vitest';
import { awarenesses, manners, objects, persons, places, times } from '../../../../src/practices/jutsu/content.ts';
import { sceneLines } from '../../../../src/practices/jutsu/scene.ts';
import { forbiddenInCopy } from '../plain-copy.ts';

describe('jutsu lists', () => {
  test('have six times and ten entries of everything else', () => {
    expect([times, places, persons, objects, manners].map((list) => list.length)).toEqual([6, 10, 10, 10, 10]);
  });

  test('contain only connecting forms', () => {
    for (const time of times) expect(time).toMatch(/の$/u);
    for (const place of places) expect(place).toMatch(/で$/u);
    for (const object of objects) expect(object).toMatch(/を.+た$/u);
    for (const person of persons) expect(person).toMatch(/が$/u);
    for (const manner of manners) expect(manner).toMatch(/([てで]いる|振り返る)$/u);
  });

  test('make 60,000 different short sentences', () => {
    const sentences = new Set<string>();
    times.forEach((_, time) => {
      places.forEach((_, place) => {
        persons.forEach((_, person) => {
          objects.forEach((_, object) => {
            manners.forEach((_, manner) => {
              sentences.add(sceneLines({ time, place, person, object, manner }).flat().join(''));
            });
          });
        });
      });
    });
    expect(sentences.size).toBe(60_000);
    const unsound = [...sentences].filter(
      (sentence) => !/^[^、。]+で、[^、。]+が、[^、。]+。$/u.test(sentence) || sentence.length > 50,
    );
    expect(unsound).toEqual([]);
  });

  test('format the sample scene in three lines', () => {
    const scene = {
      time: times.indexOf('夕暮れの'),
      place: places.indexOf('商店街で'),
      object: objects.indexOf('傘を持った'),
      person: persons.indexOf('郵便配達員が'),
      manner: manners.indexOf('ゆっくりと空を見上げている'),
    };
    expect(sceneLines(scene).map((line) => line.join(''))).toEqual([
      '夕暮れの商店街で、',
      '傘を持った郵便配達員が、',
      'ゆっくりと空を見上げている。',
    ]);
  });

  test('are written in plain copy', () => {
    for (const part of [...times, ...places, ...persons, ...objects, ...manners]) {
      expect(part).not.toMatch(forbiddenInCopy);
      expect(part).not.toMatch(/[、。「」]/u);
    }
  });
});

describe('jutsu awarenesses', () => {
  test('are fourteen in order, 連想 twice', () => {
    const words = awarenesses.map(({ word }) => word);
    expect(words).toHaveLength(14);
    expect(words.filter((word) => word === '連想')).toHaveLength(2);
    expect([...new Set(words)].join()).toBe('連想,前,後,特徴,比較,抽象,本質,解明,類似,出所,真偽,仮定,具体化');
  });

  test('each have a unique one-line question', () => {
    const questions = awarenesses.map(({ question }) => question);
    expect(new Set(questions).size).toBe(14);
    for (const question of questions) {
      expect(question).toMatch(/(か|でしょう)。$/u);
      expect(question).not.toMatch(forbiddenInCopy);
      expect(question.length).toBeLessThanOrEqual(34);
    }
  });
});
