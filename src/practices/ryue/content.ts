export type RyuePictureId = 'harbor' | 'morning-glory' | 'crane' | 'snow-water' | 'station';

export type RyueSide = 'before' | 'after';

/** Texts of one picture; a caption has at most 14 characters. */
export interface RyuePicture {
  readonly caption: string;
  readonly prompt: string;
}

/** A pair of pictures, before and after, and the question between them. */
export interface RyueSet extends Readonly<Record<RyueSide, RyuePicture>> {
  readonly id: RyuePictureId;
  readonly title: string;
  readonly between: string;
}

export const ryueSets = [
  {
    id: 'harbor',
    title: '港が目を覚ます',
    before: { caption: '夜明け前の港', prompt: '灯はどこに残り、水のどこまで届いていますか。' },
    between: '網を引いた手から品を並べる手まで、何人の手を渡ってきましたか。',
    after: { caption: '朝市', prompt: '灯のあった場所に来たものを確かめ、それから人の手もとへ目を移します。' },
  },
  {
    id: 'morning-glory',
    title: '種がほどける',
    before: { caption: '一粒の種', prompt: '大きさ、丸み、落ちる影。この粒の中に、もう始まっているものは何でしょう。' },
    between: '水をやった朝を、ひとつずつ数えてみます。晴れた日は幾日ありましたか。',
    after: { caption: '縁側の朝顔', prompt: 'つるの先から根もとへ、伸びてきた道を目で逆にたどります。' },
  },
  {
    id: 'crane',
    title: '紙が鳥になる',
    before: { caption: '白い紙', prompt: '四つの隅を順に見ます。色の違うひとつは、折ったあとどこへ行くでしょう。' },
    between: '平らな紙が立ち上がったのは、どの折り目をつけたときでしたか。',
    after: { caption: '折り鶴', prompt: '首、羽、尾。紙だったときの場所を、ひとつずつ言い当てます。' },
  },
  {
    id: 'snow-water',
    title: '山が田をうるおす',
    before: {
      caption: '山の雪',
      prompt: '頂からふもとまで、雪の上を目で下ります。水の音がするとしたら、どのあたりですか。',
    },
    between: '雪が水になって田に着くまで、どんな音をいくつ立てましたか。',
    after: { caption: '田の水', prompt: '水が映しているものを探します。空と山は、どこで上下が入れ替わりますか。' },
  },
  {
    id: 'station',
    title: '駅に人が帰る',
    before: {
      caption: '無人の駅',
      prompt: '誰もいないことを、何が教えていますか。風に動くものも見つけます。',
    },
    between: '灯をともした人は、誰の足音を待っていましたか。',
    after: { caption: '迎える灯', prompt: '光の届くところと届かないところ、その境目を指でなぞります。' },
  },
] as const satisfies readonly RyueSet[];
