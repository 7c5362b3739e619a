import type { ContentItem } from '../../../sync/model/practice/content-item.ts';

/** A part of a scene, in a connecting form. */
export interface Fragment extends ContentItem {
  readonly text: string;
}

/** A question that looks at a scene with one awareness. */
export interface JutsuQuestion extends ContentItem {
  readonly text: string;
  readonly sample: SampleOfQuestion;
}

/** An answer that somebody might give, and the scene that it is about: the member's own is one of millions. */
export interface SampleOfQuestion {
  readonly scene: string;
  readonly answer: string;
}

/** An awareness, with the questions that introduce it in turn. */
export interface Awareness {
  readonly word: string;
  readonly questions: readonly JutsuQuestion[];
}

// Time + place and object + person + manner form one sentence in any combination. Therefore every place is outdoors, every
// time suits every person, and no manner needs a free hand.
export const times: readonly Fragment[] = [
  { id: 'jutsu-time-01', text: '夜明けの' },
  { id: 'jutsu-time-02', text: '朝霧の' },
  { id: 'jutsu-time-03', text: '日曜の朝の' },
  { id: 'jutsu-time-04', text: '夏の終わりの' },
  { id: 'jutsu-time-05', text: '真昼の' },
  { id: 'jutsu-time-06', text: '昼下がりの' },
  { id: 'jutsu-time-07', text: '雨上がりの' },
  { id: 'jutsu-time-08', text: '虹の見える' },
  { id: 'jutsu-time-09', text: '小雨の降る', readings: [['小雨', 'こさめ']] },
  { id: 'jutsu-time-10', text: '夕暮れの' },
  { id: 'jutsu-time-11', text: '宵の口の' },
  { id: 'jutsu-time-12', text: '満月の夜の' },
  { id: 'jutsu-time-13', text: '小春日和の' },
  { id: 'jutsu-time-14', text: '初雪の' },
  { id: 'jutsu-time-15', text: '台風一過の', readings: [['台風一過', 'たいふういっか']] },
  { id: 'jutsu-time-16', text: '梅雨の晴れ間の', readings: [['梅雨', 'つゆ']] },
  { id: 'jutsu-time-17', text: '秋晴れの' },
  { id: 'jutsu-time-18', text: '連休初日の' },
  { id: 'jutsu-time-19', text: '大みそかの' },
  { id: 'jutsu-time-20', text: '春一番の吹く' },
];

export const places: readonly Fragment[] = [
  { id: 'jutsu-place-01', text: '商店街で' },
  { id: 'jutsu-place-02', text: '駅前の広場で' },
  { id: 'jutsu-place-03', text: '歩道橋の上で' },
  { id: 'jutsu-place-04', text: '川沿いの土手で' },
  { id: 'jutsu-place-05', text: 'あぜ道で' },
  { id: 'jutsu-place-06', text: '坂道の途中で' },
  { id: 'jutsu-place-07', text: '神社の石段で' },
  { id: 'jutsu-place-08', text: '銭湯の前で' },
  { id: 'jutsu-place-09', text: '船着き場で' },
  { id: 'jutsu-place-10', text: 'バス停で' },
  { id: 'jutsu-place-11', text: '交番の前で' },
  { id: 'jutsu-place-12', text: '市役所の正面で' },
  { id: 'jutsu-place-13', text: '病院の正門で' },
  { id: 'jutsu-place-14', text: 'コンビニの軒下で' },
  { id: 'jutsu-place-15', text: 'コインランドリーの前で' },
  { id: 'jutsu-place-16', text: '団地の中庭で' },
  { id: 'jutsu-place-17', text: 'すべり台のそばで' },
  { id: 'jutsu-place-18', text: '噴水のほとりで' },
  { id: 'jutsu-place-19', text: '動物園の前で' },
  { id: 'jutsu-place-20', text: '図書館の前で' },
  { id: 'jutsu-place-21', text: '彫刻の並ぶ広場で' },
  { id: 'jutsu-place-22', text: '大学の並木道で' },
  { id: 'jutsu-place-23', text: '野球場の入り口で' },
  { id: 'jutsu-place-24', text: '空港の展望デッキで' },
  { id: 'jutsu-place-25', text: '灯台のそばで' },
  { id: 'jutsu-place-26', text: '砂浜で' },
  { id: 'jutsu-place-27', text: 'つり橋のたもとで' },
  { id: 'jutsu-place-28', text: '牧場の入り口で' },
  { id: 'jutsu-place-29', text: '無人駅の前で' },
  { id: 'jutsu-place-30', text: '足湯のそばで' },
  { id: 'jutsu-place-31', text: 'サービスエリアの片隅で' },
  { id: 'jutsu-place-32', text: '工事現場の前で' },
  { id: 'jutsu-place-33', text: 'ビル街の公園で' },
  { id: 'jutsu-place-34', text: '屋上庭園で' },
  { id: 'jutsu-place-35', text: '地下鉄の出口で' },
  { id: 'jutsu-place-36', text: 'タクシー乗り場で' },
  { id: 'jutsu-place-37', text: '映画館の前で' },
  { id: 'jutsu-place-38', text: '花屋の店先で' },
  { id: 'jutsu-place-39', text: '掲示板の前で' },
  { id: 'jutsu-place-40', text: '自動販売機の横で' },
  { id: 'jutsu-place-41', text: '郵便局の前で' },
  { id: 'jutsu-place-42', text: '丘の展望台で' },
  { id: 'jutsu-place-43', text: '観覧車の真下で' },
  { id: 'jutsu-place-44', text: '運河沿いの遊歩道で' },
  { id: 'jutsu-place-45', text: '住宅街の路地で' },
];

export const persons: readonly Fragment[] = [
  { id: 'jutsu-person-01', text: '郵便配達員が' },
  { id: 'jutsu-person-02', text: '新米の駅員が' },
  { id: 'jutsu-person-03', text: '植木職人が' },
  { id: 'jutsu-person-04', text: '若い板前が' },
  { id: 'jutsu-person-05', text: '寝ぐせ頭の大学生が' },
  { id: 'jutsu-person-06', text: '白髪の紳士が' },
  { id: 'jutsu-person-07', text: '着物姿の老婦人が' },
  { id: 'jutsu-person-08', text: '力士が' },
  { id: 'jutsu-person-09', text: '花嫁が' },
  { id: 'jutsu-person-10', text: '手品師が' },
  { id: 'jutsu-person-11', text: '非番の看護師が' },
  { id: 'jutsu-person-12', text: '訪問介護のヘルパーが' },
  { id: 'jutsu-person-13', text: 'ネパールからの留学生が' },
  { id: 'jutsu-person-14', text: 'ブラジル生まれの溶接工が' },
  { id: 'jutsu-person-15', text: 'インド料理店の店主が' },
  { id: 'jutsu-person-16', text: '小学4年生の男の子が' },
  { id: 'jutsu-person-17', text: '中学生の女の子が' },
  { id: 'jutsu-person-18', text: '背の高い転校生が' },
  { id: 'jutsu-person-19', text: '手話通訳者が' },
  { id: 'jutsu-person-20', text: '義足のランナーが' },
  { id: 'jutsu-person-21', text: '歯科医が' },
  { id: 'jutsu-person-22', text: '獣医が' },
  { id: 'jutsu-person-23', text: '気象予報士が' },
  { id: 'jutsu-person-24', text: '測量士が' },
  { id: 'jutsu-person-25', text: 'とび職人が' },
  { id: 'jutsu-person-26', text: '宮大工の女性が' },
  { id: 'jutsu-person-27', text: '指揮者が' },
  { id: 'jutsu-person-28', text: '落語家が' },
  { id: 'jutsu-person-29', text: '漫画家が' },
  { id: 'jutsu-person-30', text: '声優志望の青年が' },
  { id: 'jutsu-person-31', text: '動画配信者が' },
  { id: 'jutsu-person-32', text: 'システムエンジニアが' },
  { id: 'jutsu-person-33', text: '就職活動中の学生が' },
  { id: 'jutsu-person-34', text: '書店員が' },
  { id: 'jutsu-person-35', text: 'タクシー運転手が' },
  { id: 'jutsu-person-36', text: '窓ふきの清掃員が' },
  { id: 'jutsu-person-37', text: '消防士が' },
  { id: 'jutsu-person-38', text: '若い住職が' },
  { id: 'jutsu-person-39', text: '90歳の現役農家が' },
  { id: 'jutsu-person-40', text: '漁師が' },
  { id: 'jutsu-person-41', text: '棋士が' },
  { id: 'jutsu-person-42', text: 'ピアノ調律師が' },
  { id: 'jutsu-person-43', text: '応援団長が' },
  { id: 'jutsu-person-44', text: '新人の教師が' },
  { id: 'jutsu-person-45', text: '育休中の父親が' },
];

export const objects: readonly Fragment[] = [
  { id: 'jutsu-object-01', text: '傘を持った' },
  { id: 'jutsu-object-02', text: '小ぶりの柱時計を抱えた' },
  { id: 'jutsu-object-03', text: '空っぽの鳥かごを提げた' },
  { id: 'jutsu-object-04', text: '宛名のない手紙を手にした' },
  { id: 'jutsu-object-05', text: '青い風船の束を持った' },
  { id: 'jutsu-object-06', text: '焼きたてのパンを抱えた' },
  { id: 'jutsu-object-07', text: '双眼鏡を首から下げた' },
  { id: 'jutsu-object-08', text: 'バイオリンのケースを提げた' },
  { id: 'jutsu-object-09', text: '金魚の入った袋を提げた' },
  { id: 'jutsu-object-10', text: '底の抜けそうな段ボール箱を抱えた' },
  { id: 'jutsu-object-11', text: 'スーツケースを引いた' },
  { id: 'jutsu-object-12', text: '画面にひびの入ったスマホを握った' },
  { id: 'jutsu-object-13', text: '名札を裏返しにつけた' },
  { id: 'jutsu-object-14', text: '紙袋を両手に提げた' },
  { id: 'jutsu-object-15', text: '値引きシールのついた花束を抱えた' },
  { id: 'jutsu-object-16', text: 'ラップに包んだおにぎりを手にした' },
  { id: 'jutsu-object-17', text: '寄せ書きの色紙を抱えた', readings: [['色紙', 'しきし']] },
  { id: 'jutsu-object-18', text: '折り畳んだ地図を手にした' },
  { id: 'jutsu-object-19', text: '大きな三脚を担いだ' },
  { id: 'jutsu-object-20', text: '折り畳みの将棋盤を小脇に抱えた' },
  { id: 'jutsu-object-21', text: 'サボテンの鉢を抱えた' },
  { id: 'jutsu-object-22', text: '保冷バッグを肩に掛けた' },
  { id: 'jutsu-object-23', text: 'トロフィーを抱えた' },
  { id: 'jutsu-object-24', text: '拡声器を提げた' },
  { id: 'jutsu-object-25', text: '小さな水槽を抱えた' },
  { id: 'jutsu-object-26', text: 'ギターを背負った' },
  { id: 'jutsu-object-27', text: '丸めたポスターを脇に挟んだ' },
  { id: 'jutsu-object-28', text: '鍵の束を提げた' },
  { id: 'jutsu-object-29', text: '釣りざおを担いだ' },
  { id: 'jutsu-object-30', text: 'レモンのぎっしり入った袋を提げた' },
  { id: 'jutsu-object-31', text: '番号札を握りしめた' },
  { id: 'jutsu-object-32', text: '懐中電灯を手にした' },
  { id: 'jutsu-object-33', text: '布でくるんだ鏡を背負った' },
  { id: 'jutsu-object-34', text: '分厚い楽譜を抱えた' },
  { id: 'jutsu-object-35', text: '招き猫を胸に抱いた' },
  { id: 'jutsu-object-36', text: 'ドローンを両手に載せた' },
  { id: 'jutsu-object-37', text: '毛糸玉の入ったかごを提げた' },
  { id: 'jutsu-object-38', text: 'ピザの箱を水平に持った' },
  { id: 'jutsu-object-39', text: 'ノートパソコンを抱えた' },
  { id: 'jutsu-object-40', text: '座布団を1枚抱えた' },
  { id: 'jutsu-object-41', text: 'ケーキの箱を提げた' },
  { id: 'jutsu-object-42', text: '木彫りの熊を抱きかかえた' },
  { id: 'jutsu-object-43', text: '地球儀を抱えた' },
  { id: 'jutsu-object-44', text: '救急箱を提げた' },
  { id: 'jutsu-object-45', text: 'けん玉を手にした' },
];

export const manners: readonly Fragment[] = [
  { id: 'jutsu-manner-01', text: 'ゆっくりと空を見上げている' },
  { id: 'jutsu-manner-02', text: 'じっと耳を澄ましている' },
  { id: 'jutsu-manner-03', text: '古い歌を口ずさんでいる' },
  { id: 'jutsu-manner-04', text: 'うれしそうに誰かを待っている' },
  { id: 'jutsu-manner-05', text: 'しきりに後ろを気にしている' },
  { id: 'jutsu-manner-06', text: '必死に笑いをこらえている' },
  { id: 'jutsu-manner-07', text: '散歩中の犬と真顔で見つめ合っている' },
  { id: 'jutsu-manner-08', text: '落ち着きなく歩き回っている' },
  { id: 'jutsu-manner-09', text: '誰にともなく頭を下げる' },
  { id: 'jutsu-manner-10', text: 'ふと足を止めて振り返る' },
  { id: 'jutsu-manner-11', text: '出そうで出ないくしゃみを待っている' },
  { id: 'jutsu-manner-12', text: '止まらないしゃっくりに困っている' },
  { id: 'jutsu-manner-13', text: '早口ことばを練習している' },
  { id: 'jutsu-manner-14', text: '口笛で同じ曲をくり返している' },
  { id: 'jutsu-manner-15', text: '小声で数を数えている' },
  { id: 'jutsu-manner-16', text: '見知らぬ人に道を尋ねている' },
  { id: 'jutsu-manner-17', text: '誰かの名前を大声で呼んでいる' },
  { id: 'jutsu-manner-18', text: 'あくびをかみ殺している' },
  { id: 'jutsu-manner-19', text: '深く息を吸い込む' },
  { id: 'jutsu-manner-20', text: '遠ざかる足音に聞き入っている' },
  { id: 'jutsu-manner-21', text: 'うれし泣きをこらえている' },
  { id: 'jutsu-manner-22', text: '何度も小さくうなずいている' },
  { id: 'jutsu-manner-23', text: '首をかしげたまま動かない' },
  { id: 'jutsu-manner-24', text: '耳まで赤くなってうつむく' },
  { id: 'jutsu-manner-25', text: '得意そうに胸を張っている' },
  { id: 'jutsu-manner-26', text: 'ぎこちない笑顔で写真に収まっている' },
  { id: 'jutsu-manner-27', text: 'くんくんと風のにおいをかいでいる' },
  { id: 'jutsu-manner-28', text: '謝る練習をぶつぶつくり返している' },
  { id: 'jutsu-manner-29', text: 'イヤホンの曲に合わせて体を揺らしている' },
  { id: 'jutsu-manner-30', text: '覚えたての単語をつぶやいている' },
  { id: 'jutsu-manner-31', text: '人違いをされて戸惑っている' },
  { id: 'jutsu-manner-32', text: 'ほっとしたように肩の力を抜く' },
  { id: 'jutsu-manner-33', text: '誰かの名前を思い出そうとしている' },
  { id: 'jutsu-manner-34', text: '通りすがりの人と話し込んでいる' },
  { id: 'jutsu-manner-35', text: '数歩進んでは立ち止まっている' },
  { id: 'jutsu-manner-36', text: '声を上げて笑っている' },
  { id: 'jutsu-manner-37', text: '目を丸くして立ち尽くす' },
  { id: 'jutsu-manner-38', text: '眉を寄せて考え込んでいる' },
  { id: 'jutsu-manner-39', text: '足もとの何かをそっとよけて通る' },
  { id: 'jutsu-manner-40', text: '大きな音に驚いて身をすくめる' },
  { id: 'jutsu-manner-41', text: '呼ばれた気がして辺りを見回している' },
  { id: 'jutsu-manner-42', text: 'ハンズフリーの電話で誰かをなだめている' },
  { id: 'jutsu-manner-43', text: 'すれ違う人へ笑顔で道を譲る' },
  { id: 'jutsu-manner-44', text: '何かを言いかけて口をつぐむ' },
  { id: 'jutsu-manner-45', text: '唇の動きだけで何かを伝えている' },
];

const association: Awareness = {
  word: '連想',
  questions: [
    {
      id: 'jutsu-question-01-1',
      text: '人か、物か、空か。ひとつに指を置くと、まっさきに何が浮かびますか。',
      sample: {
        scene: '昼下がりの図書館の前で、青い風船の束を持った獣医が、ゆっくりと空を見上げている。',
        answer: '物。青い風船から、夏祭りの帰りに手を離してしまったひとつが浮かぶ。',
      },
    },
    {
      id: 'jutsu-question-01-2',
      text: '持ち物から始めて連想を3回つなぐと、どこに着きますか。',
      sample: {
        scene: '真昼のバス停で、レモンのぎっしり入った袋を提げた測量士が、しきりに後ろを気にしている。',
        answer: 'レモンから紅茶、紅茶から湯気、湯気から冬の立ち食いそば。着いたのは駅の店。',
      },
    },
    {
      id: 'jutsu-question-01-3',
      text: 'この場所のにおいを想像すると、何が浮かびますか。顔でも、物でも。',
      sample: {
        scene: '夜明けの船着き場で、釣りざおを担いだ漁師が、じっと耳を澄ましている。',
        answer: '濡れた綱と油のにおい。連絡船に乗るたび酔っていた、小さいころの弟の顔。',
      },
    },
    {
      id: 'jutsu-question-01-4',
      text: '持ち物と名前の音が近いことばをひとつ。そこから何が見えてきますか。',
      sample: {
        scene: '夕暮れの商店街で、傘を持った郵便配達員が、ゆっくりと空を見上げている。',
        answer: '傘とかさぶた。すりむいた膝を水道で洗った、夕方の校庭が見えてくる。',
      },
    },
    {
      id: 'jutsu-question-01-5',
      text: '持ち物を影絵にすると、ほかの何に見えますか。',
      sample: {
        scene: '秋晴れの大学の並木道で、ギターを背負った寝ぐせ頭の大学生が、イヤホンの曲に合わせて体を揺らしている。',
        answer: '胴がふくらみ、首が長い。影になると、大きなしゃもじに見える。',
      },
    },
  ],
};

/** 連想 is listed twice, so that it is drawn with double weight. */
export const awarenesses: readonly Awareness[] = [
  association,
  association,
  {
    word: '前',
    questions: [
      {
        id: 'jutsu-question-02-1',
        text: '1時間前には、どこで何をしていたのでしょう。',
        sample: {
          scene: '夕暮れの掲示板の前で、丸めたポスターを脇に挟んだ声優志望の青年が、深く息を吸い込む。',
          answer: '稽古場の壁で、配役表のいちばん下に自分の名前を見つけていた。',
        },
      },
      {
        id: 'jutsu-question-02-2',
        text: 'ほんの5秒前に、ここで何が起きましたか。',
        sample: {
          scene: '昼下がりの歩道橋の上で、紙袋を両手に提げた新人の教師が、大きな音に驚いて身をすくめる。',
          answer: '下の道で、荷台の板が1枚落ちた。袋の中の答案まで揺れた。',
        },
      },
      {
        id: 'jutsu-question-02-3',
        text: '持ち物がこの人のもとへ来た場面を、見てきたように話してください。',
        sample: {
          scene: '宵の口の商店街で、招き猫を胸に抱いたインド料理店の店主が、声を上げて笑っている。',
          answer: '店をたたむ隣のそば屋が、最後の夜に「次はおたくで」と手渡した。',
        },
      },
      {
        id: 'jutsu-question-02-4',
        text: '家を出る前、最後に触ったものは何でしょう。',
        sample: {
          scene: '雨上がりの交番の前で、鍵の束を提げた90歳の現役農家が、誰かの名前を思い出そうとしている。',
          answer: '仏壇の扉。左の戸だけ、少し持ち上げて閉める。',
        },
      },
      {
        id: 'jutsu-question-02-5',
        text: '靴、荷物、表情。残された跡をひとつ選ぶと、どこまでさかのぼれますか。',
        sample: {
          scene: '朝霧のあぜ道で、大きな三脚を担いだ気象予報士が、あくびをかみ殺している。',
          answer: '靴の泥は、もう乾いている。まだ暗いうちに着いて、待ちはじめたところまで。',
        },
      },
    ],
  },
  {
    word: '後',
    questions: [
      {
        id: 'jutsu-question-03-1',
        text: 'あと10分見ていたら、ここで何が起こりそうですか。',
        sample: {
          scene: '宵の口のタクシー乗り場で、保冷バッグを肩に掛けた非番の看護師が、落ち着きなく歩き回っている。',
          answer: '1台が着いて、娘らしい人が降りる。バッグは渡され、二人は逆の方向へ歩きだす。',
        },
      },
      {
        id: 'jutsu-question-03-2',
        text: '3秒あとの続きを3通り、起こりそうな順に並べてください。',
        sample: {
          scene: '秋晴れの砂浜で、ドローンを両手に載せたシステムエンジニアが、早口ことばを練習している。',
          answer: '言い終えて空へ放す。風を見てやめる。つかえたところからやり直す。この順に。',
        },
      },
      {
        id: 'jutsu-question-03-3',
        text: '1年たって、この人は今日のことを誰に話していますか。',
        sample: {
          scene: '初雪の無人駅の前で、空っぽの鳥かごを提げた中学生の女の子が、うれし泣きをこらえている。',
          answer: 'クラス替えで隣になった子に。「助けた鳥が、雪の中を飛んでいったの」。',
        },
      },
      {
        id: 'jutsu-question-03-4',
        text: '明日の今ごろ、持ち物はどこに置かれていますか。',
        sample: {
          scene: '日曜の朝の団地の中庭で、ケーキの箱を提げた育休中の父親が、うれしそうに誰かを待っている。',
          answer: '畳まれて、古紙の束のいちばん上。',
        },
      },
      {
        id: 'jutsu-question-03-5',
        text: '周りの人がそろって振り返るのは、次に何が起きたときですか。',
        sample: {
          scene: '連休初日の動物園の前で、拡声器を提げた応援団長が、小声で数を数えている。',
          answer: '数え終えた団長が、第一声を張り上げたとき。',
        },
      },
    ],
  },
  {
    word: '特徴',
    questions: [
      {
        id: 'jutsu-question-04-1',
        text: '人込みの中から見つけるとしたら、何が目印になりますか。',
        sample: {
          scene: '夏の終わりの野球場の入り口で、折り畳みの将棋盤を小脇に抱えた棋士が、眉を寄せて考え込んでいる。',
          answer: '脇に挟んだ四角い板。ほかの人の荷物は、たいてい肩から下がっている。',
        },
      },
      {
        id: 'jutsu-question-04-2',
        text: 'よく似た人が5人並んでいます。この人だけにある印は。',
        sample: {
          scene: '満月の夜の丘の展望台で、双眼鏡を首から下げた義足のランナーが、じっと耳を澄ましている。',
          answer: '双眼鏡のひもに結んだ赤い糸。去年の大会の番号札についていたもの。',
        },
      },
      {
        id: 'jutsu-question-04-3',
        text: '足音だけで言い当てるには、どこを聞き分けますか。',
        sample: {
          scene: '小春日和の神社の石段で、傘を持った着物姿の老婦人が、数歩進んでは立ち止まっている。',
          answer: '草履の底がすれる音と、二歩に一度だけ石に当たる傘の先。',
        },
      },
      {
        id: 'jutsu-question-04-4',
        text: 'この持ち物をなくしたと係の人に話します。ひと言で絞り込むなら。',
        sample: {
          scene:
            '真昼の地下鉄の出口で、画面にひびの入ったスマホを握った就職活動中の学生が、呼ばれた気がして辺りを見回している。',
          answer: '「画面の右上から斜めに、魚の骨の形のひびが入っています」。',
        },
      },
      {
        id: 'jutsu-question-04-5',
        text: '目立つのに目印にならないものと、地味でも目印になるもの。ひとつずつ挙げると。',
        sample: {
          scene: '連休初日の市役所の正面で、トロフィーを抱えた小学4年生の男の子が、得意そうに胸を張っている。',
          answer: 'トロフィーは、優勝した3人が同じものを抱えている。左右で色の違う靴下は、この子だけ。',
        },
      },
    ],
  },
  {
    word: '比較',
    questions: [
      {
        id: 'jutsu-question-05-1',
        text: '昨日の同じ場所と並べてみると、どこが違いますか。',
        sample: {
          scene: '大みそかの花屋の店先で、値引きシールのついた花束を抱えた書店員が、何度も小さくうなずいている。',
          answer: '昨日は菊が表にあった。今日は松と千両だけで、隣の店の前まで列が続いている。',
        },
        readings: [['表に', 'おもてに']],
      },
      {
        id: 'jutsu-question-05-2',
        text: '手ぶらで来た日のこの人を隣に立たせます。違いはどこに出ますか。',
        sample: {
          scene: '昼下がりの地下鉄の出口で、座布団を1枚抱えた落語家が、口笛で同じ曲をくり返している。',
          answer: '手ぶらの日は袖に腕を入れて歩く。今日は肘が張って、人のほうがよけていく。',
        },
      },
      {
        id: 'jutsu-question-05-3',
        text: 'あなたが今いる場所と、この情景。違うところと同じところを、ひとつずつ。',
        sample: {
          scene: '真昼の屋上庭園で、金魚の入った袋を提げた歯科医が、あくびをかみ殺している。',
          answer: '違うのは、頭の上に屋根がないこと。同じなのは、どこかで換気扇が回っていること。',
        },
      },
      {
        id: 'jutsu-question-05-4',
        text: '1年前のこの人を連れてきます。声を比べると、どう違いますか。',
        sample: {
          scene: '夜明けの船着き場で、懐中電灯を手にした若い板前が、誰かの名前を大声で呼んでいる。',
          answer: '去年は二度目で声が裏返った。今年は同じ高さのまま、語尾まで届く。',
        },
      },
      {
        id: 'jutsu-question-05-5',
        text: 'この人とあなた。急いでいる度合いを比べたら、どちらへ傾きますか。',
        sample: {
          scene: '春一番の吹く坂道の途中で、紙袋を両手に提げた郵便配達員が、ふと足を止めて振り返る。',
          answer: '向こうへ傾く。止まっていても、かかとが浮いている。私は座って茶を飲んでいる。',
        },
      },
    ],
  },
  {
    word: '抽象',
    questions: [
      {
        id: 'jutsu-question-06-1',
        text: 'していることを、もう1段広い名で呼ぶと、何になりますか。',
        sample: {
          scene: '小春日和の住宅街の路地で、分厚い楽譜を抱えたピアノ調律師が、口笛で同じ曲をくり返している。',
          answer: '「口笛を吹く」の上は「音を出す」。もう1段上げるなら「体を使って表す」。',
        },
      },
      {
        id: 'jutsu-question-06-2',
        text: '持ち物の名を2段のぼらせてください。りんごなら「果物」「食べ物」です。',
        sample: {
          scene: '日曜の朝のすべり台のそばで、けん玉を手にした小学4年生の男の子が、得意そうに胸を張っている。',
          answer: 'けん玉は「おもちゃ」。その上は「遊びの道具」。',
        },
      },
      {
        id: 'jutsu-question-06-3',
        text: '「何かをしている人」では広すぎます。この人らしさの残る呼び名は。',
        sample: {
          scene: '雨上がりの工事現場の前で、折り畳んだ地図を手にした測量士が、数歩進んでは立ち止まっている。',
          answer: '「歩幅で道を測っている人」。',
        },
      },
      {
        id: 'jutsu-question-06-4',
        text: 'よその町の人にも心当たりのある題を、この情景につけると。',
        sample: {
          scene:
            '連休初日のサービスエリアの片隅で、ラップに包んだおにぎりを手にした就職活動中の学生が、耳まで赤くなってうつむく。',
          answer: '「言えなかったひと言のあと」。面接の帰りにも、試合の帰りにもつけられる。',
        },
      },
      {
        id: 'jutsu-question-06-5',
        text: 'この人と、交差点に立つ警備員。ひとまとめに呼べる名を考えてください。',
        sample: {
          scene: '宵の口の自動販売機の横で、懐中電灯を手にした消防士が、じっと耳を澄ましている。',
          answer: '「何も起きないうちに気づく役の人」。',
        },
      },
    ],
  },
  {
    word: '本質',
    questions: [
      {
        id: 'jutsu-question-07-1',
        text: '何をひとつ抜いたら、この情景は別のものになりますか。',
        sample: {
          scene: '満月の夜の歩道橋の上で、懐中電灯を手にした花嫁が、しきりに後ろを気にしている。',
          answer: '懐中電灯。花嫁だけなら式の帰りだが、明かりがあるから、何かを探す夜になる。',
        },
      },
      {
        id: 'jutsu-question-07-2',
        text: '持ち物をそっと消します。まだ同じ情景だと言えますか。',
        sample: {
          scene: '満月の夜の観覧車の真下で、ピザの箱を水平に持った動画配信者が、目を丸くして立ち尽くす。',
          answer: '言えない。箱の中身が冷めていくから、立ち尽くす長さが気になる。',
        },
      },
      {
        id: 'jutsu-question-07-3',
        text: '場所をすっかり入れ替えても残るものは、何でしょう。',
        sample: {
          scene: '夕暮れの地下鉄の出口で、スーツケースを引いた手話通訳者が、唇の動きだけで何かを伝えている。',
          answer: '声を出さずに伝えたい相手がいること。海辺に替えても、目はひとりを向いている。',
        },
      },
      {
        id: 'jutsu-question-07-4',
        text: 'この人の目で見て、今この場に欠かせないものは。',
        sample: {
          scene: '昼下がりの大学の並木道で、サボテンの鉢を抱えた植木職人が、眉を寄せて考え込んでいる。',
          answer: '光の来る方角。鉢を置く場所は、それで決まる。',
        },
      },
      {
        id: 'jutsu-question-07-5',
        text: '居合わせた3歳の子の目には、何がこの情景の芯に映るでしょう。',
        sample: {
          scene: '夏の終わりの銭湯の前で、金魚の入った袋を提げた力士が、ほっとしたように肩の力を抜く。',
          answer: '力士ではなく金魚。袋はちょうど、子どもの目の高さにある。',
        },
      },
    ],
  },
  {
    word: '解明',
    questions: [
      {
        id: 'jutsu-question-08-1',
        text: 'この振る舞いにはわけがあるはず。手がかりはどこに見えますか。',
        sample: {
          scene: '夕暮れの郵便局の前で、折り畳んだ地図を手にした漫画家が、謝る練習をぶつぶつくり返している。',
          answer: '地図の余白に、太い字で「必着」と今日の日付がある。',
        },
      },
      {
        id: 'jutsu-question-08-2',
        text: '人から、物から、場所から。3方向から、わけをひとつずつ考えてください。',
        sample: {
          scene: '春一番の吹くコンビニの軒下で、分厚い楽譜を抱えた書店員が、出そうで出ないくしゃみを待っている。',
          answer: '人なら花粉。物なら楽譜の紙ぼこり。場所なら軒下へ吹き込む冷たい風。',
        },
      },
      {
        id: 'jutsu-question-08-3',
        text: '思いついたわけは、何を見れば確かめられますか。',
        sample: {
          scene: '小春日和の足湯のそばで、ノートパソコンを抱えたタクシー運転手が、何度も小さくうなずいている。',
          answer: '誰かの話を聞いている、と考えた。耳にイヤホンがあるかを見れば決まる。',
        },
      },
      {
        id: 'jutsu-question-08-4',
        text: 'ほかの日ではなく今日だったのは、なぜでしょう。',
        sample: {
          scene: '真昼の病院の正門で、番号札を握りしめた手品師が、小声で数を数えている。',
          answer: '月に一度、小児病棟で芸を見せる日だから。番号札は出番の順。',
        },
      },
      {
        id: 'jutsu-question-08-5',
        text: '本人に一度だけ尋ねてよいなら、何を聞けばわけに近づけますか。',
        sample: {
          scene: '朝霧のつり橋のたもとで、釣りざおを担いだ宮大工の女性が、首をかしげたまま動かない。',
          answer: '「今、橋のどこを見ていますか」。わけではなく、目の先を聞く。',
        },
      },
    ],
  },
  {
    word: '類似',
    questions: [
      {
        id: 'jutsu-question-09-1',
        text: 'していることの似たものを、まるで違う場所に探すと。',
        sample: {
          scene: '真昼のビル街の公園で、紙袋を両手に提げたとび職人が、イヤホンの曲に合わせて体を揺らしている。',
          answer: '風を受ける稲。根もとは動かず、先のほうだけ遅れて揺れる。',
        },
      },
      {
        id: 'jutsu-question-09-2',
        text: '動物や虫のなかに、同じことをしているものはいますか。',
        sample: {
          scene: '雨上がりのビル街の公園で、鍵の束を提げた窓ふきの清掃員が、足もとの何かをそっとよけて通る。',
          answer: '浅瀬を歩くサギ。足を上げ、下ろす前に一度止まる。',
        },
      },
      {
        id: 'jutsu-question-09-3',
        text: '会議室でも同じ筋書きの出来事がありました。どんな場面でしょう。',
        sample: {
          scene: '昼下がりの花屋の店先で、スーツケースを引いた若い住職が、呼ばれた気がして辺りを見回している。',
          answer: '資料を読んでいた人が、呼ばれた気がして顔を上げる。話は別の田中さんのことだった。',
        },
      },
      {
        id: 'jutsu-question-09-4',
        text: '台所の道具のうち、この人と働きが似ているのは。',
        sample: {
          scene:
            '宵の口の運河沿いの遊歩道で、丸めたポスターを脇に挟んだ指揮者が、ハンズフリーの電話で誰かをなだめている。',
          answer: '落としぶた。上から軽く押さえて、吹きこぼれないようにしている。',
        },
      },
      {
        id: 'jutsu-question-09-5',
        text: '形は違っても、これに似た一日がありますか。人から聞いた話でもかまいません。',
        sample: {
          scene: '日曜の朝の大学の並木道で、ギターを背負った背の高い転校生が、ぎこちない笑顔で写真に収まっている。',
          answer: '新しい職場の集合写真。立つ所に迷って、いちばん端で笑った。',
        },
      },
    ],
  },
  {
    word: '出所',
    questions: [
      {
        id: 'jutsu-question-10-1',
        text: 'その持ち物は、どこで生まれ、誰の手を渡って、ここまで来たのでしょう。',
        sample: {
          scene: '小春日和の牧場の入り口で、小ぶりの柱時計を抱えた歯科医が、ほっとしたように肩の力を抜く。',
          answer: '山あいの工場で組み立てられ、宿の帳場に30年。宿を閉じた主人が、通った歯科へ贈った。',
        },
      },
      {
        id: 'jutsu-question-10-2',
        text: '買ったのか、借りたのか、もらったのか。決め手はどこに見えますか。',
        sample: {
          scene: '夜明けの船着き場で、ノートパソコンを抱えた漁師が、見知らぬ人に道を尋ねている。',
          answer: '借りたもの。ふたに「組合2」と書いたシールが見える。',
        },
      },
      {
        id: 'jutsu-question-10-3',
        text: 'ここへ来ようと思い立ったのは、誰のどんなひと言からですか。',
        sample: {
          scene: '満月の夜の噴水のほとりで、サボテンの鉢を抱えたネパールからの留学生が、遠ざかる足音に聞き入っている。',
          answer: '同じ寮の先輩の、「水の音がすると、大きな声で国に電話できるよ」から。',
        },
      },
      {
        id: 'jutsu-question-10-4',
        text: '今の身ぶりは、誰から移ったのでしょう。',
        sample: {
          scene: '秋晴れの住宅街の路地で、ラップに包んだおにぎりを手にした白髪の紳士が、すれ違う人へ笑顔で道を譲る。',
          answer: '改札に立っていた父から。切符を受けとるたび、半歩下がる人だった。',
        },
      },
      {
        id: 'jutsu-question-10-5',
        text: '見えている物の材料をひとつ選び、採れた土地までさかのぼってください。',
        sample: {
          scene: '初雪の無人駅の前で、木彫りの熊を抱きかかえた白髪の紳士が、くんくんと風のにおいをかいでいる。',
          answer: '木。雪の残る北の斜面で切られたシナノキにたどり着く。',
        },
      },
    ],
  },
  {
    word: '真偽',
    questions: [
      {
        id: 'jutsu-question-11-1',
        text: '見えているもののうち、ひとつだけ偽りがあるとしたら、どれですか。',
        sample: {
          scene: '夕暮れのバス停で、ケーキの箱を提げた訪問介護のヘルパーが、うれしそうに誰かを待っている。',
          answer: 'うれしそうな顔。腕時計を見るあいだだけ、口もとが下がっている。',
        },
      },
      {
        id: 'jutsu-question-11-2',
        text: '「この人は急いでいる」。正しい、誤り、まだわからない。札を1枚選ぶと。',
        sample: {
          scene: '日曜の朝のバス停で、焼きたてのパンを抱えた寝ぐせ頭の大学生が、あくびをかみ殺している。',
          answer: 'まだわからない。寝ぐせは、急いだ印にも、よく眠った印にもなる。',
        },
      },
      {
        id: 'jutsu-question-11-3',
        text: '持ち物は、見かけどおりの品でしょうか。何を見れば決まりますか。',
        sample: {
          scene: '宵の口の工事現場の前で、バイオリンのケースを提げたブラジル生まれの溶接工が、古い歌を口ずさんでいる。',
          answer: 'ケースの中は工具かもしれない。留め金を外す手つきを見れば決まる。',
        },
      },
      {
        id: 'jutsu-question-11-4',
        text: '通りすがりの人が「いつものことです」と言います。信じる前に何を尋ねますか。',
        sample: {
          scene: '昼下がりのすべり台のそばで、地球儀を抱えた漫画家が、声を上げて笑っている。',
          answer: '「この前はいつでしたか」。1度見ただけでも、いつもと言う人がいる。',
        },
      },
      {
        id: 'jutsu-question-11-5',
        text: '確かに言えることと、まだ言い切れないこと。ひとつずつ分けてください。',
        sample: {
          scene: '夕暮れの川沿いの土手で、値引きシールのついた花束を抱えたタクシー運転手が、耳まで赤くなってうつむく。',
          answer: '確かなのは、花束に値引きのシールがあること。言い切れないのは、渡す相手がいること。',
        },
      },
    ],
  },
  {
    word: '仮定',
    questions: [
      {
        id: 'jutsu-question-12-1',
        text: 'もしあなたが通りかかったら、最初にどんな声をかけますか。',
        sample: {
          scene: '夏の終わりの足湯のそばで、座布団を1枚抱えた落語家が、止まらないしゃっくりに困っている。',
          answer: '「お水、要りますか」。わけを聞くのは、止まってからでいい。',
        },
      },
      {
        id: 'jutsu-question-12-2',
        text: 'もし同じ持ち物がもうひとつあったら、誰の手に渡りますか。',
        sample: {
          scene: '小春日和の団地の中庭で、毛糸玉の入ったかごを提げた消防士が、小声で数を数えている。',
          answer: '交代で来る後輩に。待つあいだの編み方から教えることになる。',
        },
      },
      {
        id: 'jutsu-question-12-3',
        text: 'もし後ろから名前を呼ばれたら、この人の何が変わりますか。',
        sample: {
          scene: '宵の口の無人駅の前で、スーツケースを引いた育休中の父親が、遠ざかる足音に聞き入っている。',
          answer: '足音から耳が離れる。振り向くより先に、肩が下がる。',
        },
      },
      {
        id: 'jutsu-question-12-4',
        text: '空模様だけを入れ替えます。それでも変わらないことは何ですか。',
        sample: {
          scene: '虹の見える坂道の途中で、ケーキの箱を提げた植木職人が、うれしそうに誰かを待っている。',
          answer: '雪に替えても、待つ相手が来る道は同じ。目は坂の先を向いたまま。',
        },
      },
      {
        id: 'jutsu-question-12-5',
        text: 'もし手ぶらで家を出ていたら、今ごろどこにいますか。',
        sample: {
          scene: '朝霧の牧場の入り口で、救急箱を提げた獣医が、落ち着きなく歩き回っている。',
          answer: '家へ引き返す車の中。牧場には「10分遅れます」と電話を入れた。',
        },
      },
    ],
  },
  {
    word: '具体化',
    questions: [
      {
        id: 'jutsu-question-13-1',
        text: '足もとまで描いてみてください。何を履いていますか。',
        sample: {
          scene: '夜明けの住宅街の路地で、保冷バッグを肩に掛けた若い板前が、あくびをかみ殺している。',
          answer: '白い長靴。くるぶしの高さに、乾いた塩の線がついている。',
        },
      },
      {
        id: 'jutsu-question-13-2',
        text: '次に口をひらいたら、どんなひと言ですか。声の高さまで決めてください。',
        sample: {
          scene: '夕暮れの掲示板の前で、名札を裏返しにつけた中学生の女の子が、何かを言いかけて口をつぐむ。',
          answer: '「やっぱり、いい」。ふだんより低く、最後の音だけ短い。',
        },
      },
      {
        id: 'jutsu-question-13-3',
        text: '持ち物に傷か汚れがひとつ。どこに、どのくらいの大きさで。',
        sample: {
          scene: '春一番の吹く市役所の正面で、地球儀を抱えた新人の教師が、大きな音に驚いて身をすくめる。',
          answer: '南の海に、親指の腹ほどのへこみ。青い塗りがはげて、白い紙が見える。',
        },
      },
      {
        id: 'jutsu-question-13-4',
        text: 'この場の音を、近い順に数えてください。いくつ聞こえますか。',
        sample: {
          scene: '秋晴れの灯台のそばで、ピザの箱を水平に持った動画配信者が、くんくんと風のにおいをかいでいる。',
          answer: 'ピザの箱のきしみ、上着のはためき、かもめ、岩に当たる波。四つ聞こえる。',
        },
      },
      {
        id: 'jutsu-question-13-5',
        text: 'この人が紙を1枚落としました。どんな字で、何と書いてありますか。',
        sample: {
          scene:
            '雨上がりのコインランドリーの前で、保冷バッグを肩に掛けた育休中の父親が、謝る練習をぶつぶつくり返している。',
          answer: '鉛筆の小さな字で、「牛乳、電池、きちんと謝る」。',
        },
      },
    ],
  },
];
