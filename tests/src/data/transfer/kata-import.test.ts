import { describe, expect, test } from 'vitest';
import { type KataCandidate, planKataImport } from '../../../../src/data/transfer/kata-import.ts';

const SOURCE = '01a1f881-a6bf-703b-9d61-00ccb66f7bf8';

const kata = (parts: Partial<KataCandidate> = {}): KataCandidate => ({
  zou: '朝の海',
  ishiki: '遠くを見る',
  name: null,
  category: null,
  original_id: null,
  review: null,
  ...parts,
});

const own = (parts: Partial<KataCandidate> = {}) => ({ ...kata(parts), originalId: parts.original_id ?? null });

describe('kata import', () => {
  test('adds all kata to an empty list', () => {
    const katas = [kata(), kata({ zou: '夕べの川' })];
    expect(planKataImport(katas, [], 100)).toEqual({ fresh: katas, duplicates: 0, overLimit: 0 });
  });

  test.each([
    ['the same texts', kata()],
    ['other line ends and spaces around', kata({ zou: '朝の海 ' })],
    ['an empty name for none', kata({ name: '' })],
  ])('counts a kata with %s as a duplicate', (_what, candidate) => {
    expect(planKataImport([candidate], [own()], 100)).toMatchObject({ fresh: [], duplicates: 1 });
  });

  test('treats composed and decomposed accents as equal', () => {
    const decomposed = kata({ zou: 'か\u3099けの花' });
    expect(planKataImport([decomposed], [own({ zou: 'がけの花' })], 100).duplicates).toBe(1);
  });

  test.each([
    ['name', kata({ name: '海' })],
    ['category', kata({ category: '自然' })],
    ['ishiki', kata({ ishiki: '近くを見る' })],
  ])('adds a kata with a different %s', (_what, candidate) => {
    expect(planKataImport([candidate], [own()], 100).fresh).toEqual([candidate]);
  });

  test('counts a second copy of a shared kata as a duplicate, even with edited texts', () => {
    const changed = kata({ zou: '書きかえた海', original_id: SOURCE });
    expect(planKataImport([changed], [own({ original_id: SOURCE })], 100)).toMatchObject({ fresh: [], duplicates: 1 });
  });

  test('adds a kata once that the file repeats', () => {
    expect(planKataImport([kata(), kata()], [], 100)).toMatchObject({ fresh: [kata()], duplicates: 1 });
  });

  test('adds kata only up to the limit', () => {
    const katas = ['一', '二', '三'].map((zou) => kata({ zou }));
    const plan = planKataImport(katas, [own()], 3);
    expect(plan.fresh.map(({ zou }) => zou)).toEqual(['一', '二']);
    expect(plan.overLimit).toBe(1);
  });
});
