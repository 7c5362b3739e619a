import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { noteQuestions } from '../../../../src/data/notebook/questions.ts';
import { practiceName } from '../../../../src/data/training/practice-names.ts';
import { annotate, createReadings, parseWords } from '../../../../src/features/furigana/annotate.ts';
import { appWords } from '../../../../src/features/furigana/readings.ts';
import { circuits } from '../../../../src/features/lessons/content/circuits.ts';
import { lessons } from '../../../../src/features/lessons/content/lessons.ts';
import { withOpenings } from '../../../../src/features/lessons/content/openings.ts';
import { secondLessons } from '../../../../src/features/lessons/content/second-round.ts';
import { specialCards } from '../../../../src/features/lessons/content/special-cards.ts';
import { playerTips, workTips } from '../../../../src/features/lessons/content/tips.ts';
import { topics } from '../../../../src/features/lessons/content/topics.ts';
import { trayTasks } from '../../../../src/features/lessons/content/tray-tasks.ts';
import { menuTiles } from '../../../../src/features/menu/tiles.ts';
import { catalogue } from '../../../../src/practices/catalogue.ts';
import { goals } from '../../../../src/practices/goals.ts';
import { practices } from '../../../../src/practices/registry.ts';
import { remarks } from '../../../../src/shared/remarks.content.ts';
import { programmes } from '../../../../sync/model/lessons/lessons.ts';
import { dailyTrainingItems } from '../../../../sync/model/published/daily-training-items.ts';
import { isKanji } from '../../../../sync/model/text/align-reading.ts';

const readings = createReadings(parseWords(appWords));

const openedLessons = withOpenings(lessons, trayTasks);

/** All texts shown with furigana, as rendered. */
const texts = [
  ...screenTitles(),
  ...labels(),
  ...practices.map(({ title }) => title),
  ...Object.keys(programmes).map(practiceName),
  ...catalogue.flatMap(({ name, tagline, description, howTo }) => [name, tagline, description, ...howTo]),
  ...menuTiles.flatMap(({ title, text }) => [title, text]),
  ...specialCards.flatMap(({ title, description }) => [title, description]),
  ...openedLessons.flatMap(({ title, description, minutes }) => [description, `${title}・${minutes}分`]),
  ...topics.flatMap(({ id, title, minutes }) => [`基本意識 ${id}`, ...`${title}・${minutes}分`.split('　')]),
  ...circuits.flatMap(({ title, description }) => [title, description]),
  ...[...openedLessons, ...topics, ...circuits].flatMap(({ aim, steps, closing }) => [
    aim,
    ...steps.map(({ text }) => text),
    closing,
  ]),
  ...secondLessons.map(({ aim }) => aim),
  workTips.title,
  ...[...playerTips, ...workTips.tips].flatMap(({ title, text }) => [title, text]),
  ...dailyTrainingItems.flatMap(({ title, description, question }) => [title, description, question]),
  ...noteQuestions.map(({ text }) => text),
  ...Object.values(remarks).flat(),
  ...Object.values(goals).flatMap(({ does, trains }) => [does, `ねらいは、${trains}`]),
  '録音はこの画面の中だけにあり、離れると消えます。保存も送信もしません。',
];

/** Screen titles that are written literally. */
function screenTitles(): readonly string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const written = /<Page\s[^>]*?title="([^"]+)"|const (?:[A-Z]+_)*TITLE = '([^']+)'/g;
  return files.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(written)].map(([, inPlace, named]) => inPlace ?? named ?? ''),
  );
}

/** Labels of buttons, tabs, fields and numbers that are written literally. */
function labels(): readonly string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return files
    .filter((file) => !file.includes('content'))
    .flatMap((file) => [...readFileSync(join('src', file), 'utf8').matchAll(/\b[lL]abel(?:=|: )["']([^"'$]+)["']/g)])
    .map(([, label = '']) => label);
}

/** A text with its kanji replaced by their readings. */
function kanaOf(text: string): string {
  return annotate(text, readings)
    .map((piece) => piece.reading ?? piece.text)
    .join('');
}

describe('furigana readings', () => {
  test('cover every kanji in the texts', () => {
    expect(texts.length).toBeGreaterThan(500);
    const bare = texts.flatMap((text) =>
      annotate(text, readings).flatMap((piece) =>
        piece.reading === null && [...piece.text].some(isKanji) ? [`${piece.text} in ${text}`] : [],
      ),
    );
    expect(bare).toEqual([]);
  });

  test('are kana', () => {
    const read = texts.flatMap((text) => annotate(text, readings).flatMap(({ reading }) => reading ?? []));
    expect(read.filter((reading) => !/^[ぁ-ゖー]+$/.test(reading))).toEqual([]);
  });

  test('contain no unused words', () => {
    const everything = texts.join('\n');
    const words = parseWords(appWords).map(([word]) => word);
    // Counters are kept for every digit, for future texts.
    expect(words.filter((word) => !/^\d/.test(word) && !everything.includes(word))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  test('align with the kanji of their word unambiguously', () => {
    const loose = [...readings.byStart.values()].flat().filter(({ pieces }) => {
      const pattern = pieces.map(({ text, reading }) => (reading === null ? text : '(.+)')).join('');
      const spoken = pieces.map(({ text, reading }) => reading ?? text).join('');
      const [, ...longest] = new RegExp(`^${pattern}$`).exec(spoken) ?? [];
      return longest.join() !== pieces.flatMap(({ reading }) => reading ?? []).join();
    });
    expect(loose.map(({ word }) => word)).toEqual([]);
  });

  test('cover counters whose reading depends on the digit', () => {
    const loose = texts.flatMap((text) => {
      const pieces = annotate(text, readings);
      return pieces.flatMap(({ text: written, reading }, at) => {
        const follows = /\d$/.test(pieces[at - 1]?.text ?? '');
        return follows && /^[分人日本歩]/.test(written) && /^(ぶん|ひと|ひ)$/.test(reading ?? '') ? [text] : [];
      });
    });
    expect(loose).toEqual([]);
  });

  test('agree with the readings that the writers gave to the daily trainings', () => {
    const given = dailyTrainingItems.flatMap((item) => (item.readings ?? []).map((reading) => ({ item, reading })));
    expect(given.length).toBeGreaterThan(10);
    const astray = given.filter(({ item, reading: [word, kana] }) => {
      const read = [item.title, item.description, item.question].filter((text) => text.includes(word)).map(kanaOf);
      return read.length === 0 || !read.every((text) => text.includes(kana));
    });
    expect(astray.map(({ item, reading }) => [item.id, ...reading])).toEqual([]);
  });

  test.each([
    ['一日のなかの3分', '一日（いちにち）のなかの3分（ぷん）'],
    ['今日、1人で2日', '今日（きょう）、1人（ひとり）で2日（ふつか）'],
    ['情景を描き足します', '情景（じょうけい）を描（か）き足（た）します'],
    ['4桁を十まで', '4桁（けた）を十（とお）まで'],
    ['何番目の人が何分で', '何番（なんばん）目（め）の人（ひと）が何分（なんぷん）で'],
    ['16時間後の午後3時', '16時間（じかん）後（あと）の午後（ごご）3時（じ）'],
    ['空が空になった', '空（そら）が空（から）になった'],
    ['表と裏、上りと下りを', '表（おもて）と裏（うら）、上（のぼ）りと下（くだ）りを'],
    [
      '洞顧・十四ツ・先読・選辻・流絵',
      '洞顧（どうこ）・十四（じゅうよ）ツ・先読（さきよみ）・選辻（せんつじ）・流絵（りゅうえ）',
    ],
  ])('give the reading of %s', (text, expected) => {
    const pieces = annotate(text, readings);
    expect(pieces.map((piece) => piece.text + (piece.reading === null ? '' : `（${piece.reading}）`)).join('')).toBe(
      expected,
    );
  });
});
