import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { initialProgress, lessonState } from '../../../../sync/model/lessons/lessons.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { useHomeArriving } from '../../../data/sync/sync-status.ts';
import { beginLessons, useLessonNow, useLessonProgress } from '../../../data/training/lesson-progress.ts';
import { useIsDoneToday } from '../../../data/training/training-history.ts';
import { paths } from '../../../paths.ts';
import { Spinner } from '../../../ui/feedback/empty-state.tsx';
import { BackLink, Page } from '../../../ui/layout/page.tsx';
import { LessonList } from './lesson-list.tsx';
import { LessonPlayer } from './lesson-player.tsx';
import { OverviewCard } from './overview-card.tsx';
import type { LessonProgramme } from './programme.ts';
import { WorkTips } from './tips.tsx';
import { TodayCard } from './today-card.tsx';

/** A programme of lessons; `?lesson=` opens the player of an unlocked one. */
export function ProgrammeScreen({ programme }: { readonly programme: LessonProgramme }) {
  const member = useMember();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const stored = useLessonProgress(programme);
  const now = useLessonNow();
  const isDoneToday = useIsDoneToday(programme.type);
  const arriving = useHomeArriving();
  const canBegin = stored === null && !arriving;

  useEffect(() => {
    // A failure is harmless: without a row the programme starts at lesson 1, and the next visit retries.
    if (canBegin) beginLessons(member, programme).catch(reportError);
  }, [member, canBegin, programme]);

  const back = <BackLink to={paths.specialLessons} />;
  if (stored === null && arriving) {
    return (
      <Page title={programme.title} back={back}>
        <Spinner>読み込み中...</Spinner>
      </Page>
    );
  }
  const progress = stored ?? initialProgress(programme.total);
  const chosen = programme.lessons.find(({ id }) => String(id) === query.get('lesson'));
  const state = chosen && lessonState(progress, chosen.id, now);
  if (chosen !== undefined && (state === 'completed' || state === 'available')) {
    const close = () => void navigate(paths.specialLesson(programme.type), { replace: true });
    return (
      <LessonPlayer
        key={chosen.id}
        programme={programme}
        lesson={chosen}
        isCompleted={state === 'completed'}
        onClose={close}
      />
    );
  }
  const onOpen = (lesson: number) => void navigate(paths.lesson(programme.type, lesson));
  const list = { programme, progress, now, isDoneToday, onOpen };
  return (
    <Page title={programme.title} back={back}>
      <OverviewCard programme={programme} progress={progress} />
      <TodayCard {...list} />
      <LessonList {...list} />
      <WorkTips />
    </Page>
  );
}
