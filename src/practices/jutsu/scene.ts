import { itemAt } from '../random/item-at.ts';
import { manners, objects, persons, places, times } from './content.ts';

/** A scene as indexes into the five lists. */
export interface Scene {
  readonly time: number;
  readonly place: number;
  readonly person: number;
  readonly object: number;
  readonly manner: number;
}

/** The phrases of one display line; a long line breaks between them. */
export type SceneLine = readonly string[];

/** The three lines of a scene (when and where, who, doing what), which form one sentence. */
export function sceneLines(scene: Scene): readonly [SceneLine, SceneLine, SceneLine] {
  return [
    [itemAt(times, scene.time).text, `${itemAt(places, scene.place).text}、`],
    [itemAt(objects, scene.object).text, `${itemAt(persons, scene.person).text}、`],
    [`${itemAt(manners, scene.manner).text}。`],
  ];
}
