import { forkSeed } from '../../../sync/rules/seeded-random.ts';
import { itemAt } from '../random/item-at.ts';
import { createBag, draw, type ShuffleBag } from '../random/shuffle-bag.ts';
import {
  type Awareness,
  awarenesses,
  type JutsuQuestion,
  manners,
  objects,
  persons,
  places,
  times,
} from './content.ts';
import type { Scene } from './scene.ts';

interface JutsuBags {
  readonly time: ShuffleBag;
  readonly place: ShuffleBag;
  readonly person: ShuffleBag;
  readonly object: ShuffleBag;
  readonly manner: ShuffleBag;
  readonly awareness: ShuffleBag;
  /** By the word of the awareness, each created when it is first drawn. */
  readonly questions: Readonly<Record<string, ShuffleBag>>;
  readonly questionSeed: number;
}

/** Drill state: the number of the question shown (from 1), its scene, its awareness and that one's question by index. */
export interface JutsuState {
  readonly count: number;
  readonly scene: Scene;
  readonly awareness: number;
  readonly question: number;
  readonly bags: JutsuBags;
}

export interface JutsuInput {
  readonly type: 'next';
}

/** Initial state with the first question; equal seeds give the same questions. */
export function start(seed: number): JutsuState {
  return drawQuestion(createBags(seed), 1);
}

/** Increments the counter and draws a new scene and awareness. */
export function step(state: JutsuState, input: JutsuInput): JutsuState {
  switch (input.type) {
    case 'next':
      return drawQuestion(state.bags, state.count + 1);
  }
}

export function currentAwareness(state: JutsuState): Awareness {
  return itemAt(awarenesses, state.awareness);
}

export function currentQuestion(state: JutsuState): JutsuQuestion {
  return itemAt(currentAwareness(state).questions, state.question);
}

function createBags(seed: number): JutsuBags {
  const time = forkSeed(seed);
  const place = forkSeed(time.seed);
  const person = forkSeed(place.seed);
  const object = forkSeed(person.seed);
  const manner = forkSeed(object.seed);
  const awareness = forkSeed(manner.seed);
  return {
    time: createBag(times.length, time.fork),
    place: createBag(places.length, place.fork),
    person: createBag(persons.length, person.fork),
    object: createBag(objects.length, object.fork),
    manner: createBag(manners.length, manner.fork),
    awareness: createBag(awarenesses.length, awareness.fork),
    questions: {},
    questionSeed: awareness.seed,
  };
}

function drawQuestion(bags: JutsuBags, count: number): JutsuState {
  const time = draw(bags.time);
  const place = draw(bags.place);
  const person = draw(bags.person);
  const object = draw(bags.object);
  const manner = draw(bags.manner);
  const awareness = draw(bags.awareness);
  const { word, questions } = itemAt(awarenesses, awareness.index);
  const { fork, seed: questionSeed } = forkSeed(bags.questionSeed);
  const question = draw(bags.questions[word] ?? createBag(questions.length, fork));
  return {
    count,
    scene: {
      time: time.index,
      place: place.index,
      person: person.index,
      object: object.index,
      manner: manner.index,
    },
    awareness: awareness.index,
    question: question.index,
    bags: {
      time: time.bag,
      place: place.bag,
      person: person.bag,
      object: object.bag,
      manner: manner.bag,
      awareness: awareness.bag,
      questions: { ...bags.questions, [word]: question.bag },
      questionSeed,
    },
  };
}
