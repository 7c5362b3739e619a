import type { ContentItem } from '../../../sync/rules/content-item.ts';
import { type Day, daysBetween, toDay } from '../../../sync/rules/day.ts';

/** When a question is asked: at the end of a practice (its training_type), of any practice, and so on. */
export type QuestionAbout =
  | 'any'
  | 'lesson'
  | 'daily'
  | 'evening'
  | 'week'
  | 'jutsu'
  | 'doko'
  | 'utsusie'
  | 'sakiyomi'
  | 'jisho'
  | 'setsuna'
  | 'sentsuji'
  | 'oumugaeshi'
  | 'tour'
  | 'goshoku'
  | 'bunkai'
  | 'ryue';

/** A question that one line of the notebook answers. */
export interface NoteQuestion extends ContentItem {
  readonly text: string;
  readonly about: QuestionAbout;
}

/** The first day of the rotation. */
const START = toDay('2026-01-01');

/** The question of a day among those about the given things; each comes once before any comes again. */
export function questionOfDay(abouts: readonly QuestionAbout[], day: Day): string {
  const pool = noteQuestions.filter(({ about }) => abouts.includes(about));
  const turn = daysBetween(START, day) % pool.length;
  return pool.at(turn)?.text ?? '';
}

export const noteQuestions: readonly NoteQuestion[] = [
  { id: 'questions-001', about: 'any', text: '始める前と今とで、部屋の音は同じですか。' },
  { id: 'questions-002', about: 'any', text: '手が止まったのは、どの瞬間でしたか。' },
  { id: 'questions-003', about: 'any', text: '終わって最初に目に入ったものは。' },
  { id: 'questions-004', about: 'any', text: '今の気分を、天気で書くと。' },
  { id: 'questions-005', about: 'any', text: '途中で思い浮かべていた、別のことは。' },
  { id: 'questions-006', about: 'any', text: '次にここへ来る自分に、ひと言残すなら。' },
  { id: 'questions-007', about: 'any', text: '長く感じたのは、どの辺りでしたか。' },
  { id: 'questions-008', about: 'any', text: '誰かに話すなら、どの場面から始めますか。' },
  { id: 'questions-009', about: 'any', text: '今日の稽古に、あだ名をつけると。' },
  { id: 'questions-010', about: 'any', text: '体のどこに力が入っていましたか。' },
  { id: 'questions-011', about: 'any', text: 'まだ答えの出ていないことをひとつ。' },
  { id: 'questions-012', about: 'any', text: '思ったとおりにならなかったところを一行で。' },
  { id: 'questions-013', about: 'any', text: '頭に残っている色を、ひとつ。' },
  { id: 'questions-014', about: 'any', text: 'うまくいかなかったことを、笑い話にすると。' },
  { id: 'questions-015', about: 'any', text: 'この10分を、5文字で。' },
  { id: 'questions-016', about: 'jutsu', text: '情景の見え方が、いちばん変わったのはどの意識で？' },
  { id: 'questions-017', about: 'jutsu', text: 'すぐに答えが出なかった問いを、書き写すと。' },
  { id: 'questions-018', about: 'doko', text: 'なくても済んだ問いは、どれでしたか。' },
  { id: 'questions-019', about: 'doko', text: '景色が急に狭まったのは、何を尋ねたとき？' },
  { id: 'questions-020', about: 'utsusie', text: '聞こえていたのに、残らなかったものは。' },
  { id: 'questions-021', about: 'utsusie', text: '話にないのに、描き足していたのは何ですか。' },
  { id: 'questions-022', about: 'utsusie', text: '紙の白いところには、誰がいたはずですか。' },
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
  { id: 'questions-033', about: 'tour', text: '案内の途中で、思いがけず何を見つけましたか。' },
  { id: 'questions-034', about: 'tour', text: '聞いている人なら、どこで足を止めたでしょう。' },
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
  { id: 'questions-045', about: 'daily', text: '見つけたものを、名前を使わずに書くと。' },
  { id: 'questions-046', about: 'daily', text: 'いつ、どこでやりましたか。' },
  { id: 'questions-047', about: 'daily', text: 'いつもなら見過ごしていたものは。' },
  { id: 'questions-048', about: 'daily', text: 'やってみて増えた疑問を、ひとつ。' },
  { id: 'questions-049', about: 'daily', text: '数字で書けることがあれば、その数を。' },
  { id: 'questions-050', about: 'daily', text: 'そのとき近くにいた人は、何をしていましたか。' },
  { id: 'questions-051', about: 'daily', text: '今日の題に、続きの題をつけるなら。' },
  { id: 'questions-052', about: 'daily', text: '次は、誰を誘ってやってみますか。' },
  { id: 'questions-053', about: 'evening', text: '今日いちばん長く見ていたのは、何でしたか。' },
  { id: 'questions-054', about: 'evening', text: '笑ったのは何時ごろ、何に？' },
  { id: 'questions-055', about: 'evening', text: '今日聞いたことばを、ひとつ拾うと。' },
  { id: 'questions-056', about: 'evening', text: '昼の自分に、どんな声をかけますか。' },
  { id: 'questions-057', about: 'evening', text: '予定になかったことを、ひとつ。' },
  { id: 'questions-058', about: 'evening', text: '今日触れた、いちばん冷たいものは。' },
  { id: 'questions-059', about: 'evening', text: 'まだ言っていない「ありがとう」は、誰に？' },
  { id: 'questions-060', about: 'evening', text: '今日から1枚だけ写真にするなら、どの場面を？' },
  { id: 'questions-061', about: 'week', text: '日曜から土曜までで、いちばん静かだった場所は。' },
  { id: 'questions-062', about: 'week', text: '7日前の自分に、ひとつだけ教えるなら。' },
  { id: 'questions-063', about: 'week', text: 'もう一度過ごしたい1時間は、何曜日の何時？' },
  { id: 'questions-064', about: 'week', text: '手をつけないまま、次の週へ持っていくものは。' },
  { id: 'questions-065', about: 'week', text: '人に言われて、耳から離れないひと言は。' },
  { id: 'questions-066', about: 'week', text: 'いちばん早く過ぎたのは、何曜日でしたか。' },
  { id: 'questions-067', about: 'week', text: 'この7日で、初めて見たものをひとつ。' },
  { id: 'questions-068', about: 'week', text: '今日から始まる週の自分に、ひとつだけ頼むなら。' },
  { id: 'questions-069', about: 'week', text: 'くり返し思い浮かべたのは、誰の顔でしたか。' },
  { id: 'questions-070', about: 'week', text: 'この1週間に、新聞の見出しをつけると。' },
  { id: 'questions-071', about: 'week', text: 'やらずにおいて、困らなかったことは。' },
  { id: 'questions-072', about: 'week', text: '季節が動いたと思ったのは、何に触れたとき？' },
  { id: 'questions-073', about: 'week', text: '次の日曜まで、持ち歩きたいことばは。' },
  { id: 'questions-074', about: 'goshoku', text: '塗りにくかった色は、いつもの自分に遠い声ですか。' },
  { id: 'questions-075', about: 'goshoku', text: '今日のひと言を、誰に、何色で言いますか。' },
  { id: 'questions-076', about: 'bunkai', text: 'まだ割れそうな部品を、ひとつ。' },
  { id: 'questions-077', about: 'bunkai', text: 'ひとつ抜くと、それは何に変わりますか。' },
];
