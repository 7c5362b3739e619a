import { isOpen, type Openable, type OpenedKeys } from '../../../../sync/model/lessons/lessons.ts';

/** A card of the special awareness hub; a locked card is announced as in preparation. */
export interface SpecialCard extends Openable {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** False while there are no lessons behind it. */
  readonly isFinished: boolean;
}

/** The six cards in display order; only the 30-day programme is unlocked until the admin opens another one. */
export const specialCards: readonly SpecialCard[] = [
  {
    id: 'brain-speed',
    title: '頭の回転を上げる',
    description: '座り方に始まり、見る、結ぶ、決めるまで。1日1回、30回で進む音声の稽古です。',
    isFinished: true,
  },
  {
    id: 'language-comprehension',
    title: 'ことばを深く受け取る',
    description: '一文を三つの速さで読み、書かれていない声まで聴き取ります。',
    isFinished: true,
    openedBy: 'language-comprehension',
  },
  {
    id: 'memory-enhancement',
    title: '覚えて、取り出す',
    description: '家の中や通い慣れた道を棚にして、覚えたものを迎えに行きます。',
    isFinished: true,
    openedBy: 'memory-enhancement',
  },
  {
    id: 'thinking-power',
    title: '考えを組み立てる',
    description: 'ばらばらの手がかりを並べ、筋道をつけ、最後にひとつ疑います。',
    isFinished: false,
  },
  {
    id: 'action-power',
    title: '動き出す　その一',
    description: '最初の一歩を、今いる椅子から手の届く大きさまで小さくします。',
    isFinished: false,
  },
  {
    id: 'action-power-2',
    title: '動き出す　その二',
    description: '止まった用事に戻る道をつくり、終わらせ方を先に決めておきます。',
    isFinished: false,
  },
];

/** Whether a card leads to lessons. */
export function isCardOpen(card: SpecialCard, opened: OpenedKeys): boolean {
  return card.isFinished && isOpen(card, opened);
}
