import type { PracticeId } from './catalogue.ts';

/** What a drill asks for and what it trains; for a task that has to be seen once, an example that is in no pack. */
export interface Goal {
  readonly does: string;
  readonly trains: string;
  readonly example?: string;
}

/** Shown before the first visit of each drill. */
export const goals: Partial<Readonly<Record<PracticeId, Goal>>> = {
  jutsu: { does: '街角の情景に、示された意識をひとつ向けます。', trains: '同じ景色を、別の角度から見直すこと。' },
  doko: {
    does: 'はいかいいえで答えられる問いで、伏せた情景を当てます。',
    trains: '少ない問いで、候補を大きく絞ること。',
  },
  shae: {
    does: '読み上げを一度だけ聞き、覚えている場面を紙に描きます。',
    trains: '人の位置と物の数まで、覚えておくこと。',
  },
  utsusie: {
    does: '読み上げを一度だけ聞き、場面を思い浮かべます。',
    trains: '聞いたことを、形と位置で覚えておくこと。',
  },
  sakiyomi: {
    does: 'ひと段落ごとに、続きを予想しながら読みます。',
    trains: '手がかりの語から、話の行き先を読むこと。',
  },
  jisho: {
    does: '印のついた語の読みと意味を、言ってから確かめます。',
    trains: '知っているつもりの語を、説明できる語にすること。',
    example: '「返事を濁した」の「濁した」なら、読みは、にごした。意味は、はっきり言わずに済ませた。',
  },
  setsuna: {
    does: '急な場面を読み、最初の一手をすぐに決めます。',
    trains: '迷う前に、まず動くことばを出すこと。',
    example: '映画館で席を立つと、隣の人の飲み物が倒れた。一手は「まずコップを起こして、ひと言あやまる」。',
  },
  sentsuji: {
    does: '言い回しが「なに」と「どう」のどちらへ続くか、文の中ではどのことばにかかるかを選びます。',
    trains: 'ことばのかかる先を、すばやく見分けること。',
    example: '「ほがらかな」は「ほがらかな人」と続くので、なに。「ほがらかに」は「ほがらかに笑う」と続くので、どう。',
  },
  oumugaeshi: {
    does: '一文ずつ聞き、すぐあとを追って、同じ文を声に出します。',
    trains: '聞いた文を、そのまま口に移すこと。',
  },
  tour: {
    does: 'ひとつの題について、5分のあいだ話し続けます。',
    trains: '話を途切れさせずに、次のひと言を見つけること。',
  },
  ryue: { does: '2枚の絵を見て、あいだの移り変わりを思い描きます。', trains: '頭の中の景色を、なめらかに動かすこと。' },
  goshoku: { does: 'ひとつのひと言を、五つの声の色で言い分けます。', trains: '声に気持ちを乗せ分けること。' },
  kyokun: { does: '出来事を読み、次に使える教えを一行にします。', trains: '経験から、手が動くことばを取り出すこと。' },
  bunkai: {
    does: '当たり前の物を、なくてはならない部分に分けます。',
    trains: '物事を、欠かせないものまで考え詰めること。',
  },
};
