import { type Day, daysBetween, toDay } from './day.ts';

/** The training of one day. Field names match the `daily_trainings` row that may override it. */
export interface DailyTraining {
  readonly title: string;
  readonly description: string;
  readonly difficulty: '初級' | '中級' | '上級';
  readonly duration_minutes: number;
  readonly category: string;
}

/** The first day of the rotation; earlier days run backwards. */
const FIRST_DAY = toDay('2000-01-01');

/**
 * The bundled training of a Tokyo day: the list in order, one entry a day, so that none repeats before all were shown.
 */
export function dailyTrainingFor(day: Day): DailyTraining {
  const count = dailyTrainings.length;
  const index = ((daysBetween(FIRST_DAY, day) % count) + count) % count;
  const training = dailyTrainings[index];
  if (training === undefined) throw new RangeError(`Cannot pick a daily training: entry ${index} does not exist`);
  return training;
}

/** True for a training of the rotation, false for an override by the operator. */
export function isBundledTraining(training: DailyTraining): boolean {
  return dailyTrainings.includes(training);
}

/** The rotation; neighbours differ in category, and 40 has no factor in common with the seven days of the week. */
export const dailyTrainings: readonly DailyTraining[] = [
  {
    title: '今日いちばん長い影をさがす',
    description:
      '部屋でも道でも、目に入ったなかでいちばん長い影を選びます。元の物の何倍あるかを目で測り、影の先が触れている物の名を言えたら終わりです。',
    difficulty: '初級',
    duration_minutes: 5,
    category: '観察',
  },
  {
    title: '朝食から海まで5歩で行く',
    description:
      '朝食のひと品から連想を始め、ちょうど五つ目で海に着くようにことばをつなぎます。着いたら、別の道を通って朝食へ帰ってください。',
    difficulty: '初級',
    duration_minutes: 5,
    category: '連想',
  },
  {
    title: '通勤路を三つの音で描く',
    description:
      '今日歩く道を、始まり、途中、終わりの三つの音だけで書き表します。物の名前は使わず、音まねで。出かけない日は、家の廊下が道になります。',
    difficulty: '中級',
    duration_minutes: 10,
    category: '音',
  },
  {
    title: '迷ったら右、を3回',
    description:
      '飲み物でも靴下でも、どちらでもよい選択を三つ、右にあるほうで決めます。3回目が済んだら、右を選んで少し残念だったのはどれか、ひとつ挙げてください。',
    difficulty: '初級',
    duration_minutes: 5,
    category: '決断',
  },
  {
    title: '「とても」を一日しまっておく',
    description:
      'とても、すごく、かなりと言いたくなったら、どのくらいなのかを数か例えで言います。夜、うまく言えた例えをひとつ書き留めてください。',
    difficulty: '初級',
    duration_minutes: 10,
    category: 'ことば',
  },
  {
    title: 'ゆうべの食卓を左から並べる',
    description:
      'きのうの夕食の器を、左端から順に思い出して紙に丸で描きます。中身が思い出せない器には、色だけ塗ってください。',
    difficulty: '初級',
    duration_minutes: 5,
    category: '記憶',
  },
  {
    title: '背丈10センチで部屋を渡る',
    description:
      '椅子に座って目を閉じ、身長10センチの自分に、部屋の入り口から窓まで歩かせます。よじ登るもの、くぐるもの、怖いものを、順にひとつずつ決めながら進みます。',
    difficulty: '初級',
    duration_minutes: 5,
    category: '想像',
  },
  {
    title: 'ひと口目と三口目を比べる',
    description:
      'お茶でもご飯でも、ひと口目と三口目だけをよく味わいます。変わった点を二つ、変わらない点をひとつ、ことばにしてください。',
    difficulty: '初級',
    duration_minutes: 5,
    category: '比較',
  },
  {
    title: '取っ手の減り方を読む',
    description:
      '手すり、取っ手、スイッチのどれかで、塗りの薄くなった所をさがします。どんな手が、どちらの向きから、何をしながら触れてきたのかを三つ言い当てます。',
    difficulty: '中級',
    duration_minutes: 8,
    category: '観察',
  },
  {
    title: '郵便受けに似た人をさがす',
    description:
      '身の回りの道具をひとつ選び、形を忘れて、していることだけを書き出します。同じことをしている人を、知り合いか物語の中から1人見つけてください。',
    difficulty: '中級',
    duration_minutes: 8,
    category: '連想',
  },
  {
    title: '冷蔵庫の声を書き取る',
    description:
      '家電をひとつ選び、1分間耳を近づけて、聞こえたとおりに片仮名で書きます。書けたものを声に出し、本物と聞き比べます。',
    difficulty: '初級',
    duration_minutes: 5,
    category: '音',
  },
  {
    title: '引き出しから五つだけ決める',
    description:
      '引き出しをひとつあけ、手に触れた順に五つ、残すか手放すかを息三つで決めます。迷った物は「残す」にして、そのわけを一語で言います。',
    difficulty: '中級',
    duration_minutes: 8,
    category: '決断',
  },
  {
    title: '今朝をちょうど20字で書く',
    description:
      '起きてから今までを、句読点も入れて20字の一文にします。足りない日は色を、あふれる日は副詞を疑ってみてください。',
    difficulty: '初級',
    duration_minutes: 5,
    category: 'ことば',
  },
  {
    title: '3人の服を夕方まで持つ',
    description:
      '午前中に見かけた3人の、服の色と襟もとの形を覚えます。夕方、思い出して小さく描いてください。出かけない日は、画面や写真の中の人でかまいません。',
    difficulty: '中級',
    duration_minutes: 6,
    category: '記憶',
  },
  {
    title: '落とし物の主を組み立てる',
    description:
      'ボタン、輪ゴム、古い切符など、小さな物をひとつ目の前に置きます。落とした人の年ごろ、急いでいたわけ、気づいた場所を、物の傷や折り目から組み立てます。',
    difficulty: '中級',
    duration_minutes: 8,
    category: '想像',
  },
  {
    title: '二つの椅子に座りくらべる',
    description:
      '家か職場の椅子を二つ選び、目を閉じて1分ずつ座ります。足の裏、腰、首の順に違いを言い、長い話を聞くならどちらかを選びます。',
    difficulty: '初級',
    duration_minutes: 5,
    category: '比較',
  },
  {
    title: '名前を知らない色に名前をつける',
    description:
      '赤や青とひと言では呼べない色を、身の回りでひとつ見つけます。同じ色がほかのどこにあるかを三つ思い出し、いちばん近い物の名を借りて名づけてください。',
    difficulty: '初級',
    duration_minutes: 6,
    category: '観察',
  },
  {
    title: '看板を二つくっつける',
    description:
      '目に入った看板か本の背から、ことばを二つ借りてひとつの店名にします。その店が売っている物、店主の口癖、いちばんの常連を順に決めます。',
    difficulty: '初級',
    duration_minutes: 6,
    category: '連想',
  },
  {
    title: '足音で床を当てる',
    description:
      '家から外へ、または部屋から部屋へ歩き、足音の変わる境目を五つ見つけます。境目ごとに、前と後の音をひと文字ずつで書き分けてください。',
    difficulty: '初級',
    duration_minutes: 6,
    category: '音',
  },
  {
    title: '断り方をひとつ用意する',
    description:
      'いつか頼まれそうで、引き受けたくないことをひとつ選びます。理由を言わずに断る一文と、代わりに差し出せることを決めておきます。',
    difficulty: '上級',
    duration_minutes: 10,
    category: '決断',
  },
  {
    title: '箸の説明書を書く',
    description:
      '箸を見たことのない人に向けて、持ち方を3文で書きます。書いたとおりにだけ手を動かし、指がつかえた文を直してください。',
    difficulty: '中級',
    duration_minutes: 10,
    category: 'ことば',
  },
  {
    title: '買うものを体に掛ける',
    description:
      '今日買うもの、なければ台所にあるものを五つ選び、頭、肩、ひじ、膝、足の甲に絵で載せます。1時間たったら、上から順に下ろしていきます。',
    difficulty: '中級',
    duration_minutes: 8,
    category: '記憶',
  },
  {
    title: '雨粒になって町を下る',
    description:
      '屋根に落ちたひと粒になって、雨どい、側溝、川、海までの道を順に話します。場所が変わるごとに、明るさと速さを一言ずつ添えます。',
    difficulty: '上級',
    duration_minutes: 10,
    category: '想像',
  },
  {
    title: '道の反対側を歩く',
    description:
      'いつもと反対の歩道を選んで、初めて見えたものを三つ、見えなくなったものを三つ拾います。歩けない日は、いつもと反対の席に座って部屋を見ます。',
    difficulty: '初級',
    duration_minutes: 10,
    category: '比較',
  },
  {
    title: '1本の木と3分向き合う',
    description:
      '葉のある季節でもない季節でも、木か鉢植えをひとつ決めて眺めます。枝分かれを根もとから五つ数え、光へ伸びた枝と、よけて曲がった枝を1本ずつ見つけてください。',
    difficulty: '初級',
    duration_minutes: 5,
    category: '観察',
  },
  {
    title: 'かばんの三品で一行の物語',
    description:
      'かばんかポケットから、見ないで三つ取り出します。取り出した順に登場させ、最後の品で終わる一文を作ってください。',
    difficulty: '初級',
    duration_minutes: 5,
    category: '連想',
  },
  {
    title: '声に三つの色を塗る',
    description:
      '今日聞いた声を三つ選び、それぞれに色をひとつ当てます。高さ、速さ、語尾のうち、どれを聴いてその色になったのかを書き添えます。',
    difficulty: '中級',
    duration_minutes: 10,
    category: '音',
  },
  {
    title: '昼を先に決め、理由はあとから',
    description:
      '昼に食べるものを5秒で決め、そのあとで理由を三つさがします。三つのうち、決める前から本当にあったものに丸をつけてください。',
    difficulty: '初級',
    duration_minutes: 5,
    category: '決断',
  },
  {
    title: '空を3人の口調で伝える',
    description:
      '今の空を、船に乗る人、洗濯物を干す人、初めて空を見る子の順に話します。3人とも同じ雲を指していると、聞き手にわかるように。',
    difficulty: '中級',
    duration_minutes: 8,
    category: 'ことば',
  },
  {
    title: '4桁を景色にしまう',
    description:
      'よく使う電話番号の下4桁を、数字の形に似た物へ置き換え、1枚の景色に描きます。夜、景色だけを見て番号に戻してください。',
    difficulty: '中級',
    duration_minutes: 8,
    category: '記憶',
  },
  {
    title: 'この机の100年後を訪ねる',
    description:
      '今使っている机か台が、100年後に置かれている場所を決めます。誰が、何に使い、どの傷をなでているかを、近づきながら見ていきます。',
    difficulty: '中級',
    duration_minutes: 8,
    category: '想像',
  },
  {
    title: '右手の名前、左手の名前',
    description:
      '自分の名前を右手で1回、左手で1回書きます。形、かかった息の数、力の入った場所を比べ、違いがいちばん出た一画に印をつけてください。',
    difficulty: '初級',
    duration_minutes: 5,
    category: '比較',
  },
  {
    title: '人の流れに川をさがす',
    description:
      '駅、店、窓の下など、人や車の行き交う所を2分眺めます。流れの速い所、よどむ所、渦を巻く所をひとつずつ見つけ、そこに何があるかを言います。',
    difficulty: '中級',
    duration_minutes: 5,
    category: '観察',
  },
  {
    title: '音でつながない10のことば',
    description:
      '好きなことばから始め、意味のつながりだけで10個書き出します。前のことばと頭の文字、終わりの文字が重なったら、そのことばは書き直しです。',
    difficulty: '上級',
    duration_minutes: 8,
    category: '連想',
  },
  {
    title: '静けさのいちばん深い時刻',
    description:
      '朝、昼、夜に一度ずつ、1分だけ手を止めて、聞こえる音の数を数えます。いちばん少なかった時刻と、最後まで残った音を書き留めてください。',
    difficulty: '上級',
    duration_minutes: 5,
    category: '音',
  },
  {
    title: '値段のない物差しで選ぶ',
    description:
      '今日何かを買うか選ぶとき、値段と人気のほかに物差しを1本決めます。選んだあと、その物差しに名前をつけ、次も使うかどうか答えてください。',
    difficulty: '中級',
    duration_minutes: 8,
    category: '決断',
  },
  {
    title: '答えずに、問いで返す',
    description:
      '誰かと、いなければ紙の上で、ひとつの話題を問いだけで5往復続けます。終わったら、いちばん遠くまで話を進めた問いに印をつけてください。',
    difficulty: '上級',
    duration_minutes: 8,
    category: 'ことば',
  },
  {
    title: '今日の会話を逆再生する',
    description:
      '誰かと交わした短い会話をひとつ選び、最後のひと言から順に始まりまでさかのぼります。話題の変わり目に、きっかけのことばを書き込みます。',
    difficulty: '上級',
    duration_minutes: 10,
    category: '記憶',
  },
  {
    title: '見知らぬ差出人の書き出し',
    description:
      'まだ会ったことのない誰かから、自分に手紙が来たとします。封筒の手ざわりと差出人の住む土地を決め、最初の2行だけを書いてください。',
    difficulty: '中級',
    duration_minutes: 10,
    category: '想像',
  },
  {
    title: '10年前の朝と今朝を並べる',
    description:
      '朝の手順を五つ書き、10年前の自分の手順を隣に並べます。ひとつも変わらない手順を見つけ、続いてきたわけを一文で言います。',
    difficulty: '中級',
    duration_minutes: 8,
    category: '比較',
  },
];
