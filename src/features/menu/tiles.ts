import type { ComponentType } from 'react';
import { paths } from '../../paths.ts';
import {
  BasicAwarenessMotif,
  CircuitTrainingMotif,
  GearMotif,
  KataMotif,
  PhaseMotif,
  SeventeenMotif,
  SpecialAwarenessMotif,
  TenJobsMotif,
} from './motifs.tsx';

/** A menu tile; without an address it is locked. */
export interface MenuTile {
  readonly title: string;
  readonly text: string;
  readonly to: string | null;
  readonly Picture: ComponentType<{ size?: number }>;
}

/** The eight tiles in display order. */
export const menuTiles: readonly MenuTile[] = [
  {
    title: '基本意識の解説',
    text: '11の解説で、意識を一つずつ試す',
    to: paths.topics,
    Picture: BasicAwarenessMotif,
  },
  {
    title: '特殊意識の稽古',
    text: '30日で、頭の回転を上げる',
    to: paths.specialLessons,
    Picture: SpecialAwarenessMotif,
  },
  { title: '十七の稽古', text: '短い稽古を、気の向くままに', to: paths.practices, Picture: SeventeenMotif },
  { title: '型の稽古', text: '象と意識を組にして身につける', to: paths.kata, Picture: KataMotif },
  { title: 'サーキットの稽古', text: '持ち場を続けてひと回り', to: null, Picture: CircuitTrainingMotif },
  { title: '十職の稽古', text: '十の仕事の目で見る', to: null, Picture: TenJobsMotif },
  { title: '歯車の稽古', text: 'ひとつ回すと次が回る', to: null, Picture: GearMotif },
  { title: '位相の稽古', text: '満ち欠けの順に考える', to: null, Picture: PhaseMotif },
];
