import { describe, expect, test } from 'vitest';
import { type RyueSet, ryueSets } from '../../../../src/practices/ryue/content.ts';
import { forbiddenInCopy } from '../plain-copy.ts';

const sets: readonly RyueSet[] = ryueSets;

describe('flow-picture sets', () => {
  test('are thirty-six in course order', () => {
    expect(ryueSets.map(({ id, before, after }) => [id, before.caption, after.caption])).toEqual([
      ['ryue-harbor', '夜明け前の港', '朝市'],
      ['ryue-morning-glory', '一粒の種', '縁側の朝顔'],
      ['ryue-crane', '白い紙', '折り鶴'],
      ['ryue-snow-water', '山の雪', '田の水'],
      ['ryue-station', '無人の駅', '迎える灯'],
      ['ryue-umbrella', '雨の団地', '傘を干すベランダ'],
      ['ryue-crossing', '夜の道路工事', '朝の横断歩道'],
      ['ryue-tide', '潮だまり', '満ち潮'],
      ['ryue-lunchbox', '空っぽの弁当箱', 'ふたをあけた昼の机'],
      ['ryue-gates', '改札の朝の人波', '終電のあとの改札'],
      ['ryue-room', '空き部屋の午後', '鍋の湯気の夜'],
      ['ryue-lot', '測られる更地', '自転車の並ぶ住まい'],
      ['ryue-bath', '湯のない湯船', '湯けむりの夕方'],
      ['ryue-snow', '雪の夜の公園', '雪だるまの朝'],
      ['ryue-wall', '線だけの白い壁', 'くじらのいる道'],
      ['ryue-wool', '五つの毛糸玉', '雪の日のセーター'],
      ['ryue-nest', '作りかけの春の巣', 'ひな4羽の軒下'],
      ['ryue-bridge', 'つながる前の橋', '橋びらきの日'],
      ['ryue-dome', '夕暮れの天文台', '星の降る丘'],
      ['ryue-bon', '組み立て中のやぐら', '盆踊りの夜'],
      ['ryue-laundry', '泥のついた10番', 'たたまれた朝'],
      ['ryue-barber', '雨の日の長い髪', '短くなった3時40分'],
      ['ryue-lake', 'ほどく前の荷物', '火を囲む夜'],
      ['ryue-stage', '椅子だけの舞台', '曲のはじまり'],
      ['ryue-bakery', '日の出前の生地', 'パンの並んだ棚'],
      ['ryue-persimmon', 'むしろの上の柿', '軒につるした柿'],
      ['ryue-truck', '窓を閉じた車', '昼どきの行列'],
      ['ryue-carp', '川に渡した綱', '泳ぐ鯉のぼり'],
      ['ryue-orchard', '花ざかりのりんご', '実ったりんご'],
      ['ryue-ward', 'ギプスの冬', '空いた春のベッド'],
      ['ryue-kennel', '切りかけの板', '赤い屋根の小屋'],
      ['ryue-fireworks', '日の沈む土手', '花火の夜'],
      ['ryue-cake', '卵とボウル', '火のともるケーキ'],
      ['ryue-balloon', '草に広げた布', '空へのぼる気球'],
      ['ryue-pond', '凍った池', 'はすの咲く池'],
      ['ryue-bicycle', 'さかさの自転車', '走りだす自転車'],
    ]);
  });

  test('have captions and titles of at most fourteen characters', () => {
    for (const { title, before, after } of ryueSets) {
      for (const text of [title, before.caption, after.caption]) expect(text.length).toBeLessThanOrEqual(14);
    }
  });

  test('have unique texts in plain copy', () => {
    const texts = ryueSets.flatMap(({ title, between, before, after }) => [
      title,
      between,
      before.caption,
      before.prompt,
      after.caption,
      after.prompt,
    ]);
    expect(new Set(texts).size).toBe(6 * ryueSets.length);
    for (const text of texts) expect(text).not.toMatch(forbiddenInCopy);
  });

  test('end every prompt as a sentence', () => {
    for (const { between, before, after } of ryueSets) {
      for (const text of [between, before.prompt, after.prompt]) expect(text).toMatch(/。$/u);
    }
  });

  test('differ at five places inside the picture, and share three', () => {
    for (const { changes, same } of sets) {
      expect([changes.length, same.length]).toEqual([5, 3]);
      expect(new Set([...changes.map(({ name }) => name), ...same]).size).toBe(8);
      for (const [left = 0, top = 0, width = 0, height = 0] of changes.flatMap(({ areas }) => areas)) {
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(20);
        expect([left + width <= 360, top + height <= 270]).toEqual([true, true]);
      }
    }
  });

  test('name the changes shortly and in plain copy', () => {
    for (const { name, was, now } of sets.flatMap(({ changes }) => changes)) {
      for (const text of [name, was, now]) {
        expect(text.length).toBeLessThanOrEqual(16);
        expect(text).not.toMatch(forbiddenInCopy);
      }
    }
  });

  test('can each be touched: no place lies wholly under those before it', () => {
    for (const { id, changes } of sets) {
      const isIn = (x: number, y: number, [left = 0, top = 0, width = 0, height = 0]: readonly number[]) =>
        x >= left && x <= left + width && y >= top && y <= top + height;
      const reached = new Set<number>();
      for (let x = 0; x <= 360; x += 2) {
        for (let y = 0; y <= 270; y += 2) {
          reached.add(changes.findIndex(({ areas }) => areas.some((area) => isIn(x, y, area))));
        }
      }
      expect([id, reached]).toEqual([id, new Set([-1, 0, 1, 2, 3, 4])]);
    }
  });
});
