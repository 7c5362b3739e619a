import { describe, expect, test } from 'vitest';
import { scenarios } from '../../../../src/practices/setsuna/content.ts';
import { repeatedIn } from '../plain-sentences.ts';

describe('setsuna scenarios', () => {
  test('are a situation and an event, each in whole sentences', () => {
    const texts = scenarios.flatMap(({ situation, event }) => [situation, event]);
    expect(repeatedIn(texts)).toEqual([]);
    for (const text of texts) expect(text).toMatch(/[。」]$/u);
  });

  test('have a first move each, in whole sentences and all different', () => {
    const samples = scenarios.map(({ sample = '' }) => sample);
    expect(repeatedIn(samples)).toEqual([]);
    for (const sample of samples) expect(sample).toMatch(/。$/u);
  });

  test.each([
    ['setsuna-001', '動かないで'],
    ['setsuna-015', 'まずコンロの火を止める'],
    ['setsuna-022', '先に岸へ'],
    ['setsuna-046', '浅いうちに渡る'],
    ['setsuna-072', '脇へ寄り'],
    ['setsuna-098', '木から離れて'],
    ['setsuna-100', '薬には手をつけない'],
    ['setsuna-118', '「よけて」'],
    ['setsuna-133', '踏切の非常ボタンを押す'],
    ['setsuna-145', '建物の外へ出る'],
    ['setsuna-159', '「口から出して」'],
    ['setsuna-161', '119番'],
    ['setsuna-175', '顔が沈まない'],
    ['setsuna-182', 'エンジンを切りましょう'],
    ['setsuna-187', '人を呼ぶ'],
    ['setsuna-188', '119番'],
    ['setsuna-200', '118番'],
  ])('begin with the safe move where there is danger: %s', (id, move) => {
    expect(scenarios.find((scenario) => scenario.id === id)?.sample).toContain(move);
  });

  test('cover at least ten categories, none with more than a fifth', () => {
    const sizes = new Map<string, number>();
    for (const { category } of scenarios) sizes.set(category, (sizes.get(category) ?? 0) + 1);
    expect(sizes.size).toBeGreaterThanOrEqual(10);
    expect(Math.max(...sizes.values())).toBeLessThanOrEqual(scenarios.length / 5);
  });
});
