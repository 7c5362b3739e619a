import type { Aspect } from './aspect.ts';
import { createVocabulary, extendVocabulary, foldText, type Term, type Vocabulary } from './find-words.ts';
import { endingsAfter, endingWords, frameWords } from './frame-words.ts';
import { moreWords } from './more-words.ts';
import { toldOfScenes } from './told.ts';
import { genderWords, genericWords, ignoredWords, otherTimeWords, wordGroups } from './words.ts';

/** What a question may speak about as a whole: 物は…, その人は…, 場所は…. */
export type Topic = 'person' | 'object' | 'place';

/** What a stretch of a question means. */
export type Meaning =
  | { readonly kind: 'fact'; readonly aspect: Aspect; readonly word: string; readonly isNarrower: boolean }
  /** What the text of the scene tells (told.ts). */
  | { readonly kind: 'told'; readonly isTrue: boolean }
  | { readonly kind: 'topic'; readonly topic: Topic }
  /** `after`: what it must follow: a word of one aspect, or what is told; null for any. */
  | { readonly kind: 'ending'; readonly after: Aspect | 'told' | null }
  | { readonly kind: 'gender' | 'generic' | 'everyone' | 'only' | 'or' | 'frame' | 'ignored' | 'otherTime' };

const topicWords: Readonly<Record<Topic, string>> = {
  person: 'その子 その人 この人 人物 登場人物 人たち 人 ひと',
  object: '物 もの その物 そのもの 品物 物体 アイテム',
  place: '場所 そこ その場所',
};
const TOPIC_ENDINGS = ['は', 'が', 'って', '、', 'の色', 'の大きさ', 'の形', 'の素材', 'も'];
const relationEndings = [
  'に関係',
  'に関わ',
  'にかかわ',
  'に関する',
  'に関連',
  'と関係',
  'と関わ',
  'とかかわ',
  'が関係',
  'が何か関係',
];
const everyoneWords =
  'みんな 皆 みな 全員 二人とも ふたりとも 2人とも 三人とも それぞれ どっちも どちらも 両方とも 二人ともが ずっと いつも';
const orWords = 'または もしくは あるいは';
const onlyWords = 'だけ のみ しか';

/** What the questions about every scene can be read by. Of equal words, the first kind counts. */
const sharedVocabulary: Vocabulary<Meaning> = createVocabulary<Meaning>([
  ...Object.entries(wordGroups).flatMap(([aspect, groups]) =>
    groups.flatMap((group) => {
      const [word = ''] = group.split(' ');
      return group.split(' ').flatMap((each) =>
        spellingsOf(each).map((text) => ({
          text: foldText(text),
          meaning: { kind: 'fact', aspect: aspect as Aspect, word, isNarrower: each.endsWith('*') } as const,
        })),
      );
    }),
  ),
  ...Object.entries(moreWords).flatMap(([aspect, fields]) =>
    fields.flatMap((field) => {
      const [word = ''] = field.split(' ');
      return terms(field, { kind: 'fact', aspect: aspect as Aspect, word, isNarrower: false });
    }),
  ),
  ...terms(genderWords, { kind: 'gender' }),
  ...terms(ignoredWords, { kind: 'ignored' }),
  ...terms(otherTimeWords, { kind: 'otherTime' }),
  ...terms(everyoneWords, { kind: 'everyone' }),
  ...terms(onlyWords, { kind: 'only' }),
  ...terms(orWords, { kind: 'or' }),
  ...terms(genericWords, { kind: 'generic' }),
  ...Object.entries(topicWords).flatMap(([topic, list]) =>
    list.split(' ').flatMap((word) =>
      TOPIC_ENDINGS.map((ending) => ({
        text: foldText(word + ending),
        meaning: { kind: 'topic', topic: topic as Topic } as const,
      })),
    ),
  ),
  ...terms(frameWords, { kind: 'frame' }),
  ...terms(endingWords, { kind: 'ending', after: null }),
  ...Object.entries(endingsAfter).flatMap(([after, list]) =>
    terms(list, { kind: 'ending', after: after as Aspect | 'told' }),
  ),
]);

const vocabularies = new Map<string, Vocabulary<Meaning>>();

/** Everything that a question about one scene can be read by. */
export function vocabularyOf(sceneId: string): Vocabulary<Meaning> {
  const known = vocabularies.get(sceneId);
  if (known !== undefined) return known;
  const [isTrue = '', isFalse = ''] = toldOfScenes[sceneId] ?? [];
  const told = [
    ...terms(isTrue, { kind: 'told', isTrue: true }),
    ...terms(isFalse, { kind: 'told', isTrue: false }),
  ].filter(({ text }) => text !== '');
  const vocabulary = extendVocabulary(sharedVocabulary, told);
  vocabularies.set(sceneId, vocabulary);
  return vocabulary;
}

/** 仕事~ stands for 仕事に関係, 仕事と関わ and the like. */
function spellingsOf(word: string): readonly string[] {
  if (word.endsWith('~')) return relationEndings.map((ending) => word.slice(0, -1) + ending);
  return [word.replace('*', '')];
}

function terms(list: string, meaning: Meaning): readonly Term<Meaning>[] {
  return list.split(' ').map((word) => ({ text: foldText(word), meaning }));
}
