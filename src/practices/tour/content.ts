/** Names of the lucide-react icons for themes; the screen maps them to components. */
export type TourIcon =
  | 'Backpack'
  | 'CookingPot'
  | 'EighthNotes'
  | 'House'
  | 'Luggage'
  | 'MoonStar'
  | 'School'
  | 'TreeDeciduous';

/** A guided walk; its four prompts are in walking order. */
export interface TalkTheme {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly examples: readonly [string, string, string, string];
  readonly icon: TourIcon;
}

export const talkThemes = [
  {
    id: 'school',
    title: '通った小学校を校門から案内する',
    description: '初めて訪れる人を連れて、校門から校舎の奥まで歩きます。今の姿ではなく、覚えているままの学校を。',
    examples: [
      '校門に立つと、まず何が見えますか。坂、花壇、門の塗りのはげたところ。',
      '靴箱で上ばきに履き替えます。あなたの場所は何段目でしたか。',
      '教室までの廊下を行きます。床の冷たさ、開いた戸から漏れる声。',
      'チャイムが鳴る前に、もうひとつ。先生も知らない場所へ連れていってください。',
    ],
    icon: 'School',
  },
  {
    id: 'kitchen',
    title: '祖母の台所に客を招く',
    description: '火にかけた鍋の音がする台所へ、客を招き入れます。祖母の家に覚えがなければ、幼いころ長くいた台所で。',
    examples: [
      '戸を開けた瞬間のにおいから始めます。だし、ぬか床、石けん。',
      '火のまわりに並んでいた鍋は、どんな色で、どこがへこんでいましたか。',
      'いちばんよく使う引き出しを、客の前で開けてみてください。',
      '一皿できました。それを運ぶ先に、誰が座っていますか。',
    ],
    icon: 'CookingPot',
  },
  {
    id: 'song',
    title: '好きな一曲を鳴らさずに聴かせる',
    description: '歌うのも口ずさむのもなし。始まりから終わりまで、言葉だけで相手の耳に届けます。',
    examples: [
      '最初の音は、遠くから近づいてきますか。目の前で急に鳴りますか。',
      '曲が動き出しました。人の足にたとえるなら、急ぎ足か、散歩か。',
      'いちばん好きな数秒で立ち止まり、そこだけ虫眼鏡をあてます。',
      '最後の音が消えた部屋に、何が残っていますか。',
    ],
    icon: 'EighthNotes',
  },
  {
    id: 'way-home',
    title: '夜の帰り道を明かりでたどる',
    description: '駅や停留所を出て、家の鍵を回すまで。街灯、窓、自動販売機。光るものだけを目印に帰ります。',
    examples: [
      '歩き出すと、自分の影は前に伸びますか、後ろに伸びますか。',
      '曲がり角ごとに、次の明かりをひとつ指さして進んでください。',
      '明かりのとぎれるところでは、何の音が頼りになりますか。',
      '家が見えました。鍵を手に取るのは、あと何歩のところでしょう。',
    ],
    icon: 'MoonStar',
  },
  {
    id: 'bag',
    title: 'かばんの中をひとつの町として歩く',
    description: 'いつものかばんを町に見立てます。開けて確かめたくなっても、そのまま。覚えている地図だけが頼りです。',
    examples: [
      '町の門は留め金か、ファスナーか。開く音を立てて入ります。',
      '大通りには、毎日手に取るものが店を構えています。端から順にどうぞ。',
      '路地の奥に、いつからか住みついた小さなものがいます。何者ですか。',
      'この町に宝物をひとつ隠すなら、どこを選びますか。',
    ],
    icon: 'Backpack',
  },
  {
    id: 'journey',
    title: '旅先の朝、宿のまわりを歩く',
    description: '名所へ向かう前の1時間を案内します。写真に撮らなかった道ほど、言葉の出番があります。',
    examples: [
      '目を覚ました部屋の天井と、窓から差す光の色は。',
      '宿の人に道を尋ねます。どんな声で、どちらを指してくれましたか。',
      '自分の町では見かけないものを三つ、歩きながら拾ってください。',
      '振り返ると、来た道の向こうに宿があります。どのくらい小さく見えますか。',
    ],
    icon: 'Luggage',
  },
  {
    id: 'future-house',
    title: 'まだない家に客を通す',
    description: '住んでみたい家を、話しながら建てていきます。広さもお金も気にせず、玄関から一間ずつ。',
    examples: [
      '呼び鈴を押した客は、扉が開くまで何を眺めていますか。',
      '最初の部屋です。天井の高さと、床に何を張るかを決めてください。',
      '雨の日のためだけの場所をつくります。屋根を打つ音は聞こえますか。',
      '客を見送りました。あなたはどこに腰を下ろし、何を飲みますか。',
    ],
    icon: 'House',
  },
  {
    id: 'tree',
    title: '一本の木のそばで一年を過ごす',
    description: 'よく前を通る木を一本選びます。立つ場所は変えず、季節のほうに通り過ぎてもらいます。',
    examples: [
      'まず今日の姿。幹に手を当てると、ざらつきますか、冷たいですか。',
      '3か月先へ。枝先で真っ先に変わったところを教えてください。',
      '木の下を人が3人通ります。着ているもので季節を伝えます。',
      'ひと回りして同じ日に戻りました。増えた枝、なくなった枝はどれですか。',
    ],
    icon: 'TreeDeciduous',
  },
] as const satisfies readonly TalkTheme[];
