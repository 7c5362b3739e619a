import { BRAIN_SPEED } from '../../../../sync/rules/lessons.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { finishLesson } from '../../../data/training/lesson-progress.ts';
import { paths } from '../../../paths.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import type { Lesson } from '../content/lesson.ts';
import { playerTips } from '../content/tips.ts';
import { GuidedPage } from '../guided/guided-page.tsx';
import { LessonPicture } from '../motifs/lessons.tsx';
import { TipCards } from '../today/tip-cards.tsx';
import { LessonVideo } from './lesson-video.tsx';
import { useLessonRecord } from './use-lesson-record.ts';
import { lessonVideoIds } from './video-ids.ts';

interface LessonPlayerProps {
  readonly lesson: Lesson;
  readonly onClose: () => void;
}

/** The player of one lesson. Finishing the current one advances the programme; a repeated one is recorded as practice only. */
export function LessonPlayer({ lesson, onClose }: LessonPlayerProps) {
  const member = useMember();
  const record = useLessonRecord();
  const toast = useToast();
  const { id, title, description, minutes } = lesson;

  async function finish(practised: number) {
    try {
      await finishLesson(member, id);
    } catch (cause) {
      reportError(cause);
      toast({ text: '保存できませんでした。端末の空き容量を確かめて、もう一度お試しください。', tone: 'error' });
      return;
    }
    const stored = await record({
      training_type: BRAIN_SPEED,
      video_title: title,
      video_number: id,
      duration_minutes: practised,
      details: null,
    });
    if (stored) onClose();
  }

  return (
    <GuidedPage
      label={`レッスン${id}`}
      title={title}
      description={description}
      about={BRAIN_SPEED}
      minutes={minutes}
      text={lesson}
      back={<BackLink to={paths.brainSpeed} replace />}
      picture={
        <LessonVideo
          videoId={lessonVideoIds[id] ?? null}
          title={title}
          picture={<LessonPicture id={id} size="large" />}
        />
      }
      doneLabel="視聴完了"
      onDone={finish}
    >
      <TipCards tips={playerTips} />
    </GuidedPage>
  );
}
