import { itemAt } from '../item-at.ts';
import { manners, objects, persons, places, times } from './content.ts';

/** A scene as indexes into the five lists, so that it can be stored and compared. */
export interface Scene {
  readonly time: number;
  readonly place: number;
  readonly person: number;
  readonly object: number;
  readonly manner: number;
}

/** The phrases of one display line; where the line is too long, it may break between two of them. */
export type SceneLine = readonly string[];

/** Sets a scene in three lines (when and where, who, doing what) that read on as one sentence. */
export function sceneLines(scene: Scene): readonly [SceneLine, SceneLine, SceneLine] {
  return [
    [itemAt(times, scene.time), `${itemAt(places, scene.place)}、`],
    [itemAt(objects, scene.object), `${itemAt(persons, scene.person)}、`],
    [`${itemAt(manners, scene.manner)}。`],
  ];
}
