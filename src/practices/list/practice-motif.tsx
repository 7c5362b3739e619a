import { Motif } from '../../ui/graphics/motif.tsx';
import type { PracticeId } from '../catalogue.ts';
import bunkai from './motifs/bunkai.svg?raw';
import denshin from './motifs/denshin.svg?raw';
import doko from './motifs/doko.svg?raw';
import goshoku from './motifs/goshoku.svg?raw';
import jisho from './motifs/jisho.svg?raw';
import jutsu from './motifs/jutsu.svg?raw';
import kyokun from './motifs/kyokun.svg?raw';
import nenshi from './motifs/nenshi.svg?raw';
import oumugaeshi from './motifs/oumugaeshi.svg?raw';
import ryue from './motifs/ryue.svg?raw';
import sakiyomi from './motifs/sakiyomi.svg?raw';
import sekkeizu from './motifs/sekkeizu.svg?raw';
import sentsuji from './motifs/sentsuji.svg?raw';
import setsuna from './motifs/setsuna.svg?raw';
import shae from './motifs/shae.svg?raw';
import sojo from './motifs/sojo.svg?raw';
import tour from './motifs/tour.svg?raw';
import utsusie from './motifs/utsusie.svg?raw';

const motifs: Readonly<Record<PracticeId, string>> = {
  jutsu,
  doko,
  shae,
  utsusie,
  sakiyomi,
  jisho,
  setsuna,
  sentsuji,
  oumugaeshi,
  tour,
  goshoku,
  sekkeizu,
  kyokun,
  nenshi,
  denshin,
  sojo,
  bunkai,
  ryue,
};

/** The motif of a practice. */
export function PracticeMotif({ id, size = 44 }: { id: PracticeId; size?: number }) {
  return <Motif svg={motifs[id]} size={size} />;
}
