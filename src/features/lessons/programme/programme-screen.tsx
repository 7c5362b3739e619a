import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  completedPercent,
  countCompletedLessons,
  initialProgress,
  isLessonAvailable,
  lessonState,
  nextOpeningAt,
} from '../../../../sync/model/lessons/lessons.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { useHomeArriving } from '../../../data/sync/sync-status.ts';
import { beginLessons, finishLesson, useLessonNow, useLessonProgress } from '../../../data/training/lesson-progress.ts';
import { practiceName } from '../../../data/training/practice-names.ts';
import { useIsDoneToday } from '../../../data/training/training-history.ts';
import { paths } from '../../../paths.ts';
import { LoadingPage } from '../../../shared/loading-page.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Ruby } from '../../../ui/graphics/ruby.tsx';
import { Card, Row, Stack, TitledCard } from '../../../ui/layout/boxes.tsx';
import { BackLink, Page } from '../../../ui/layout/page.tsx';
import { Heading, Small, Text } from '../../../ui/layout/text.tsx';
import type { Lesson } from '../content/lesson.ts';
import { playerTips, type Tip, workTips } from '../content/tips.ts';
import { GuidedPage } from '../guided/guided-page.tsx';
import { LessonVideo } from '../lesson/lesson-video.tsx';
import { SpecialCardMotif } from '../motifs/pictures.tsx';
import { LessonList } from './lesson-list.tsx';
import type { LessonProgramme, ProgrammeView } from './programme.ts';
import { TrayCard } from './tray-card.tsx';
import { waitingWords } from './waiting-words.ts';

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
  if (stored === null && arriving) return <LoadingPage title={practiceName(programme.type)} back={back} />;
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
    <Page title={practiceName(programme.type)} back={back}>
      <OverviewCard programme={programme} progress={progress} />
      <TodayCard {...list} />
      <LessonList {...list} />
      <WorkTips />
    </Page>
  );
}

/** Progress of a programme. */
export function OverviewCard({ programme, progress }: Pick<ProgrammeView, 'programme' | 'progress'>) {
  const done = countCompletedLessons(progress);
  const { total_lessons: total } = progress;
  return (
    <Card labelledBy="programme" gap="xs">
      <Row gap="s" wrap={false}>
        <SpecialCardMotif id={programme.motif} />
        <Heading id="programme">
          {programme.headline.map((part) => (
            // A browser without word-break: auto-phrase breaks lines inside words.
            <span key={part} style={{ whiteSpace: 'nowrap' }}>
              {part}
            </span>
          ))}
        </Heading>
      </Row>
      <Row justify="between" align="baseline">
        <Text variant="scene" numeric>{`${done}/${total}`}</Text>
        <Small numeric>{`${completedPercent(progress)}% 完了`}</Small>
      </Row>
      <ProgressBar label="修了したレッスン" value={done} max={total} valueText={`${total}レッスン中${done}`} />
    </Card>
  );
}

/** Today's lesson, or the time when the next one opens. */
export function TodayCard({ programme, progress, now, isDoneToday, onOpen }: ProgrammeView) {
  const { lessons, words, finished, Further } = programme;
  const { current_lesson: current } = progress;
  const opensAt = nextOpeningAt(progress, now);
  if (isLessonAvailable(progress, now)) {
    const lesson = lessons.find(({ id }) => id === current);
    return (
      <TitledCard title="今日のレッスン" aside={<Chip tone="accent">{words.open}</Chip>} gap="xs">
        {lesson === undefined ? null : <Small ruby={`${lesson.title}・${lesson.minutes}分`} />}
        <Button label={`レッスン${current}を始める`} full onClick={() => onOpen(current)} />
      </TitledCard>
    );
  }
  if (opensAt === null) {
    return (
      <TitledCard title={finished.title} aside={<Chip tone="success">修了</Chip>} gap="xs">
        <Small>{finished.text}</Small>
        {Further && <Further />}
      </TitledCard>
    );
  }
  const { heading, lines } = waitingWords({ opensAt, now, isDoneToday, words });
  return (
    <TitledCard title={heading} gap="xs">
      {lines.map((line, index) => (
        <Text key={line} variant={index === 0 ? 'body' : 'small'} tone={index === 0 ? 'text' : 'muted'} numeric>
          {line}
        </Text>
      ))}
    </TitledCard>
  );
}

interface LessonPlayerProps {
  readonly programme: LessonProgramme;
  readonly lesson: Lesson;
  readonly isCompleted: boolean;
  readonly onClose: () => void;
}

/** The player of one lesson. Finishing the current one advances the programme; a repeated one is recorded as practice only. */
function LessonPlayer({ programme, lesson, isCompleted, onClose }: LessonPlayerProps) {
  const member = useMember();
  const toast = useToast();
  const { type, lessonLabel = 'レッスン', words, trayLessons = [], Picture, Beside, Below = PlayerTips } = programme;
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

/** The tips below the introduction of a lesson, one card each. */
function PlayerTips() {
  return (
    <Stack as="ul" gap="xs">
      {playerTips.map((tip) => (
        <Card key={tip.title} as="li" variant="sunken">
          <TipWords tip={tip} />
        </Card>
      ))}
    </Stack>
  );
}

function WorkTips() {
  return (
    <TitledCard title={<Ruby>{workTips.title}</Ruby>}>
      {workTips.tips.map((tip) => (
        <div key={tip.title}>
          <TipWords tip={tip} />
        </div>
      ))}
    </TitledCard>
  );
}

function TipWords({ tip: { title, text } }: { readonly tip: Tip }) {
  return (
    <>
      <Heading level={3} variant="brush" ruby={title} />
      <Small ruby={text} />
    </>
  );
}
