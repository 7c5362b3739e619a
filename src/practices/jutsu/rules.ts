import type { ReviewGrade } from '../../../sync/model/kata/review-schedule.ts';
import { type Deck, drawItem, lowest, takeDue } from '../../../sync/model/practice/deck.ts';
import { forkSeed } from '../../../sync/model/practice/seeded-random.ts';
import { itemAt } from '../random/item-at.ts';
import { createBag, draw, type ShuffleBag } from '../random/shuffle-bag.ts';
import {
  type Awareness,
  awarenesses,
  type Fragment,
  type JutsuQuestion,
  manners,
  objects,
  persons,
  places,
  times,
} from './content.ts';

/** The five fragments of a scene. */
export interface Scene {
  readonly time: Fragment;
  readonly place: Fragment;
  readonly person: Fragment;
  readonly object: Fragment;
  readonly manner: Fragment;
}

/** After so many questions the guide advises a rest. */
const QUESTIONS_PER_ROUND = 10;

/** At most one of so many questions comes back because it was hard. */
const QUESTIONS_PER_HARD = 3;

/** What does not characterize a scene needs no memory. */
interface JutsuBags {
  readonly time: ShuffleBag;
  readonly object: ShuffleBag;
  readonly manner: ShuffleBag;
  readonly awareness: ShuffleBag;
}

/** Drill state: the number of the question shown (from 1), its scene, its awareness and that one's question. */
export interface JutsuState {
  readonly count: number;
  readonly scene: Scene;
  readonly awareness: Awareness;
  readonly question: JutsuQuestion;
  readonly isSampleShown: boolean;
  /** How the answer came to mind; null until the member says so. */
  readonly grade: ReviewGrade | null;
  readonly bags: JutsuBags;
  readonly deck: Deck;
}

/** Initial state with the first question. */
export function start(deck: Deck): JutsuState {
  return drawQuestion(deck, createBags(deck.seed), 1);
}

export type JutsuInput =
  | { readonly type: 'showSample' | 'next' }
  | { readonly type: 'grade'; readonly grade: ReviewGrade };

/** The next question has a new scene and awareness. */
export function step(state: JutsuState, input: JutsuInput): JutsuState {
  switch (input.type) {
    case 'showSample':
      return { ...state, isSampleShown: true };
    case 'grade':
      return { ...state, grade: input.grade };
    case 'next':
      return drawQuestion(state.deck, state.bags, state.count + 1);
  }
}

/** Whether the question shown is the last of a round. */
export function isEndOfRound({ count }: JutsuState): boolean {
  return count % QUESTIONS_PER_ROUND === 0;
}

/** Ids of the items that the practice memory holds for the question shown. */
export function itemIds({ scene, question }: JutsuState): readonly string[] {
  return [question.id, scene.place.id, scene.person.id];
}

/**
 * The three lines of a scene (when and where, who, doing what), which form one sentence, by phrases: a long line breaks
 * between them.
 */
export function sceneLines({ time, place, person, object, manner }: Scene): readonly (readonly string[])[] {
  return [[time.text, `${place.text}、`], [object.text, `${person.text}、`], [`${manner.text}。`]];
}

/** The question shown, as it is read aloud. */
export function spokenText({ scene, awareness, question }: JutsuState): string {
  return `${sceneLines(scene).flat().join('')}意識は、${awareness.word}。${question.text}`;
}

function createBags(seed: number): JutsuBags {
  const time = forkSeed(seed);
  const object = forkSeed(time.seed);
  const manner = forkSeed(object.seed);
  const awareness = forkSeed(manner.seed);
  return {
    time: createBag(times.length, time.fork),
    object: createBag(objects.length, object.fork),
    manner: createBag(manners.length, manner.fork),
    awareness: createBag(awarenesses.length, awareness.fork),
  };
}

function drawQuestion(from: Deck, bags: JutsuBags, count: number): JutsuState {
  const time = draw(bags.time);
  const object = draw(bags.object);
  const manner = draw(bags.manner);
  const hard = from.dueCount * QUESTIONS_PER_HARD < count ? findHard(from) : null;
  const awareness = draw(bags.awareness);
  const place = drawItem<Fragment>(from, places);
  const person = drawItem<Fragment>(place.deck, persons);
  const chosen = hard?.awareness ?? itemAt(awarenesses, awareness.index);
  const others = chosen.questions.filter((one) => !isDue(from, one));
  const question =
    hard === null
      ? drawItem(person.deck, others.length > 0 ? others : chosen.questions)
      : { item: hard.question, deck: takeDue(person.deck, hard.question) };
  return {
    count,
    scene: {
      time: itemAt(times, time.index),
      place: place.item,
      person: person.item,
      object: itemAt(objects, object.index),
      manner: itemAt(manners, manner.index),
    },
    awareness: chosen,
    question: question.item,
    isSampleShown: false,
    grade: null,
    bags: {
      time: time.bag,
      object: object.bag,
      manner: manner.bag,
      awareness: hard === null ? awareness.bag : bags.awareness,
    },
    deck: question.deck,
  };
}

/** The question that has been due for longest among those whose answer did not come to mind easily; null if none is. */
function findHard(deck: Deck): Pick<JutsuState, 'awareness' | 'question'> | null {
  const all = awarenesses.flatMap((awareness) => awareness.questions.map((question) => ({ awareness, question })));
  const hard = all.filter(
    ({ question }) => isDue(deck, question) && deck.memory.get(question.id)?.lastGrade === 'hard',
  );
  return lowest(hard, ({ question }) => deck.memory.get(question.id)?.dueDay ?? '')[0] ?? null;
}

function isDue({ memory, day, drawn }: Deck, { id }: JutsuQuestion): boolean {
  const dueDay = memory.get(id)?.dueDay ?? null;
  return dueDay !== null && dueDay <= day && !drawn.includes(id);
}
