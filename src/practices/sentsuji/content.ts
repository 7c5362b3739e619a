import type { ContentItem } from '../../../sync/rules/content-item.ts';

/** A modifying phrase: 連用 (renyou) modifies a verb or adjective, 連体 (rentai) a noun. */
export interface ModifierPhrase extends ContentItem {
  /** From 1, the plainest, to 6. */
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly bunsetsu: string;
  readonly type: 'renyou' | 'rentai';
  readonly explanation: string;
}

/** The phrases in teaching order. */
export const modifierPhrases: readonly ModifierPhrase[] = [
  {
    id: 'sentsuji-001',
    level: 1,
    bunsetsu: '赤い',
    type: 'rentai',
    explanation:
      '「赤い自転車」は、なにが赤いのかを言う形で、「自転車」を選び出します。「赤く塗る」なら、どう塗るかを言う連用。「い」と「く」が分かれ目です。',
  },
  {
    id: 'sentsuji-002',
    level: 1,
    bunsetsu: '静かに',
    type: 'renyou',
    explanation:
      'ドアをどう閉めるか。「静かに閉める」は動詞「閉める」にかかります。名詞の前に立つときは「静かな廊下」。「に」が「な」に替わります。',
  },
  {
    id: 'sentsuji-003',
    level: 1,
    bunsetsu: '高く',
    type: 'renyou',
    explanation:
      '「箱を高く積む」の「高く」は、積み上げたあとの姿を言って「積む」へ向かいます。「高い塀」なら、塀そのものを飾る連体です。',
    readings: [['塀', 'へい']],
  },
  {
    id: 'sentsuji-004',
    level: 1,
    bunsetsu: '元気な',
    type: 'rentai',
    explanation:
      '「な」は名詞を、「に」は動詞を呼びます。「元気な声」の行き先は「声」。「元気に答える」とすれば、答え方の話になります。',
  },
  {
    id: 'sentsuji-005',
    level: 1,
    bunsetsu: 'ゆっくり',
    type: 'renyou',
    explanation:
      '形の変わらない副詞です。「ゆっくり歩く」ではそのまま「歩く」に届き、名詞の前では「ゆっくりした足取り」と「した」の助けを借ります。',
  },
  {
    id: 'sentsuji-006',
    level: 1,
    bunsetsu: '冷たい',
    type: 'rentai',
    explanation:
      '冷蔵庫から出した「冷たい麦茶」。冷たいのは「麦茶」ですから連体です。「冷たく断る」で冷たいのは、物ではなく、断るときの態度です。',
  },
  {
    id: 'sentsuji-007',
    level: 1,
    bunsetsu: '会社の',
    type: 'rentai',
    explanation:
      '名詞と名詞を結ぶ「の」は、連体のいちばん身近な目印。「会社の電話」の相手は「電話」です。「会社に電話する」と助詞を替えれば連用になります。',
  },
  {
    id: 'sentsuji-008',
    level: 1,
    bunsetsu: 'すぐに',
    type: 'renyou',
    explanation:
      'インターホンに「すぐに出る」。いつ出るかを言い、支えるのは「出る」です。名詞に向けるなら「すぐの返信」と、「に」を「の」に替えます。',
  },
  {
    id: 'sentsuji-009',
    level: 1,
    bunsetsu: 'この',
    type: 'rentai',
    explanation:
      '指さすことばにも、「なに」の道と「どう」の道があります。「この席」と名詞を待つのが「この」。「こう座る」と動詞を待つのが「こう」です。',
  },
  {
    id: 'sentsuji-010',
    level: 1,
    bunsetsu: '速く',
    type: 'renyou',
    explanation:
      'どう走るかを言うのが「速く走る」。かかる先は「走る」です。「速い電車」と言えば、電車という乗り物の性質に話が移ります。',
  },
  {
    id: 'sentsuji-011',
    level: 1,
    bunsetsu: '便利な',
    type: 'rentai',
    explanation:
      '「便利なアプリ」で便利なのは、「アプリ」という物。「なに」に答える連体です。「便利に使う」だと、使う人の使いこなし方の話です。',
  },
  {
    id: 'sentsuji-012',
    level: 1,
    bunsetsu: '駅で',
    type: 'renyou',
    explanation:
      'どこで会うかも「どう」の仲間です。「駅で会う」の「駅で」は「会う」を詳しくします。「駅の売店」なら、どの売店かを絞る連体。',
  },
  {
    id: 'sentsuji-013',
    level: 1,
    bunsetsu: '古い',
    type: 'rentai',
    explanation:
      '古着屋で羽織った「古い上着」。「古い」は「上着」の説明です。動詞の前では「古く見える」と、しっぽの「い」が「く」に変わります。',
  },
  {
    id: 'sentsuji-014',
    level: 1,
    bunsetsu: 'きれいに',
    type: 'renyou',
    explanation:
      '「机をきれいに拭く」は拭いた結果を言って、「拭く」につながります。連体なら「きれいな机」。「い」で終わっても、形容動詞なので「な」が要ります。',
  },
  {
    id: 'sentsuji-015',
    level: 1,
    bunsetsu: '丸く',
    type: 'renyou',
    explanation:
      '「生地を丸くのばす」は、のばしてできる形を言い、「のばす」を詳しくする連用です。「丸い皿」とすれば、皿の姿を言う連体になります。',
    readings: [['生地', 'きじ']],
  },
  {
    id: 'sentsuji-016',
    level: 1,
    bunsetsu: '笑った',
    type: 'rentai',
    explanation:
      '社員証の写真の「笑った顔」。どんな顔かを言うので、行き着く先は「顔」です。「笑って答える」と「て」でつなげば、答え方に変わります。',
  },
  {
    id: 'sentsuji-017',
    level: 1,
    bunsetsu: '木の',
    type: 'rentai',
    explanation:
      '「木の机」は材料を言って「机」を限ります。「木で作る」の「で」も材料を言いますが、こちらは動詞「作る」に向かう連用です。',
  },
  {
    id: 'sentsuji-018',
    level: 1,
    bunsetsu: '深く',
    type: 'renyou',
    explanation:
      '面接の前に「息を深く吸う」。深いのは吸い方で、結びつく相手は「吸う」です。「深いプール」なら、プールがどんな場所かの話。',
  },
  {
    id: 'sentsuji-019',
    level: 1,
    bunsetsu: '急に',
    type: 'renyou',
    explanation:
      '空が「急に曇る」。起こり方を言って、動詞「曇る」にかかります。「急な坂」の「な」は名詞が来るしるし。こちらの「急」は、突然ではなく傾きの強さです。',
  },
  {
    id: 'sentsuji-020',
    level: 1,
    bunsetsu: 'スマホで',
    type: 'renyou',
    explanation:
      '調べものに使う道具を言うのも、動作の側の話です。「スマホで調べる」は「調べる」への連用。「スマホの画面」なら、どの画面かを示します。',
  },
  {
    id: 'sentsuji-021',
    level: 1,
    bunsetsu: '小さい',
    type: 'rentai',
    explanation:
      '「小さい字」では、小さいのは「字」。名札に「小さく書く」では、書き方のほうです。目に映るものが同じでも、道は二手に分かれます。',
    readings: [['二手', 'ふたて']],
  },
  {
    id: 'sentsuji-022',
    level: 1,
    bunsetsu: '子どもの',
    type: 'rentai',
    explanation:
      '「子どもの靴」と聞けば、大人の靴ではないとわかります。限られたのは「靴」。「子どもに履かせる」では、履かせる相手を言う連用です。',
  },
  {
    id: 'sentsuji-023',
    level: 1,
    bunsetsu: 'ていねいに',
    type: 'renyou',
    explanation:
      '受付の人が「ていねいに説明する」。ほめているのは説明のしかたで、「説明する」にかかります。「ていねいな字」は、字のほうをほめる言い方です。',
  },
  {
    id: 'sentsuji-024',
    level: 1,
    bunsetsu: '新しい',
    type: 'rentai',
    explanation:
      '引っ越した先で受け取る「新しい鍵」。どんな鍵かを言って「鍵」を飾ります。「新しく借りる」とすれば、新しさは物から「借りる」へ移ります。',
  },
  {
    id: 'sentsuji-025',
    level: 1,
    bunsetsu: '雨の',
    type: 'rentai',
    explanation:
      '「雨の月曜」は、どんな月曜かを言って「月曜」を絞ります。同じ雨でも「雨にぬれる」なら、「ぬれる」への連用。助詞を見れば迷いません。',
  },
  {
    id: 'sentsuji-026',
    level: 1,
    bunsetsu: '走って',
    type: 'renyou',
    explanation:
      '「走って帰る」では、「走って」が帰り方を教えます。つながる先は「帰る」。「走る人」と形を替えれば、目に浮かぶのは人になります。',
  },
  {
    id: 'sentsuji-027',
    level: 1,
    bunsetsu: '早く',
    type: 'renyou',
    explanation:
      '早番の日は「早く起きる」。いつ起きるかを言うのも、動詞「起きる」への連用です。「早い昼食」なら、その時刻を言う連体。速度の「速い」とは字も違います。',
  },
  {
    id: 'sentsuji-028',
    level: 1,
    bunsetsu: 'にぎやかな',
    type: 'rentai',
    explanation:
      '「にぎやかな教室」で「な」が待っていたのは「教室」です。「にぎやかに食べる」では、食べる場の様子。「な」と来たら名詞を思い浮かべてください。',
  },
  {
    id: 'sentsuji-029',
    level: 1,
    bunsetsu: 'どんどん',
    type: 'renyou',
    explanation:
      '未読が「どんどんたまる」。副詞はそのままの形で「たまる」を支えます。名詞の前に置きたいなら「どんどんたまる未読」のように、動詞をはさみます。',
  },
  {
    id: 'sentsuji-030',
    level: 1,
    bunsetsu: '窓を',
    type: 'renyou',
    explanation:
      '「を」がつけば、なにをどうするか、という動詞の話です。「窓を拭く」は「拭く」への連用。「窓の汚れ」と「の」に替えると、汚れのありかを言います。',
    readings: [['汚れ', 'よごれ']],
  },
  {
    id: 'sentsuji-031',
    level: 1,
    bunsetsu: '太い',
    type: 'rentai',
    explanation:
      '「太いペン」は、どんなペンかを言います。「太く書く」は、「書く」への注文。掲示の紙を前に両方言ってみると、「ペン」と「書く」の違いがはっきりします。',
  },
  {
    id: 'sentsuji-032',
    level: 1,
    bunsetsu: '夜の',
    type: 'rentai',
    explanation:
      '「夜のコンビニ」の「夜の」は、店を夜の姿で見せる連体で、相手は「コンビニ」。「夜に働く」の「に」は、働く時間を言う連用です。',
  },
  {
    id: 'sentsuji-033',
    level: 1,
    bunsetsu: '楽しく',
    type: 'renyou',
    explanation:
      '画面越しでも「楽しく話す」。楽しいのは話し方で、行き先は「話す」です。「楽しい写真」と言えば、見て楽しくなる物のほうへ移ります。',
  },
  {
    id: 'sentsuji-034',
    level: 1,
    bunsetsu: '四角い',
    type: 'rentai',
    explanation:
      '「四角い窓」を思い浮かべると、四角いのは「窓」。「四角く折る」では、折りあがった形です。形を表すことばも、「い」と「く」で道を分けます。',
  },
  {
    id: 'sentsuji-035',
    level: 1,
    bunsetsu: '親切な',
    type: 'rentai',
    explanation:
      '道を教えてくれた「親切な運転手」。どんな人かを言い、名詞「運転手」にかかります。教え方のほうをほめるなら「親切に教える」です。',
  },
  {
    id: 'sentsuji-036',
    level: 1,
    bunsetsu: '眠っている',
    type: 'rentai',
    explanation:
      '「眠っている赤ちゃん」は、誰がその状態かを言って「赤ちゃん」を飾ります。「眠って過ごす」は過ごし方。「いる」で終わるか、「て」で終わるかです。',
  },
  {
    id: 'sentsuji-037',
    level: 1,
    bunsetsu: 'まっすぐ',
    type: 'renyou',
    explanation:
      '寄り道しない帰り方が「まっすぐ帰る」で、「帰る」への連用です。「まっすぐな線」は線の形。「な」がつくと、次に名詞を連れてきます。',
  },
  {
    id: 'sentsuji-038',
    level: 1,
    bunsetsu: '友だちに',
    type: 'renyou',
    explanation:
      '誰に送るのか。「友だちに送る」の「に」は「送る」の相手を示します。「友だちの写真」と替えると写真の説明になり、行き先はもう「送る」ではありません。',
  },
  {
    id: 'sentsuji-039',
    level: 1,
    bunsetsu: '熱い',
    type: 'rentai',
    explanation:
      '持てないほど「熱い鍋」。熱さは「鍋」の性質です。「熱く語る」となれば、熱いのは語り方。形がひとつ変わると、温度は人の側へ移ります。',
  },
  {
    id: 'sentsuji-040',
    level: 1,
    bunsetsu: '軽く',
    type: 'renyou',
    explanation:
      '「肩を軽くたたく」は、どのくらいの力かを言って「たたく」に寄り添います。「軽いかばん」なら、持ち上げて感じる重さの話。',
  },
  {
    id: 'sentsuji-041',
    level: 1,
    bunsetsu: 'あの',
    type: 'rentai',
    explanation:
      '遠くを指す「あの看板」は、「看板」へまっすぐ届きます。向こうの見本を指して「ああ書く」と言えば、書き方のこと。「の」か、のばす音か、です。',
  },
  {
    id: 'sentsuji-042',
    level: 1,
    bunsetsu: '上手に',
    type: 'renyou',
    explanation:
      '「上手にむく」は、りんごのむき方をほめるので、「むく」にかかります。ほめる相手を人にすると「上手な人」。ここでも「に」と「な」の交代です。',
    readings: [['上手', 'じょうず']],
  },
  {
    id: 'sentsuji-043',
    level: 1,
    bunsetsu: '焼いた',
    type: 'rentai',
    explanation:
      '「焼いた魚」は、どんな魚かを言う連体。言い切りと同じ「た」の形で、名詞「魚」を迎えます。「焼いて食べる」なら、食べ方を言う連用です。',
  },
  {
    id: 'sentsuji-044',
    level: 1,
    bunsetsu: 'はっきり',
    type: 'renyou',
    explanation:
      '手話で「はっきり伝える」。かかる先は「伝える」です。「はっきり」は名詞の前で「はっきりした理由」となり、「した」をあいだにはさみます。',
  },
  {
    id: 'sentsuji-045',
    level: 1,
    bunsetsu: 'ひまな',
    type: 'rentai',
    explanation:
      '「ひまな土曜」は、どんな土曜かを言って「土曜」を飾ります。動詞の前では「な」が「に」に替わり、「ひまに見える」。どう見えるかの話です。',
  },
  {
    id: 'sentsuji-046',
    level: 1,
    bunsetsu: '日本語で',
    type: 'renyou',
    explanation:
      'タイから来た同僚が「日本語で話す」。どう話すかを言い、行き先は「話す」です。「日本語の辞書」では、どの辞書かを決めます。',
  },
  {
    id: 'sentsuji-047',
    level: 1,
    bunsetsu: '長い',
    type: 'rentai',
    explanation:
      '「長い列」の「長い」が説明するのは「列」。「長く待つ」の「長く」が説明するのは「待つ」。一字替えるだけで、見る場所が列から時計へ移ります。',
  },
  {
    id: 'sentsuji-048',
    level: 1,
    bunsetsu: 'そっと',
    type: 'renyou',
    explanation:
      '「そっと置く」のように、動作に寄り添うのが得意な副詞です。ここでの相手は「置く」。「そっとの」とは言えず、名詞の前では「そっと置いた皿」と動詞をはさみます。',
  },
  {
    id: 'sentsuji-049',
    level: 1,
    bunsetsu: '手伝う',
    type: 'rentai',
    explanation:
      '「手伝う人」で説明されるのは「人」です。辞書に載る形のまま名詞の前に立てば連体。「手伝って運ぶ」と「て」に変われば、運び方を言います。',
  },
  {
    id: 'sentsuji-050',
    level: 1,
    bunsetsu: '強く',
    type: 'renyou',
    explanation:
      '風が「強く吹く」。吹き方を言って「吹く」へ。「強い風」と入れ替えれば、同じ空模様が「風」を飾る連体になります。声に出して比べてください。',
  },
  {
    id: 'sentsuji-051',
    level: 2,
    bunsetsu: '泥のついた',
    type: 'rentai',
    explanation:
      '長くなっても、行き先はひとつ。「泥のついた靴」は、ひとまとまりで「靴」を飾ります。「泥をつけて帰る」なら、どんな姿で帰るかを言う連用です。',
  },
  {
    id: 'sentsuji-052',
    level: 2,
    bunsetsu: '歌いながら',
    type: 'renyou',
    explanation:
      '「歌いながら皿を洗う」。もうひとつの動作に添えて洗い方を言うので、かかる先は「洗う」です。人を飾るなら「歌っている人」。「ながら」のままでは届きません。',
  },
  {
    id: 'sentsuji-053',
    level: 2,
    bunsetsu: '窓際の',
    type: 'rentai',
    explanation:
      '新幹線の「窓際の席」は、並んだ席からひとつを選ぶ言い方で、「席」に向かいます。「窓際に座る」なら、座る場所を言う連用です。',
  },
  {
    id: 'sentsuji-054',
    level: 2,
    bunsetsu: '駅まで',
    type: 'renyou',
    explanation:
      '「駅まで走る」は、どこまで走るかの話。動詞「走る」にかかります。「どこ」や「いつ」を言うのも「どう」の仲間です。「駅までの道」と「の」を足せば連体。',
  },
  {
    id: 'sentsuji-055',
    level: 2,
    bunsetsu: '大きな',
    type: 'rentai',
    explanation:
      '名詞の前でしか使わない連体詞です。「大きな魚」で、頼る先は「魚」。動詞の前では形容詞「大きい」に役を譲り、「大きく跳ねる」と言います。',
  },
  {
    id: 'sentsuji-056',
    level: 2,
    bunsetsu: '毎朝',
    type: 'renyou',
    explanation:
      '助詞なしで動詞に届く名詞もあります。「毎朝測る」なら「測る」の習慣を言います。「毎朝の体温」と「の」でつなげば、体温の説明です。',
  },
  {
    id: 'sentsuji-057',
    level: 2,
    bunsetsu: 'とても',
    type: 'renyou',
    explanation:
      '「とても長い橋」の「とても」は、「橋」ではなく、手前の形容詞「長い」にかかります。「の」は受けつけません。名詞の前では「かなりの長さ」などに任せます。',
  },
  {
    id: 'sentsuji-058',
    level: 2,
    bunsetsu: '姉が撮った',
    type: 'rentai',
    explanation:
      '中に主語があっても、まるごと名詞の説明になれます。「姉が撮った動画」の行き先は「動画」。「姉が撮って送る」とすれば、送るまでを言う連用です。',
  },
  {
    id: 'sentsuji-059',
    level: 2,
    bunsetsu: '細かく',
    type: 'renyou',
    explanation:
      '「ねぎを細かく刻む」は刻み方の話で、「刻む」が受け手です。「細かい雨」なら、雨粒の様子を言う連体。包丁と空、使う場所も変わりました。',
  },
  {
    id: 'sentsuji-060',
    level: 2,
    bunsetsu: 'たくさん',
    type: 'renyou',
    explanation:
      '数や量を言うことばも、動詞を選びます。段ボールが「たくさん届く」なら、かかる先は「届く」。「たくさんの段ボール」とすれば、名詞のものになります。',
  },
  {
    id: 'sentsuji-061',
    level: 2,
    bunsetsu: 'いつもの',
    type: 'rentai',
    explanation:
      'お決まりの、と言うのが「いつもの席」。かかる先は「席」です。「の」を外して「いつも座る」とすれば、座るという習慣のほうを言う連用になります。',
  },
  {
    id: 'sentsuji-062',
    level: 2,
    bunsetsu: 'マスクをして',
    type: 'renyou',
    explanation:
      '話すときの姿を添える「マスクをして話す」。寄り添う相手は「話す」です。「マスクをした人」とすると、同じ姿が人の目印に変わります。',
  },
  {
    id: 'sentsuji-063',
    level: 2,
    bunsetsu: '夜勤明けの',
    type: 'rentai',
    explanation:
      '寝る前の食事が、朝に来る人もいます。「夜勤明けの朝食」で飾られるのは「朝食」。「夜勤明けに眠る」と「に」に替えると、いつ眠るかを言う連用です。',
  },
  {
    id: 'sentsuji-064',
    level: 2,
    bunsetsu: 'スーツを着た',
    type: 'rentai',
    explanation:
      '「を」が見えても慌てずに。「を」の相手は「着た」ですが、「スーツを着た弟」とまとめて見れば「弟」を飾ります。「スーツを着て走る」なら連用です。',
  },
  {
    id: 'sentsuji-065',
    level: 2,
    bunsetsu: '隣に',
    type: 'renyou',
    explanation:
      '映画館で「隣に座る」。座る場所を言い、「座る」へ続きます。「隣の客」なら、どの客かを言う連体。「隣」は名詞なので、助詞が道しるべです。',
  },
  {
    id: 'sentsuji-066',
    level: 2,
    bunsetsu: '少しの',
    type: 'rentai',
    explanation:
      '「少しの塩」は、分量を言って「塩」にかかります。「少し足す」と「の」なしで使えば、足し方の加減。鍋の中身は変わらず、文の骨組みが変わります。',
  },
  {
    id: 'sentsuji-067',
    level: 2,
    bunsetsu: 'エレベーターを待つ',
    type: 'rentai',
    explanation:
      '「エレベーターを待つ列」は、なんの列かを言い、「列」に行き着きます。「エレベーターを待ちながら読む」とすれば、読むときの様子です。',
  },
  {
    id: 'sentsuji-068',
    level: 2,
    bunsetsu: '何度も',
    type: 'renyou',
    explanation:
      '「何度も確かめる」は回数を言って「確かめる」を強めます。「の」を足した「何度もの挑戦」なら、回数の多さで「挑戦」を飾る連体です。',
    readings: [['何度', 'なんど']],
  },
  {
    id: 'sentsuji-069',
    level: 2,
    bunsetsu: '右の',
    type: 'rentai',
    explanation:
      '「右の扉」で選ばれるのは「扉」。「右に曲がる」で決まるのは、曲がる向きです。左右や上下のことばは「の」と「に」で働く場所を替えます。',
  },
  {
    id: 'sentsuji-070',
    level: 2,
    bunsetsu: '小さな',
    type: 'rentai',
    explanation:
      '「小さい」の兄弟に見えて、活用しない連体詞です。「小さな段差」と、名詞の「段差」だけを待ちます。動詞の前では「小さく刻む」と、形容詞の出番。',
  },
  {
    id: 'sentsuji-071',
    level: 2,
    bunsetsu: '3人で',
    type: 'renyou',
    explanation:
      '「3人で運ぶ」の「で」は、何人がかりで運ぶかを言い、「運ぶ」に続きます。「3人の選手」とすれば、数えた選手の説明に変わります。',
  },
  {
    id: 'sentsuji-072',
    level: 2,
    bunsetsu: 'はだしで',
    type: 'renyou',
    explanation:
      '靴も靴下もなし、という姿を言うのが「はだしで立つ」。「立つ」への連用です。「はだしの走者」とつなげば、おおぜいの中からその人を見分ける連体になります。',
  },
  {
    id: 'sentsuji-073',
    level: 2,
    bunsetsu: '空港行きの',
    type: 'rentai',
    explanation:
      '「空港行きのバス」は、どこへ行くバスかを言って「バス」を限ります。「空港へ急ぐ」の「空港へ」は、動詞「急ぐ」の向かう先を言う連用です。',
  },
  {
    id: 'sentsuji-074',
    level: 2,
    bunsetsu: '先週の',
    type: 'rentai',
    explanation:
      'いつの会議か。「先週の会議」と言えば、「会議」がひとつに決まります。「先週会った」と「の」を外すと、時のことばは動詞「会った」へ移ります。',
  },
  {
    id: 'sentsuji-075',
    level: 2,
    bunsetsu: 'たまに',
    type: 'renyou',
    explanation:
      '別々に暮らす父と「たまに話す」。どのくらいの間隔で話すかを言い、「話す」を支えます。「たまの電話」と「の」がつけば、「電話」の少なさを言う連体です。',
  },
  {
    id: 'sentsuji-076',
    level: 2,
    bunsetsu: '鍵のかかった',
    type: 'rentai',
    explanation:
      '「鍵のかかった引き出し」は、どんな引き出しかの話。「鍵をかけて出る」は、どう出るかの話。片方は「引き出し」、もう片方は「出る」にたどり着きます。',
  },
  {
    id: 'sentsuji-077',
    level: 2,
    bunsetsu: '手書きの',
    type: 'rentai',
    explanation:
      '印刷か、人の手か。「手書きの地図」は、作り方の違いで「地図」を飾ります。「手書きで写す」の「で」は、手段として「写す」に向かいます。',
  },
  {
    id: 'sentsuji-078',
    level: 2,
    bunsetsu: '初めて',
    type: 'renyou',
    explanation:
      '「初めて乗る」の「初めて」は副詞で、「乗る」にかかります。「初めての路線」のように「の」を添えれば名詞にも届く、融通のきくことばです。',
  },
  {
    id: 'sentsuji-079',
    level: 2,
    bunsetsu: 'まとめて',
    type: 'renyou',
    explanation:
      'たまった洗濯物を「まとめて洗う」。どう洗うかを言って、「洗う」に続きます。「まとめた書類」と「た」で結べば、書類がどうなっているかを言う連体。',
  },
  {
    id: 'sentsuji-080',
    level: 2,
    bunsetsu: '犬を連れた',
    type: 'rentai',
    explanation:
      '動物病院に「犬を連れた少年」。これは「少年」の姿です。「犬を連れて並ぶ」は「並ぶ」ときの姿。見えている犬は同じでも、説明する相手が替わります。',
  },
  {
    id: 'sentsuji-081',
    level: 2,
    bunsetsu: '大声で',
    type: 'renyou',
    explanation:
      '「大声で呼ぶ」は、呼び方を言って「呼ぶ」につながります。「大声の客」と言えば、人の特徴。「で」が動詞を、「の」が名詞を連れてくるのです。',
    readings: [['大声', 'おおごえ']],
  },
  {
    id: 'sentsuji-082',
    level: 2,
    bunsetsu: '母に頼まれた',
    type: 'rentai',
    explanation:
      '誰の用事なのでしょう。「母に頼まれた荷物」では、いきさつが「荷物」を説明し、「母に頼まれて運ぶ」では「運ぶ」に添えられます。「た」と「て」の差です。',
  },
  {
    id: 'sentsuji-083',
    level: 2,
    bunsetsu: '遠くまで',
    type: 'renyou',
    explanation:
      '声は「遠くまで届く」。どこまで届くかを言うので、相手は「届く」です。「遠くの島」なら、島のある場所を言う連体。「遠く」は名詞の顔も持っています。',
  },
  {
    id: 'sentsuji-084',
    level: 2,
    bunsetsu: 'やっと',
    type: 'renyou',
    explanation:
      '「やっと着く」は、待ちに待った感じを「着く」に添えます。「やっとの思い」のように「の」がつくと、行き先は「思い」。こちらは、苦労してどうにか、という意味の言い回しです。',
  },
  {
    id: 'sentsuji-085',
    level: 2,
    bunsetsu: '日曜の',
    type: 'rentai',
    explanation:
      '診療所の貼り紙を読みます。「日曜の診療」なら、曜日を限られたのは「診療」。「日曜に休む」なら、いつ「休む」かです。どちらの紙も、助詞まで見てください。',
  },
  {
    id: 'sentsuji-086',
    level: 2,
    bunsetsu: '会議中の',
    type: 'rentai',
    explanation:
      '「会議中の部屋」で説明されるのは「部屋」。「会議中に鳴る」では、いつ鳴るかです。「会議中」そのものは名詞。道を決めるのは、うしろの助詞です。',
  },
  {
    id: 'sentsuji-087',
    level: 2,
    bunsetsu: '誰も知らない',
    type: 'rentai',
    explanation:
      '「誰も知らない近道」は、どんな「近道」かを言う連体です。「誰も知らないまま決まる」とすれば、決まり方の話。「ない」の次に来る語が分かれ目です。',
  },
  {
    id: 'sentsuji-088',
    level: 2,
    bunsetsu: 'うれしそうに',
    type: 'renyou',
    explanation:
      '「うれしそうに読む」は、見てとった様子で「読む」を彩ります。「うれしそうな返事」なら「返事」の様子。「そう」は「静か」と同じで、「に」と「な」の組です。',
  },
  {
    id: 'sentsuji-089',
    level: 2,
    bunsetsu: 'ぴったり',
    type: 'renyou',
    explanation:
      'ふたが「ぴったり閉まる」。閉まり具合を言う副詞で、相手は「閉まる」です。「ぴったりのサイズ」と「の」を借りれば、「サイズ」への連体になります。',
  },
  {
    id: 'sentsuji-090',
    level: 2,
    bunsetsu: '公園を',
    type: 'renyou',
    explanation:
      '「公園を横切る」の「を」は、通り道を示します。それでも行き先は動詞の「横切る」。「公園の時計」と「の」にすれば、どこの時計かという説明に落ち着きます。',
  },
  {
    id: 'sentsuji-091',
    level: 2,
    bunsetsu: 'どの',
    type: 'rentai',
    explanation:
      '「どの薬」と聞くとき、「どの」は「薬」を待っています。「どう飲む」と聞くとき、「どう」は「飲む」を待っています。尋ねることばにも、道はふたつ。',
  },
  {
    id: 'sentsuji-092',
    level: 2,
    bunsetsu: 'まだ',
    type: 'renyou',
    explanation:
      '宅配を待つ午後、「まだ来ない」とつぶやきます。受けるのは「来ない」。名詞の前には「まだの人」と「の」つきで立ち、済んでいない人を指す連体になります。',
  },
  {
    id: 'sentsuji-093',
    level: 2,
    bunsetsu: '真っ白な',
    type: 'rentai',
    explanation:
      '「真っ白なシーツ」で白いのは「シーツ」。「真っ白に洗う」は、洗いあがりを言います。「真っ白い」とも言いますが、ここは「な」と「に」の組で考えます。',
  },
  {
    id: 'sentsuji-094',
    level: 2,
    bunsetsu: '最後に',
    type: 'renyou',
    explanation:
      '名前を「最後に書く」。順番を言って「書く」を助けます。「最後のページ」では、どのページかを言う連体。終わりにも、物と動作の両方があるのです。',
  },
  {
    id: 'sentsuji-095',
    level: 2,
    bunsetsu: '古くなった',
    type: 'rentai',
    explanation:
      '先頭の「古く」は「なった」を助ける連用。けれど全体は「古くなった電池」と続いて「電池」を飾ります。「古く見える」なら、最後まで動詞の道です。',
  },
  {
    id: 'sentsuji-096',
    level: 2,
    bunsetsu: 'しっかり',
    type: 'renyou',
    explanation:
      'シートベルトを「しっかり締める」。締め方を言う副詞で、「締める」にかかります。名詞には「しっかりした椅子」と、「した」を橋にして届きます。',
  },
  {
    id: 'sentsuji-097',
    level: 2,
    bunsetsu: '妹と一緒に',
    type: 'renyou',
    explanation:
      '壁紙を「妹と一緒に選ぶ」。誰と選ぶかを言って「選ぶ」へ。「妹と一緒の部屋」なら、「部屋」の説明です。長い言い回しでも、最後の一字を見れば足ります。',
  },
  {
    id: 'sentsuji-098',
    level: 2,
    bunsetsu: '充電の切れた',
    type: 'rentai',
    explanation:
      '「充電の切れた電話」の「の」は「が」と同じ働きで、全体が「電話」を飾ります。「充電が切れるまで話す」なら、どこまで話すかの連用。',
  },
  {
    id: 'sentsuji-099',
    level: 2,
    bunsetsu: '半分に',
    type: 'renyou',
    explanation:
      '「半分に折る」は、折った形を言って「折る」を補います。「半分の量」とつなげば、量の多さを言う連体です。分けるのは紙でも、道を分けるのは助詞。',
  },
  {
    id: 'sentsuji-100',
    level: 2,
    bunsetsu: 'スープの冷めない',
    type: 'rentai',
    explanation:
      '「スープの冷めない距離」は、離れて暮らす家の近さを言い、「距離」を飾ります。「スープが冷めないうちに飲む」なら、いつ飲むかを言う連用です。',
  },
  {
    id: 'sentsuji-101',
    level: 3,
    bunsetsu: '雪のような',
    type: 'rentai',
    explanation:
      '「雪のような花」は、「花」を雪にたとえます。「雪のように散る」がたとえるのは、花ではなく散り方。一字の違いが、たとえる相手を替えます。',
  },
  {
    id: 'sentsuji-102',
    level: 3,
    bunsetsu: '早めに',
    type: 'renyou',
    explanation:
      'いつ出るかを言う「早めに出る」は、動詞「出る」への連用です。「早めの夕食」は連体。「濃いめ」「多め」も、同じく「に」と「の」で分かれます。',
  },
  {
    id: 'sentsuji-103',
    level: 3,
    bunsetsu: '10分おきに',
    type: 'renyou',
    explanation:
      'バスが「10分おきに来る」。来る間隔を言うので、「来る」が受け手です。「10分おきの発車」と「の」に替えれば、「発車」の間隔を言う連体。',
  },
  {
    id: 'sentsuji-104',
    level: 3,
    bunsetsu: '突然の',
    type: 'rentai',
    explanation:
      '驚きは同じでも、「突然の電話」なら「電話」を、「突然鳴る」なら「鳴る」を詳しくします。「の」があれば連体、外せば連用。かかる先を声に出してみてください。',
  },
  {
    id: 'sentsuji-105',
    level: 3,
    bunsetsu: '落ちそうな',
    type: 'rentai',
    explanation:
      '「落ちそうな看板」は、今にも落ちる気配を「看板」に見ています。「落ちそうに揺れる」なら、気配は揺れ方のほう。動詞につく「そう」も、形の替え方は同じです。',
  },
  {
    id: 'sentsuji-106',
    level: 3,
    bunsetsu: '3個',
    type: 'renyou',
    explanation:
      '「卵を3個割る」。数えているのは卵でも、かかる先は動詞の「割る」です。「3個の卵」と前に出して「の」でつなぐと、今度は「卵」を飾ります。',
  },
  {
    id: 'sentsuji-107',
    level: 3,
    bunsetsu: '帰りの',
    type: 'rentai',
    explanation:
      '「帰り」は「帰る」から生まれた名詞です。だから「帰りの電車」と「の」で「電車」に続きます。「帰りに寄る」は、どんな折に寄るかを言う連用。',
  },
  {
    id: 'sentsuji-108',
    level: 3,
    bunsetsu: '立ったまま',
    type: 'renyou',
    explanation:
      '「まま」は名詞ですが、「立ったまま食べる」のように助詞なしで動詞「食べる」に届きます。うしろに「の」を置いた「立ったままの客」は連体です。',
  },
  {
    id: 'sentsuji-109',
    level: 3,
    bunsetsu: '春らしい',
    type: 'rentai',
    explanation:
      '「春らしい日差し」は、「日差し」が春の名にふさわしいと言います。「らしい」は形容詞のように変わるので、動詞の前では「春らしく装う」。',
  },
  {
    id: 'sentsuji-110',
    level: 3,
    bunsetsu: '皮ごと',
    type: 'renyou',
    explanation:
      'むかずに「皮ごと食べる」。「ごと」のついた語は、そのままの形で「食べる」を助けます。「皮ごとのりんご」と「の」を足すと、名詞の飾りになります。',
  },
  {
    id: 'sentsuji-111',
    level: 3,
    bunsetsu: 'いろいろな',
    type: 'rentai',
    explanation:
      '「いろいろな国」では「国」がさまざま。「いろいろと試す」では、試し方がさまざまです。さまざまなのはなにか、と問うと、かかる先が見えてきます。',
  },
  {
    id: 'sentsuji-112',
    level: 3,
    bunsetsu: '代わりに',
    type: 'renyou',
    explanation:
      '休んだ人の「代わりに出る」。どんな役で出るかを言い、「出る」に続きます。「代わりの人」とすれば、その「人」を言う連体。勤務表で両方見かける形です。',
  },
  {
    id: 'sentsuji-113',
    level: 3,
    bunsetsu: '窓越しに',
    type: 'renyou',
    explanation:
      'タクシーから「窓越しに手を振る」。ガラスを隔てた振り方なので、「振る」へ向かいます。「窓越しの光」では、ガラスを通った「光」の説明です。',
  },
  {
    id: 'sentsuji-114',
    level: 3,
    bunsetsu: '焼きたての',
    type: 'rentai',
    explanation:
      '「焼きたて」は、もう名詞の仲間です。「焼きたてのパン」では「の」で「パン」を飾り、「焼きたてを切る」では「を」で「切る」に向かいます。',
  },
  {
    id: 'sentsuji-115',
    level: 3,
    bunsetsu: '別々に',
    type: 'renyou',
    explanation:
      '会計を「別々に払う」。払い方を言って「払う」を詳しくします。「別々の皿」なら、「皿」がひとつではないことを言う連体。同じ食卓でも見るところが違います。',
  },
  {
    id: 'sentsuji-116',
    level: 3,
    bunsetsu: '3年ぶりの',
    type: 'rentai',
    explanation:
      '「3年ぶりの帰国」は、空白の長さで「帰国」を飾ります。「3年ぶりに帰る」なら「帰る」への連用。「ぶり」は、「の」とも「に」とも組みます。',
  },
  {
    id: 'sentsuji-117',
    level: 3,
    bunsetsu: 'ばらばらに',
    type: 'renyou',
    explanation:
      '会場から「ばらばらに帰る」。帰り方を言って「帰る」を修飾します。「ばらばらの資料」は、まとまりのない「資料」の姿。「ばらばらな意見」と「な」もつきます。',
  },
  {
    id: 'sentsuji-118',
    level: 3,
    bunsetsu: '子ども用の',
    type: 'rentai',
    explanation:
      '誰が使うのか。「子ども用の便座」では、それが「便座」の説明になります。「子ども用に買う」なら、買うときの目当て。「用」のつく語は、うしろの一字で向きを変えます。',
    readings: [['用', 'よう']],
  },
  {
    id: 'sentsuji-119',
    level: 3,
    bunsetsu: '一度に',
    type: 'renyou',
    explanation:
      '10人が「一度に乗る」。まとめて、という乗り方を言うので「乗る」が相手。「一度の失敗」では回数を言って「失敗」を限ります。意味まで動く組です。',
  },
  {
    id: 'sentsuji-120',
    level: 3,
    bunsetsu: '二人きりの',
    type: 'rentai',
    explanation:
      'ほかには誰もいません。「二人きりの食卓」は、その静けさを「食卓」に置き、「二人きりで話す」は「話す」に置きます。「の」で連体、「で」で連用。',
  },
  {
    id: 'sentsuji-121',
    level: 3,
    bunsetsu: '買ったばかりの',
    type: 'rentai',
    explanation:
      '箱から出してまもない「買ったばかりの靴」。「靴」の新しさを言う連体です。動詞の前なら「買ってすぐに履く」などと言い換えます。いつ履くかを言う連用です。',
  },
  {
    id: 'sentsuji-122',
    level: 3,
    bunsetsu: 'できるだけ',
    type: 'renyou',
    explanation:
      '「できるだけ急ぐ」は、急ぐ度合いを言って「急ぐ」にかかります。「できるだけの準備」と「の」を添えると、できる限りの、という意味で「準備」を飾ります。',
  },
  {
    id: 'sentsuji-123',
    level: 3,
    bunsetsu: '鳥のように',
    type: 'renyou',
    explanation:
      '模型の飛行機が「鳥のように飛ぶ」。たとえられたのは「飛ぶ」さまです。「鳥のような形」なら、たとえる相手は「形」。「に」は動詞へ、「な」は名詞へ。',
  },
  {
    id: 'sentsuji-124',
    level: 3,
    bunsetsu: '傷だらけの',
    type: 'rentai',
    explanation:
      '「傷だらけのスーツケース」で、目が行くのは「スーツケース」。「傷だらけで戻る」なら、戻ったときの姿です。「だらけ」は名詞を作り、助詞に道を任せます。',
  },
  {
    id: 'sentsuji-125',
    level: 3,
    bunsetsu: '川沿いの',
    type: 'rentai',
    explanation:
      '地図の線は1本でも、文の道は2本あります。「川沿いの道」なら、「道」のある場所。「川沿いに歩く」なら、どこを「歩く」か。助詞が行き先を選ぶのです。',
  },
  {
    id: 'sentsuji-126',
    level: 3,
    bunsetsu: '交代で',
    type: 'renyou',
    explanation:
      '3人が「交代で見守る」。どんなやり方で見守るかを言い、「見守る」に結びつきます。「交代の時間」なら、なんの「時間」かを言う連体。',
  },
  {
    id: 'sentsuji-127',
    level: 3,
    bunsetsu: '曇りがちの',
    type: 'rentai',
    explanation:
      '「曇りがちの週末」は、日の差さない時間の長い「週末」。「遠慮がちに座る」は、遠慮の見える座り方。「がち」のつく語は「の」「な」「に」を使い分けます。',
  },
  {
    id: 'sentsuji-128',
    level: 3,
    bunsetsu: '何も言わずに',
    type: 'renyou',
    explanation:
      '打ち消しにも両方の道があります。「何も言わずに出ていく」の「ずに」は「出ていく」に、「何も言わない人」の「ない」は「人」にかかります。',
    readings: [['何も', 'なにも']],
  },
  {
    id: 'sentsuji-129',
    level: 3,
    bunsetsu: '絵本に出てくる',
    type: 'rentai',
    explanation:
      '「絵本に出てくる船」は、ひとまとまりで「船」を説明します。「絵本に出てくるとおりに塗る」と「とおりに」をつければ、塗り方の手本になります。',
  },
  {
    id: 'sentsuji-130',
    level: 3,
    bunsetsu: 'ほんの',
    type: 'rentai',
    explanation:
      '「ほんの気持ち」のように、名詞の前だけに立つ連体詞です。頼る先は「気持ち」。似た音の「ほんのり」は副詞で、「ほんのり甘い」と形容詞を助けます。',
  },
  {
    id: 'sentsuji-131',
    level: 3,
    bunsetsu: 'がらがらの',
    type: 'rentai',
    explanation:
      '音か、様子か。「がらがらと崩れる」は音を立てて崩れ、「がらがらの電車」では「電車」がすいています。「と」は動詞へ、「の」は名詞へ向かうしるし。',
  },
  {
    id: 'sentsuji-132',
    level: 3,
    bunsetsu: 'とっくに',
    type: 'renyou',
    explanation:
      '「とっくに閉まった」は、ずっと前に、という意味で「閉まった」を助けます。「の」に替えた「とっくの昔」では、「昔」の飾り。ほかの名詞とはまず組みません。',
  },
  {
    id: 'sentsuji-133',
    level: 3,
    bunsetsu: '説明書どおりに',
    type: 'renyou',
    explanation:
      '家具を「説明書どおりに組む」。組み方の手本を示して「組む」へ。「説明書どおりの順番」とすれば、手本に合う「順番」を言う連体です。',
  },
  {
    id: 'sentsuji-134',
    level: 3,
    bunsetsu: 'ため息まじりに',
    type: 'renyou',
    explanation:
      '「ため息まじりに笑う」では、「笑う」にため息が添えられています。「ため息まじりの返事」では、ため息の混ざる先が「返事」。「に」と「の」が混ぜる相手を選びます。',
  },
  {
    id: 'sentsuji-135',
    level: 3,
    bunsetsu: '日帰りの',
    type: 'rentai',
    explanation:
      '朝出て夜に戻る「日帰りの出張」。どんな「出張」か、という問いに答えています。「日帰りで往復する」なら、どう往復するか。先に問いを立てると迷いません。',
  },
  {
    id: 'sentsuji-136',
    level: 3,
    bunsetsu: 'ひとりでに',
    type: 'renyou',
    explanation:
      '手も触れないのに「ひとりでに閉まる」。全体でひとつの副詞で、「閉まる」にかかります。「ひとりでの外出」は、人数の「ひとり」に「で」と「の」がついた連体です。',
  },
  {
    id: 'sentsuji-137',
    level: 3,
    bunsetsu: 'お礼の',
    type: 'rentai',
    explanation:
      '「お礼のメール」は、なんの「メール」かを言います。「お礼に配る」は、どんなつもりで配るか。「お礼」は名詞なので、道を決める力は助詞にあります。',
  },
  {
    id: 'sentsuji-138',
    level: 3,
    bunsetsu: '先に',
    type: 'renyou',
    explanation:
      '順番を言って「食べる」を助けるのが「先に食べる」。ところが「先の予定」は、これからの「予定」を指す連体です。「に」から「の」へ替わると、順番が時の話になります。',
  },
  {
    id: 'sentsuji-139',
    level: 3,
    bunsetsu: '筆談で',
    type: 'renyou',
    explanation:
      '窓口で、耳の聞こえない客と「筆談で相談する」。手立てを言って「相談する」に続きます。「筆談のノート」なら、なにに使う「ノート」かを言う連体です。',
  },
  {
    id: 'sentsuji-140',
    level: 3,
    bunsetsu: '中古の',
    type: 'rentai',
    explanation:
      '楽器店の値札に「中古」とあります。「中古のピアノ」なら、品物の「ピアノ」の説明。「中古で買う」なら、買い方の説明。どちらになるかは「の」と「で」で決まります。',
  },
  {
    id: 'sentsuji-141',
    level: 3,
    bunsetsu: '息子に似た',
    type: 'rentai',
    explanation:
      '「息子に似た店員」は、「店員」がどんな人かを言います。「息子に似て早口だ」なら「早口だ」への連用。中の「息子に」は、どちらでも「似る」に続いています。',
  },
  {
    id: 'sentsuji-142',
    level: 3,
    bunsetsu: '思ったより',
    type: 'renyou',
    explanation:
      '受け取ると「思ったより重い」。比べる基準を言って、形容詞「重い」にかかります。名詞の前では「より」が使えず、「思った以上の重さ」と、「の」で結べる形に替えます。',
  },
  {
    id: 'sentsuji-143',
    level: 3,
    bunsetsu: '行きつけの',
    type: 'rentai',
    explanation:
      '「行きつけの食堂」は、なじみの「食堂」を指します。通ううちに固まった名詞なので「の」が要ります。「に」に替えた「行きつけにする」なら、「する」への連用です。',
    readings: [['行きつけ', 'いきつけ']],
  },
  {
    id: 'sentsuji-144',
    level: 3,
    bunsetsu: '斜めに',
    type: 'renyou',
    explanation:
      '紙を「斜めに切る」。切る向きを言って「切る」を補います。「斜めの線」となれば、「線」の傾き。「静か」とは違い、名詞の前では「な」より「の」がなじみます。',
  },
  {
    id: 'sentsuji-145',
    level: 3,
    bunsetsu: '記念に',
    type: 'renyou',
    explanation:
      '引退する車両を「記念に撮る」。なんのつもりで撮るかを言い、「撮る」へ続きます。「記念の写真」とつなげば、その「写真」の意味を言う連体です。',
  },
  {
    id: 'sentsuji-146',
    level: 3,
    bunsetsu: '目の前で',
    type: 'renyou',
    explanation:
      '扉が「目の前で閉まる」。どこで閉まるかを言う、「閉まる」への連用です。中の「の」は「目」と「前」を結ぶだけ。「目の前の扉」とすれば連体です。',
  },
  {
    id: 'sentsuji-147',
    level: 3,
    bunsetsu: 'リモートの',
    type: 'rentai',
    explanation:
      '会社へ行かない働き方も、品詞で見れば名詞です。「リモートの日」と「の」で「日」を飾り、「リモートで働く」と「で」で「働く」に続きます。',
  },
  {
    id: 'sentsuji-148',
    level: 3,
    bunsetsu: '互いに',
    type: 'renyou',
    explanation:
      '「互いに譲る」は、譲り合う様子を言って「譲る」を飾ります。「互いの荷物」では、誰の「荷物」か。狭い通路に二人を立たせて考えると、よくわかります。',
  },
  {
    id: 'sentsuji-149',
    level: 3,
    bunsetsu: '無料の',
    type: 'rentai',
    explanation:
      '値段を言うことばも、物につけば連体、行いにつけば連用です。「無料の講座」が選ぶのは「講座」、「無料で配る」が選ぶのは「配る」。',
  },
  {
    id: 'sentsuji-150',
    level: 3,
    bunsetsu: '食べかけの',
    type: 'rentai',
    explanation:
      '途中をいう「かけ」は名詞を作ります。「食べかけの菓子」は「菓子」の姿。「食べかけで席を立つ」と「で」をつければ、どんな状態で立つかを言う連用です。',
  },
  {
    id: 'sentsuji-151',
    level: 4,
    bunsetsu: '友人からの',
    type: 'rentai',
    explanation:
      '「から」だけでは、「友人から届く」と動詞に向かいます。「の」を重ねた「友人からの便り」で初めて、「便り」の飾りに。「までの」「との」も同じ作りです。',
  },
  {
    id: 'sentsuji-152',
    level: 4,
    bunsetsu: '会議のための',
    type: 'rentai',
    explanation:
      '「会議のための資料」では「資料」に、「会議のために急ぐ」では「急ぐ」に目的が添えられます。先頭の「会議の」は、どちらでも「ため」を飾るだけです。',
  },
  {
    id: 'sentsuji-153',
    level: 4,
    bunsetsu: '意見に対して',
    type: 'renyou',
    explanation:
      'どこへ向けるのかを示す形です。「意見に対して答える」では「答える」が、「意見に対する返事」では「返事」が受けます。「して」と「する」を、ひと組で覚えてください。',
  },
  {
    id: 'sentsuji-154',
    level: 4,
    bunsetsu: '母への',
    type: 'rentai',
    explanation:
      '「母に送る」の「に」に「の」を重ねても、「母にの手紙」とは言えません。そこで「へ」が代わりに立ち、「母への手紙」となって「手紙」を飾ります。',
  },
  {
    id: 'sentsuji-155',
    level: 4,
    bunsetsu: '担任として',
    type: 'renyou',
    explanation:
      '肩書も、助詞で道を変えます。「担任として話す」は、話す立場を言って「話す」に続き、「の」を足した「担任としての責任」は「責任」の説明です。',
  },
  {
    id: 'sentsuji-156',
    level: 4,
    bunsetsu: '就職についての',
    type: 'rentai',
    explanation:
      '「の」を外して「する」を足すと、「就職についての相談」は「就職について相談する」に変わります。前は名詞の「相談」へ、あとは動詞の「相談する」へ。送り先が違うのです。',
  },
  {
    id: 'sentsuji-157',
    level: 4,
    bunsetsu: '住民による',
    type: 'rentai',
    explanation:
      '「住民による点検」は、点検するのが誰かを言って「点検」を限ります。「住民によって選ばれる」では「選ばれる」に結びつく連用。「よる」と「よって」で一対です。',
    readings: [['一対', 'いっつい']],
  },
  {
    id: 'sentsuji-158',
    level: 4,
    bunsetsu: '雨を理由に',
    type: 'renyou',
    explanation:
      'わけを掲げて「休む」に向かう「雨を理由に休む」。うしろに「して」が隠れている、と見るとつかめます。連体なら「雨を理由とする中止」で、「中止」の説明です。',
  },
  {
    id: 'sentsuji-159',
    level: 4,
    bunsetsu: 'できあがるまで',
    type: 'renyou',
    explanation:
      'オーブンの前で「できあがるまで待つ」。期限を言って「待つ」を支えます。「できあがるまでの時間」と「の」がつけば「時間」の説明。「まで」だけなら、先は動詞です。',
  },
  {
    id: 'sentsuji-160',
    level: 4,
    bunsetsu: '寝ているあいだに',
    type: 'renyou',
    explanation:
      '「寝ているあいだに積もる」と、雪の積もった時を言う連用で、相手は「積もる」。「寝ているあいだの着信」なら、「着信」がいつのものかを言う連体です。',
  },
  {
    id: 'sentsuji-161',
    level: 4,
    bunsetsu: '駅での',
    type: 'rentai',
    explanation:
      '「駅で待ち合わせる」の「で」は、そのままでは名詞につながりません。「駅での待ち合わせ」と「の」を重ねて、ようやく「待ち合わせ」の説明になります。',
  },
  {
    id: 'sentsuji-162',
    level: 4,
    bunsetsu: '見るたびに',
    type: 'renyou',
    explanation:
      '「たび」は名詞なので、「に」も「の」もつきます。「見るたびに笑う」では、どんな折に「笑う」かを言い、「見るたびの発見」では「発見」を飾る連体に変わります。',
  },
  {
    id: 'sentsuji-163',
    level: 4,
    bunsetsu: '試験に向けた',
    type: 'rentai',
    explanation:
      'なにを目ざすのか。「試験に向けた準備」ではそれが「準備」の説明に、「試験に向けて読む」では「読む」目当てになります。「た」か「て」か、差はそこだけです。',
  },
  {
    id: 'sentsuji-164',
    level: 4,
    bunsetsu: '雪の降りしきる',
    type: 'rentai',
    explanation:
      '「の」は「が」に読み替えられます。「雪の降りしきる道」で描かれるのは「道」。「雪の降りしきる中を歩く」まで延ばすと、最後の「を」で連用に変わります。',
    readings: [['中を', 'なかを']],
  },
  {
    id: 'sentsuji-165',
    level: 4,
    bunsetsu: '話を聞くうちに',
    type: 'renyou',
    explanation:
      '相づちの途中で、思い当たることがあります。「話を聞くうちに気づく」の相手は「気づく」。「話を聞く友」と続ければ、「話を聞く」は「友」を説明する連体です。',
  },
  {
    id: 'sentsuji-166',
    level: 4,
    bunsetsu: '5階以上の',
    type: 'rentai',
    explanation:
      '範囲を言うか、程度を言うか。「5階以上の部屋」は、「部屋」をある範囲に限る連体です。「予想以上に高い」は、程度を言って「高い」を修飾する連用です。',
  },
  {
    id: 'sentsuji-167',
    level: 4,
    bunsetsu: '驚くほど',
    type: 'renyou',
    explanation:
      'どれくらい甘いのか。「驚くほど甘い」は、程度を言って形容詞「甘い」にかかります。名詞にかけるなら「驚くほどの甘さ」。「い」が「さ」になると、「の」が要ります。',
  },
  {
    id: 'sentsuji-168',
    level: 4,
    bunsetsu: '会って話すだけの',
    type: 'rentai',
    explanation:
      '長居はしません。「会って話すだけの約束」は「約束」がそれきりだと言い、「会って話すだけで帰る」は、帰り方を言う連用です。「だけ」の次の助詞が、道を決めます。',
  },
  {
    id: 'sentsuji-169',
    level: 4,
    bunsetsu: '祖父にとって',
    type: 'renyou',
    explanation:
      '見る人の席を決める言い方です。「祖父にとって大きい」は、誰から見て「大きい」かを言い、「の」を重ねた「祖父にとっての旅」は「旅」の説明になります。',
  },
  {
    id: 'sentsuji-170',
    level: 4,
    bunsetsu: '車いすでも通れる',
    type: 'rentai',
    explanation:
      '「車いすでも通れる改札」は、幅の広さを言う連体で、「改札」に行き着きます。「車いすでも通れるように直す」なら、直す目的を言う連用。長い句ほど、しっぽを見ます。',
  },
  {
    id: 'sentsuji-171',
    level: 4,
    bunsetsu: '迷いつつ',
    type: 'renyou',
    explanation:
      '「ながら」の改まった兄弟が「つつ」です。「迷いつつ選ぶ」と、心の揺れを「選ぶ」に添えます。名詞には届かないので、人を飾るなら「迷っている人」と言い直します。',
  },
  {
    id: 'sentsuji-172',
    level: 4,
    bunsetsu: '夏休みを通じて',
    type: 'renyou',
    explanation:
      '始めから終わりまで、と期間を言う「夏休みを通じて続ける」。支える相手は「続ける」です。「夏休みを通じた企画」と「て」を「た」に替えれば、「企画」を飾ります。',
  },
  {
    id: 'sentsuji-173',
    level: 4,
    bunsetsu: '全国にわたる',
    type: 'rentai',
    explanation:
      '天気図を見て「全国にわたって晴れる」。どこまで晴れるかを言う連用です。「全国にわたる調査」のように「わたる」と言えば、広がりを示して「調査」を飾ります。',
  },
  {
    id: 'sentsuji-174',
    level: 4,
    bunsetsu: 'できあがり次第',
    type: 'renyou',
    explanation:
      '「次第」には、助詞なしで連用になる形があります。「できあがり次第送る」の相手は「送る」。「相手次第の話」のように名詞にかかるときは、「の」がついて連体です。',
  },
  {
    id: 'sentsuji-175',
    level: 4,
    bunsetsu: '散歩がてら',
    type: 'renyou',
    explanation:
      '「散歩がてら届ける」は、散歩を兼ねて、という意味で「届ける」につながります。「散歩がてらの買い物」と「の」で結べば「買い物」の説明。用がふたつ、道もふたつです。',
  },
  {
    id: 'sentsuji-176',
    level: 4,
    bunsetsu: '弁当つきの',
    type: 'rentai',
    explanation:
      '「弁当つきの見学会」では、弁当は「見学会」についています。「弁当つきで申し込む」では、申し込み方の話。「つき」は名詞を作り、うしろの一字を待っています。',
  },
  {
    id: 'sentsuji-177',
    level: 4,
    bunsetsu: '砂糖抜きで',
    type: 'renyou',
    explanation:
      '注文は同じ「砂糖抜き」。「で」をつけた「砂糖抜きで作る」は「作る」を修飾し、「の」をつけた「砂糖抜きの紅茶」は「紅茶」を飾ります。道は助詞が分けました。',
  },
  {
    id: 'sentsuji-178',
    level: 4,
    bunsetsu: '3人がかりの',
    type: 'rentai',
    explanation:
      '冷蔵庫の搬入を思い浮かべてください。「3人がかりの作業」と「の」で結べば「作業」の飾り、「3人がかりで押す」と「で」で結べば「押す」への連用です。',
  },
  {
    id: 'sentsuji-179',
    level: 4,
    bunsetsu: '雨が上がるのを',
    type: 'renyou',
    explanation:
      '「雨が上がるのを待つ」の「の」は、名詞を飾る「の」ではありません。前の句を名詞に変え、「を」がそれを「待つ」へ渡します。「雨の上がる時刻」なら連体です。',
  },
  {
    id: 'sentsuji-180',
    level: 4,
    bunsetsu: '電気を消して',
    type: 'renyou',
    explanation:
      '映画は「電気を消して見る」。見るときの部屋の様子を「見る」に添えます。「電気の消えた部屋」なら「部屋」の姿。「消す」が「消える」に替わるところも見どころです。',
  },
  {
    id: 'sentsuji-181',
    level: 4,
    bunsetsu: '地図にない',
    type: 'rentai',
    explanation:
      '「地図にない道」は、載っていないと言って「道」を飾ります。「地図を見ないで歩く」は、歩き方を言う連用。「ない」で切れば名詞へ、「ないで」と延ばせば動詞へ。',
  },
  {
    id: 'sentsuji-182',
    level: 4,
    bunsetsu: '音もなく',
    type: 'renyou',
    explanation:
      '「なく」と「ない」の関係は、「高く」と「高い」と同じです。「音もなく降る」は、降り方を言って「降る」へ。「音のない部屋」は、部屋の様子を言って「部屋」へ。',
  },
  {
    id: 'sentsuji-183',
    level: 4,
    bunsetsu: '予想に反して',
    type: 'renyou',
    explanation:
      '予報は雨、見上げると青空。「予想に反して晴れる」は「晴れる」に続く連用です。「予想に反する数字」では「数字」が相手。意味は同じで、しっぽだけが替わりました。',
  },
  {
    id: 'sentsuji-184',
    level: 4,
    bunsetsu: '法律に基づく',
    type: 'rentai',
    explanation:
      '「法律に基づく手続き」は、よりどころを言って「手続き」を説明します。「法律に基づいて決める」は、「決める」への連用。役所の文章で、何度も出会う組です。',
    readings: [['何度', 'なんど']],
  },
  {
    id: 'sentsuji-185',
    level: 4,
    bunsetsu: '監督をはじめとする',
    type: 'rentai',
    explanation:
      '見るのは「する」か「して」か。「監督をはじめとする選手団」は、代表を挙げて「選手団」の顔ぶれを言い、「監督をはじめとして全員が並ぶ」は「並ぶ」に続きます。',
  },
  {
    id: 'sentsuji-186',
    level: 4,
    bunsetsu: '世代を問わず',
    type: 'renyou',
    explanation:
      '打ち消しの仲間に、「ず」と「ない」があります。「世代を問わず親しまれる」は「親しまれる」に、「世代を問わない遊び」は「遊び」に届きます。意味は変わりません。',
  },
  {
    id: 'sentsuji-187',
    level: 4,
    bunsetsu: '仕事上の',
    type: 'rentai',
    explanation:
      '「仕事上の悩み」は、どの面での「悩み」かを言います。「仕事上必要だ」と「の」なしで使えば、「必要だ」への連用。「上」の読みは、「うえ」ではなく「じょう」です。',
    readings: [
      ['仕事上', 'しごとじょう'],
      ['上', 'じょう'],
    ],
  },
  {
    id: 'sentsuji-188',
    level: 4,
    bunsetsu: '引っ越し以来の',
    type: 'rentai',
    explanation:
      'いつからの仲かを言う「引っ越し以来の友」。かかる先は「友」です。「引っ越し以来続く」は助詞なしで「続く」へ。「以来」は、「の」がつかないかぎり連用です。',
  },
  {
    id: 'sentsuji-189',
    level: 4,
    bunsetsu: '思うように',
    type: 'renyou',
    explanation:
      'たとえではない「よう」もあります。「思うように進まない」は、望むとおりには、と「進まない」にかかり、「思うような返事」は、望みに合う「返事」を言う連体です。',
  },
  {
    id: 'sentsuji-190',
    level: 4,
    bunsetsu: '気の遠くなるような',
    type: 'rentai',
    explanation:
      '「気の遠くなるような作業」は、果てのなさで「作業」を説明します。「気が遠くなるほど待つ」は、待つ長さを言う連用。大げさな言い方にも、道筋はあります。',
  },
  {
    id: 'sentsuji-191',
    level: 4,
    bunsetsu: '言い終わらないうちに',
    type: 'renyou',
    explanation:
      '電話が「言い終わらないうちに切れる」。いつ切れるかを言って「切れる」へ。「終わらない話」なら「話」の説明です。「うちに」まで来て、連用と決まります。',
  },
  {
    id: 'sentsuji-192',
    level: 4,
    bunsetsu: '開店と同時に',
    type: 'renyou',
    explanation:
      '10席の料理店が「開店と同時に埋まる」。いつ埋まるかを言い、「埋まる」が受けます。「開店と同時の満席」なら、「満席」を飾る連体。「同時」が名詞だからです。',
  },
  {
    id: 'sentsuji-193',
    level: 4,
    bunsetsu: '隠れるくらいの',
    type: 'rentai',
    explanation:
      '「隠れるくらいの高さ」は、程度で「高さ」を説明します。「隠れるくらいに伸びる」なら、伸び方の程度を言う連用。草の丈は同じでも、文のつくりが違います。',
    readings: [['丈', 'たけ']],
  },
  {
    id: 'sentsuji-194',
    level: 4,
    bunsetsu: '姉との',
    type: 'rentai',
    explanation:
      '「姉と話す」の「と」は動詞に向かいますが、「姉との話」と「の」を重ねれば「話」の説明です。「話す」か「話」か。送り仮名の有無に、目をとめてください。',
  },
  {
    id: 'sentsuji-195',
    level: 4,
    bunsetsu: '暗がりの中を',
    type: 'renyou',
    explanation:
      'お化け屋敷で「暗がりの中を進む」。通る場所を言って「進む」に続きます。「暗がりの中の明かり」なら、「明かり」のありかです。最後が「を」か「の」か、そこで決まります。',
    readings: [['中', 'なか']],
  },
  {
    id: 'sentsuji-196',
    level: 4,
    bunsetsu: '失敗したかのような',
    type: 'rentai',
    explanation:
      '「失敗したかのような顔」は、事実はどうあれ、そう見える「顔」だと言います。「失敗したかのように黙る」は、黙り方のたとえ。「な」か「に」かで道が決まります。',
  },
  {
    id: 'sentsuji-197',
    level: 4,
    bunsetsu: '笑わせようと',
    type: 'renyou',
    explanation:
      '「笑わせようと走り回る」の「と」は、心づもりを「走り回る」に添えます。「笑わせようとする父」まで延ばせば「父」の説明。「する」が、名詞への橋になりました。',
  },
  {
    id: 'sentsuji-198',
    level: 4,
    bunsetsu: '会えるかどうかの',
    type: 'rentai',
    explanation:
      '問いを丸ごと名詞に渡す形です。「会えるかどうかの返事」で説明されるのは「返事」。「会えるかどうか尋ねる」なら、助詞なしで「尋ねる」への連用になります。',
  },
  {
    id: 'sentsuji-199',
    level: 4,
    bunsetsu: 'ここだけの',
    type: 'rentai',
    explanation:
      'よそでは言わない「ここだけの話」。限られたのは「話」です。「ここだけで売る」なら、売る場所のほう。「だけ」の意味は動かず、「の」と「で」が限るものを選びます。',
  },
  {
    id: 'sentsuji-200',
    level: 4,
    bunsetsu: '気づかれないように',
    type: 'renyou',
    explanation:
      '贈り物を「気づかれないように包む」。そのための心がけで、「包む」にかかります。「気づかれないような印」なら「印」の様子。目的を言う「よう」は、「に」で動詞を待ちます。',
    readings: [['印', 'しるし']],
  },
  {
    id: 'sentsuji-201',
    level: 5,
    bunsetsu: '同じ',
    type: 'rentai',
    explanation:
      '「同じ道」は、「な」も「の」も借りずに「道」へ届きます。動詞の前では「静かに」にならって「同じに見える」。連体のときだけ飾りを落とす、変わり種です。',
  },
  {
    id: 'sentsuji-202',
    level: 5,
    bunsetsu: '決して',
    type: 'renyou',
    explanation:
      '「決して忘れない」で受けるのは、打ち消しを含む「忘れない」です。決まった結びを呼ぶ副詞で、「決して忘れない日」でも、「日」を飾るのは「忘れない」までのまとまりです。',
  },
  {
    id: 'sentsuji-203',
    level: 5,
    bunsetsu: 'こんな',
    type: 'rentai',
    explanation:
      '「こんな」が寄りかかるのは名詞だけで、「こんな夜」なら「夜」です。動詞や形容詞の前では「こんなに歩いた」と「に」が要ります。「そんな」「あんな」「どんな」も同じです。',
  },
  {
    id: 'sentsuji-204',
    level: 5,
    bunsetsu: '多くの',
    type: 'rentai',
    explanation:
      '「赤い鳥」とは言えても、「多い鳥」とは言いにくいもの。そこで名詞「鳥」の前では「多くの鳥」と形を借ります。「北国に多くすむ」なら、「すむ」への連用です。',
  },
  {
    id: 'sentsuji-205',
    level: 5,
    bunsetsu: '堂々と',
    type: 'renyou',
    explanation:
      '「堂々と歩く」の「と」は、「歩く」さまを言う連用のしるし。名詞の前では「堂々たる体格」か「堂々とした体格」です。「たる」は古い形のなごりで、「堂々な」とは言いません。',
  },
  {
    id: 'sentsuji-206',
    level: 5,
    bunsetsu: 'いわゆる',
    type: 'rentai',
    explanation:
      '世に言う、という意味の連体詞です。「いわゆる在宅勤務」と、「在宅勤務」を待ちます。よく似た「いわば」は副詞で、「いわば眠っている」と、たとえた述語に向かいます。',
  },
  {
    id: 'sentsuji-207',
    level: 5,
    bunsetsu: 'あらゆる',
    type: 'rentai',
    explanation:
      '「あらゆる手段」のように、名詞の前でしか働かない連体詞。すべての、という意味で「手段」を広げます。連用で言うなら「残らず試す」。受けるのは「試す」です。',
  },
  {
    id: 'sentsuji-208',
    level: 5,
    bunsetsu: 'たぶん',
    type: 'renyou',
    explanation:
      '「たぶん来るだろう」でかかる先は、文末の「来るだろう」。推し量りの結びを呼ぶ副詞です。「たぶんの」とは言えず、名詞にかけるなら「たぶん来る人」と述語をはさみます。',
  },
  {
    id: 'sentsuji-209',
    level: 5,
    bunsetsu: 'よく晴れた',
    type: 'rentai',
    explanation:
      '「よく晴れた朝」は、ひとまとまりで「朝」を飾る連体です。ところが中の「よく」は、「よく眠る」の「よく」と同じ連用で、「晴れた」にかかっています。',
  },
  {
    id: 'sentsuji-210',
    level: 5,
    bunsetsu: '駅の近くに',
    type: 'renyou',
    explanation:
      '「駅の近くに住む」は、場所を言って「住む」へ向かいます。「駅の近くの店」なら「店」の説明。「近く閉まる店」の「近く」は、まもなくという別の副詞です。',
  },
  {
    id: 'sentsuji-211',
    level: 5,
    bunsetsu: '単なる',
    type: 'rentai',
    explanation:
      'それだけのこと、と「うわさ」を軽く見るのが「単なるうわさ」。「単なるだ」と言い切れない連体詞です。副詞の「単に」は、「単に忘れただけだ」と述語を軽く見ます。',
  },
  {
    id: 'sentsuji-212',
    level: 5,
    bunsetsu: '主に',
    type: 'renyou',
    explanation:
      '「主に屋外で使う」は、たいていは、という意味で「使う」を修飾します。「主な用途」とすれば「用途」を選ぶ連体詞。「主だ」と言い切れないのが、形容動詞との違いです。',
    readings: [
      ['主に', 'おもに'],
      ['主な', 'おもな'],
      ['主だ', 'おもだ'],
    ],
  },
  {
    id: 'sentsuji-213',
    level: 5,
    bunsetsu: 'ろくに',
    type: 'renyou',
    explanation:
      '打ち消しを待つ副詞です。「ろくに見ない」では「見ない」が受けて、ほとんど、の意味。「ろくな案がない」の「ろくな」は「案」を飾る連体詞ですが、やはり「ない」を待ちます。',
  },
  {
    id: 'sentsuji-214',
    level: 5,
    bunsetsu: 'ちょっとした',
    type: 'rentai',
    explanation:
      '「した」とあっても過去ではなく、全体でひとつの連体詞です。「ちょっとした工夫」は、小さいが見過ごせない「工夫」。「ちょっと直す」なら、「直す」の程度を言う副詞。',
  },
  {
    id: 'sentsuji-215',
    level: 5,
    bunsetsu: 'おかしな',
    type: 'rentai',
    explanation:
      '「おかしい」とは別に立つ連体詞です。「おかしな形」と「形」を飾るほかに仕事はなく、「おかしだ」とは言いません。動詞の前では形容詞が「おかしく見える」と引き受けます。',
  },
  {
    id: 'sentsuji-216',
    level: 5,
    bunsetsu: 'まさか',
    type: 'renyou',
    explanation:
      '「まさか負けないだろう」の先で待つのは「負けないだろう」。起こるまいという文末を呼びます。「まさかの敗戦」と「の」がつけば「敗戦」の飾りで、こちらは起こったあと。',
  },
  {
    id: 'sentsuji-217',
    level: 5,
    bunsetsu: '漠然と',
    type: 'renyou',
    explanation:
      '「漠然と考える」は、とりとめのない考え方を言って「考える」に続きます。「漠然とした不安」なら「不安」の説明。「漠然な」とは言わず、「とした」で名詞へ渡ります。',
  },
  {
    id: 'sentsuji-218',
    level: 5,
    bunsetsu: '確固たる',
    type: 'rentai',
    explanation:
      '「確固たる証拠」は、揺るがない「証拠」。昔の「たり活用」が、連体の形で残りました。「確固として譲らない」と「として」に替えれば、「譲らない」への連用です。',
  },
  {
    id: 'sentsuji-219',
    level: 5,
    bunsetsu: 'さらなる',
    type: 'rentai',
    explanation:
      '「さらなる改良」は、いっそうの「改良」。名詞の前だけに立つ連体詞です。形の近い「さらに」は副詞で、「さらに直す」と「直す」を助けます。語尾が道を分けました。',
  },
  {
    id: 'sentsuji-220',
    level: 5,
    bunsetsu: '遠く離れた',
    type: 'rentai',
    explanation:
      '「遠く離れた町」で、「遠く」は「離れた」を助け、その全体が「町」を飾ります。「遠く離れて暮らす」となれば、全体が「暮らす」への連用。内側の関係は変わりません。',
  },
  {
    id: 'sentsuji-221',
    level: 5,
    bunsetsu: 'ほとんど',
    type: 'renyou',
    explanation:
      '「ほとんど読んだ」は、どこまで読んだかを言って「読んだ」を修飾します。「ほとんどの人」と「の」がつけば、「人」を割合で限る連体。「ほとんどな」という形はありません。',
  },
  {
    id: 'sentsuji-222',
    level: 5,
    bunsetsu: 'あらかじめ',
    type: 'renyou',
    explanation:
      '前もって、の意味で「あらかじめ知らせる」。「知らせる」に寄り添う副詞で、名詞の前にはなかなか立ちません。連体なら「事前の連絡」など、意味の近い語に席を譲ります。',
  },
  {
    id: 'sentsuji-223',
    level: 5,
    bunsetsu: 'とんだ',
    type: 'rentai',
    explanation:
      '空を「飛んだ鳥」とは別のことば。「とんだ勘違い」は、思いもよらない「勘違い」を言う連体詞です。程度を言うなら「とんでもなく広い」と、「広い」への連用にします。',
  },
  {
    id: 'sentsuji-224',
    level: 5,
    bunsetsu: 'もし',
    type: 'renyou',
    explanation:
      '「もし降ったら」と、仮の結び「降ったら」を呼ぶ副詞です。「もしもの備え」は、万一に向けた「備え」。「も」と「の」が加わると、仮定の文を離れて名詞を飾れます。',
  },
  {
    id: 'sentsuji-225',
    level: 5,
    bunsetsu: '明くる',
    type: 'rentai',
    explanation:
      '「明くる日」「明くる朝」と、時の名詞だけを待つ連体詞です。「日」や「朝」が来るまで落ち着きません。連用で言うなら「翌日届く」。「翌日」がそのまま「届く」に続きます。',
    readings: [['明くる', 'あくる']],
  },
  {
    id: 'sentsuji-226',
    level: 5,
    bunsetsu: 'ありのままに',
    type: 'renyou',
    explanation:
      '日誌に「ありのままに書く」。飾らない書き方で「書く」を修飾します。「ありのままの姿」なら「姿」の説明。中に見える「の」に惑わされず、最後の一字を読みます。',
  },
  {
    id: 'sentsuji-227',
    level: 5,
    bunsetsu: 'わが',
    type: 'rentai',
    explanation:
      '「わが子」「わが町」と、名詞にぴたりと寄る連体詞です。「子」や「町」を、自分のものとして引き寄せます。「われを忘れて踊る」なら、踊る様子を言う連用です。',
  },
  {
    id: 'sentsuji-228',
    level: 5,
    bunsetsu: 'ふと',
    type: 'renyou',
    explanation:
      '皿を洗っていて「ふと思い出す」。わけもなく急に、と「思い出す」を助けます。「ふとした拍子」なら「拍子」を飾る連体。二文字だけの副詞も、名詞の前では「した」を呼びます。',
  },
  {
    id: 'sentsuji-229',
    level: 5,
    bunsetsu: 'たいした',
    type: 'rentai',
    explanation:
      'ほめるときは「たいした腕前」。「腕前」を飾る連体詞です。打ち消しと組む副詞は「たいして」で、「たいして寒くない」と「寒くない」を待ちます。「た」と「て」の差です。',
  },
  {
    id: 'sentsuji-230',
    level: 5,
    bunsetsu: 'それほど',
    type: 'renyou',
    explanation:
      '打ち消しがなければ、かえって重くなります。「それほど遠くない」は、「遠くない」の程度を抑える連用。「それほどの距離」なら、大きさを言って「距離」を飾る連体です。',
  },
  {
    id: 'sentsuji-231',
    level: 5,
    bunsetsu: 'どうしても',
    type: 'renyou',
    explanation:
      '「どうしても外せない用事」の「どうしても」は、「用事」ではなく「外せない」に向かいます。名詞にじかに届くのは「たっての願い」。「願い」や「希望」を飾る形です。',
  },
  {
    id: 'sentsuji-232',
    level: 5,
    bunsetsu: '見知らぬ',
    type: 'rentai',
    explanation:
      '「見知らぬ番号」は、覚えのない「番号」。「ぬ」は、打ち消しの古い連体の形です。連用にするなら「相手を知らずに出る」と、「ずに」で動詞「出る」へ続けます。',
  },
  {
    id: 'sentsuji-233',
    level: 5,
    bunsetsu: '来たる',
    type: 'rentai',
    explanation:
      '案内状の書き出しに「来たる日曜」。次に来る「日曜」を指し、ほかの形には変わらない連体詞です。連用で言うなら「次に開く」。「次に」が「開く」の順番を示します。',
    readings: [
      ['来たる', 'きたる'],
      ['開く', 'ひらく'],
    ],
  },
  {
    id: 'sentsuji-234',
    level: 5,
    bunsetsu: 'いちばん',
    type: 'renyou',
    explanation:
      '「いちばん高いビル」で、「いちばん」が助けるのは「ビル」ではなく「高い」です。名詞をじかに飾るなら「いちばんの楽しみ」のように、「の」が要ります。',
  },
  {
    id: 'sentsuji-235',
    level: 5,
    bunsetsu: 'いかなる',
    type: 'rentai',
    explanation:
      '「いかなる理由」は、どんな、の改まった形で、「理由」を待つ連体詞です。「いかに伝えるか」の「いかに」は、「伝える」に向かう副詞。規約と演説で出会います。',
  },
  {
    id: 'sentsuji-236',
    level: 5,
    bunsetsu: '全然',
    type: 'renyou',
    explanation:
      '小銭を数えて「全然足りない」。打ち消しを強めて、「足りない」にかかります。名詞を強めたいときは「まったくの別人」とし、「全然の」とは言いません。',
  },
  {
    id: 'sentsuji-237',
    level: 5,
    bunsetsu: '思いのほか',
    type: 'renyou',
    explanation:
      '「思いのほか早く着く」で、「思いのほか」がかかる先は「早く」です。その「早く」が「着く」へ。「思いのほかの出費」と「の」を足せば「出費」を飾ります。',
  },
  {
    id: 'sentsuji-238',
    level: 5,
    bunsetsu: '思わぬ',
    type: 'rentai',
    explanation:
      '連体の「ぬ」と連用の「ず」が、意味まで分けた組です。「思わぬ来客」は、予想しなかった「来客」。「思わず笑う」は、こらえきれずに、と「笑う」にかかります。',
  },
  {
    id: 'sentsuji-239',
    level: 5,
    bunsetsu: 'なるべく',
    type: 'renyou',
    explanation:
      '「なるべく歩く」は、できる範囲で、と「歩く」を修飾する副詞です。「なるべくの」とは続かず、名詞の前では「できる限りの協力」のように、別の語が受け持ちます。',
  },
  {
    id: 'sentsuji-240',
    level: 5,
    bunsetsu: 'やむをえない',
    type: 'rentai',
    explanation:
      '硬い言い回しも、「ない」と「ず」で分かれます。「やむをえない欠席」は、避けようのない「欠席」。連用では「やむをえず休む」となり、「休む」につながります。',
  },
  {
    id: 'sentsuji-241',
    level: 5,
    bunsetsu: 'ひっきりなしに',
    type: 'renyou',
    explanation:
      '相談窓口の電話が「ひっきりなしに鳴る」。途切れのない鳴り方で「鳴る」を修飾します。「ひっきりなしの着信」なら「着信」への連体。長い語も、末尾の一字で読めます。',
  },
  {
    id: 'sentsuji-242',
    level: 5,
    bunsetsu: 'どうか',
    type: 'renyou',
    explanation:
      '頼む気持ちを文末に届ける副詞です。「どうか待ってください」で向かう先は「待ってください」。「どうかした拍子」の「どうかした」は、「拍子」を飾る別の言い回し。',
  },
  {
    id: 'sentsuji-243',
    level: 5,
    bunsetsu: '飽くなき',
    type: 'rentai',
    explanation:
      '「なき」は「ない」の古い連体の形。そこで「飽くなき探究心」は、満ち足りることのない「探究心」です。「飽きずに調べる」と「ずに」に替えれば、「調べる」への連用になります。',
  },
  {
    id: 'sentsuji-244',
    level: 5,
    bunsetsu: 'いまだに',
    type: 'renyou',
    explanation:
      '「いまだに覚えている」は、今になっても、と「覚えている」にかかります。「いまだかつてない暑さ」では、「いまだ」が「ない」に、全体が「暑さ」に。文は入れ子になります。',
  },
  {
    id: 'sentsuji-245',
    level: 5,
    bunsetsu: 'くれぐれも',
    type: 'renyou',
    explanation:
      '「くれぐれも気をつけて」と、願いの述語「気をつけて」を強めます。「くれぐれもの」とは言えないので、名詞の前では「十分な注意」などの出番。願いは述語に託します。',
  },
  {
    id: 'sentsuji-246',
    level: 5,
    bunsetsu: '並々ならぬ',
    type: 'rentai',
    explanation:
      'ひととおりではない、と「努力」を飾る「並々ならぬ努力」。「並々ならず苦労する」なら、「苦労する」への連用です。「なみなみとつぐ」は、同じ音の別の副詞。',
  },
  {
    id: 'sentsuji-247',
    level: 5,
    bunsetsu: '一斉に',
    type: 'renyou',
    explanation:
      '「一斉に走り出す」は、そろった動きを言って「走り出す」を修飾します。「一斉の点検」なら「点検」を飾る連体。「一斉点検」とじかに組めば、それで1語の名詞です。',
  },
  {
    id: 'sentsuji-248',
    level: 5,
    bunsetsu: '内なる',
    type: 'rentai',
    explanation:
      '「にある」がつづまった、古い連体の形です。「内なる声」は、心の中にある「声」。動詞の前では「内に秘める」と、「に」をつけて「秘める」へ渡します。',
    readings: [['内', 'うち']],
  },
  {
    id: 'sentsuji-249',
    level: 5,
    bunsetsu: '刻一刻と',
    type: 'renyou',
    explanation:
      '空の色が「刻一刻と変わる」。時を追って進む変わり方を言い、「変わる」に続きます。「刻一刻の変化」なら「変化」の説明。「と」は動詞を、「の」は名詞を呼びます。',
  },
  {
    id: 'sentsuji-250',
    level: 5,
    bunsetsu: 'ひょんな',
    type: 'rentai',
    explanation:
      '「ひょんなこと」「ひょんな縁」と、名詞の前でだけ使う連体詞。思いがけない「縁」を言います。「ひょいと現れる」の「ひょいと」は、「現れる」を待つ別の副詞です。',
    readings: [['縁', 'えん']],
  },
  {
    id: 'sentsuji-251',
    level: 6,
    bunsetsu: '余計な',
    type: 'rentai',
    explanation:
      '「余計な一言」は、要らない「一言」。「余計に疲れる」の「余計に」は、いっそう、という意味の連用です。「な」と「に」で形が変わると、意味まで少しずれます。',
    readings: [['一言', 'ひとこと']],
  },
  {
    id: 'sentsuji-252',
    level: 6,
    bunsetsu: 'けっこう',
    type: 'renyou',
    explanation:
      'すばらしい、とほめるのは「けっこうなお茶」で、「お茶」への連体。「けっこう歩いた」は、思ったより、という程度を言って「歩いた」にかかります。意味も役割も違います。',
  },
  {
    id: 'sentsuji-253',
    level: 6,
    bunsetsu: '自然の',
    type: 'rentai',
    explanation:
      '「自然の力」は、「力」が自然界のものだと言います。「自然な笑顔」も連体ですが、こちらは、無理のない、という意味。「自然に笑う」は、「自然な」のほうの連用です。',
  },
  {
    id: 'sentsuji-254',
    level: 6,
    bunsetsu: '一面に',
    type: 'renyou',
    explanation:
      '見えている景色は、どちらも同じです。「菜の花が一面に咲く」は、咲き広がる様子を言って「咲く」にかかり、「一面の菜の花」は、広がりごと「菜の花」を指す連体です。',
  },
  {
    id: 'sentsuji-255',
    level: 6,
    bunsetsu: 'まるで',
    type: 'renyou',
    explanation:
      '「まるで夢のようだ」でかかる先は、うしろで待つ「夢のようだ」です。「夢のような旅」の「夢のような」は連体。そこへ「まるで」を足しても、相手は「旅」ではありません。',
  },
  {
    id: 'sentsuji-256',
    level: 6,
    bunsetsu: '合格したという',
    type: 'rentai',
    explanation:
      '「合格したという知らせ」は、「知らせ」の中身を言います。「という」は、本当に口で言うわけではなく、中身と名詞の橋渡しです。「と」だけの「合格したと聞く」なら連用。',
  },
  {
    id: 'sentsuji-257',
    level: 6,
    bunsetsu: '適当に',
    type: 'renyou',
    explanation:
      '「な」と「に」で評価の割れることばです。「適当な大きさ」は、ほどよい「大きさ」。「適当に答える」となると、多くの場合、いい加減な答え方を言って「答える」に向かいます。',
  },
  {
    id: 'sentsuji-258',
    level: 6,
    bunsetsu: '別に',
    type: 'renyou',
    explanation:
      '「別に急がない」の「別に」は、とりたてて、の意味で「急がない」にかかる副詞。「別の道」なら、ほかの「道」を指す連体です。「別に包む」では、離して、の意味に戻ります。',
  },
  {
    id: 'sentsuji-259',
    level: 6,
    bunsetsu: '例の',
    type: 'rentai',
    explanation:
      '親しい者どうし、「例の店」と言えば通じる「店」があります。連用の「例によって遅れる」は、いつものように、と「遅れる」に続きます。どちらの「例」も、おなじみのこと。',
  },
  {
    id: 'sentsuji-260',
    level: 6,
    bunsetsu: '今に',
    type: 'renyou',
    explanation:
      '今ではなく、少し先を言うのが「今にわかる」。近いうちに、と「わかる」を修飾します。「今の電話」と「の」に替えると、いましがたの「電話」を言う連体で、少し前へ戻ります。',
  },
  {
    id: 'sentsuji-261',
    level: 6,
    bunsetsu: '相当な',
    type: 'rentai',
    explanation:
      '「相当な距離」は、かなりの「距離」。副詞の「相当」は、「相当歩く」と助詞なしで「歩く」を強めます。「3日分に相当する水」の「相当する」は、つり合うという動詞です。',
  },
  {
    id: 'sentsuji-262',
    level: 6,
    bunsetsu: 'あまりの',
    type: 'rentai',
    explanation:
      '驚きなら「あまりに速い」、打ち消しなら「あまり速くない」。ここまでは連用です。「あまりの速さ」と「の」がつけば、度を越した「速さ」に驚く連体になります。',
  },
  {
    id: 'sentsuji-263',
    level: 6,
    bunsetsu: 'ひどく',
    type: 'renyou',
    explanation:
      '悪い意味は、もう薄れました。「ひどく静かだ」は、程度を言って「静かだ」にかかります。「ひどい雨」では、「雨」の激しさを言う連体。「すごく」も同じ道を来た語です。',
  },
  {
    id: 'sentsuji-264',
    level: 6,
    bunsetsu: '遠慮なく',
    type: 'renyou',
    explanation:
      '「なく」と「ない」で印象が変わります。「遠慮なく食べる」は、気がねのない様子を「食べる」に添え、「遠慮のない口ぶり」は、少しとげのある「口ぶり」を言う連体です。',
  },
  {
    id: 'sentsuji-265',
    level: 6,
    bunsetsu: 'もっと右の',
    type: 'rentai',
    explanation:
      '「もっと」は副詞ですが、位置や時を言う名詞には、じかにかかれます。「もっと右の額」では、まず「右」に、その全体が「額」に。「もっと食べる」は、ふつうの連用です。',
    readings: [['額', 'がく']],
  },
  {
    id: 'sentsuji-266',
    level: 6,
    bunsetsu: 'ずっと昔に',
    type: 'renyou',
    explanation:
      '「ずっと昔に建った」の「ずっと」は、まず名詞「昔」に寄り、全体が「建った」へ続きます。「ずっと昔の家」なら、全体が「家」へ。程度の副詞は、時の名詞にも寄れるのです。',
  },
  {
    id: 'sentsuji-267',
    level: 6,
    bunsetsu: '昨日届いた',
    type: 'rentai',
    explanation:
      '昨日なのは届いたことですから、「昨日」が向かうのは「届いた」。その全体が「昨日届いた荷物」と「荷物」を飾ります。「昨日のうちに届いた」の「うちに」までなら連用です。',
    readings: [['昨日', 'きのう']],
  },
  {
    id: 'sentsuji-268',
    level: 6,
    bunsetsu: '大きな声で',
    type: 'renyou',
    explanation:
      '「大きな」は連体詞で、まず「声」を飾ります。けれど「大きな声で読む」の全体は、「読む」への連用。「大きな声の人」と「で」を「の」に替えれば、全体も連体です。',
  },
  {
    id: 'sentsuji-269',
    level: 6,
    bunsetsu: '長い首の',
    type: 'rentai',
    explanation:
      '「長い首の花瓶」では、「長い」が「首」を、「長い首の」が「花瓶」を飾ります。連体が連体を乗せて、ふたつ先に着きました。「長い首を曲げる」なら、全体は「曲げる」への連用です。',
  },
  {
    id: 'sentsuji-270',
    level: 6,
    bunsetsu: '確か',
    type: 'renyou',
    explanation:
      '記憶をさぐりつつ「確か火曜だった」。「火曜だった」に添える副詞です。「確かに火曜だった」と「に」があれば、疑いは消えます。「確かな証拠」は、「証拠」を飾る連体です。',
  },
  {
    id: 'sentsuji-271',
    level: 6,
    bunsetsu: '実の',
    type: 'rentai',
    explanation:
      '「実の姉」は、血のつながった「姉」を言う連体です。「実に長い」の「実に」は、まったく、と「長い」を強める副詞。「実は」なら、打ち明け話の前置きになります。',
    readings: [
      ['実の', 'じつの'],
      ['実に', 'じつに'],
      ['実は', 'じつは'],
    ],
  },
  {
    id: 'sentsuji-272',
    level: 6,
    bunsetsu: 'ただの',
    type: 'rentai',
    explanation:
      '特別でない「紙」とも、お金の要らない「紙」ともとれる「ただの紙」。それでも連体に変わりはありません。「ただで配る」は無料、「ただ待つ」は、ひたすら。どちらも連用です。',
  },
  {
    id: 'sentsuji-273',
    level: 6,
    bunsetsu: '本当に',
    type: 'renyou',
    explanation:
      '冷えた朝の「本当に寒い」は、うそか本当かより程度を言い、「寒い」にかかります。「本当の理由」なら、うそでない「理由」を指す連体。もとの意味は連体に残りました。',
  },
  {
    id: 'sentsuji-274',
    level: 6,
    bunsetsu: '実際の',
    type: 'rentai',
    explanation:
      '図面を片手に「実際に測る」。頭の中だけでなく、と「測る」を修飾します。「実際の大きさ」なら、図と比べた、現物の「大きさ」。前は行い、あとは物の話です。',
  },
  {
    id: 'sentsuji-275',
    level: 6,
    bunsetsu: '現に',
    type: 'renyou',
    explanation:
      '証拠を差し出すように「現に動いている」と言います。かかる先は「動いている」。「現の」という連体は作れず、名詞の前には「現実の話」や「現在の姿」が立ちます。',
    readings: [
      ['現に', 'げんに'],
      ['現の', 'げんの'],
    ],
  },
  {
    id: 'sentsuji-276',
    level: 6,
    bunsetsu: 'いい加減な',
    type: 'rentai',
    explanation:
      '文ごとに評価が上下する語です。「いい加減な返事」は、無責任な「返事」。「いい加減飽きた」は、かなり、という副詞で「飽きた」を強めます。「湯がいい加減だ」は、ほめことば。',
  },
  {
    id: 'sentsuji-277',
    level: 6,
    bunsetsu: 'ずいぶん',
    type: 'renyou',
    explanation:
      '「ずいぶん待った」は、長さに驚いて「待った」を強めます。「ずいぶんな言い方」となると、ひどい、という意味の連体で「言い方」を責めます。「な」ひとつで、声の色が変わります。',
  },
  {
    id: 'sentsuji-278',
    level: 6,
    bunsetsu: '一応の',
    type: 'rentai',
    explanation:
      '断りか用心か、聞き分けたい組です。「一応の結論」は、十分とは言えないが、という断りつきの「結論」。「一応調べる」は、念のために、と「調べる」に向かう連用です。',
  },
  {
    id: 'sentsuji-279',
    level: 6,
    bunsetsu: 'せっかくの',
    type: 'rentai',
    explanation:
      'めったにないものを惜しむ「せっかくの休み」。「休み」を飾る連体です。「せっかく来たのに」の「せっかく」は「来た」にかかり、あとに残念な話が続くことを予告します。',
    readings: [['来た', 'きた']],
  },
  {
    id: 'sentsuji-280',
    level: 6,
    bunsetsu: 'なかなか',
    type: 'renyou',
    explanation:
      'じれるときは「なかなか来ない」で、打ち消しの「来ない」にかかります。ほめるときは「なかなかおもしろい」。「の」をつけた「なかなかの味」は、「味」をほめる連体です。',
  },
  {
    id: 'sentsuji-281',
    level: 6,
    bunsetsu: '当分の',
    type: 'rentai',
    explanation:
      'いつまでとは言わないのが、この語の持ち味。「当分の食料」は、しばらく足りるだけの「食料」を言う連体です。「当分休む」は、助詞なしで「休む」に続きます。',
  },
  {
    id: 'sentsuji-282',
    level: 6,
    bunsetsu: 'ひとつ',
    type: 'renyou',
    explanation:
      '「ひとつ頼むよ」の「ひとつ」は数ではなく、気軽に、と「頼む」に添える副詞です。「ひとつの案」なら「案」を数える連体。「案をひとつ出す」は、数えながらも連用です。',
  },
  {
    id: 'sentsuji-283',
    level: 6,
    bunsetsu: 'いっそう',
    type: 'renyou',
    explanation:
      '改まったあいさつでは「いっそうの努力」がよく働きます。「努力」を飾る連体です。「の」を外した「いっそう冷える」は、前にもまして、と「冷える」にかかります。',
  },
  {
    id: 'sentsuji-284',
    level: 6,
    bunsetsu: '言いようのない',
    type: 'rentai',
    explanation:
      '「の」が「も」に、「ない」が「なく」に替わる組です。「言いようのない味」は、ことばにならない「味」。「言いようもなく寂しい」では、「寂しい」の程度を言う連用です。',
  },
  {
    id: 'sentsuji-285',
    level: 6,
    bunsetsu: '目に見えて',
    type: 'renyou',
    explanation:
      'はっきりわかるほど、と言うのが「目に見えて減る」。「減る」を修飾し、本当に見えるかどうかは二の次です。「目に見える傷」なら、肉眼でわかる「傷」で、連体。',
  },
  {
    id: 'sentsuji-286',
    level: 6,
    bunsetsu: '打って変わって',
    type: 'renyou',
    explanation:
      '「前の日とは打って変わって静かだ」の相手は「静かだ」。「打って変わった態度」なら「態度」を飾る連体です。打つ物はなくても、「て」と「た」の分かれ方は規則どおり。',
    readings: [['前の日', 'まえのひ']],
  },
  {
    id: 'sentsuji-287',
    level: 6,
    bunsetsu: '手に取るように',
    type: 'renyou',
    explanation:
      'わかり方をたとえて「手に取るようにわかる」。「わかる」に向かう連用です。「手に取った本」は、現に手にした「本」で連体。本当に手が動くのは、こちらだけです。',
  },
  {
    id: 'sentsuji-288',
    level: 6,
    bunsetsu: '割れんばかりの',
    type: 'rentai',
    explanation:
      '「割れんばかりの拍手」は、会場が割れそうなほどの「拍手」。「割れんばかりに響く」なら、「響く」への連用です。どちらも、実際に割れる一歩手前を言っています。',
  },
  {
    id: 'sentsuji-289',
    level: 6,
    bunsetsu: '昔ながらの',
    type: 'rentai',
    explanation:
      '「歌いながら」の「ながら」とは働きが違い、こちらは、そのまま、という意味。「昔ながらの製法」は「製法」を飾り、「昔ながらに漬ける」は「漬ける」に続きます。',
  },
  {
    id: 'sentsuji-290',
    level: 6,
    bunsetsu: 'なにげない',
    type: 'rentai',
    explanation:
      '深い考えもない「なにげないしぐさ」。「しぐさ」を言う連体です。「なにげなく見る」は、見方を言う連用。くだけた「なにげに」は、改まった文では避けられます。',
  },
  {
    id: 'sentsuji-291',
    level: 6,
    bunsetsu: '背の高い',
    type: 'rentai',
    explanation:
      '「背の」は「高い」の主語にあたり、全体が「背の高い草」と「草」を飾ります。この「の」は「が」に替えられるでしょう。「背を高く見せる」の「高く」は、「見せる」への連用です。',
    readings: [['背', 'せ']],
  },
  {
    id: 'sentsuji-292',
    level: 6,
    bunsetsu: '見るからに',
    type: 'renyou',
    explanation:
      '「見るからに重そうな箱」で、「見るからに」が助けるのは「箱」ではなく「重そうな」。「箱」を飾る連体は、その「重そうな」です。肩車のように、順につながります。',
  },
  {
    id: 'sentsuji-293',
    level: 6,
    bunsetsu: 'いかにも',
    type: 'renyou',
    explanation:
      '「いかにも秋らしい雲」の「いかにも」は、「らしい」を呼んで「秋らしい」にかかる副詞。「雲」を飾る連体の仕事は「秋らしい」がしています。副詞は、その後ろ盾です。',
  },
  {
    id: 'sentsuji-294',
    level: 6,
    bunsetsu: 'あってはならない',
    type: 'rentai',
    explanation:
      '「あってはならない事故」は、強い打ち消しの判断ごと「事故」を飾ります。「あってはならないと考える」なら、「と」が中身を「考える」へ運ぶ連用。述語も荷物になるのです。',
  },
  {
    id: 'sentsuji-295',
    level: 6,
    bunsetsu: '知る人ぞ知る',
    type: 'rentai',
    explanation:
      '「知る人ぞ知る店」は、言い切りの文が丸ごと「店」の説明になった形です。似た語でも「人知れず咲く」は、誰にも気づかれずに、と「咲く」に向かう連用。',
  },
  {
    id: 'sentsuji-296',
    level: 6,
    bunsetsu: 'これといった',
    type: 'rentai',
    explanation:
      '「これといった用事」は、とりたてて言うほどの「用事」で、あとに「ない」が来ます。「これといって変わらない」なら、「変わらない」への連用。「た」と「て」の総仕上げです。',
  },
  {
    id: 'sentsuji-297',
    level: 6,
    bunsetsu: '二度と',
    type: 'renyou',
    explanation:
      '「二度と行かない」の「二度と」は、打ち消しの「行かない」を待つ副詞。回数の「二度」に「と」がついて、決意の色を帯びました。「二度の優勝」なら、「優勝」を数える連体です。',
    readings: [['行かない', 'いかない']],
  },
  {
    id: 'sentsuji-298',
    level: 6,
    bunsetsu: 'なんという',
    type: 'rentai',
    explanation:
      '驚く心はひとつでも、「さ」と「い」が道を分けます。「なんという速さ」は、驚きの連体で「速さ」を待ち、「なんと速い」の「なんと」は、「速い」に向かう副詞です。',
  },
  {
    id: 'sentsuji-299',
    level: 6,
    bunsetsu: 'さすがに',
    type: 'renyou',
    explanation:
      '平気なはずの人でも「さすがに疲れた」。「疲れた」にかかる副詞です。「さすがの名人も」の「さすがの」は「名人」を飾る連体。強い人ほど、このことばが似合います。',
  },
  {
    id: 'sentsuji-300',
    level: 6,
    bunsetsu: '道なりに',
    type: 'renyou',
    explanation:
      '「道なりに進む」は、道の曲がるままの進み方で、「進む」への連用。「自分なりの答え」なら、「答え」を飾る連体です。分かれ道では、いつも次のことばを見てください。',
  },
];
