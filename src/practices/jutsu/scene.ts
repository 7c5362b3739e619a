import type { Fragment } from './content.ts';

/** The five fragments of a scene. */
export interface Scene {
  readonly time: Fragment;
  readonly place: Fragment;
  readonly person: Fragment;
  readonly object: Fragment;
  readonly manner: Fragment;
}

/** The phrases of one display line; a long line breaks between them. */
export type SceneLine = readonly string[];

/** The three lines of a scene (when and where, who, doing what), which form one sentence. */
export function sceneLines({ time, place, person, object, manner }: Scene): readonly [SceneLine, SceneLine, SceneLine] {
  return [[time.text, `${place.text}、`], [object.text, `${person.text}、`], [`${manner.text}。`]];
}
