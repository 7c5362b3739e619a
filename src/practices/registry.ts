import { bunkai } from './bunkai/bunkai.ts';
import { doko } from './doko/doko.ts';
import { goshoku } from './goshoku/goshoku.ts';
import { jisho } from './jisho/jisho.ts';
import { jutsu } from './jutsu/jutsu.ts';
import { kyokun } from './kyokun/kyokun.ts';
import { oumugaeshi } from './oumugaeshi/oumugaeshi.ts';
import type { Practice } from './practice.ts';
import { ryue } from './ryue/ryue.ts';
import { foresight } from './sakiyomi/foresight.ts';
import { sakiyomi } from './sakiyomi/sakiyomi.ts';
import { sentsuji } from './sentsuji/sentsuji.ts';
import { setsuna } from './setsuna/setsuna.ts';
import { tour } from './tour/tour.ts';
import { utsusie } from './utsusie/utsusie.ts';

/** All drills: routes, unlocked tiles and smoke tests derive from this list; anything else has a locked tile. */
export const practices = [
  jutsu,
  doko,
  utsusie,
  sakiyomi,
  foresight,
  jisho,
  setsuna,
  sentsuji,
  oumugaeshi,
  tour,
  goshoku,
  kyokun,
  bunkai,
  ryue,
] as const satisfies readonly Practice[];
