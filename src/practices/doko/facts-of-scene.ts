import type { Aspect } from './aspect.ts';
import { dokoFacts } from './facts.ts';
import { type OtherThing, otherThings } from './other-things.ts';
import { openAspects, type SceneFacts } from './scene-facts.ts';
import type { Truth } from './truth.ts';
import { wordGroups } from './words.ts';

export type { Amount, SceneFacts, SceneNumbers } from './scene-facts.ts';

export function factsOf(sceneId: string): SceneFacts | undefined {
  const facts = dokoFacts[sceneId];
  return facts === undefined ? undefined : { ...facts, things: otherThings[sceneId] ?? [] };
}

export type { OtherThing } from './other-things.ts';

const antonyms: readonly (readonly [string, string])[] = [
  ['長い', '短い'],
  ['大きい', '小さい'],
  ['重い', '軽い'],
  ['新しい', '古い'],
  ['新しい', '使い込んだ'],
  ['硬い', '柔らかい'],
  ['熱い', '冷たい'],
  ['温かい', '冷たい'],
  ['開いている', '閉じている'],
  ['広い', '狭い'],
  ['人が多い', '人が少ない'],
  ['物がひとつ', '物が複数'],
];

/** Whether a word holds in a scene, which excludes its antonym; null if the scene does not settle it. */
export function settled(facts: SceneFacts, aspect: Aspect | 'presence', word: string): Truth {
  const [holds = '', exceptions = ''] = facts[aspect] ?? [];
  if (holds.split(' ').includes(word)) return true;
  const isFalse = exceptions.split(' ').includes(word) === openAspects.includes(aspect);
  return isFalse || antonymsOf(word).some((each) => holds.split(' ').includes(each)) ? false : null;
}

const colours = wordGroups.colour.map((group) => group.split(' ')[0] ?? '');
/** Colours that may describe another colour. */
const vagueColours = ['明るい色', '暗い色', '何色もある', '透明'];

const warm: readonly string[] = ['暑い', '暖かい'];
const cool: readonly string[] = ['寒い', '涼しい'];

/** How warm it is in a room: where it is warm, it is not cold. */
export function settledIndoors(facts: SceneFacts, word: string): Truth {
  const truth = settled(facts, 'temperature', word);
  if (truth !== null) return truth;
  const others = warm.includes(word) ? cool : warm;
  return others.some((each) => settled(facts, 'temperature', each) === true) ? false : null;
}

/** Whether a word holds of one thing; a thing of one colour has no other. Null if the scene does not settle it. */
export function settledOfThing([, text]: OtherThing, word: string): Truth {
  const holds = text.split(' ');
  if (holds.includes(word)) return true;
  if (antonymsOf(word).some((each) => holds.includes(each))) return false;
  const isOtherColour = colours.includes(word) && !vagueColours.includes(word);
  return isOtherColour && holds.some((each) => colours.includes(each)) ? false : null;
}

function antonymsOf(word: string): readonly string[] {
  return antonyms.flatMap(([one, other]) => (one === word ? [other] : other === word ? [one] : []));
}
