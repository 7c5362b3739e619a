import type { RyuePictureId, RyueSide } from './content.ts';

/** The texts of a pair's SVG files. */
export type RyuePair = Readonly<Record<RyueSide, string>>;

/** Lazy loaders, one chunk per pair, so that the drill opens without loading all the pictures. */
export const pairLoaders = {
  'ryue-harbor': () => import('./pairs/harbor.ts').then(({ harbor }) => harbor),
  'ryue-morning-glory': () => import('./pairs/morning-glory.ts').then(({ morningGlory }) => morningGlory),
  'ryue-crane': () => import('./pairs/crane.ts').then(({ crane }) => crane),
  'ryue-snow-water': () => import('./pairs/snow-water.ts').then(({ snowWater }) => snowWater),
  'ryue-station': () => import('./pairs/station.ts').then(({ station }) => station),
  'ryue-umbrella': () => import('./pairs/umbrella.ts').then(({ umbrella }) => umbrella),
  'ryue-crossing': () => import('./pairs/crossing.ts').then(({ crossing }) => crossing),
  'ryue-tide': () => import('./pairs/tide.ts').then(({ tide }) => tide),
  'ryue-lunchbox': () => import('./pairs/lunchbox.ts').then(({ lunchbox }) => lunchbox),
  'ryue-gates': () => import('./pairs/gates.ts').then(({ gates }) => gates),
  'ryue-room': () => import('./pairs/room.ts').then(({ room }) => room),
  'ryue-lot': () => import('./pairs/lot.ts').then(({ lot }) => lot),
  'ryue-bath': () => import('./pairs/bath.ts').then(({ bath }) => bath),
  'ryue-snow': () => import('./pairs/snow.ts').then(({ snow }) => snow),
  'ryue-wall': () => import('./pairs/wall.ts').then(({ wall }) => wall),
  'ryue-wool': () => import('./pairs/wool.ts').then(({ wool }) => wool),
  'ryue-nest': () => import('./pairs/nest.ts').then(({ nest }) => nest),
  'ryue-bridge': () => import('./pairs/bridge.ts').then(({ bridge }) => bridge),
  'ryue-dome': () => import('./pairs/dome.ts').then(({ dome }) => dome),
  'ryue-bon': () => import('./pairs/bon.ts').then(({ bon }) => bon),
  'ryue-laundry': () => import('./pairs/laundry.ts').then(({ laundry }) => laundry),
  'ryue-barber': () => import('./pairs/barber.ts').then(({ barber }) => barber),
  'ryue-lake': () => import('./pairs/lake.ts').then(({ lake }) => lake),
  'ryue-stage': () => import('./pairs/stage.ts').then(({ stage }) => stage),
} as const satisfies Record<RyuePictureId, () => Promise<RyuePair>>;
