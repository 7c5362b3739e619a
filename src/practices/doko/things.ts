/** The five things that make a scene, in the order of the screen. */
export const things = ['time', 'place', 'person', 'object', 'situation'] as const;

export type Thing = (typeof things)[number];

export const thingNames: Readonly<Record<Thing, string>> = {
  time: '時',
  place: '場所',
  person: '人',
  object: '物',
  situation: '様子',
};
