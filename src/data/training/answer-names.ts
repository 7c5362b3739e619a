import type { ReviewGrade } from '../../../sync/model/kata/review-schedule.ts';

export interface AnswerName {
  readonly value: ReviewGrade;
  readonly label: string;
}

const threeNames = (remembered: string, hard: string, again: string): readonly AnswerName[] => [
  { value: 'remembered', label: remembered },
  { value: 'hard', label: hard },
  { value: 'again', label: again },
];

const rightOrWrong: readonly AnswerName[] = [
  { value: 'remembered', label: '正解' },
  { value: 'again', label: '違った' },
];

/** The answers of each drill, by the id of its pack. */
const answerNames: ReadonlyMap<string, readonly AnswerName[]> = new Map(
  Object.entries({
    jisho: threeNames('知っていた', 'あいまい', 'はじめて'),
    sakiyomi: threeNames('当たった', '近い', '外れた'),
    oumugaeshi: threeNames('そのまま', '少し違った', '出てこない'),
    goshoku: threeNames('塗れた', '薄い', '塗れない'),
    kyokun: threeNames('すぐ使える', 'もうひと息', '出てこない'),
    bunkai: threeNames('あった', '近い', 'なかった'),
    sentsuji: rightOrWrong,
    utsusie: rightOrWrong,
    doko: rightOrWrong,
  }),
);

const fallback = threeNames('思い出した', 'あいまい', '思い出せず');

/** The answers of a drill, best first, with a fallback for drills of newer app versions. */
export function answersOf(pack: string): readonly AnswerName[] {
  return answerNames.get(pack) ?? fallback;
}
