import { secondRound } from '../../../../sync/rules/lessons.ts';
import { useLessonProgress } from '../../../data/training/lesson-progress.ts';
import { ButtonLink } from '../../../navigation/button-link.tsx';
import { paths } from '../../../paths.ts';
import { Small } from '../../../ui/layout/primitives.tsx';
import { FinishedWords } from './finished-words.tsx';

/** After lesson 30: every lesson can be repeated, and 二巡目 is open. */
export function FirstRoundFinished() {
  const second = useLessonProgress(secondRound);
  return (
    <>
      <FinishedWords title="全30レッスン修了">
        最後のレッスンまで終えました。どのレッスンも、好きなときに見直せます。
      </FinishedWords>
      {second === null ? (
        <Small>二巡目は、同じ30回を短いことばで。一巡目に書いたひとことが、隣に並びます。</Small>
      ) : null}
      <ButtonLink
        full
        variant={second?.completed_at ? 'outline' : 'primary'}
        to={paths.specialLesson(secondRound.type)}
      >
        {second === null ? '二巡目を始める' : '二巡目へ'}
      </ButtonLink>
    </>
  );
}
