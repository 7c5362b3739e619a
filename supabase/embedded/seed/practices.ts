import { lessons } from '../../../src/features/lessons/content/lessons.ts';
import { topics } from '../../../src/features/lessons/content/topics.ts';
import { parrotTexts } from '../../../src/practices/oumugaeshi/content.ts';
import { editorials } from '../../../src/practices/sakiyomi/content.ts';
import { talkThemes } from '../../../src/practices/tour/content.ts';
import { articles } from '../../../src/practices/utsusie/content.ts';

/** Titles, range of minutes and relative frequency of a practice in the history. */
export interface SeedPractice {
  readonly type: string;
  readonly titles: readonly string[];
  readonly minutes: readonly [number, number];
  readonly weight: number;
}

const titlesOf = (practice: string, items: readonly { readonly title: string }[]) =>
  items.slice(0, 6).map(({ title }) => `${practice}「${title}」`);

export const seedPractices: readonly SeedPractice[] = [
  { type: 'jutsu', titles: ['十四ツ'], minutes: [6, 18], weight: 9 },
  { type: 'sakiyomi', titles: titlesOf('先読', editorials), minutes: [7, 15], weight: 6 },
  { type: 'foresight', titles: titlesOf('先読', editorials), minutes: [8, 16], weight: 3 },
  { type: 'setsuna', titles: ['刹那'], minutes: [1, 8], weight: 7 },
  { type: 'sentsuji', titles: ['選辻の稽古'], minutes: [4, 12], weight: 5 },
  { type: 'jisho', titles: ['辞書の稽古'], minutes: [3, 9], weight: 5 },
  { type: 'doko', titles: ['洞顧の稽古'], minutes: [8, 20], weight: 4 },
  { type: 'ryue', titles: ['流絵'], minutes: [4, 15], weight: 3 },
  { type: 'utsusie', titles: titlesOf('写絵の稽古', articles), minutes: [2, 6], weight: 4 },
  { type: 'oumugaeshi', titles: titlesOf('オウム返し稽古', parrotTexts), minutes: [5, 14], weight: 3 },
  { type: 'tour', titles: titlesOf('ツアー稽古', talkThemes), minutes: [5, 6], weight: 3 },
  { type: 'daily-training', titles: ['今日の稽古'], minutes: [5, 10], weight: 8 },
  { type: 'circuit', titles: ['サーキットA', 'サーキットB　軽め'], minutes: [10, 30], weight: 1 },
];

/** The basic awareness topics, each done once in the first weeks. */
export const seedTopics = topics.map(({ title }) => title);

/** The lessons watched so far. */
export const seedLessons = lessons.slice(0, 11).map(({ title }) => title);
