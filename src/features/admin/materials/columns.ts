import type { MaterialPack } from '../../../../sync/model/published/material-packs.ts';

interface Option {
  readonly value: string | number;
  readonly label: string;
}

/** How a cell is written and what it means. */
export type Cell =
  /** A text: a field of one line, or a larger one. */
  | { readonly kind: 'line' | 'area' }
  /** One text a line. */
  | { readonly kind: 'lines' }
  | { readonly kind: 'number' }
  /** A day of the year, as 11-25, 11/25 or 11月25日. */
  | { readonly kind: 'monthDay' }
  /** Words with their readings: 空いた=あいた. */
  | { readonly kind: 'readings' }
  | { readonly kind: 'choice'; readonly options: readonly Option[] }
  /** はい, or nothing, which means `no`. */
  | { readonly kind: 'yes'; readonly no: false | undefined };

/** A field of the form, and a column of a file: one value of an item. */
export type Column = Cell & {
  /** The path of the value in the item: field names and indices, with dots. */
  readonly key: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOptional?: true;
  /** The cell of the template's example. */
  readonly example: string;
};

type Make = (key: string, label: string, example: string, hint?: string) => Column;

const cell =
  (kind: 'line' | 'area' | 'lines'): Make =>
  (key, label, example, hint) => ({ kind, key, label, example, hint });
const line = cell('line');
const area = cell('area');
const lines = cell('lines');

const choice = (key: string, label: string, example: string, options: readonly Option[], hint?: string): Column => ({
  kind: 'choice',
  key,
  label,
  example,
  options,
  hint,
});

const yes = (key: string, label: string, no: false | undefined, hint: string): Column => ({
  kind: 'yes',
  key,
  label,
  no,
  hint,
  example: '',
  isOptional: true,
});

const optional = (column: Column): Column => ({ ...column, isOptional: true });

const named = (names: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const levels = [1, 2, 3, 4, 5, 6].map((value) => ({ value, label: String(value) }));
const level = choice('level', '段', '2', levels, '1がいちばんやさしい段です。');

const seasons = {
  'new-year': '新年',
  winter: '冬',
  spring: '春',
  rainy: '梅雨',
  summer: '夏',
  autumn: '秋',
  'year-end': '年末',
};
const times = { morning: '朝', day: '昼', evening: '夕', night: '夜' };

const readings = (example: string): Column => ({
  kind: 'readings',
  key: 'readings',
  label: 'ふりがな',
  isOptional: true,
  example,
  hint: '「空いた=あいた」のように、語と読みを=でつなぎ、1行にひとつずつ書きます。ふりがなは、ここに書いた語にだけ付きます。',
});

/** The last columns of most packs: when an item fits, and its readings. */
const ending = (exampleReadings = ''): readonly Column[] => [
  optional(choice('season', '季節', '', named(seasons), 'ほかの季節に合わないときだけ選びます。')),
  optional(choice('timeOfDay', '時刻', '', named(times), 'ほかの時刻に合わないときだけ選びます。')),
  readings(exampleReadings),
];

const numbered = (amount: number, columnsOf: (index: number, number: number) => readonly Column[]) =>
  Array.from({ length: amount }, (_, index) => columnsOf(index, index + 1)).flat();

/** The sentence of a phrase of 選辻, which has one from level 3 on. */
const sentsujiSentence = [
  area('sentence.text', '文', '', '3段目から書きます。言い回しを、そのまま一度だけ入れます。'),
  lines(
    'sentence.nouns',
    '文の名詞',
    '',
    '選べる語にする名詞を、助詞もつけて、出てくる順に1行にひとつ。言い回しより後ろの語だけです。',
  ),
  lines(
    'sentence.predicates',
    '文の動作や様子',
    '',
    '選べる語にする動詞や形容詞を、同じように。名詞とあわせて四つまでです。',
  ),
  line('sentence.head', 'かかる先', '', '並べた語のうち、言い回しがかかるひとつ。同じ種類の語がふたつ以上要ります。'),
].map(optional);

const examples = {
  paragraphs: [
    '駅前の花屋は、雨の日だけ店先に椅子を出す。座る人がいるわけではない。',
    '椅子に載るのは、傘である。濡れた傘を置いた人は、両手で花を選べる。',
    '両手が空いた客は、いつもより少し長く店にいる。店主が出していたのは、椅子ではなく時間だった。',
  ],
  words: [
    ['夕映え', 'ゆうばえ', '夕日を受けて、ものが照り輝くこと。'],
    ['川面', 'かわも', '川の、水の表面。'],
    ['横切る', 'よこぎる', '目の前を、こちらからあちらへ通り過ぎる。'],
  ],
  questions: [
    ['船は何色ですか。', '青', '赤', '白', '1'],
    ['乗るのは何人ですか。', '2人', '3人', '4人', '2'],
    ['船が出るのは何時ですか。', '5時', '7時', '6時', '3'],
  ],
  prompts: [
    '改札を出ます。最初に目に入る看板は何色ですか。',
    '通りを進みます。右側の店から、どんな匂いがしますか。',
    '角を曲がります。足もとの道は、何でできていますか。',
    'いちばん奥の店です。戸を開けると、誰がいますか。',
  ],
  walk: [
    '最初に見えるのは、薬局の緑の看板です。',
    '右の店から、揚げたてのいものにおいがします。',
    '角を曲がると、足もとはれんがに変わります。',
    '戸を開けると、白い猫が帳場で寝ています。',
  ],
} as const;

/** The columns of each pack, in the order of the form and of the template. */
export const columnsOfPack: Readonly<Record<MaterialPack, readonly Column[]>> = {
  daily: [
    {
      kind: 'monthDay',
      key: 'monthDay',
      label: '日',
      example: '11-25',
      hint: '11-25 のように書きます。毎年その日に、はじめからある稽古と入れ替わります。同じ日に足したものは、年ごとに交代します。',
    },
    line('title', 'タイトル', '窓の外の三つの音'),
    area('description', '説明', '窓を開け、近い音から順に三つ数えます。三つめが聞こえたら、その音の方角を指さします。'),
    choice('difficulty', '難しさ', '初級', named({ 初級: '初級', 中級: '中級', 上級: '上級' })),
    { kind: 'number', key: 'duration_minutes', label: '時間（分）', example: '5' },
    line('category', '分類', '観察'),
    yes('wholeDay', '一日かけて', undefined, '朝に始めて夜に答える稽古なら、はい。時計は出ません。'),
    readings('近い=ちかい'),
  ],
  sakiyomi: [
    line('title', 'タイトル', '雨の日の椅子'),
    line('category', '分類', '店'),
    line('date', '日付', '6月24日', '6月24日 のように、年なしで書きます。'),
    choice('kind', '種類', '話', named({ story: '話', argument: '論' })),
    ...numbered(3, (index, number) => [area(`paragraphs.${index}`, `段落${number}`, examples.paragraphs[index] ?? '')]),
    ...ending('空いた=あいた'),
  ],
  utsusie: [
    line('title', 'タイトル', '渡し船の朝'),
    line('category', '分類', '川'),
    area('content', '本文', '朝6時、青い渡し船が岸を離れます。乗るのは3人です。船頭は白い帽子をかぶっています。'),
    ...numbered(3, (index, number) => [
      line(`questions.${index}.ask`, `問い${number}`, examples.questions[index]?.[0] ?? ''),
      ...numbered(3, (choice, place) => [
        line(
          `questions.${index}.choices.${choice}`,
          `問い${number}の選択肢${place}`,
          examples.questions[index]?.[place] ?? '',
        ),
      ]),
      choice(
        `questions.${index}.answer`,
        `問い${number}の正解`,
        examples.questions[index]?.[4] ?? '',
        [0, 1, 2].map((value) => ({ value, label: String(value + 1) })),
      ),
    ]),
    ...ending(),
  ],
  jisho: [
    line('field', '分野', '暮らし'),
    area('sentence', '文', '夕映えの川面を、小さな舟がゆっくりと横切る。'),
    ...numbered(5, (index, number) => {
      const [word = '', reading = '', meaning = ''] = examples.words[index] ?? [];
      const wordColumns = [
        line(`words.${index}.word`, `語${number}`, word, '文に出てくるとおりに、出てくる順で。'),
        line(`words.${index}.reading`, `語${number}の読み`, reading),
        area(`words.${index}.meaning`, `語${number}の意味`, meaning),
      ];
      return index === 0 ? wordColumns : wordColumns.map(optional);
    }),
    ...ending(),
  ],
  setsuna: [
    area('situation', '場面', '改札を出て、傘を開く。夕方の雨はまだ強い。'),
    area('event', '出来事', '見知らぬ子どもが、黙って隣に入ってきた。'),
    line('category', '分類', '街'),
    optional(area('sample', '一例', '傘を少し傾けて、「どこまで行きますか」。', '考えたあとに見せる、最初の一手。')),
    ...ending(),
  ],
  sentsuji: [
    level,
    line('bunsetsu', '言い回し', '夜明け前の'),
    choice(
      'type',
      '種類',
      '連体',
      named({ rentai: '連体', renyou: '連用' }),
      '「なに」に続くなら連体、「どう」に続くなら連用。',
    ),
    area(
      'explanation',
      '解説',
      '「夜明け前の港」は「港」を飾ります。「夜明け前に出る」なら、いつ出るかを言う連用です。',
    ),
    ...sentsujiSentence,
    readings(''),
  ],
  oumugaeshi: [
    level,
    line('title', 'タイトル', '朝の市'),
    lines(
      'sentences',
      '文',
      '朝の市が立つ。\n声が飛び交う。\n魚の箱が光る。',
      '1行に1文ずつ、3文から20文まで。25文字を超える文には、切れ目に｜を入れます。',
    ),
    ...ending('市が=いちが'),
  ],
  tour: [
    line('title', 'タイトル', '駅前の商店街を案内する'),
    area('description', '説明', '初めて訪れる人を連れて、改札からいちばん奥の店まで歩きます。'),
    ...numbered(4, (index, number) => [area(`examples.${index}`, `手がかり${number}`, examples.prompts[index] ?? '')]),
    optional(
      lines('sample', '一例', examples.walk.join('\n'), '歩いたあとに見せます。手がかりの順に、1行に1文ずつ、4文。'),
    ),
    yes('silent', '声に出さない', false, '胸のうちだけで案内するテーマなら、はい。'),
    ...ending(),
  ],
};

/** What the tab calls the packs. */
export const packNames: Readonly<Record<MaterialPack, string>> = {
  daily: '今日の稽古',
  sakiyomi: '先読',
  utsusie: '写絵',
  jisho: '辞書',
  setsuna: '刹那',
  sentsuji: '選辻',
  oumugaeshi: 'オウム返し',
  tour: 'ツアー',
};
