import type { ContentItem } from '../../../sync/rules/content-item.ts';

export type RyuePictureId =
  | 'ryue-harbor'
  | 'ryue-morning-glory'
  | 'ryue-crane'
  | 'ryue-snow-water'
  | 'ryue-station'
  | 'ryue-umbrella'
  | 'ryue-crossing'
  | 'ryue-tide'
  | 'ryue-lunchbox';

export type RyueSide = 'before' | 'after';

/** Texts of one picture; a caption has at most 14 characters. */
export interface RyuePicture {
  readonly caption: string;
  readonly prompt: string;
  /** Text alternative of the picture. */
  readonly alt: string;
}

/** A pair of pictures, before and after, and the question between them. */
export interface RyueSet extends ContentItem, Readonly<Record<RyueSide, RyuePicture>> {
  readonly id: RyuePictureId;
  readonly title: string;
  readonly between: string;
}

export const ryueSets = [
  {
    id: 'ryue-harbor',
    title: '港が目を覚ます',
    before: {
      caption: '夜明け前の港',
      prompt: '灯はどこに残り、水のどこまで届いていますか。',
      alt: '夜明け前の港。藍色の空に細い月が残り、岸壁につながれた漁船の帆柱に朱色の灯がひとつともっている。岸壁では猫が一匹、海を見ている。',
    },
    between: '網を引いた手から品を並べる手まで、何人の手を渡ってきましたか。',
    after: {
      caption: '朝市',
      prompt: '灯のあった場所に来たものを確かめ、それから人の手もとへ目を移します。',
      alt: '同じ港の朝市。灯のあった場所に朱い日が昇り、かもめが舞う。岸壁には縞の日よけが張られ、店の人が魚を並べ、籠を提げた人と子どもが足を止めている。',
    },
  },
  {
    id: 'ryue-morning-glory',
    title: '種がほどける',
    before: {
      caption: '一粒の種',
      prompt: '大きさ、丸み、落ちる影。この粒の中に、もう始まっているものは何でしょう。',
      alt: '春の縁側。軒から鉢へ三本の糸が張られ、土の上に朱色の種が一粒置かれている。かたわらに種の袋とじょうろ。糸のあいだは、まだ何もない。',
    },
    between: '水をやった朝を、ひとつずつ数えてみます。晴れた日は幾日ありましたか。',
    after: {
      caption: '縁側の朝顔',
      prompt: 'つるの先から根もとへ、伸びてきた道を目で逆にたどります。',
      alt: '夏の朝の同じ縁側。三本の糸に朝顔のつるが軒まで巻きのぼり、藍色の花のなかに一輪だけ朱い花が咲く。風鈴の短冊が揺れ、袋のあった所にうちわがある。',
    },
  },
  {
    id: 'ryue-crane',
    title: '紙が鳥になる',
    before: {
      caption: '白い紙',
      prompt: '四つの隅を順に見ます。色の違うひとつは、折ったあとどこへ行くでしょう。',
      alt: '障子の前の机に、白い紙が一枚広げてある。隅の一か所だけが朱色に染められ、少しめくれている。そばの湯のみから湯気が立つ。',
    },
    between: '平らな紙が立ち上がったのは、どの折り目をつけたときでしたか。',
    after: {
      caption: '折り鶴',
      prompt: '首、羽、尾。紙だったときの場所を、ひとつずつ言い当てます。',
      alt: '同じ机の上に、さっきの紙で折った鶴が立っている。朱色の隅は頭の先になった。障子には梅の枝に来た小鳥の影。湯のみの湯気はもう消えている。',
    },
  },
  {
    id: 'ryue-snow-water',
    title: '山が田をうるおす',
    before: {
      caption: '山の雪',
      prompt: '頂からふもとまで、雪の上を目で下ります。水の音がするとしたら、どのあたりですか。',
      alt: '雪におおわれた山と、その裾の田。茅葺きの家から細い煙がのぼり、黒い小川が雪の田のあいだを下る。葉の落ちた柿の木に、実がひとつだけ残っている。',
    },
    between: '雪が水になって田に着くまで、どんな音をいくつ立てましたか。',
    after: {
      caption: '田の水',
      prompt: '水が映しているものを探します。空と山は、どこで上下が入れ替わりますか。',
      alt: '初夏の同じ谷。山の雪は峰に筋を残すだけになり、雪どけの水が小川から田に満ちて、山を逆さに映す。柿の若葉の下で、朱色のたすきの人が苗を植えている。',
    },
  },
  {
    id: 'ryue-station',
    title: '駅に人が帰る',
    before: {
      caption: '無人の駅',
      prompt: '誰もいないことを、何が教えていますか。風に動くものも見つけます。',
      alt: '誰もいない山あいの駅の夕方。改札口のベンチに紅葉が一枚だけ落ち、灯のない外灯と駅名の板が立っている。雁の列が空を渡り、手前ですすきが揺れる。',
    },
    between: '灯をともした人は、誰の足音を待っていましたか。',
    after: {
      caption: '迎える灯',
      prompt: '光の届くところと届かないところ、その境目を指でなぞります。',
      alt: '同じ駅の夜。窓と外灯がともり、ひとりの女性が朱色の提灯を手に、犬と並んで立っている。左から一両だけの列車が前照灯をつけて入ってくる。',
    },
  },
  {
    id: 'ryue-umbrella',
    title: '団地に空が戻る',
    before: {
      caption: '雨の団地',
      prompt: '雨は何に当たっていますか。屋根、傘、水たまり。音の違いを聞き分けます。',
      alt: '梅雨どきの団地に雨が降りしきる。灰色の四階建てのベランダには誰もいない。水たまりの脇を、朱色の傘をさした人が袋を提げて歩いてくる。手前に紫陽花。',
    },
    between: '雨がやんだと最初に気づいたのは、どの部屋の人でしたか。',
    after: {
      caption: '傘を干すベランダ',
      prompt: '傘はどこまで帰りましたか。雨のあいだ隠れていたものも、ひとつずつ数えます。',
      alt: '雨の上がった同じ団地。屋根の上に虹がかかり、ベランダに洗濯物が戻る。二階に朱色の傘が開いて干され、隣の人が外を見ている。長靴の子が水たまりを跳びこえる。',
    },
  },
  {
    id: 'ryue-crossing',
    title: '道に縞が引かれる',
    before: {
      caption: '夜の道路工事',
      prompt: '明かりの下で、どの道具がどんな順に動いているでしょう。まだ黒い所も見ます。',
      alt: '真夜中の商店街の道路工事。丸い投光器の光の下で、ヘルメットの人が白線を引く台車を押す。縞はまだ三本目の途中。手前に朱色の三角コーンがひとつ立つ。',
    },
    between: '最後の一本が乾いたとき、東の空は何色でしたか。',
    after: {
      caption: '朝の横断歩道',
      prompt: '夜のあいだに入れ替わったものを、手前から奥へ一つずつ。残ったものは何ですか。',
      alt: '朝の同じ道。白い縞が引き終わり、コーンのあった所を、朱色のランドセルの子が手を上げて渡る。旗を持つ大人が見守り、花屋の日よけが出て、桜が咲いている。',
    },
  },
  {
    id: 'ryue-tide',
    title: '磯に海が満ちる',
    before: {
      caption: '潮だまり',
      prompt: '水のある所とない所を見分けます。岩の色は、どの高さで変わっていますか。',
      alt: '夏の昼の磯。潮が引き、岩に囲まれた潮だまりの底に朱色のヒトデがひとつ。麦わら帽子の子がしゃがんで指をさし、そばにバケツ、向かいの岩には蟹がいる。',
    },
    between: '最初に水をかぶった岩と、最後まで乾いていた岩はどれですか。',
    after: {
      caption: '満ち潮',
      prompt: '見えなくなった岩の形を、水の下に描き足します。いま、いちばん近い魚はどれですか。',
      alt: '夕方の同じ磯。海が満ちて岩は頭だけを出し、潮だまりは水の底に沈んだ。朱色のヒトデが水を透かして見え、小魚が泳ぐ。子は松の岩に座り、帆船を見ている。',
    },
  },
  {
    id: 'ryue-lunchbox',
    title: '弁当が昼になる',
    before: {
      caption: '空っぽの弁当箱',
      prompt: 'まだ何も入っていない底を見ます。台所にあるものを、どこへどう詰めますか。',
      alt: '朝の台所。格子縞の布の上に、楕円の曲げわっぱが空のまま置かれている。小皿に朱色の梅干しがひとつ。炊飯器の蓋が開き、卵焼きの鍋から湯気が立つ。',
    },
    between: '蓋を閉めてから開けるまで、箱はどんな道を揺られてきましたか。',
    after: {
      caption: '蓋をあけた昼の机',
      prompt: '梅干しの座っている場所を確かめ、箱の縁に沿ってひとまわり味わいます。',
      alt: '昼の事務所の机。同じ布の上で曲げわっぱの蓋が開き、白いご飯の真ん中に朱色の梅干し。仕切りの向こうに卵焼きとブロッコリー。奥にノートパソコン、窓の外に高い建物が並ぶ。',
    },
  },
] as const satisfies readonly RyueSet[];
