import { dayAt } from '../../../sync/model/day/day.ts';
import {
  brainSpeed,
  countCompletedLessons,
  isLessonAvailable,
  type LessonProgress,
  nextOpeningAt,
  secondRound,
} from '../../../sync/model/lessons/lessons.ts';
import { useLessonNow } from '../../data/training/lesson-progress.ts';
import { practiceName } from '../../data/training/practice-names.ts';
import { useIsDoneToday } from '../../data/training/training-history.ts';
import { clockTime, dayAndTime } from '../../lib/date-format.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Chip } from '../../ui/controls/chip.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Card, Row, Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { Caption, Small, Text } from '../../ui/layout/text.tsx';
import { TEN_MINUTES } from './extra-card.ts';
import { type FurtherProgramme, hasLessonToday, useProgrammes } from './programmes.ts';

/** The lesson programmes: that of thirty days, and a card for the others that are under way. */
export function ProgrammeCard({ isSuggested }: { readonly isSuggested: boolean }) {
  const now = useLessonNow();
  const { first, second, further } = useProgrammes();
  const isMainSuggested = isSuggested && [first, second].some((progress) => hasLessonToday(progress, now));
  const suggested =
    isSuggested && !isMainSuggested ? further.find(({ progress }) => hasLessonToday(progress, now)) : undefined;
  return (
    <>
      {first === null ? null : <BrainSpeedCard first={first} second={second} isSuggested={isMainSuggested} />}
      {further.length === 0 ? null : (
        <TitledCard title="ほかのプログラム">
          <Stack as="ul" gap="s">
            {further.map((each) => (
              <li key={each.programme.type}>
                <FurtherProgrammeRow further={each} now={now} isSuggested={each === suggested} />
              </li>
            ))}
          </Stack>
        </TitledCard>
      )}
    </>
  );
}

interface BrainSpeedCardProps {
  readonly first: LessonProgress;
  readonly second: LessonProgress | null;
  readonly isSuggested: boolean;
}

/** 頭の回転を上げる: today's lesson, then the offer of 二巡目 and its lessons, then the way back to any lesson. */
function BrainSpeedCard({ first, second, isSuggested }: BrainSpeedCardProps) {
  const title = practiceName(brainSpeed.type);
  const running = first.completed_at === null ? first : second?.completed_at === null ? second : null;
  if (running !== null) {
    return (
      <Running type={(running === first ? brainSpeed : secondRound).type} {...{ progress: running, isSuggested }} />
    );
  }
  const [text, label, to] =
    second === null
      ? (['30日を終えました。書きためたことばを見て、次の30日を選べます。', '30日のあとへ', paths.afterThirty] as const)
      : ([
          '二巡目まで終えました。気になるレッスンを、いつでももう一度。',
          'レッスンを選ぶ',
          paths.specialLesson(secondRound.type),
        ] as const);
  return (
    <Card as="article" label={title} gap="xs">
      <Row justify="between" align="baseline">
        <Caption>{title}</Caption>
        <Chip tone="success">修了</Chip>
      </Row>
      <Text variant="small">{text}</Text>
      <Row justify="end">
        <ButtonLink label={label} size="small" variant="outline" to={to} />
      </Row>
    </Card>
  );
}

interface LessonProps {
  /** The training_type of the programme. */
  readonly type: string;
  readonly progress: LessonProgress;
}

function Running({ type, progress, isSuggested }: LessonProps & { readonly isSuggested: boolean }) {
  const now = useLessonNow();
  const title = practiceName(type);
  const { current_lesson: current, total_lessons: total } = progress;
  const done = countCompletedLessons(progress);
  const opensAt = nextOpeningAt(progress, now);
  return (
    <Card as="article" label={title} gap="xs">
      <Row justify="between" align="baseline">
        <Caption>{title}</Caption>
        <Small numeric>{`${done} / ${total}`}</Small>
      </Row>
      <ProgressBar label={title} value={done} max={total} valueText={`${total}レッスン中${done}`} />
      <Row justify="between">
        <Stack gap="3xs">
          <Row gap="xs">
            <Text variant="small">{`レッスン${current}`}</Text>
            {isSuggested ? <Chip tone="accent">{TEN_MINUTES}</Chip> : null}
          </Row>
          {opensAt === null ? null : <Small numeric>{`次は ${dayAndTime(opensAt)} から`}</Small>}
        </Stack>
        <TodaysLesson type={type} progress={progress} now={now} />
      </Row>
    </Card>
  );
}

interface FurtherProgrammeRowProps {
  readonly further: FurtherProgramme;
  readonly now: number;
  readonly isSuggested: boolean;
}

function FurtherProgrammeRow({ further: { programme, progress }, now, isSuggested }: FurtherProgrammeRowProps) {
  const { type, total } = programme;
  const titleId = `further-${type}`;
  return (
    <Row justify="between">
      <Stack gap="3xs">
        <Row gap="xs">
          <Text as="span" id={titleId}>
            {practiceName(type)}
          </Text>
          {isSuggested ? <Chip tone="accent">{TEN_MINUTES}</Chip> : null}
        </Row>
        <Small numeric>
          {progress === null
            ? `全${total}レッスン`
            : `レッスン${progress.current_lesson}・${countCompletedLessons(progress)} / ${total}`}
        </Small>
      </Stack>
      {progress === null ? (
        <ButtonLink
          label="開く"
          size="small"
          variant="outline"
          aria-describedby={titleId}
          to={paths.specialLesson(type)}
        />
      ) : (
        <TodaysLesson type={type} progress={progress} now={now} titleId={titleId} />
      )}
    </Row>
  );
}

interface TodaysLessonProps extends LessonProps {
  readonly now: number;
  readonly titleId?: string;
}

/** The link to the lesson of today; while that waits, that the day's is done, or when it opens on this day. */
function TodaysLesson({ type, progress, now, titleId }: TodaysLessonProps) {
  const opensAt = nextOpeningAt(progress, now);
  const isDoneToday = useIsDoneToday(type);
  if (isLessonAvailable(progress, now)) {
    const to = paths.lesson(type, progress.current_lesson);
    return <ButtonLink label="今日のレッスンへ" size="small" variant="outline" aria-describedby={titleId} to={to} />;
  }
  const opensToday = opensAt !== null && dayAt(opensAt) === dayAt(now);
  if (opensToday && !isDoneToday) return <Chip>{`${clockTime(opensAt)}から`}</Chip>;
  return <Chip tone="success">今日は終わり</Chip>;
}
