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
import { useIsDoneToday } from '../../../data/training/training-history.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Spinner } from '../../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Card, Row } from '../../../ui/layout/boxes.tsx';
import { BackLink, Page } from '../../../ui/layout/page.tsx';
import { Heading, Small, Text } from '../../../ui/layout/text.tsx';
import { SpecialCardMotif } from '../motifs/pictures.tsx';
import { LessonList } from './lesson-list.tsx';
import { LessonPlayer } from './lesson-player.tsx';
import type { LessonProgramme, ProgrammeView } from './programme.ts';
import { WorkTips } from './tips.tsx';
import { type WaitingWords, waitingWords } from './waiting-words.ts';

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
  const opensAt = nextOpeningAt(progress, now);
  return (
    <Card labelledBy="today" gap="xs">
      {isLessonAvailable(progress, now) ? (
        <Open programme={programme} lesson={progress.current_lesson} onOpen={onOpen} />
      ) : opensAt === null ? (
        <Finished programme={programme} />
      ) : (
        <Waiting words={waitingWords({ opensAt, now, isDoneToday, words: programme.words })} />
      )}
    </Card>
  );
}

interface OpenProps extends Pick<ProgrammeView, 'programme' | 'onOpen'> {
  readonly lesson: number;
}

function Open({ programme: { lessons, words }, lesson: id, onOpen }: OpenProps) {
  const lesson = lessons.find((entry) => entry.id === id);
  return (
    <>
      <Row justify="between">
        <Heading id="today">今日のレッスン</Heading>
        <Chip tone="accent">{words.open}</Chip>
      </Row>
      {lesson === undefined ? null : <Small ruby={`${lesson.title}・${lesson.minutes}分`} />}
      <Button label={`レッスン${id}を始める`} full onClick={() => onOpen(id)} />
    </>
  );
}

function Finished({ programme: { finished, Further } }: Pick<ProgrammeView, 'programme'>) {
  return (
    <>
      <Row justify="between">
        <Heading id="today">{finished.title}</Heading>
        <Chip tone="success">修了</Chip>
      </Row>
      <Small>{finished.text}</Small>
      {Further && <Further />}
    </>
  );
}

function Waiting({ words: { heading, lines } }: { readonly words: WaitingWords }) {
  const [first, ...rest] = lines;
  return (
    <>
      <Heading id="today">{heading}</Heading>
      <Text numeric>{first}</Text>
      {rest.map((line) => (
        <Small key={line} numeric>
          {line}
        </Small>
      ))}
    </>
  );
}
