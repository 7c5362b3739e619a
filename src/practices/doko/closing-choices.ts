import { type DokoScenario, dokoScenarios } from './content.ts';
import type { Thing } from './things.ts';

/** How far in the list the scenes stand whose texts are offered beside the true one. */
const DISTANCES = [0, 7, 13, 22];

/** Four scenes, one of them the hidden one, to choose each of the five from. They stay the same for a scene, in its own order. */
export function closingChoices(hidden: DokoScenario): readonly DokoScenario[] {
  const index = dokoScenarios.indexOf(hidden);
  const places = DISTANCES.map((distance) => (index + distance) % dokoScenarios.length);
  return dokoScenarios.filter((_, place) => places.includes(place));
}

/** One of the five in short: its first sentence. */
export function shortText(scene: DokoScenario, thing: Thing): string {
  const [first = ''] = scene[thing].replace(/^屋[内外]。/u, '').split('。');
  return first;
}
