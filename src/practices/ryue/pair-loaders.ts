import type { RyuePictureId, RyueSide } from './content.ts';

/** The texts of a pair's SVG files. */
export type RyuePair = Readonly<Record<RyueSide, string>>;

/** Lazy loaders, one chunk per pair, so that the drill opens without loading all ten pictures. */
export const pairLoaders = {
  harbor: () => import('./pairs/harbor.ts').then(({ harbor }) => harbor),
  'morning-glory': () => import('./pairs/morning-glory.ts').then(({ morningGlory }) => morningGlory),
  crane: () => import('./pairs/crane.ts').then(({ crane }) => crane),
  'snow-water': () => import('./pairs/snow-water.ts').then(({ snowWater }) => snowWater),
  station: () => import('./pairs/station.ts').then(({ station }) => station),
} as const satisfies Record<RyuePictureId, () => Promise<RyuePair>>;
