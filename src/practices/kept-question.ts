import { dayNumber } from '../../sync/model/day/day.ts';
import { type KeptItem, keptAnswer, keptItem, OWN_ANSWER } from '../../sync/model/practice/kept-item.ts';
import { createRng } from '../../sync/model/practice/seeded-random.ts';
import type { MaterialPack } from '../../sync/model/published/material-packs.ts';
import { utsusieMaterial } from '../../sync/model/published/materials/utsusie.ts';
import type { Member } from '../data/member/member.ts';
import { readReturningNotes } from '../data/notebook/returning-notes.ts';
import type { KeptQuestion } from '../data/training/kept-answer.ts';
import { readMaterial } from '../data/training/material.ts';
import { readPracticeVisits } from '../data/training/practice-memory.ts';
import { practiceName } from '../data/training/practice-names.ts';
import { splitSentences } from '../lib/speech/spoken-parts.ts';
import { mergeMaterial } from './host/merge-material.ts';

/** What is asked today of an earlier day; null for nothing, and for an item that this build does not have. */
export async function readKeptQuestion(member: Member): Promise<KeptQuestion | null> {
  const today = member.clock.today();
  const [visits, notes] = await Promise.all([readPracticeVisits(member), readReturningNotes(member)]);
  const kept = keptItem(visits, today);
  if (kept !== null) return questionAbout(kept, (pack) => readMaterial(member, pack));
  const note = keptAnswer(notes, visits, today);
  if (note === null || note.about === null || note.question === null) return null;
  const words = { subject: practiceName(note.about), ask: note.question, answer: `この前の答え　${note.text}` };
  return { trainingType: note.about, item: OWN_ANSWER, choices: [], right: null, ...words };
}

type ReadMaterial = (pack: MaterialPack) => Promise<unknown>;

/** The question about a kept item; null for one that this build does not have. */
export async function questionAbout(kept: KeptItem, read: ReadMaterial): Promise<KeptQuestion | null> {
  const words = await wordsOf(kept, read);
  return words && { ...words, trainingType: kept.trainingType };
}

type Words = Omit<KeptQuestion, 'trainingType'>;

async function wordsOf(kept: KeptItem, read: ReadMaterial): Promise<Words | null> {
  switch (kept.trainingType) {
    case 'utsusie':
      return aboutArticle(kept, await read('utsusie'));
    case 'jisho':
      return aboutWord(kept, await read('jisho'));
    case 'bunkai':
      return aboutThing(kept);
    case 'ryue':
      return aboutPictures(kept);
    default:
      return null;
  }
}

async function aboutArticle({ item }: KeptItem, material: unknown): Promise<Words | null> {
  const { articles } = await import('./utsusie/content.ts');
  const all = mergeMaterial('utsusie', utsusieMaterial, articles, material);
  const article = all.find(({ id }) => item.startsWith(`${id}-`));
  const question = article?.questions[Number(item.at(-1)) - 1];
  if (article === undefined || question === undefined) return null;
  const { ask, choices, answer } = question;
  const right = choices[answer];
  return {
    item,
    subject: `写絵「${article.title}」`,
    ask,
    choices,
    right,
    answer: passageWith(article.content, right, ask),
  };
}

/** The two sentences that hold the answer and have most in common with the question; the answer alone where none does. */
function passageWith(content: string, right: string, ask: string): string {
  const sentences = splitSentences(content);
  const passages = sentences.map((sentence, index) => sentence + (sentences[index + 1] ?? ''));
  const pairs = [...ask].slice(1).map((letter, index) => `${[...ask][index]}${letter}`);
  const common = (passage: string) => pairs.filter((pair) => passage.includes(pair)).length;
  const [best] = passages.filter((passage) => passage.includes(right)).sort((a, b) => common(b) - common(a));
  return best ?? right;
}

async function aboutWord({ item, day }: KeptItem, material: unknown): Promise<Words | null> {
  const [{ sentencePool }, { meaningChoices, meaningWithout }, { itemOf, nameOf }] = await Promise.all([
    import('./jisho/pool.ts'),
    import('./jisho/questions.ts'),
    import('./jisho/word-items.ts'),
  ]);
  const pool = sentencePool(material);
  const places = pool.flatMap((sentence) => sentence.words.map((word) => ({ word, sentence })));
  const place = places.find(({ word }) => item.endsWith(`-${nameOf(word)}`));
  if (place === undefined) return null;
  const { word, sentence } = place;
  return {
    item: itemOf(word, 'meaning'),
    subject: `辞書「${word.word}」`,
    ask: 'この語の意味は。',
    choices: meaningChoices(word, sentence, pool, dayNumber(day)).map(meaningWithout),
    right: meaningWithout(word),
    answer: `${word.meaning}「${sentence.sentence}」`,
  };
}

async function aboutThing({ item }: KeptItem): Promise<Words | null> {
  const { obviousThings } = await import('./bunkai/content.ts');
  const thing = obviousThings.find(({ id }) => item.startsWith(`${id}-`));
  if (thing === undefined) return null;
  const ask = 'ほどいたとき、どんな部分がありましたか。ひとつ思い出してから、ひらいてください。';
  return { item, subject: `分解「${thing.thing}」`, ask, choices: [], right: null, answer: thing.parts.join('、') };
}

async function aboutPictures({ item, day }: KeptItem): Promise<Words | null> {
  const { ryueSets } = await import('./ryue/content.ts');
  const set = ryueSets.find(({ id }) => id === item);
  const seed = dayNumber(day);
  const change = set?.changes[seed % set.changes.length];
  if (set === undefined || change === undefined) return null;
  const choices: string[] = set.same.slice(0, 2);
  choices.splice(createRng(seed).int(0, choices.length), 0, change.name);
  return {
    item,
    subject: `流絵「${set.title}」`,
    ask: '二枚のあいだで変わったのは、どれでしたか。',
    choices,
    right: change.name,
    answer: `${change.name}は、前が「${change.was}」、あとが「${change.now}」でした。`,
  };
}
