import type { ReviewGrade } from '../../../sync/model/kata/review-schedule.ts';
import { type Deck, drawItem, lowest, mayAskDue } from '../../../sync/model/practice/deck.ts';
import type { PracticeLevel } from '../../../sync/model/practice/level.ts';
import type { ItemMemory } from '../../../sync/model/practice/memory.ts';
import { createRng, nextRandom, shuffle } from '../../../sync/model/practice/seeded-random.ts';
import { colourId, voiceOf } from './colours.ts';
import { type ColouredSentence, colouredSentences, type VoiceColour } from './content.ts';

/** Colours that are called at random at the end, by level. */
export const CALLED_COLOURS: Readonly<Record<PracticeLevel, number>> = { 1: 2, 2: 2, 3: 4 };

/** Colours are indexes into those of the sentence. */
export type GoshokuPhase =
  | { readonly name: 'plain' | 'finished' }
  | { readonly name: 'colour'; readonly colour: number }
  | { readonly name: 'hardest'; readonly colour: number | null }
  | (Turns & { readonly name: 'called' })
  | (Turns & { readonly name: 'hearing'; readonly guess: number | null });

type Turns = { readonly colours: readonly number[]; readonly turn: number };

/** Drill state: the sentence and what is said now. */
export interface GoshokuState {
  readonly sentence: ColouredSentence;
  /** The colour that was hard in an earlier visit, and because of which this sentence was drawn; null if none. */
  readonly returned: VoiceColour | null;
  readonly phase: GoshokuPhase;
  /** The colours in the order in which they are asked: from 中級 on at random. */
  readonly order: readonly number[];
  /** How the colours came out, by index; those without an answer are missing. */
  readonly grades: ReadonlyMap<number, ReviewGrade>;
  /** The colours of which the member has recorded a take. */
  readonly takes: readonly number[];
  /** How many takes were told apart, of those that were guessed. */
  readonly heard: { readonly right: number; readonly guessed: number };
  readonly deck: Deck;
}

export type GoshokuInput =
  | { readonly type: 'grade'; readonly grade: ReviewGrade }
  | { readonly type: 'choose' | 'take' | 'guess'; readonly colour: number }
  | { readonly type: 'next' | 'newSentence' };

/** Initial state: a sentence in one's plain voice. */
export function start(from: Deck): GoshokuState {
  const { sentence, returned, deck: drawn } = drawSentence(from);
  const inOrder = { indexes: [...sentence.colours.keys()], deck: drawn };
  const { indexes: order, deck } = drawn.level === 1 ? inOrder : shuffledColours(drawn, sentence);
  return { sentence, returned, ...begun, order, deck };
}

const begun: Pick<GoshokuState, 'phase' | 'grades' | 'takes' | 'heard'> = {
  phase: { name: 'plain' },
  grades: new Map(),
  takes: [],
  heard: { right: 0, guessed: 0 },
};

/**
 * The plain voice, each colour, the hardest one once more, some at random, and the takes, if there are several, to be told apart.
 * No answer is needed to go on. The sentence can change before the first colour or after the last. Inputs that are invalid in the
 * current phase are ignored.
 */
export function step(state: GoshokuState, input: GoshokuInput): GoshokuState {
  const { phase } = state;
  switch (input.type) {
    case 'next':
      return next(state);
    case 'grade':
      if (phase.name !== 'colour') return state;
      return { ...state, grades: new Map([...state.grades, [phase.colour, input.grade]]) };
    case 'choose':
      return phase.name === 'hardest' ? { ...state, phase: { name: 'hardest', colour: input.colour } } : state;
    case 'take':
      return { ...state, takes: [...new Set([...state.takes, input.colour])] };
    case 'guess':
      return guess(state, input.colour);
    case 'newSentence':
      return phase.name === 'plain' || phase.name === 'finished' ? start(state.deck) : state;
  }
}

function next(state: GoshokuState): GoshokuState {
  const { phase, order, grades } = state;
  switch (phase.name) {
    case 'plain':
      return { ...state, phase: { name: 'colour', colour: order[0] ?? 0 } };
    case 'colour': {
      const following = order[order.indexOf(phase.colour) + 1];
      return following === undefined
        ? { ...state, phase: { name: 'hardest', colour: hardestOf(grades) } }
        : { ...state, phase: { name: 'colour', colour: following } };
    }
    case 'hardest':
      return callColours(state);
    case 'called':
      if (phase.turn + 1 < phase.colours.length) return { ...state, phase: { ...phase, turn: phase.turn + 1 } };
      return state.takes.length > 1 ? hearTakes(state) : finish(state);
    case 'hearing':
      return phase.turn + 1 < phase.colours.length
        ? { ...state, phase: { ...phase, turn: phase.turn + 1, guess: null } }
        : finish(state);
    case 'finished':
      return state;
  }
}

function finish(state: GoshokuState): GoshokuState {
  return { ...state, phase: { name: 'finished' } };
}

/** The first guess at a take counts. */
function guess(state: GoshokuState, colour: number): GoshokuState {
  const { phase, heard } = state;
  if (phase.name !== 'hearing' || phase.guess !== null) return state;
  const isRight = phase.colours[phase.turn] === colour;
  return {
    ...state,
    phase: { ...phase, guess: colour },
    heard: { right: heard.right + (isRight ? 1 : 0), guessed: heard.guessed + 1 },
  };
}

function hearTakes(state: GoshokuState): GoshokuState {
  const { indexes, deck } = shuffledColours(state.deck, state.sentence);
  const colours = indexes.filter((colour) => state.takes.includes(colour));
  return { ...state, phase: { name: 'hearing', colours, turn: 0, guess: null }, deck };
}

/** The first colour with the worst answer; null if none was hard. */
function hardestOf(grades: ReadonlyMap<number, ReviewGrade>): number | null {
  const first = (grade: ReviewGrade) => [...grades].find(([, its]) => its === grade)?.[0];
  return first('again') ?? first('hard') ?? null;
}

function callColours(state: GoshokuState): GoshokuState {
  const { indexes, deck } = shuffledColours(state.deck, state.sentence);
  return { ...state, phase: { name: 'called', colours: indexes.slice(0, CALLED_COLOURS[deck.level]), turn: 0 }, deck };
}

function shuffledColours(from: Deck, { colours }: ColouredSentence) {
  const indexes = shuffle([...colours.keys()], createRng(from.seed).next);
  return { indexes, deck: { ...from, seed: nextRandom(from.seed).seed } };
}

/**
 * The next sentence. A colour that was hard and is due comes back in a sentence that the member has never seen, for at most
 * a third of the visit, as `returned`; without such a sentence, or such a colour, any one is drawn.
 */
export function drawSentence(from: Deck, sentences: readonly ColouredSentence[] = colouredSentences) {
  const colour = mayAskDue(from) ? findDueColour(from, sentences) : null;
  const fresh = sentences.filter(
    ({ id, colours }) =>
      !from.memory.has(id) && !from.drawn.includes(id) && colours.some((its) => its.colour === colour),
  );
  if (colour === null || fresh.length === 0) {
    const { item, deck } = drawItem(from, sentences);
    return { sentence: item, returned: null, deck };
  }
  const { item, deck } = drawItem(from, fresh);
  return { sentence: item, returned: voiceOf(colour), deck: { ...deck, dueCount: deck.dueCount + 1 } };
}

/** The colour that was hard the last time it was asked, in any sentence, and has been due for longest. */
function findDueColour({ memory, day }: Deck, sentences: readonly ColouredSentence[]): string | null {
  const latest = new Map<string, ItemMemory>();
  for (const sentence of sentences) {
    sentence.colours.forEach(({ colour }, index) => {
      const seen = memory.get(colourId(sentence, index));
      const newest = latest.get(colour);
      if (seen !== undefined && (newest === undefined || seen.lastSeen > newest.lastSeen)) latest.set(colour, seen);
    });
  }
  const due = [...latest].flatMap(([colour, { lastGrade, dueDay }]) =>
    lastGrade === 'remembered' || dueDay === null || dueDay > day ? [] : { colour, dueDay },
  );
  return lowest(due, ({ dueDay }) => dueDay)[0]?.colour ?? null;
}
