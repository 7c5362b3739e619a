import type { Aspect } from './aspect.ts';
import type { OtherThing } from './other-things.ts';

/**
 * What holds, as words separated by spaces, and the exceptions. Most aspects are complete: what a scene does not list is false,
 * unless the exceptions leave it open. A scene cannot list every feeling, sound, garment and kind of weather (`openAspects`):
 * there the exceptions are false, and the rest is open.
 */
type Settled = readonly [holds: string, exceptions: string];

export const openAspects: readonly (Aspect | 'presence')[] = [
  'mood',
  'clothes',
  'weather',
  'sound',
  'temperature',
  'presence',
];

/** A number that is known exactly, or within two bounds (inclusive). */
export type Amount = number | readonly [from: number, to: number];

/** Numbers that comparisons are judged by (40歳以上ですか); what is left out is not settled. */
export interface SceneNumbers {
  /** Hour of the day, 0 to 24, with fractions. */
  readonly hour: Amount;
  readonly month: number;
  /** Ages of everybody in the scene, in years. */
  readonly ages: readonly Amount[];
  /** Everybody who is there. */
  readonly people?: Amount;
  readonly floor?: Amount;
  /** How many of the object there are. */
  readonly count?: number;
}

/**
 * `presence` is about things and places that are there, without being the object or the place that is asked for; `everyone`
 * holds what is true of each person of several.
 */
export type SceneFacts = { readonly [Key in Aspect | 'presence']?: Settled } & {
  readonly numbers: SceneNumbers;
  readonly everyone?: string;
  readonly things?: readonly OtherThing[];
  /** Of several persons: who each is, and what of the aspects above is true of this one. */
  readonly persons?: readonly (readonly [is: string, does: string, age?: Amount])[];
};
