import { type CardId, cards } from './cards.ts';

/**
 * What a typed question means. `card`: its words are those of one card and nothing else. `several`: the member chooses, the
 * most fitting first; the nearest fill up to three. `none`: most of it is in no card. `others` are the cards to choose from.
 */
export type CardSearch =
  | { readonly kind: 'card'; readonly card: CardId; readonly others: readonly CardId[] }
  | { readonly kind: 'several' | 'none'; readonly others: readonly CardId[] };

/** Words and endings of any question, which say nothing about the scene. Negations are not among them. */
const FRAME =
  'でしょうか ですか ますか ました でした です ます しています している してい いますか います いる いて ある あり んですか のです ' +
  'でしょ だろう かな なの ところ 場面 場所 話 その この これ それ 主役 人 方 物 もの こと 時間 今 いま さん 出てき 見え 使い 使っ どうし 最中 途中 関係 雰囲気 ' +
  'か は が を に で も と や の て た る い し よ ね お';

/** Words that only name what is asked: beside them a card is still said alone (季節は夏ですか). */
const TOPICS: ReadonlySet<string> = new Set(
  '季節 いつ 何月 何時 時間帯 天気 気温 曜日 どこ 場所 広さ 何人 人数 だれ 誰 性別 何歳 年齢 職業 何 なに 何色 色 材質 素材 大きさ 数 姿勢 何をし 音'.split(
    ' ',
  ),
);

/** The least share of a question that must be in words of cards, unless one of them is a card's own word. */
const KNOWN_SHARE = 0.4;
const OFFERED = 5;
const NEAREST = 3;

const ids = Object.keys(cards) as readonly CardId[];

/** One notation for what may be written in several: width, case, spaces and signs. */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]/gu, '');
}

interface Word {
  readonly text: string;
  readonly same: readonly CardId[];
  /** The cards of `same`, and those that the word is only near to. */
  readonly all: readonly CardId[];
}

/** All words of the cards and of the frame, the longest first. */
const words: readonly Word[] = (() => {
  const texts = new Set([FRAME, ...ids.flatMap((id) => [cards[id].same, cards[id].near])].join(' ').split(' '));
  texts.delete('');
  const having = (text: string, list: 'same' | 'near') => ids.filter((id) => cards[id][list].split(' ').includes(text));
  return [...texts]
    .map((text) => {
      const same = having(text, 'same');
      return { text: folded(text), same, all: [...same, ...having(text, 'near')] };
    })
    .sort((one, other) => other.text.length - one.text.length);
})();

/**
 * The words of cards in a question, and how much of it is in no word: 1 for a character, half for a hiragana. A word beside an
 * unknown kanji is part of another word (港 in 空港), which is not known.
 */
function readWords(question: string): { readonly named: readonly Word[]; readonly unread: number } {
  const pieces = cutIntoWords(question);
  const isUnknownKanji = (at: number) => pieces[at]?.word === null && isKanji(pieces[at].text);
  const named: Word[] = [];
  let unread = 0;
  for (const [at, { text, word }] of pieces.entries()) {
    const isPart =
      (isKanji(text.charAt(0)) && isUnknownKanji(at - 1)) || (isKanji(text.slice(-1)) && isUnknownKanji(at + 1));
    if (word === null || isPart) unread += /^[ぁ-ん]$/.test(text) ? 0.5 : text.length;
    else if (word.all.length > 0) named.push(word);
  }
  return { named, unread };
}

interface Piece {
  readonly text: string;
  /** Null for a character that begins no word. */
  readonly word: Word | null;
}

function cutIntoWords(question: string): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < question.length; ) {
    const word = words.find(({ text }) => question.startsWith(text, at)) ?? null;
    const text = word?.text ?? question.charAt(at);
    pieces.push({ text, word });
    at += text.length;
  }
  return pieces;
}

function isKanji(character: string): boolean {
  return /^\p{Script=Han}$/u.test(character);
}

/** Finds the cards that a question fits. */
export function searchCards(question: string): CardSearch {
  const text = folded(question);
  const { named, unread } = readWords(text);
  const known = named.reduce((sum, word) => sum + word.text.length, 0);
  const isNamed = named.some(({ same }) => same.length > 0);
  if (!isNamed && (known === 0 || known < KNOWN_SHARE * (known + unread)))
    return { kind: 'none', others: nearestCards(text) };
  const said = ids.filter(
    (id) =>
      named.some(({ same }) => same.includes(id)) &&
      named.every(({ text: word, same, all }) => same.includes(id) || (TOPICS.has(word) && all.includes(id))),
  );
  const [card] = said;
  if (unread === 0 && said.length === 1 && card !== undefined) {
    return { kind: 'card', card, others: rank(named).filter((id) => id !== card) };
  }
  const ranked = rank(named);
  const others = [...new Set([...ranked, ...nearestCards(text)])].slice(0, Math.max(NEAREST, ranked.length));
  return { kind: 'several', others };
}

/** A word counts by its length, more if few cards have it, and double where it says the same as the card. */
function rank(named: readonly Word[]): readonly CardId[] {
  const scoreOf = (id: CardId) =>
    named.reduce((sum, { text, same, all }) => {
      if (!all.includes(id)) return sum;
      return sum + (text.length * (same.includes(id) ? 2 : 1)) / all.length;
    }, 0);
  return best(scoreOf, OFFERED);
}

/** The cards that share most pairs of characters and kanji with a question. */
function nearestCards(question: string): readonly CardId[] {
  const features = featuresOf(question);
  const scoreOf = (id: CardId) => {
    const own = featuresOf(Object.values(cards[id]).join(''));
    return [...features].filter((feature) => own.has(feature)).length;
  };
  return best(scoreOf, NEAREST);
}

function featuresOf(text: string): ReadonlySet<string> {
  const characters = [...folded(text)];
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  return new Set([...pairs, ...characters.filter((character) => /\p{Script=Han}/u.test(character))]);
}

function best(scoreOf: (id: CardId) => number, count: number): readonly CardId[] {
  return ids
    .map((id) => ({ id, score: scoreOf(id) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ id }) => id);
}
