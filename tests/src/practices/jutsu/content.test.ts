import { describe, expect, test } from 'vitest';
import {
  awarenesses,
  type Fragment,
  manners,
  objects,
  persons,
  places,
  times,
} from '../../../../src/practices/jutsu/content.ts';
import { sceneLines } from '../../../../src/practices/jutsu/rules.ts';
import { repeatedIn } from '../plain-sentences.ts';

const lists = [times, places, persons, objects, manners];
const textsOf = (list: (typeof lists)[number]) => list.map(({ text }) => text);
function find(list: (typeof lists)[number], text: string): Fragment {
  const match = list.find((fragment) => fragment.text === text);
  if (match === undefined) throw new Error(`Cannot find "${text}"`);
  return match;
}

const questions = [...new Set(awarenesses)].flatMap((awareness) => awareness.questions);

describe('jutsu lists', () => {
  test('have twenty times and 45 entries of everything else, all different', () => {
    expect(lists.map(({ length }) => length)).toEqual([20, 45, 45, 45, 45]);
    expect(repeatedIn(lists.flatMap(textsOf))).toEqual([]);
  });

  test('contain only connecting forms', () => {
    for (const time of textsOf(times)) expect(time).toMatch(/[のるく]$/u);
    for (const place of textsOf(places)) expect(place).toMatch(/で$/u);
    for (const object of textsOf(objects)) expect(object).toMatch(/[をに].+[ただ]$/u);
    for (const person of textsOf(persons)) expect(person).toMatch(/が$/u);
    for (const manner of textsOf(manners)) expect(manner).toMatch(/([てで]いる|[うくぐすつぬぶむる]|動かない)$/u);
  });

  test('make one sentence that fits a screen, also of their longest entries', () => {
    const longest = (list: (typeof lists)[number]) =>
      list.reduce((longer, fragment) => (fragment.text.length > longer.text.length ? fragment : longer));
    const sentence = sceneLines({
      time: longest(times),
      place: longest(places),
      person: longest(persons),
      object: longest(objects),
      manner: longest(manners),
    })
      .flat()
      .join('');
    expect(sentence).toMatch(/^[^、。]+で、[^、。]+が、[^、。]+。$/u);
    expect(sentence.length).toBeLessThanOrEqual(75);
  });

  test('format the sample scene in three lines', () => {
    const scene = {
      time: find(times, '夕暮れの'),
      place: find(places, '商店街で'),
      object: find(objects, '傘を持った'),
      person: find(persons, '郵便配達員が'),
      manner: find(manners, 'ゆっくりと空を見上げている'),
    };
    expect(sceneLines(scene).map((line) => line.join(''))).toEqual([
      '夕暮れの商店街で、',
      '傘を持った郵便配達員が、',
      'ゆっくりと空を見上げている。',
    ]);
  });

  test('have no punctuation, which the sentence adds', () => {
    for (const part of lists.flatMap(textsOf)) expect(part).not.toMatch(/[、。「」]/u);
  });
});

/** Whether a scene is one that the drill can draw. */
function isDrawn(scene: string): boolean {
  const [when = '', who = '', what = '', ...rest] = scene.split(/、|。/u);
  const isOf = (part: string, first: (typeof lists)[number], second: (typeof lists)[number]) =>
    first.some(({ text }) => part.startsWith(text) && textsOf(second).includes(part.slice(text.length)));
  return (
    rest.join('') === '' && isOf(when, times, places) && isOf(who, objects, persons) && textsOf(manners).includes(what)
  );
}

describe('jutsu samples', () => {
  test('have a scene that the drill could draw, and their own answer', () => {
    expect(questions.filter(({ sample }) => !isDrawn(sample.scene)).map(({ id }) => id)).toEqual([]);
    expect(isDrawn('夕暮れの商店街で、傘を持った猫が、ゆっくりと空を見上げている。')).toBe(false);
    expect(repeatedIn(questions.flatMap(({ sample }) => [sample.scene, sample.answer]))).toEqual([]);
  });

  test('need no reading of a fragment, which the question does not have', () => {
    const withReadings = lists.flat().filter(({ readings }) => readings !== undefined);
    expect(questions.filter(({ sample }) => withReadings.some(({ text }) => sample.scene.includes(text)))).toEqual([]);
  });
});

describe('jutsu awarenesses', () => {
  test('are fourteen in order, 連想 twice', () => {
    const words = awarenesses.map(({ word }) => word);
    expect(words).toHaveLength(14);
    expect(words.filter((word) => word === '連想')).toHaveLength(2);
    expect([...new Set(words)].join()).toBe('連想,前,後,特徴,比較,抽象,本質,解明,類似,出所,真偽,仮定,具体化');
  });

  test('have five questions each, all different', () => {
    for (const awareness of awarenesses) expect(awareness.questions).toHaveLength(5);
    expect(repeatedIn(questions.map(({ text }) => text))).toEqual([]);
    for (const { text } of questions) expect(text).toMatch(/。$/u);
  });
});
