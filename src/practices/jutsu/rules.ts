import type { ReviewGrade } from '../../../sync/model/kata/review-schedule.ts';
import { type Deck, drawItem, lowest, takeDue } from '../../../sync/model/practice/deck.ts';
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
export type Scene = Readonly<Record<'time' | 'place' | 'person' | 'object' | 'manner', Fragment>>;

/** After so many questions the guide advises a rest. */
const QUESTIONS_PER_ROUND = 10;

/** At most one of so many questions comes back because it was hard. */
const QUESTIONS_PER_HARD = 3;

/** Drill state: the number of the question shown (from 1), its scene, its awareness and that one's question. */
export interface JutsuState {
  readonly count: number;
  readonly scene: Scene;
  readonly awareness: Awareness;
  readonly question: JutsuQuestion;
  readonly isSampleShown: boolean;
  /** How the answer came to mind; null until the member says so. */
  readonly grade: ReviewGrade | null;
  readonly deck: Deck;
}

export function start(deck: Deck): JutsuState {
  return drawQuestion(deck, 1);
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
      return drawQuestion(state.deck, state.count + 1);
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

/** 連想 is among them twice, so each is drawn by its place. */
const placedAwarenesses = awarenesses.map((awareness, index) => ({ id: `jutsu-awareness-${index + 1}`, awareness }));

/** Places, persons and questions are remembered; of the others none repeats within a visit before all were drawn. */
function drawQuestion(from: Deck, count: number): JutsuState {
  const hard = from.dueCount * QUESTIONS_PER_HARD < count ? findHard(from) : null;
  const drawn = hard === null ? drawItem(from, placedAwarenesses) : { item: hard, deck: from };
  const { awareness } = drawn.item;
  const time = drawItem(drawn.deck, times);
  const place = drawItem(time.deck, places);
  const person = drawItem(place.deck, persons);
  const object = drawItem(person.deck, objects);
  const manner = drawItem(object.deck, manners);
  const others = awareness.questions.filter((one) => !isDue(from, one));
  const question =
    hard === null
      ? drawItem(manner.deck, others.length > 0 ? others : awareness.questions)
      : { item: hard.question, deck: takeDue(manner.deck, hard.question) };
  return {
    count,
    scene: { time: time.item, place: place.item, person: person.item, object: object.item, manner: manner.item },
    awareness,
    question: question.item,
    isSampleShown: false,
    grade: null,
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
