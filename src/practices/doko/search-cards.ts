import { foldText } from '../../../sync/model/text/fold-text.ts';
import { type CardId, cards } from './cards.ts';
import { nearWords, noCardWords } from './content/near-words.ts';

/**
 * What a typed question means. `card`: it is a word of one card with nothing or little else. `several`: the member chooses, the
 * most fitting first. `none`: hardly anything of it is in a card, or more of it in what no card asks. `others` are the
 * cards to choose from.
 */
export type CardSearch =
  | { readonly kind: 'card'; readonly card: CardId; readonly others: readonly CardId[] }
  | { readonly kind: 'several' | 'none'; readonly others: readonly CardId[] };

/** A topic before what is asked, and the end of a question after it. Negations are not among them. */
const TOPIC = /^((その|主役の)?(季節|時間帯|時間|天気|場所|主役|人|物|もの)|それ)は/;
const ENDING =
  /(の(季節|話|場面|ところ))*(((?<=い)|の)(もの|物))?((が|は)?(い(る|ます)|出て(くる|きます)))?(て(る|いる|い?ます)?(ところ)?)?(くらい|ぐらい|ごろ|っぽい)?(なの|の|ん)?((でしょうか|ですか|です|ますか|かな|か|だよ|ですよ)ね?)?$/;

/** An open question, or one whose answer reads both ways. */
const OPEN = /誰|だれ|何|なに|なん|どこ|いつ|どんな|どう|なぜ|どれ|どちら|どっち|いくつ|いくら|ない|ませ/;
/** A card answers at once with so many times the score of the next one, and so few characters beside a word of its own. */
const CLEAR_LEAD = 3;
const MOST_BESIDE = 3;

const OFFERED = 5;
/** The least number of cards to choose from, and the share of the best score from which more are offered. */
const NEAREST = 3;
const OFFERED_SHARE = 0.2;
/** The least score for each piece of a question without a word of a card. */
const KNOWN_SCORE = 1.4;
/** The weight of what no card asks against a card. A larger one refuses questions that have a card. */
const NO_CARD_WEIGHT = 1.5;

const ids = Object.keys(cards) as readonly CardId[];
/** What no card asks is scored like a card. */
const NO_CARD = 'noCard';
type Topic = CardId | typeof NO_CARD;

/** One notation for what may be written in several: width, case, kana, spaces and signs. */
function folded(text: string): string {
  return foldText(text).replace(/[\p{P}\p{S}\s]/gu, '');
}

/** What a question asks, without its topic and its ending. */
function coreOf(question: string): string {
  return question.replace(TOPIC, '').replace(ENDING, '');
}

/** The kanji and the pairs of characters of a text. */
function piecesOf(text: string): readonly string[] {
  const characters = [...text];
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  return [...characters.filter((character) => /\p{Script=Han}/u.test(character)), ...pairs];
}

const sameWordsOf = (id: CardId) => cards[id].same.split(' ').map(folded);
const wordsOf = (id: CardId) => [...sameWordsOf(id), ...nearWords[id].split(/\s+/).map(folded)];
const words = ids.flatMap(wordsOf);

/** By topic: all texts of it. */
const texts: readonly (readonly [Topic, readonly string[]])[] = [
  ...ids.map((id) => [id, [folded(cards[id].text), ...wordsOf(id)]] as const),
  [NO_CARD, noCardWords.split(/\s+/).map(folded)],
];

/** The card that a question asks if its core is exactly this. */
const cardsByCore: ReadonlyMap<string, CardId> = new Map(
  ids.flatMap((id) => [folded(cards[id].text), ...sameWordsOf(id)].map((text) => [coreOf(text), id])),
);

/** By word or piece of a word: how often each topic has it. Built for the first question, as it takes a moment. */
let index: ReadonlyMap<string, ReadonlyMap<Topic, number>> | null = null;

function buildIndex() {
  const counts = new Map<string, Map<Topic, number>>();
  for (const [topic, ofTopic] of texts) {
    for (const piece of ofTopic.flatMap((text) => [text, ...piecesOf(text)])) {
      const ofPiece = counts.get(piece) ?? new Map<Topic, number>();
      counts.set(piece, ofPiece.set(topic, (ofPiece.get(topic) ?? 0) + 1));
    }
  }
  return counts;
}

export function searchCards(question: string): CardSearch {
  const text = folded(question);
  const scores = scoreTopics(text);
  const scoreOf = (id: Topic) => scores.get(id) ?? 0;
  const ranked = ids.filter((id) => scoreOf(id) > 0).sort((one, other) => scoreOf(other) - scoreOf(one));
  const [first, second] = ranked;
  const best = first === undefined ? 0 : scoreOf(first);
  const near = ranked.slice(0, OFFERED).filter((id) => scoreOf(id) >= OFFERED_SHARE * best);
  const answeredBy = (card: CardId): CardSearch => ({ kind: 'card', card, others: near.filter((id) => id !== card) });
  const card = cardsByCore.get(coreOf(text));
  if (card !== undefined) return answeredBy(card);
  const nearest = ranked.slice(0, NEAREST);
  const isKnown = hasWord(text, words) || best > KNOWN_SCORE * piecesOf(text).length;
  if (!isKnown || best < NO_CARD_WEIGHT * scoreOf(NO_CARD)) return { kind: 'none', others: nearest };
  const isClear = second === undefined || best >= CLEAR_LEAD * scoreOf(second);
  if (first !== undefined && isClear && !OPEN.test(text) && asksLittleElse(text, first)) return answeredBy(first);
  return { kind: 'several', others: near.length < NEAREST ? nearest : near };
}

/** Whether a question is hardly more than a word that says the same as a card. */
function asksLittleElse(text: string, card: CardId): boolean {
  const core = coreOf(text);
  const close = sameWordsOf(card).filter((word) => core.length - word.length <= MOST_BESIDE);
  return hasWord(text, close);
}

/** Each word and piece in a question counts for the topics that have it: more if few do, and if they have it often. */
function scoreTopics(question: string): ReadonlyMap<Topic, number> {
  const scores = new Map<Topic, number>();
  index ??= buildIndex();
  for (const [piece, counts] of index) {
    if (!question.includes(piece)) continue;
    const rarity = Math.log(texts.length / counts.size);
    for (const [topic, count] of counts) scores.set(topic, (scores.get(topic) ?? 0) + rarity * Math.sqrt(count));
  }
  return scores;
}

/** Whether one of the words is in a question. A single kanji beside another one is part of another word (港 in 空港). */
function hasWord(question: string, some: readonly string[]): boolean {
  const kanjiRuns: readonly string[] = question.match(/\p{Script=Han}+/gu) ?? [];
  return some.some((word) => (word.length > 1 ? question : kanjiRuns).includes(word));
}
