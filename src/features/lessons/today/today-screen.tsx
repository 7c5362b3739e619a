import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Timer from 'lucide-react/icons/timer';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type DailyTraining,
  idOfTraining,
  isBundledTraining,
  isWholeDay,
  needsCare,
  questionOfTraining,
  readingsOfTraining,
} from '../../../../sync/model/published/daily-trainings.ts';
import { usePractising } from '../../../data/device/suppress-prompts.ts';
import { DAILY_TRAINING, useDailyTraining } from '../../../data/training/daily-training.ts';
import { paths } from '../../../paths.ts';
import { EndActions, PracticeEnd } from '../../../shared/practice-end.tsx';
import { ReportTextButton, useReportText } from '../../../shared/report-text.tsx';
import { SafetyNote } from '../../../shared/safety-note.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { ignoreDoubleClick } from '../../../ui/controls/ignore-double-click.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Clock } from '../../../ui/graphics/clock.tsx';
import { Enso } from '../../../ui/graphics/enso.tsx';
import { Ruby, TextReadings } from '../../../ui/graphics/ruby.tsx';
import { Row, Stack } from '../../../ui/layout/boxes.tsx';
import { BackLink, Page } from '../../../ui/layout/page.tsx';
import { Heading, Small, Text } from '../../../ui/layout/text.tsx';
import { useCountdown } from '../guided/use-countdown.ts';
import { DoneButton, useLessonEnd } from '../lesson/lesson-end.tsx';

const TITLE = '今日の稽古';

const back = <BackLink to={paths.home} />;

/** The daily training, with an optional timer. */
export function TodayScreen() {
  const todays = useDailyTraining();
  const [begun, setBegun] = useState<DailyTraining | null>(null);
  // A training that has begun stays on screen past midnight.
  const training = begun ?? todays;
  if (training) return <TodayPlayer key={training.title} training={training} onBegin={() => setBegun(training)} />;
  return (
    <Page title={TITLE} back={back}>
      <EmptyState title="今日の稽古はまだ準備中です">
        十七の稽古から、気になるものをひとつ選んでみてください。
      </EmptyState>
    </Page>
  );
}

interface TodayPlayerProps {
  readonly training: DailyTraining;
  readonly onBegin: () => void;
}

/** The timer is optional, and the finish button is always enabled, because much of it is done away from the screen. */
function TodayPlayer({ training, onBegin }: TodayPlayerProps) {
  const navigate = useNavigate();
  const reportText = useReportText();
  const { title, description, difficulty, duration_minutes: minutes, category } = training;
  const countdown = useCountdown(useMemo(() => [{ seconds: minutes * 60, text: description }], [minutes, description]));
  const readings = readingsOfTraining(training);
  const takesAllDay = isWholeDay(training);
  const hasBegun = takesAllDay || countdown.phase !== 'ready';
  const end = useLessonEnd(
    {
      training_type: DAILY_TRAINING,
      video_title: title,
      video_number: null,
      duration_minutes: minutes,
      details: { difficulty, category },
    },
    { hasBegun: countdown.phase !== 'ready', isMeasured: !takesAllDay },
  );
  usePractising(end.practised === null && countdown.phase !== 'ready');

  function begin() {
    onBegin();
    countdown.begin();
  }

  if (end.practised !== null) {
    const leadTo = (path: string) => () => void navigate(path, { replace: true });
    const steps = [
      { label: 'ホームへ', go: leadTo(paths.home), atFirstEnd: true },
      { label: '十七の稽古へ', go: leadTo(paths.practices) },
    ];
    return (
      <Page title={TITLE} back={back} footer={<EndActions steps={steps} />}>
        <PracticeEnd
          done="今日の稽古を終えました"
          minutes={end.practised}
          subject={
            <TextReadings ownOnly={!isBundledTraining(training)}>
              <Ruby readings={readings}>{title}</Ruby>
            </TextReadings>
          }
          about={DAILY_TRAINING}
          question={questionOfTraining(training)}
        />
      </Page>
    );
  }
  return (
    <Page
      title={TITLE}
      back={back}
      aside={<ReportTextButton onReport={() => void reportText(idOfTraining(training))} />}
      footer={
        <>
          {takesAllDay ? null : <TimerButton countdown={countdown} minutes={minutes} onBegin={begin} />}
          <DoneButton label="稽古完了" variant={hasBegun ? 'primary' : 'outline'} end={end} />
        </>
      }
    >
      <Stack fill="top" gap="l" align="center">
        <Row gap="xs" justify="center">
          <Chip tone="accent">{category}</Chip>
          <Chip>{`${difficulty}・${takesAllDay ? '一日かけて' : `${minutes}分`}`}</Chip>
        </Row>
        <TextReadings ownOnly={!isBundledTraining(training)}>
          <Heading variant="phase" ruby={title} readings={readings} />
          <Text variant="passage" ruby={description} readings={readings} />
        </TextReadings>
        {takesAllDay ? <Small>始めるのは朝、答えるのは夜です。そのあいだ、この画面は閉じてかまいません。</Small> : null}
        {needsCare(training) ? <SafetyNote /> : null}
        {countdown.leftMs === null ? null : (
          <Enso fraction={1 - countdown.leftMs / (minutes * 60_000)} size={148}>
            <Clock seconds={Math.ceil(countdown.leftMs / 1000)} />
          </Enso>
        )}
        {countdown.phase === 'finished' ? <Text tone="accent">時間になりました</Text> : null}
      </Stack>
    </Page>
  );
}

interface TimerButtonProps {
  readonly countdown: ReturnType<typeof useCountdown>;
  readonly minutes: number;
  readonly onBegin: () => void;
}

function TimerButton({ countdown, minutes, onBegin }: TimerButtonProps) {
  switch (countdown.phase) {
    case 'ready':
      return <Button label={`${minutes}分をはかる`} full icon={<Timer />} onClick={onBegin} />;
    case 'running':
      return (
        <Button label="一時停止" variant="outline" full icon={<Pause />} onClick={ignoreDoubleClick(countdown.pause)} />
      );
    case 'paused':
      return (
        <Button label="再開" variant="outline" full icon={<Play />} onClick={ignoreDoubleClick(countdown.resume)} />
      );
    case 'finished':
      return null;
  }
}
