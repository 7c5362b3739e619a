import type { LessonStep } from './lesson.ts';

/** The task that comes back in three lessons of 頭の回転を上げる, by their numbers: things said backwards, three, four and five. */
export const trayTasks: ReadonlyMap<number, readonly LessonStep[]> = new Map([
  [10, trayTask('切符、みかん、はさみ', 'たまご、傘、電池、手紙', '鈴、石けん、帽子、豆、鍋')],
  [20, trayTask('鍵、バナナ、ほうき', '毛布、コップ、切手、くぎ', '太鼓、梅干し、定規、靴下、皿')],
  [30, trayTask('眼鏡、ゆず、ちょうちん', '笛、茶わん、軍手、地図', '電球、もち、財布、ざる、消しゴム')],
]);

/** The same words and the same time each time, so that only the things differ. */
function trayTask(three: string, four: string, five: string): readonly LessonStep[] {
  return [
    {
      seconds: 35,
      text: `10回ごとに出てくる、同じ形の試しです。頭の中の盆に、聞いた品を左から置きます。「${three}」。右の端から言ってみてください。`,
    },
    { seconds: 25, text: `${backwards(three)}でした。今度は四つ。「${four}」。右の端から。` },
    { seconds: 30, text: `${backwards(four)}でした。終わりは五つです。「${five}」。右の端から。` },
    { seconds: 20, text: `${backwards(five)}でした。抜けずに言えた数を、覚えておきます。` },
  ];
}

function backwards(things: string): string {
  return things.split('、').reverse().join('、');
}
