const scenes = [
  '朝の海に立つ',
  '雨の駅で傘を待つ',
  '竹林を風が抜ける',
  '湯のみから湯気が上がる',
  '坂の上の郵便局',
  '雪の庭に足跡ひとつ',
  '夕暮れの商店街',
  '夜汽車の窓に映る顔',
  '縁側で猫が眠る',
  '市場の声が重なる',
  '静かな図書館の棚',
  '山小屋のランプ',
  '橋の下を舟が過ぎる',
  '稲穂が波のように揺れる',
];
const senses = [
  '足の裏に重さを感じる',
  '遠くの音から順に聴く',
  'いま見えない色をさがす',
  '息の長さをかぞえる',
  '誰が何を待つのかを問う',
  'ひとつ前の場面を思い出す',
  '似ているものを三つ挙げる',
  '音と音のあいだに耳を置く',
  'いちばん古いものから見る',
  '手のひらの温度を確かめる',
  '言葉になる前の気持ちを待つ',
  '反対の立場から眺める',
];
const words = [...'朝海山静風声道光水影音石花雪月火舟鳥竹霧'];
const ends = ['型', 'かた', 'ノート', 'メモ', '呼吸', 'しずく', '稽古', '問い', 'トンネル', 'リズム'];
const categories = ['朝', '通勤', '仕事', '対話', '眠る前', '散歩', 'ことば', '料理'];

/** Occurs in very few kata. */
export const RARE_WORD = '蜃気楼';

export interface CorpusKata {
  readonly name: string | null;
  readonly category: string | null;
  readonly zou: string;
  readonly ishiki: string;
  readonly copyCount: number;
}

/** Generates a realistic kata: common words, rare kanji, sometimes copied, sometimes without a name. */
export function createCorpusKata(random: () => number): CorpusKata {
  const pick = <T>(items: readonly [T, ...T[]] | readonly T[]) => items[Math.floor(random() * items.length)];
  // Random kanji, so that most characters are rare, as in a real corpus.
  const kanji = () => String.fromCodePoint(0x4e00 + Math.floor(random() ** 2 * 6000));
  const scene = `${pick(scenes)}、${kanji()}${kanji()}の${pick(words)}。`;
  const rare = random() < 0.0002 ? RARE_WORD : '';
  return {
    name: random() < 0.2 ? null : `${pick(words)}${random() < 0.5 ? kanji() : ''}の${pick(ends)}`,
    category: random() < 0.4 ? null : (pick(categories) ?? null),
    zou: `${scene}${random() < 0.5 ? `${pick(scenes)}。` : ''}${rare}`,
    ishiki: `${pick(senses)}。${kanji()}を${random() < 0.5 ? `${pick(senses)}。` : '思う。'}`,
    copyCount: random() < 0.1 ? Math.floor(1 / (random() + 0.002)) : 0,
  };
}
