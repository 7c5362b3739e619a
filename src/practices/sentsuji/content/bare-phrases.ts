import type { ModifierPhrase } from '../modifier-phrase.ts';

/** 段 1 and 2, in teaching order: phrases by themselves. */
export const barePhrases: readonly ModifierPhrase[] = [
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
];
