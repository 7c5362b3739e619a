import type { ReviewGrade } from '../../../sync/model/kata/review-schedule.ts';
import type { Answer } from '../../../sync/model/practice/review-grade.ts';

export interface AnswerName<Value extends Answer = Answer> {
  readonly value: Value;
  readonly label: string;
}

const threeNames = (remembered: string, hard: string, again: string): readonly AnswerName<ReviewGrade>[] => [
  { value: 'remembered', label: remembered },
  { value: 'hard', label: hard },
  { value: 'again', label: again },
];

const judgements: readonly AnswerName[] = [
  { value: 'right', label: '正解' },
  { value: 'wrong', label: '違った' },
];

/** The member's own grades in each drill, by the id of its pack. */
const gradeNames: ReadonlyMap<string, readonly AnswerName<ReviewGrade>[]> = new Map(
  Object.entries({
    jisho: threeNames('知っていた', 'あいまい', 'はじめて'),
    oumugaeshi: threeNames('そのまま', '少し違った', '出てこない'),
    goshoku: threeNames('塗れた', '薄い', '塗れない'),
    kyokun: threeNames('すぐ使える', 'もうひと息', '出てこない'),
    bunkai: threeNames('あった', '近い', 'なかった'),
    jutsu: [
      { value: 'remembered', label: 'すっと浮かんだ' },
      { value: 'hard', label: '浮かびにくい' },
    ],
  }),
);

const fallback = threeNames('思い出した', 'あいまい', '思い出せず');

/** The member's own grades in a drill, best first, with a fallback for drills of newer app versions. */
export function gradesOf(pack: string): readonly AnswerName<ReviewGrade>[] {
  return gradeNames.get(pack) ?? fallback;
}

/** The answers of a drill that were ever given, best first: those that the app has judged, then the member's own grades. */
export function answersOf(pack: string, counts: Readonly<Record<Answer, number>>): readonly AnswerName[] {
  return [judgements, gradesOf(pack)].filter((names) => names.some(({ value }) => counts[value] > 0)).flat();
}
