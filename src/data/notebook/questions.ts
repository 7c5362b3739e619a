import { type Day, daysBetween, toDay } from '../../../sync/model/day/day.ts';
import type { ContentItem } from '../../../sync/model/practice/content-item.ts';

/** The first day of the rotation. */
const START = toDay('2026-01-01');

/** The question of a day; each comes once before any comes again. */
export function questionOfDay(about: QuestionAbout, day: Day): string {
  return questionAt(about, daysBetween(START, day));
}

/** The question after a practice, turned by how many sessions of it the member has recorded; empty if there is none. */
export function questionOfVisit(about: string, sessions: number): string {
  return questionAt(about, sessions);
}

function questionAt(asked: string, turn: number): string {
  const pool = noteQuestions.filter(({ about }) => about === asked);
  return pool.at(turn % pool.length)?.text ?? '';
}

/** Questions that one line of the notebook answers, by when they are asked: at the end of a practice (its id), of a lesson, … */
export const noteQuestions = [
  { id: 'questions-001', about: 'oumugaeshi', text: '始める前と今とで、部屋の音は同じですか。' },
  { id: 'questions-008', about: 'utsusie', text: '誰かに話すなら、どの場面から始めますか。' },
  { id: 'questions-010', about: 'oumugaeshi', text: '体のどこに力が入っていましたか。' },
  { id: 'questions-013', about: 'ryue', text: '頭に残っている色を、ひとつ。' },
  { id: 'questions-016', about: 'jutsu', text: '情景の見え方が、いちばん変わったのはどの意識で？' },
  { id: 'questions-017', about: 'jutsu', text: 'すぐに答えが出なかった問いを、書き写すと。' },
  { id: 'questions-018', about: 'doko', text: 'なくても済んだ問いは、どれでしたか。' },
  { id: 'questions-019', about: 'doko', text: '景色が急に狭まったのは、何を尋ねたとき？' },
  { id: 'questions-020', about: 'utsusie', text: '聞こえていたのに、残らなかったものは。' },
  { id: 'questions-021', about: 'utsusie', text: '話にないのに、描き足していたのは何ですか。' },
  { id: 'questions-022', about: 'utsusie', text: '聞き終えて、置き場所のあいまいだったものは。' },
  { id: 'questions-023', about: 'sakiyomi', text: '予想の手がかりにした語を、ひとつ。' },
  { id: 'questions-024', about: 'sakiyomi', text: '書き手と別れた曲がり角は、どこでしたか。' },
  { id: 'questions-025', about: 'jisho', text: '知っているつもりだった語は。' },
  { id: 'questions-026', about: 'jisho', text: '今日の語をひとつ入れて、家の中の一文を。' },
  { id: 'questions-027', about: 'setsuna', text: 'とっさに守ろうとしたものは、何でしたか。' },
  { id: 'questions-028', about: 'setsuna', text: 'いちばん迷った場面と、迷わせたものを。' },
  { id: 'questions-029', about: 'sentsuji', text: '見分けに迷った言い回しと、その理由は。' },
  { id: 'questions-030', about: 'sentsuji', text: '今日と同じ形の言い回しを、もうひとつ。' },
  { id: 'questions-031', about: 'oumugaeshi', text: 'つい言い換えた語は、もとは何でしたか。' },
  { id: 'questions-032', about: 'oumugaeshi', text: 'まだ耳に残っている一文を、そのまま。' },
  { id: 'questions-035', about: 'ryue', text: '2枚の絵のあいだで、最初に動いたものは。' },
  { id: 'questions-036', about: 'ryue', text: '絵に描かれていない音を、ひとつ書くと。' },
  { id: 'questions-037', about: 'lesson', text: '注意のそれた先には、何がありましたか。' },
  { id: 'questions-038', about: 'lesson', text: '2度目にはできたことを、ひとつだけ。' },
  { id: 'questions-039', about: 'lesson', text: '声がやんだあとも、続いていたのは何でしたか。' },
  { id: 'questions-040', about: 'lesson', text: 'このレッスンを、10歳の子に一行で説明すると。' },
  { id: 'questions-041', about: 'lesson', text: '今日の要領を、明日のいつ使いますか。' },
  { id: 'questions-042', about: 'lesson', text: 'やりにくかった一歩と、その手前の一歩は。' },
  { id: 'questions-043', about: 'lesson', text: '前のレッスンとつながるところを、ひと言で。' },
  { id: 'questions-044', about: 'lesson', text: '声の案内がなくても、ひとりでできそうなのはどこ？' },
  { id: 'questions-061', about: 'week', text: '日曜から土曜までで、いちばん静かだった場所は。' },
  { id: 'questions-062', about: 'week', text: '7日前の自分に、ひとつだけ教えるなら。天気のことでも。' },
  { id: 'questions-063', about: 'week', text: 'もう一度過ごしたい1時間は、何曜日に。なければ、このあとの1時間を。' },
  {
    id: 'questions-064',
    about: 'week',
    text: '手をつけないまま、次の週へ持っていくものは。なければ、置いていくものを。',
  },
  { id: 'questions-065', about: 'week', text: 'この週、耳に残ったひと言は。書きたくなければ、聞いた音をひとつ。' },
  { id: 'questions-066', about: 'week', text: 'いちばん早く過ぎたのは、何曜日でしたか。' },
  { id: 'questions-067', about: 'week', text: 'この7日で、初めて見たものをひとつ。' },
  { id: 'questions-068', about: 'week', text: '今日から始まる週の自分に、ひとつだけ頼むなら。' },
  {
    id: 'questions-069',
    about: 'week',
    text: 'くり返し思い浮かべたのは、誰の顔ですか。書きたくなければ、場所をひとつ。',
  },
  { id: 'questions-070', about: 'week', text: 'この1週間に、新聞の見出しをつけると。小さな欄でかまいません。' },
  { id: 'questions-071', about: 'week', text: 'やらずにおいて、困らなかったことは。' },
  { id: 'questions-072', about: 'week', text: '季節が動いたと思ったのは、何に触れたとき？' },
  { id: 'questions-073', about: 'week', text: '次の日曜まで、持ち歩きたいことばは。' },
  { id: 'questions-074', about: 'goshoku', text: '塗りにくかった色は、いつもの自分に遠い声ですか。' },
  { id: 'questions-075', about: 'goshoku', text: '今日のひと言を、誰に、何色で言いますか。鏡の自分でも。' },
  { id: 'questions-076', about: 'bunkai', text: 'まだ割れそうな部品を、ひとつ。' },
  { id: 'questions-077', about: 'bunkai', text: 'ひとつ抜くと、それは何に変わりますか。' },
  { id: 'questions-078', about: 'jutsu', text: '情景の中で、いちばん遠くにあったものは。' },
  { id: 'questions-079', about: 'jutsu', text: '描き足したもののうち、自分の町にもあるのはどれ？' },
  { id: 'questions-080', about: 'jutsu', text: '意識を変えても、変わらなかったのはどこですか。' },
  { id: 'questions-081', about: 'jutsu', text: 'いちばん早く答えが出たのは、どの問いでしたか。' },
  { id: 'questions-082', about: 'jutsu', text: '今日の情景に、題をつけるなら。' },
  { id: 'questions-083', about: 'doko', text: '最初の問いを変えるなら、何を尋ねますか。' },
  { id: 'questions-084', about: 'doko', text: '正解を見る前に思い描いていたのは、どんな人？' },
  { id: 'questions-085', about: 'doko', text: '「いいえ」で助かったのは、どの問いでしたか。' },
  { id: 'questions-086', about: 'doko', text: '尋ねもせずに決めていたことを、ひとつ。' },
  { id: 'questions-087', about: 'doko', text: '正解の情景で、このあと何が起こりそうですか。' },
  { id: 'questions-088', about: 'utsusie', text: '思い浮かべようとして、つかえたのは何でしたか。' },
  { id: 'questions-089', about: 'utsusie', text: 'いちばんはっきり見えたのは、何の色でしたか。' },
  { id: 'questions-090', about: 'utsusie', text: '数を覚えるのに、何を手がかりにしましたか。' },
  { id: 'questions-091', about: 'sakiyomi', text: '外れた予想を、そのまま続けるとどうなりますか。' },
  { id: 'questions-092', about: 'sakiyomi', text: '書き手に、ひとつだけ言い返すとしたら。' },
  { id: 'questions-093', about: 'sakiyomi', text: '題をつけ直すなら、何にしますか。' },
  { id: 'questions-094', about: 'sakiyomi', text: '2段落目がなかったら、どう読んでいたでしょう。' },
  { id: 'questions-095', about: 'sakiyomi', text: '読みながら思い浮かべた、自分の町の場所は。' },
  { id: 'questions-096', about: 'jisho', text: '意味を言おうとして、手が先に動いた語は。' },
  { id: 'questions-097', about: 'jisho', text: '声に出すと気持ちがよかったのは、どの語ですか。' },
  { id: 'questions-098', about: 'jisho', text: '前に誰かの口から聞いた語は、どれでしたか。' },
  { id: 'questions-099', about: 'jisho', text: '今日の語のうち、明日使うのはどれですか。' },
  { id: 'questions-100', about: 'jisho', text: '反対のことばが浮かばなかった語を、ひとつ。' },
  { id: 'questions-101', about: 'setsuna', text: '多かったのは、声をかける手ですか、動く手ですか。' },
  { id: 'questions-102', about: 'setsuna', text: 'しくじった一手を、笑い話にすると。' },
  { id: 'questions-103', about: 'setsuna', text: 'いちばん速く決まったのは、どの場面でしたか。' },
  { id: 'questions-104', about: 'setsuna', text: '6歳の子だったら、どの場面でどうするでしょう。' },
  { id: 'questions-105', about: 'setsuna', text: '口にしたあとで、惜しいと思った一手は。' },
  { id: 'questions-106', about: 'sentsuji', text: '答えを迷わせる言い回しを、自分で作ると。' },
  { id: 'questions-107', about: 'sentsuji', text: 'ひとつの語から、「なに」の句と「どう」の句を。' },
  { id: 'questions-108', about: 'sentsuji', text: '今日の言い回しから、手紙を書き出すと。' },
  { id: 'questions-109', about: 'sentsuji', text: 'いちばん早く選べたのは、どの言い回しでしたか。' },
  { id: 'questions-110', about: 'sentsuji', text: '声に出して読むと、どこで息をつきましたか。' },
  { id: 'questions-111', about: 'oumugaeshi', text: '口が先に覚えていたのは、どの言い回しですか。' },
  { id: 'questions-112', about: 'oumugaeshi', text: '声の主は、どんな部屋にいる人でしょう。' },
  { id: 'questions-113', about: 'oumugaeshi', text: 'つかえたのは、文の初めですか、終わりですか。' },
  { id: 'questions-114', about: 'ryue', text: 'いちばん長く感じたのは、どの組のあいだでしたか。' },
  { id: 'questions-115', about: 'ryue', text: '1枚目に戻せるなら、どの絵を戻しますか。' },
  { id: 'questions-116', about: 'ryue', text: '3枚目があるとしたら、何が描かれていますか。' },
  { id: 'questions-117', about: 'ryue', text: '絵の外に立っていたのは、誰でしょう。' },
  { id: 'questions-118', about: 'goshoku', text: 'いちばん楽に出た色は、いつ使う声ですか。' },
  { id: 'questions-119', about: 'goshoku', text: '声より先に変わったのは、顔のどこでしたか。' },
  { id: 'questions-120', about: 'goshoku', text: '速さを変えただけで、何色に聞こえましたか。' },
  { id: 'questions-121', about: 'goshoku', text: '昨日いちばん使ったのは、何色の声でしょう。' },
  { id: 'questions-122', about: 'goshoku', text: '同じひと言を犬に言うなら、何色で言いますか。' },
  { id: 'questions-123', about: 'bunkai', text: '一例にあって、自分になかった部品は。' },
  { id: 'questions-124', about: 'bunkai', text: 'なくても困らなかった部品を、ひとつ。' },
  { id: 'questions-125', about: 'bunkai', text: '同じ部品を持つものが、ほかにもありますか。' },
  { id: 'questions-126', about: 'bunkai', text: 'いちばん小さな部品は、何でしたか。' },
  { id: 'questions-127', about: 'bunkai', text: '10歳の子となら、どの部品からほどきますか。' },
] as const satisfies readonly (ContentItem & Readonly<Record<'about' | 'text', string>>)[];

export type QuestionAbout = (typeof noteQuestions)[number]['about'];
