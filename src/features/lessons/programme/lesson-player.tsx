import { Suspense, useState } from 'react';
import { useMember } from '../../../data/member/member-context.tsx';
import { finishLesson } from '../../../data/training/lesson-progress.ts';
import { paths } from '../../../paths.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { BackLink } from '../../../ui/layout/page.tsx';
import type { Lesson } from '../content/lesson.ts';
import { GuidedPage } from '../guided/guided-page.tsx';
import { LessonVideo } from '../lesson/lesson-video.tsx';
import type { LessonProgramme } from './programme.ts';
import { PlayerTips } from './tips.tsx';
import { TrayCard } from './tray-card.tsx';

interface LessonPlayerProps {
  readonly programme: LessonProgramme;
  readonly lesson: Lesson;
  readonly isCompleted: boolean;
  readonly onClose: () => void;
}

/** The player of one lesson. Finishing the current one advances the programme; a repeated one is recorded as practice only. */
export function LessonPlayer({ programme, lesson, isCompleted, onClose }: LessonPlayerProps) {
  const member = useMember();
  const toast = useToast();
  const { type, lessonLabel, words, trayLessons = [], Picture, Beside, Below = PlayerTips } = programme;
  const { id, title, description, minutes } = lesson;
  // Finishing it changes the state while the end is shown.
  const [isRepeated] = useState(isCompleted);
  const [tray, setTray] = useState<number | null>(null);

  async function advance(): Promise<boolean> {
    try {
      await finishLesson(member, programme, id);
    } catch (cause) {
      reportError(cause);
      toast({ text: '保存できませんでした。端末の空き容量を確かめて、もう一度お試しください。', tone: 'error' });
      return false;
    }
    return true;
  }

  return (
    <GuidedPage
      label={`${lessonLabel}${id}`}
      title={title}
      description={description}
      text={lesson}
      session={{
        training_type: type,
        video_title: title,
        video_number: id,
        duration_minutes: minutes,
        details: tray === null ? null : { tray },
      }}
      back={<BackLink to={paths.specialLesson(type)} replace />}
      picture={<LessonVideo lesson={`${type}-${id}`} title={title} picture={<Picture id={id} size="large" />} />}
      doneLabel={words.done}
      onFinish={advance}
      isRepeated={isRepeated}
      ended={`${lessonLabel}${id}「${title}」を終えました`}
      leave={{ label: 'レッスンの一覧へ', go: onClose }}
      beside={Beside && <Beside lesson={lesson} />}
      afterSteps={
        trayLessons.includes(id) ? (
          <Suspense>
            <TrayCard lesson={id} lessons={trayLessons} chosen={tray} onChoose={setTray} />
          </Suspense>
        ) : null
      }
    >
      <Below lesson={lesson} />
    </GuidedPage>
  );
}
