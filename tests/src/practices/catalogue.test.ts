import { describe, expect, test } from 'vitest';
import { type CatalogueEntry, catalogue } from '../../../src/practices/catalogue.ts';
import { findPractice, practiceOfTile } from '../../../src/practices/find-practice.ts';
import { forbiddenInCopy } from './plain-copy.ts';

const entries: readonly CatalogueEntry[] = catalogue;

describe('catalogue', () => {
  test('lists the eighteen practices in display order', () => {
    expect(entries.map(({ id, name }) => [id, name])).toEqual([
      ['jutsu', '十四ツ'],
      ['doko', '洞顧'],
      ['shae', '写絵（しゃえ）'],
      ['utsusie', '写絵（うつしえ）'],
      ['sakiyomi', '先読'],
      ['jisho', '辞書'],
      ['setsuna', '刹那'],
      ['sentsuji', '選辻'],
      ['oumugaeshi', 'オウム返し'],
      ['tour', 'ツアー'],
      ['goshoku', '五色'],
      ['sekkeizu', '設計図'],
      ['kyokun', '教訓'],
      ['nenshi', '念視'],
      ['denshin', '伝心'],
      ['sojo', '相乗'],
      ['bunkai', '分解'],
      ['ryue', '流絵'],
    ]);
  });

  test('has every reading in hiragana', () => {
    for (const { reading } of entries) expect(reading).toMatch(/^[ぁ-ゖー]+$/u);
    expect(new Set(entries.map(({ reading }) => reading)).size).toBe(18);
  });

  test('has unique taglines of at most fourteen characters', () => {
    for (const { tagline } of entries) expect(tagline.length).toBeLessThanOrEqual(14);
    expect(new Set(entries.map(({ tagline }) => tagline)).size).toBe(18);
  });

  test('describes each practice in two or three sentences', () => {
    for (const { description } of entries) {
      const sentences = description.replace(/「[^」]*」/gu, '').match(/。/gu) ?? [];
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      expect(sentences.length).toBeLessThanOrEqual(3);
      expect(description).toMatch(/。$/u);
    }
  });

  test('explains each practice in three or four unique steps', () => {
    for (const { howTo } of entries) expect([3, 4]).toContain(howTo.length);
    const steps = entries.flatMap(({ howTo }) => howTo);
    expect(new Set(steps).size).toBe(steps.length);
    for (const step of steps) expect(step).toMatch(/。$/u);
  });

  test('takes whole minutes from 8 to 35', () => {
    const minutes = entries.map(({ estimatedMinutes }) => estimatedMinutes);
    expect(minutes.every(Number.isInteger)).toBe(true);
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([8, 35]);
  });

  test('is written in plain copy', () => {
    for (const { name, tagline, description, howTo } of entries) {
      for (const text of [name, tagline, description, ...howTo]) expect(text).not.toMatch(forbiddenInCopy);
    }
  });
});

describe('findPractice', () => {
  test.for([
    ['doko', 'doko'],
    ['jutsu', 'jutsu'],
    ['juyotsu', 'jutsu'],
    ['shae', 'shae'],
    ['bunkai', 'bunkai'],
    ['karate', undefined],
    ['', undefined],
  ] as const)('%j finds %s', ([id, practice]) => {
    expect(findPractice(id)?.id).toBe(practice);
  });

  test.for(entries.map(({ id }) => id))('opens the screen of the tile %s; both tiles of 写絵 share one', (id) => {
    const practice = findPractice(id);
    expect(practice && practiceOfTile(practice.id)).toBe(id === 'shae' ? 'utsusie' : id);
  });
});
