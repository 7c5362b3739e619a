import type { PhraseSentence } from './modifier-phrase.ts';

/** Part of a sentence, with the punctuation that follows it and stays on its line. */
export interface SentencePart {
  readonly text: string;
  readonly sign: string;
  /** `word` can be chosen, `phrase` is what leans on one of them, `rest` is neither. */
  readonly role: 'phrase' | 'word' | 'rest';
}

/** Splits a sentence at its phrase and its words; joining texts and signs gives the sentence again. */
export function splitIntoParts({ text, nouns, predicates }: PhraseSentence, phrase: string): readonly SentencePart[] {
  const parts: SentencePart[] = [];
  let end = 0;
  const add = (role: SentencePart['role'], from: number, to: number) => {
    const sign = role === 'rest' ? '' : (/^[、。]*/.exec(text.slice(to))?.[0] ?? '');
    if (to > from) parts.push({ text: text.slice(from, to), sign, role });
    end = to + sign.length;
  };
  const phraseAt = text.indexOf(phrase);
  const behind = phraseAt + phrase.length;
  const words = [...nouns, ...predicates].map((word) => ({ word, at: text.indexOf(word, behind) }));
  const marked = [{ word: phrase, at: phraseAt }, ...words.sort((a, b) => a.at - b.at)];
  for (const { word, at } of marked) {
    if (at < end) throw new RangeError(`"${word}" is not in its place in "${text}"`);
    add('rest', end, at);
    add(word === phrase && at === phraseAt ? 'phrase' : 'word', at, at + word.length);
  }
  add('rest', end, text.length);
  return parts;
}
