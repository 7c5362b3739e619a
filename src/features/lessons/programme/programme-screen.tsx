import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  completedPercent,
  countCompletedLessons,
  initialProgress,
  isLessonAvailable,
  type LessonProgress,
  lessonState,
  nextOpeningAt,
} from '../../../../sync/model/lessons/lessons.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { useHomeArriving } from '../../../data/sync/sync-status.ts';
import { beginLessons, useLessonNow, useLessonProgress } from '../../../data/training/lesson-progress.ts';
import { practiceName } from '../../../data/training/practice-names.ts';
import { useIsDoneToday } from '../../../data/training/training-history.ts';
import { paths } from '../../../paths.ts';
import { LoadingPage } from '../../../shared/loading-page.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Card, Row, TitledCard } from '../../../ui/layout/boxes.tsx';
import { BackLink, Page } from '../../../ui/layout/page.tsx';
import { Heading, Small, Text } from '../../../ui/layout/text.tsx';
import { SpecialCardMotif } from '../motifs/pictures.tsx';
import { LessonList } from './lesson-list.tsx';
import { LessonPlayer } from './lesson-player.tsx';
import type { LessonProgramme, ProgrammeView } from './programme.ts';
import { WorkTips } from './tips.tsx';
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

interface OverviewCardProps {
  readonly programme: LessonProgramme;
  readonly progress: LessonProgress;
}

/** Progress of a programme. */
export function OverviewCard({ programme, progress }: OverviewCardProps) {
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
