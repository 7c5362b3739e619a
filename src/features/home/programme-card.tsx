import { dayAt } from '../../../sync/model/day/day.ts';
import {
  brainSpeed,
  countCompletedLessons,
  isLessonAvailable,
  type LessonProgress,
  nextOpeningAt,
  type Programme,
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
  const suggested = further.find(({ progress }) => hasLessonToday(progress, now))?.programme.type ?? null;
  return (
    <>
      {first === null ? null : <BrainSpeedCard first={first} second={second} isSuggested={isMainSuggested} />}
      {further.length === 0 ? null : (
        <FurtherProgrammesCard
          programmes={further}
          now={now}
          suggested={isSuggested && !isMainSuggested ? suggested : null}
        />
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
  if (first.completed_at === null) return <Running programme={brainSpeed} progress={first} isSuggested={isSuggested} />;
  if (second === null) {
    return (
      <Finished text="30日を終えました。書きためたことばを見て、次の30日を選べます。" to={paths.afterThirty}>
        30日のあとへ
      </Finished>
    );
  }
  if (second.completed_at === null)
    return <Running programme={secondRound} progress={second} isSuggested={isSuggested} />;
  return (
    <Finished
      text="二巡目まで終えました。気になるレッスンを、いつでももう一度。"
      to={paths.specialLesson(secondRound.type)}
    >
      レッスンを選ぶ
    </Finished>
  );
}

interface RunningProps {
  readonly programme: Programme;
  readonly progress: LessonProgress;
  readonly isSuggested: boolean;
}

function Running({ programme: { type }, progress, isSuggested }: RunningProps) {
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
        {isLessonAvailable(progress, now) ? (
          <ButtonLink label="今日のレッスンへ" size="small" variant="outline" to={paths.lesson(type, current)} />
        ) : (
          <LessonChip type={type} progress={progress} now={now} />
        )}
      </Row>
    </Card>
  );
}

interface FinishedProps {
  readonly text: string;
  readonly to: string;
  readonly children: string;
}

function Finished({ text, to, children }: FinishedProps) {
  const title = practiceName(brainSpeed.type);
  return (
    <Card as="article" label={title} gap="xs">
      <Row justify="between" align="baseline">
        <Caption>{title}</Caption>
        <Chip tone="success">修了</Chip>
      </Row>
      <Text variant="small">{text}</Text>
      <Row justify="end">
        <ButtonLink label={children} size="small" variant="outline" to={to} />
      </Row>
    </Card>
  );
}

interface FurtherProgrammesCardProps {
  readonly programmes: readonly FurtherProgramme[];
  readonly now: number;
  /** The training_type of the programme whose lesson home suggests; null for none. */
  readonly suggested: string | null;
}

/** The programmes besides 頭の回転を上げる: today's lesson of each, or the way to begin. */
function FurtherProgrammesCard({ programmes, now, suggested }: FurtherProgrammesCardProps) {
  return (
    <TitledCard title="ほかのプログラム">
      <Stack as="ul" gap="s">
        {programmes.map((further) => (
          <FurtherProgrammeRow
            key={further.programme.type}
            further={further}
            now={now}
            isSuggested={further.programme.type === suggested}
          />
        ))}
      </Stack>
    </TitledCard>
  );
}

interface FurtherProgrammeRowProps {
  readonly further: FurtherProgramme;
  readonly now: number;
  readonly isSuggested: boolean;
}

function FurtherProgrammeRow({ further, now, isSuggested }: FurtherProgrammeRowProps) {
  const { programme, progress } = further;
  const { type, total } = programme;
  const titleId = `further-${type}`;
  const link = { size: 'small', variant: 'outline', 'aria-describedby': titleId } as const;
  return (
    <li>
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
          <ButtonLink label="開く" {...link} to={paths.specialLesson(type)} />
        ) : hasLessonToday(progress, now) ? (
          <ButtonLink label="今日のレッスンへ" {...link} to={paths.lesson(type, progress.current_lesson)} />
        ) : (
          <LessonChip type={type} progress={progress} now={now} />
        )}
      </Row>
    </li>
  );
}

interface LessonChipProps {
  readonly type: string;
  readonly progress: LessonProgress;
  readonly now: number;
}

/** In the place of the link to a lesson that waits: the day's is done, or opens later on this day. */
function LessonChip({ type, progress, now }: LessonChipProps) {
  const opensAt = nextOpeningAt(progress, now);
  const isDoneToday = useIsDoneToday(type);
  const opensToday = opensAt !== null && dayAt(opensAt) === dayAt(now);
  if (opensToday && !isDoneToday) return <Chip>{`${clockTime(opensAt)}から`}</Chip>;
  return <Chip tone="success">今日は終わり</Chip>;
}
