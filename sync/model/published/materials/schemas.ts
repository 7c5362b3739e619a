import { jishoMaterial } from './jisho.ts';
import { oumugaeshiMaterial } from './oumugaeshi.ts';
import { sakiyomiMaterial } from './sakiyomi.ts';
import { sentsujiMaterial } from './sentsuji.ts';
import { setsunaMaterial } from './setsuna.ts';
import { tourMaterial } from './tour.ts';
import { tsukiMaterial } from './tsuki.ts';
import { utsusieMaterial } from './utsusie.ts';

/** The rules of all packs, for the admin screen; a drill imports only its own. */
export const materialSchemas = {
  sakiyomi: sakiyomiMaterial,
  utsusie: utsusieMaterial,
  jisho: jishoMaterial,
  setsuna: setsunaMaterial,
  sentsuji: sentsujiMaterial,
  oumugaeshi: oumugaeshiMaterial,
  tour: tourMaterial,
  tsuki: tsukiMaterial,
};
