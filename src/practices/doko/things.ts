import type { Aspect } from './aspect.ts';

/** The five things that make a scene, in the order of the screen. */
export const things = ['time', 'place', 'person', 'object', 'situation'] as const;

export type Thing = (typeof things)[number];

/** Their names on the screen. */
export const thingNames: Readonly<Record<Thing, string>> = {
  time: '時',
  place: '場所',
  person: '人',
  object: '物',
  situation: '様子',
};

const thingsByAspect: Readonly<Record<Aspect, Thing>> = {
  season: 'time',
  time: 'time',
  weather: 'time',
  temperature: 'time',
  inside: 'place',
  place: 'place',
  vehicle: 'place',
  number: 'person',
  age: 'person',
  person: 'person',
  clothes: 'person',
  object: 'object',
  material: 'object',
  size: 'object',
  colour: 'object',
  state: 'object',
  use: 'object',
  sound: 'situation',
  action: 'situation',
  mood: 'situation',
  relation: 'situation',
};

/** Which of the five things an aspect belongs to. */
export function thingOf(aspect: Aspect): Thing {
  return thingsByAspect[aspect];
}
