import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { initialProgress, lessonState } from '../../../sync/rules/lessons.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { useFirstSyncRunning } from '../../data/sync/sync-status.ts';
import { beginLessons, useLessonNow, useLessonProgress } from '../../data/training/lesson-progress.ts';
import { paths } from '../../paths.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { lessons } from './content/lessons.ts';
import { LessonList } from './lesson/lesson-list.tsx';
import { LessonPlayer } from './lesson/lesson-player.tsx';
import { OverviewCard } from './overview-card.tsx';
import { BRAIN_SPEED_TITLE } from './titles.ts';
import { TodayCard } from './today/today-card.tsx';
import { WorkTips } from './today/work-tips.tsx';

/** The programme of 30 lessons; `?lesson=` opens the player of an unlocked one. */
export function BrainSpeedScreen() {
  const member = useMember();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const held = useLessonProgress();
  const now = useLessonNow();
  const arriving = useFirstSyncRunning();
  const canBegin = held === null && !arriving;

  useEffect(() => {
    // A failure is harmless: without a row the programme starts at lesson 1, and the next visit retries.
    if (canBegin) beginLessons(member).catch(reportError);
  }, [member, canBegin]);

  const back = <BackLink to={paths.specialLessons} />;
  if (held === undefined || (held === null && arriving)) {
    return (
      <Page title={BRAIN_SPEED_TITLE} back={back}>
        <Spinner>読み込み中...</Spinner>
      </Page>
    );
  }
  const progress = held ?? initialProgress;
  const chosen = lessons.find(({ id }) => String(id) === query.get('lesson'));
  const isOpen = chosen !== undefined && ['completed', 'available'].includes(lessonState(progress, chosen.id, now));
  if (isOpen) {
    const close = () => void navigate(paths.brainSpeed, { replace: true });
    return <LessonPlayer key={chosen.id} lesson={chosen} onClose={close} />;
  }
  const open = (lesson: number) => void navigate(paths.lesson(lesson));
  return (
    <Page title={BRAIN_SPEED_TITLE} back={back}>
      <OverviewCard progress={progress} />
      <TodayCard progress={progress} now={now} onOpen={open} />
      <LessonList progress={progress} now={now} onOpen={open} />
      <WorkTips />
    </Page>
  );
}
