/** What the list and the detail page say about one practice; a locked one is still in preparation. */
export interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  readonly reading: string;
  readonly tagline: string;
  readonly description: string;
  readonly howTo: readonly string[];
  readonly difficulty: '初級' | '中級' | '上級';
  readonly estimatedMinutes: number;
  readonly locked: boolean;
}

/** The practices in the order of the list. */
export const catalogue = [
  {
    id: 'jutsu',
    name: '十四ツ',
    reading: 'じゅうよつ',
    tagline: '情景に意識を向ける',
    description:
      '街角の情景をひとつ思い浮かべ、「本質」「比較」「仮定」といった意識をそこへ向けます。同じ景色でも、向ける意識が変われば目に留まるものが変わる。その切り替えを自在にする稽古です。',
    howTo: [
      '情景を声に出して読み、目を閉じて10秒、細部を描き足します。',
      '示された意識で見直し、新しく気づいたことを言葉にします。',
      '言葉が止まったら「次の問題」へ。10問をひと区切りにします。',
    ],
    difficulty: '中級',
    estimatedMinutes: 10,
    locked: false,
  },
  {
    id: 'doko',
    name: '洞顧',
    reading: 'どうこ',
    tagline: '問いで景色を当てる',
    description:
      '伏せられた情景を、「はい」か「いいえ」で答えられる問いだけで探り当てます。季節、場所、人、物、していること。何から尋ねれば早く狭まるか、問いの順番を組み立てる稽古です。',
    howTo: [
      '季節と時刻を尋ね、景色の大枠を決めます。',
      '場所、人、物、していることへと、問いを一つずつ進めます。',
      '頭の中の景色を声に出してから、正解を開きます。',
      '問いを読み返し、なくても済んだものを一つ見つけます。',
    ],
    difficulty: '上級',
    estimatedMinutes: 15,
    locked: false,
  },
  {
    id: 'shae',
    name: '写絵（しゃえ）',
    reading: 'しゃえ',
    tagline: '聞いた話を紙に写す',
    description:
      '読み上げられた記事を一度だけ聞き、覚えている場面を丸と線で一枚の紙に描きます。だれがどこに立ち、何がいくつあったか。聞き落としたところは、紙の上に白く残ります。',
    howTo: [
      '紙と鉛筆を手もとに置き、画面から目を離して読み上げを始めます。',
      '聞いているあいだは描かずに、耳だけを使います。',
      '終わったら3分で描き、人の位置と物の数を本文と見比べます。',
    ],
    difficulty: '中級',
    estimatedMinutes: 12,
    locked: false,
  },
  {
    id: 'utsusie',
    name: '写絵（うつしえ）',
    reading: 'うつしえ',
    tagline: '声から景色を起こす',
    description:
      '目を閉じ、ゆっくり読み上げられる記事に耳を澄ませます。一文聞くごとに、人を立たせ、色を置き、数をそろえる。声がやんだとき、目の裏にどれだけの場面が残っているでしょうか。',
    howTo: [
      '楽な姿勢で目を閉じ、読み上げを始めます。',
      '一文ごとに、出てきた人や物を場面の中へ置いていきます。',
      '聞き終えたら、場面の左端から右端までを言葉でたどります。',
      '本文を読み、置き違えたものがあれば直します。',
    ],
    difficulty: '初級',
    estimatedMinutes: 10,
    locked: false,
  },
  {
    id: 'sakiyomi',
    name: '先読',
    reading: 'さきよみ',
    tagline: '次の一文を読む前に',
    description:
      '3段落の論説を、ひと段落ごとに目を止め、続きを自分の言葉で予想しながら読みます。当たったかどうかより、どの語を手がかりにしたかを言えること。書き手の半歩先を歩く稽古です。',
    howTo: [
      'ひと段落読み、画面から目を離して要点を一言にします。',
      '続きに何が書かれるか、根拠を添えて予想します。',
      '「次の文章」を開き、予想とのずれを見つけます。',
      '読み終えたら、書き手の言いたかったことを一文で言い直します。',
    ],
    difficulty: '中級',
    estimatedMinutes: 12,
    locked: false,
  },
  {
    id: 'jisho',
    name: '辞書',
    reading: 'じしょ',
    tagline: 'ことばの影まで読む',
    description:
      '一文の中で印のついた語について、読みと、そこでの意味を自分で言ってから確かめます。知っているつもりの語ほど、いざ説明すると輪郭がぼやけるもの。一語ずつ、手持ちの言葉を研ぎ直します。',
    howTo: [
      '文を声に出して読み、印のついた語でいったん止まります。',
      '辞書を書くつもりで、読みと意味を言い切ります。',
      '語に触れて読みを、続いて意味を開き、自分の言い方と比べます。',
    ],
    difficulty: '初級',
    estimatedMinutes: 10,
    locked: false,
  },
  {
    id: 'setsuna',
    name: '刹那',
    reading: 'せつな',
    tagline: '一瞬で思いを決める',
    description:
      'ありふれた場面に、思いがけない出来事が割り込みます。最初に浮かんだ考えを逃がさず、一息で言葉にする。とっさのとき自分は何を優先するのか、続けるうちに決め方の癖が見えてきます。',
    howTo: [
      '場面と出来事を一度だけ読みます。',
      '「思考開始」を押し、真っ先に浮かんだ行動を一息で言います。',
      'そう決めた理由を一つ添えてから、「次の状況」へ進みます。',
    ],
    difficulty: '中級',
    estimatedMinutes: 8,
    locked: false,
  },
  {
    id: 'sentsuji',
    name: '選辻',
    reading: 'せんつじ',
    tagline: 'ことばの分かれ道',
    description:
      '「雨に濡れた」とくれば「傘」、「静かに」とくれば「閉める」。短い言い回しが「なに」へ続くか「どう」へ続くかを見分ける50問です。易しいものから始まって、奥へ行くほど道は細くなります。',
    howTo: [
      '言い回しを読み、後ろに続く語を一つ思い浮かべます。',
      '「なに」か「どう」かを心に決めて、「答えを見る」を押します。',
      '解説の例を声に出し、同じ形の言い回しを自分でも一つ作ります。',
    ],
    difficulty: '初級',
    estimatedMinutes: 15,
    locked: false,
  },
  {
    id: 'oumugaeshi',
    name: 'オウム返し',
    reading: 'おうむがえし',
    tagline: '聞いた一文をそのまま',
    description:
      '読み上げられた一文を、すぐさまそっくり声に出して返します。助詞ひとつ、語尾ひとつ変えずに。速さを上げていくと、聞き終えてから考える暇がなくなり、耳と口が同時に働きはじめます。',
    howTo: [
      'まず1倍の速さで、一文ずつ聞いて返します。',
      'つかえたら前の文に戻り、言えるまでもう一度。',
      '3文続けて返せたところで、速さを一段上げます。',
    ],
    difficulty: '初級',
    estimatedMinutes: 12,
    locked: false,
  },
  {
    id: 'tour',
    name: 'ツアー',
    reading: 'つあー',
    tagline: '5分間、声で案内する',
    description:
      '懐かしい場所や心の中の町を、隣にだれかがいるつもりで5分間、声に出して案内します。言葉に詰まったら、一歩だけ前へ。歩く順に語れば、話の筋道はひとりでに通ります。',
    howTo: [
      '題と四つの手がかりを読み、歩き出す場所を決めます。',
      '始めたら5分間、見えるもの、音、手ざわりを話しつづけます。',
      '時間が来たら、いちばん鮮やかだった場面を一文にします。',
    ],
    difficulty: '中級',
    estimatedMinutes: 8,
    locked: false,
  },
  {
    id: 'goshoku',
    name: '五色',
    reading: 'ごしょく',
    tagline: '一言を五色で言い分ける',
    description:
      '「もう帰るの」。この一言も、うれしいとき、寂しいとき、腹が立つとき、ほっとしたとき、からかいたいときで声の色が違います。文は変えずに五色に塗り分け、言葉の外で伝わるものに耳を向けます。',
    howTo: [
      '短い一言を選び、ふだんの調子で一度言います。',
      '五つの気持ちを順に思い浮かべ、文はそのまま、声だけを変えます。',
      'いちばん塗りにくかった色に戻り、間と速さを変えてもう一度。',
    ],
    difficulty: '中級',
    estimatedMinutes: 20,
    locked: true,
  },
  {
    id: 'sekkeizu',
    name: '設計図',
    reading: 'せっけいず',
    tagline: '全体を先に描く',
    description:
      '手をつける前に、出来上がりの姿を一枚の図にします。何が何を支え、どこから始めると崩れないか。夕食の支度から引っ越しの段取りまで、身近な題で骨組みを先に立てます。',
    howTo: [
      '題を読み、終わったときの様子を一文で決めます。',
      '欠かせない部分を四つ挙げ、支え合うものどうしを線で結びます。',
      '最初に手をつけるところへ印をつけ、図を見ずに説明します。',
    ],
    difficulty: '上級',
    estimatedMinutes: 30,
    locked: true,
  },
  {
    id: 'kyokun',
    name: '教訓',
    reading: 'きょうくん',
    tagline: '出来事から一行を拾う',
    description:
      '短い出来事を読み、明日の自分に手渡す一行を取り出します。りっぱな格言より、同じ場面に出くわしたとき手がひとりでに動くような一行を。立場を替えると、拾える言葉も変わります。',
    howTo: [
      '出来事を読み、流れの変わった瞬間を一つ選びます。',
      '当人、居合わせた人、後で聞いた人の順に立場を移します。',
      'それぞれの一行を書き、今週使えるものに丸をつけます。',
    ],
    difficulty: '中級',
    estimatedMinutes: 15,
    locked: true,
  },
  {
    id: 'nenshi',
    name: '念視',
    reading: 'ねんし',
    tagline: '消えた形を見つづける',
    description:
      '短いあいだ眺めた品物を、目を閉じたまま同じ場所に見つづけます。色が抜け、縁がゆらいだら、そこだけ描き直す。保てるようになったら、像を回し、裏側へも回り込みます。',
    howTo: [
      '品物を15秒、輪郭、色、影の順に眺めます。',
      '目を閉じ、薄れた部分から順に描き直します。',
      '像を右へ少し回し、新しく現れた面を言葉にします。',
    ],
    difficulty: '上級',
    estimatedMinutes: 10,
    locked: true,
  },
  {
    id: 'denshin',
    name: '伝心',
    reading: 'でんしん',
    tagline: '言わずに届くところへ',
    description:
      '相手を一人思い浮かべ、伝えたい用件を100字、30字、10字と削っていきます。削るたびに相手の顔を見て、残す言葉を選び直す。最後に残るのは一語か、それとも湯のみを差し出す手つきか。',
    howTo: [
      '相手と用件を決め、まず思いのままに100字で書きます。',
      '30字、10字へと削り、消した言葉の行方を考えます。',
      '10字も使わずに届けるしぐさを、一つ見つけます。',
    ],
    difficulty: '上級',
    estimatedMinutes: 20,
    locked: true,
  },
  {
    id: 'sojo',
    name: '相乗',
    reading: 'そうじょう',
    tagline: '掛けて三つめを生む',
    description:
      '傘と図書館、将棋と漬物。縁のなさそうな二つを並べ、足すのではなく掛け合わせます。あいだに生まれた三つめのものに名前をつけ、だれがどう使うかまで語り切ります。',
    howTo: [
      '引いた二つの語から、特徴を三つずつ書き出します。',
      '特徴どうしを総当たりで組ませ、いちばん妙な組を残します。',
      'その組に名前をつけ、喜ぶ人を一人登場させます。',
    ],
    difficulty: '上級',
    estimatedMinutes: 25,
    locked: true,
  },
  {
    id: 'bunkai',
    name: '分解',
    reading: 'ぶんかい',
    tagline: '当たり前をほどく',
    description:
      '「朝の支度がいつも間に合わない」といった困りごとを、ねじ一本になるまで分けていきます。並べると、動かせる部品と動かせない部品が見えてくる。組み直して翌朝試すまでが一続きです。',
    howTo: [
      '困りごとを一つ選び、起きる順に10の部品へ分けます。',
      '動かせる部品だけを手前に寄せ、並べ替えます。',
      '一つ抜いた手順、一つ入れ替えた手順を声に出して試します。',
      '明日やってみる組み方を、紙に書いて見える場所に貼ります。',
    ],
    difficulty: '上級',
    estimatedMinutes: 35,
    locked: true,
  },
  {
    id: 'ryue',
    name: '流絵',
    reading: 'りゅうえ',
    tagline: '二枚の絵のあいだ',
    description:
      '時を隔てた二枚の絵を見くらべ、描かれていないあいだを心の中で動かします。光の向き、水の行方、だれかの手。5組をたどるうちに、止まった絵が流れはじめます。',
    howTo: [
      '一枚目を隅まで眺め、変わりそうなものを三つ選びます。',
      '目を閉じ、一枚目の時間をゆっくり進めます。',
      '二枚目を開き、あいだに起きたことを順に言葉にします。',
    ],
    difficulty: '初級',
    estimatedMinutes: 15,
    locked: false,
  },
] as const satisfies readonly CatalogueEntry[];

export type PracticeId = (typeof catalogue)[number]['id'];
