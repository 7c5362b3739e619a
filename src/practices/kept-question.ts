import { dayNumber } from '../../sync/model/day/day.ts';
import { type KeptItem, keptItem } from '../../sync/model/practice/kept-item.ts';
import { createRng } from '../../sync/model/practice/seeded-random.ts';
import { utsusieMaterial } from '../../sync/model/published/materials/utsusie.ts';
import type { Member } from '../data/member/member.ts';
import type { KeptQuestion } from '../data/training/kept-answer.ts';
import { readMaterial } from '../data/training/material.ts';
import { readPracticeVisits } from '../data/training/practice-memory.ts';
import { splitSentences } from '../lib/speech/split-sentences.ts';
import { mergeMaterial } from './host/merge-material.ts';

/** What is asked today of an earlier day; null for nothing, and for an item that this build does not have. */
export async function readKeptQuestion(member: Member): Promise<KeptQuestion | null> {
  const kept = keptItem(await readPracticeVisits(member), member.clock.today());
  if (kept === null) return null;
  const words = await wordsOf(member, kept);
  return words && { ...words, trainingType: kept.trainingType };
}

type Words = Omit<KeptQuestion, 'trainingType'>;

async function wordsOf(member: Member, kept: KeptItem): Promise<Words | null> {
  switch (kept.trainingType) {
    case 'utsusie':
      return aboutArticle(kept, await readMaterial(member, 'utsusie'));
    case 'jisho':
      return aboutWord(kept, await readMaterial(member, 'jisho'));
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
  const article = mergeMaterial('utsusie', utsusieMaterial, articles, material).find(({ id }) =>
    item.startsWith(`${id}-`),
  );
  const question = article?.questions[Number(item.at(-1)) - 1];
  if (article === undefined || question === undefined) return null;
  const { ask, choices, answer } = question;
  const right = choices[answer];
  const sentence = splitSentences(article.content).find((each) => each.includes(right));
  return { item, subject: `写絵「${article.title}」`, ask, choices, right, answer: sentence ?? right };
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
    answer: sentence.sentence,
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
    answer: `${change.name}が、「${change.was}」から「${change.now}」に変わりました。`,
  };
}
