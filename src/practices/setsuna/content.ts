/** An ordinary situation and a sudden event that demands an immediate decision. */
export interface Scenario {
  readonly id: number;
  readonly situation: string;
  readonly event: string;
  readonly category: string;
}

export const scenarios: readonly Scenario[] = [
  {
    id: 1,
    situation: '雨上がりの朝、横断歩道で信号を待っている。向かい側には園児の列。',
    event: '先頭の子の帽子が風に飛び、赤信号の車道を転がってくる。',
    category: '街',
  },
  {
    id: 2,
    situation: '会議の始まる3分前。来客はもう受付に着いている。',
    event: '開いた資料が、直す前の版だと気づく。',
    category: '職場',
  },
  {
    id: 3,
    situation: '日曜の夕方、台所で天ぷらを揚げている。家にいる大人はあなただけ。',
    event: '玄関の呼び鈴と、奥の部屋の赤ん坊の泣き声が、同時に響く。',
    category: '家庭',
  },
  {
    id: 4,
    situation: '秋の夜、川べりの道をひとりで帰る。降るような虫の声。',
    event: 'その声が、行く手のほうから順にやんでくる。',
    category: '自然',
  },
  {
    id: 5,
    situation: '20年ぶりの同窓会。隣の人が、懐かしそうに昔の話を始める。',
    event: '名前を思い出せないまま、後から来た友人に「紹介してよ」と肩をたたかれる。',
    category: '人間関係',
  },
  {
    id: 6,
    situation: '山あいの宿を出て、1日に3本しかないバスに乗りこむ。',
    event: '動きだした窓の外を、宿の主人が何か叫びながら追ってくる。',
    category: '旅先',
  },
  {
    id: 7,
    situation: '閉店10分前の古書店。長年探していた画集に、ようやく出会う。',
    event: '裏表紙をめくると、亡くなった祖父の名が、見慣れた字で書いてある。',
    category: '街',
  },
  {
    id: 8,
    situation: '配属されたばかりの新人が、初めての電話に明るい声で応じている。',
    event: '受話器を置いて、ほっと振り向いた新人。手元のメモは真っ白だ。',
    category: '職場',
  },
  {
    id: 9,
    situation: '潮の引いた磯で、子どもたちと夢中でカニを追っている。',
    event: '顔を上げると、渡ってきた岩の道が、もう半分、水に沈んでいる。',
    category: '自然',
  },
  {
    id: 10,
    situation: '実家の片づけも、残るは父の机の引き出しひとつ。',
    event: '奥から、封を切っていない自分宛ての手紙が出てくる。階段を上がる父の足音。',
    category: '家庭',
  },
  {
    id: 11,
    situation: '待ち合わせの喫茶店に早めに着くと、友人がもう奥の席にいる。',
    event: '声をかけようとしたとき、こちらに向けた背中が小さく震えているのに気づく。',
    category: '人間関係',
  },
  {
    id: 12,
    situation: '授業参観。先生が黒板に書き終えた式の、符号がひとつ違っている。',
    event: '気づいたらしいわが子が手を挙げかけ、周りを見て、そっと下ろす。',
    category: '学び',
  },
  {
    id: 13,
    situation: '満員のエレベーターが、静かに上の階へ向かっている。',
    event: '途中で扉が開く。大きなケーキの箱を捧げ持った人が、ひとり立っている。',
    category: '街',
  },
  {
    id: 14,
    situation: '定時を1時間過ぎた事務所。残っているのは、あなたと後輩だけ。',
    event: '「少しいいですか」と言ったきり、後輩は机の端を見つめて黙りこむ。',
    category: '職場',
  },
  {
    id: 15,
    situation: '引っ越した日の晩。段ボールに囲まれ、鼻歌まじりに湯を沸かしている。',
    event: 'ふと口をつぐむと、壁の向こうで誰かが、その続きを歌っている。',
    category: '家庭',
  },
];
