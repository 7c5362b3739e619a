import { isOpen, type Openable, type OpenedKeys } from '../../../sync/model/lessons/lessons.ts';
import { paths } from '../../paths.ts';
import basicAwareness from './motifs/basic-awareness.svg?raw';
import circuitTraining from './motifs/circuit-training.svg?raw';
import gear from './motifs/gear.svg?raw';
import kata from './motifs/kata.svg?raw';
import phase from './motifs/phase.svg?raw';
import seventeen from './motifs/seventeen.svg?raw';
import specialAwareness from './motifs/special-awareness.svg?raw';
import tenJobs from './motifs/ten-jobs.svg?raw';

/** A menu tile; without an address, or until the admin has opened it, it is locked. */
export interface MenuTile extends Openable {
  readonly title: string;
  readonly text: string;
  readonly to: string | null;
  /** The text of its SVG file. */
  readonly picture: string;
}

/** The eight tiles in display order. */
export const menuTiles: readonly MenuTile[] = [
  {
    title: '基本意識の解説',
    text: '11の解説で、13の意識をひととおり',
    to: paths.topics,
    picture: basicAwareness,
  },
  {
    title: '特殊意識の稽古',
    text: '「頭の回転を上げる」全30回',
    to: paths.specialLessons,
    picture: specialAwareness,
  },
  { title: '十七の稽古', text: '短い稽古を、気の向くままに', to: paths.practices, picture: seventeen },
  { title: '型の稽古', text: '浮かべる景色と意識を組にする', to: paths.kata, picture: kata },
  {
    title: 'サーキットの稽古',
    text: '持ち場を続けてひと回り',
    to: paths.circuits,
    openedBy: 'circuit',
    picture: circuitTraining,
  },
  { title: '十職の稽古', text: '十の仕事の目で見る', to: null, picture: tenJobs },
  { title: '歯車の稽古', text: 'ひとつ回すと次が回る', to: null, picture: gear },
  { title: '位相の稽古', text: '満ち欠けの順に考える', to: null, picture: phase },
];

/** Where a tile leads; null while it is locked. */
export function tileAddress(tile: MenuTile, opened: OpenedKeys): string | null {
  return isOpen(tile, opened) ? tile.to : null;
}
