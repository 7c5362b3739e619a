import { createRng } from '../../../sync/model/practice/seeded-random.ts';
import { type DokoScenario, dokoScenarios } from './content.ts';
import { type Asked, countContradictions } from './field.ts';
import { type Thing, things } from './things.ts';

interface ClosingQuestion {
  readonly hidden: DokoScenario;
  readonly thing: Thing;
  readonly asked: readonly Asked[];
  readonly seed: number;
}

const WRONG_CHOICES = 3;

/**
 * The hidden scene and three others with another text, to choose one of the five from. The others contradict as few answers as
 * possible. The order and the others differ from thing to thing.
 */
export function closingChoices({ hidden, thing, asked, seed }: ClosingQuestion): readonly DokoScenario[] {
  const rng = createRng(seed + things.indexOf(thing));
  const others = dokoScenarios
    .filter((scene) => shortText(scene, thing) !== shortText(hidden, thing))
    .map((scene) => ({ scene, contradictions: countContradictions(scene.id, asked), order: rng.next() }))
    .sort((one, other) => one.contradictions - other.contradictions || one.order - other.order)
    .map(({ scene }) => scene);
  const texts = others.map((scene) => shortText(scene, thing));
  const choices = others.filter((scene, index) => texts.indexOf(shortText(scene, thing)) === index);
  return choices.slice(0, WRONG_CHOICES).toSpliced(rng.int(0, WRONG_CHOICES), 0, hidden);
}

/** One of the five in short: its first sentence. */
export function shortText(scene: DokoScenario, thing: Thing): string {
  const [first = ''] = scene[thing].replace(/^屋[内外]。/u, '').split('。');
  return first;
}
