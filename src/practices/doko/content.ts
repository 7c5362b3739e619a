import type { ContentItem } from '../../../sync/rules/content-item.ts';

/** A hidden scene. Its fields use only words that the keyword table covers. */
export interface DokoScenario extends ContentItem {
  readonly time: string;
  readonly place: string;
  readonly person: string;
  readonly object: string;
  readonly situation: string;
  readonly fullDescription: string;
}

/** The five scenes. None states a gender, so わからない is the correct answer to that question. */
export const dokoScenarios = [
  {
    id: 'doko-riverbank',
    time: '夏の夕方、午後6時すぎ。空はまだ明るい',
    place: '屋外。町を流れる川の、草の茂った広い土手',
    person: '友だちどうしの子どもが二人。小学校の4年生くらい',
    object: '手に持った虫取り網と、竹で編んだ虫かご。どちらも使い込んである',
    situation: '遊び疲れて草に座り、近づいてくる夕立の雲を黙って眺めている',
    fullDescription:
      '夏の夕方、川の土手に子どもが二人います。トンボを追って走り回ったあと、虫取り網を握ったまま草に腰を下ろしました。竹の虫かごの中では、オニヤンマが1匹、羽をふるわせています。西の空から近づいてくる夕立の雲を、二人並んで、黙って見上げたまま。',
  },
  {
    id: 'doko-tofu-shop',
    time: '冬の早朝、午前5時。空はまだ暗い',
    place: '屋内。商店街のはずれの豆腐店。明かりのついた狭い作業場',
    person: '70歳をこえた職人が一人。この店の店主',
    object: '木綿の布を敷いた、豆腐を固めるための古い木の型箱がひとつ',
    situation: '豆腐を作る仕事の最中。型箱の前に立って、湯気の上がるおぼろ豆腐をひしゃくで静かに移している',
    fullDescription:
      '冬の早朝、まだ暗い商店街で、豆腐店の作業場にだけ明かりがついています。70歳をこえた職人が一人、木綿の布を敷いた型箱に向かい、湯気の上がるおぼろ豆腐をひしゃくで移しているところです。あと2時間で、店の戸が開きます。',
  },
  {
    id: 'doko-bus',
    time: '春の昼、午後1時ごろ。よく晴れて明るい',
    place: '乗り物の車内。終点に近い路線バスの、いちばん後ろの席',
    person: '大学に入ったばかりの若い学生が一人',
    object: '新品の炊飯器が入った、大きな紙の箱がひとつ',
    situation: 'バスに乗り、箱をひざに抱えて座ったまま静かに眠っている',
    fullDescription:
      '春の昼、終点に近づいたバスのいちばん後ろの席で、若い学生が一人、箱を抱えて眠っています。中身は、けさ買ったばかりの炊飯器。今夜、初めて自分だけの部屋で米をとぎます。降りる停留所は、次の次です。',
  },
  {
    id: 'doko-trumpet',
    time: '秋の夜、午後9時。あたりは暗く、風が冷えてきた',
    place: '屋外。人けのない公園の、街灯がともる広場',
    person: '50歳くらいの大人が一人。勤め帰りの会社員',
    object: '真鍮でできた、古いトランペットがひとつ',
    situation: '立って楽器を吹いている。同じ曲の出だしを何度も練習している',
    fullDescription:
      '秋の夜、人けのない公園の街灯の下で、勤め帰りの会社員がトランペットを吹いています。30年しまい込んでいた楽器です。曲の出だしでつかえては息を整え、また頭から。来月、友人の結婚式で、この一節だけは吹き通すつもりです。',
  },
  {
    id: 'doko-story-hour',
    time: '冬の朝、午前10時。雪が降り、窓は白く明るい',
    place: '屋内。図書館の奥にある、畳を敷いた小部屋',
    person: '図書館で働く大人と、幼い子どもが5人',
    object: '紙の端がすり切れた、大きな絵本がひとつ',
    situation:
      '絵本の読み聞かせの途中。大人が最後の一枚の手前で手を止め、子どもたちは座って見つめ、静かに続きを待っている',
    fullDescription:
      '雪の降る冬の朝、図書館の小部屋で読み聞かせの会が開かれています。畳に座った職員が大きな絵本を読み進め、最後の一枚に指をかけて手を止めました。幼い子どもが5人、息をつめて次の言葉を待っています。',
  },
] as const satisfies readonly DokoScenario[];

/** Introduction shown before the first question; the placeholder asks about summer. */
export const dokoGuide = {
  lead: '情景が一つ、伏せてあります。時、場所、人、物、していること。問いを重ねて五つをそろえ、同じ景色を頭の中に描いてください。',
  steps: [
    '「はい」か「いいえ」で答えられる問いを送ります。一度に尋ねるのは一つだけ。',
    'まず大きく二つに分けます。「図書館ですか」より先に「屋内ですか」。',
    '「わからない」は、情景に描かれていないか、問いの言葉が届かなかったしるし。別の語で尋ね直します。',
    '景色を声に出して言えたら、正解を開いて見比べます。',
  ],
  placeholder: '例：季節は夏ですか？',
} as const;
