import type { ComponentType } from 'react';
import type { PracticeId } from '../catalogue.ts';
import { BunkaiMotif } from './motifs/bunkai.tsx';
import { DenshinMotif } from './motifs/denshin.tsx';
import { DokoMotif } from './motifs/doko.tsx';
import { GoshokuMotif } from './motifs/goshoku.tsx';
import { JishoMotif } from './motifs/jisho.tsx';
import { JutsuMotif } from './motifs/jutsu.tsx';
import { KyokunMotif } from './motifs/kyokun.tsx';
import { NenshiMotif } from './motifs/nenshi.tsx';
import { OumugaeshiMotif } from './motifs/oumugaeshi.tsx';
import { RyueMotif } from './motifs/ryue.tsx';
import { SakiyomiMotif } from './motifs/sakiyomi.tsx';
import { SekkeizuMotif } from './motifs/sekkeizu.tsx';
import { SentsujiMotif } from './motifs/sentsuji.tsx';
import { SetsunaMotif } from './motifs/setsuna.tsx';
import { ShaeMotif } from './motifs/shae.tsx';
import { SojoMotif } from './motifs/sojo.tsx';
import { TourMotif } from './motifs/tour.tsx';
import { UtsusieMotif } from './motifs/utsusie.tsx';

const motifs: Readonly<Record<PracticeId, ComponentType<{ readonly size?: number }>>> = {
  jutsu: JutsuMotif,
  doko: DokoMotif,
  shae: ShaeMotif,
  utsusie: UtsusieMotif,
  sakiyomi: SakiyomiMotif,
  jisho: JishoMotif,
  setsuna: SetsunaMotif,
  sentsuji: SentsujiMotif,
  oumugaeshi: OumugaeshiMotif,
  tour: TourMotif,
  goshoku: GoshokuMotif,
  sekkeizu: SekkeizuMotif,
  kyokun: KyokunMotif,
  nenshi: NenshiMotif,
  denshin: DenshinMotif,
  sojo: SojoMotif,
  bunkai: BunkaiMotif,
  ryue: RyueMotif,
};

/** The motif of a practice. */
export function PracticeMotif({ id, size = 44 }: { readonly id: PracticeId; readonly size?: number }) {
  const Motif = motifs[id];
  return <Motif size={size} />;
}
