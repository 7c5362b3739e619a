import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Timer from 'lucide-react/icons/timer';
import { type ReactNode, useMemo, useState } from 'react';
import {
  type DailyTraining,
  isBundledTraining,
  isWholeDay,
  needsCare,
  readingsOfTraining,
} from '../../../../sync/rules/daily-trainings.ts';
import { usePractising } from '../../../data/device/suppress-prompts.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { questionOfDay } from '../../../data/notebook/questions.ts';
import { DAILY_TRAINING } from '../../../data/training/daily-training.ts';
import { visibleNow } from '../../../lib/browser/visible-clock.ts';
import { EndActions, type EndStep, PracticeEnd } from '../../../shared/practice-end.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { ignoreDoubleClick } from '../../../ui/controls/ignore-double-click.ts';
import { SafetyNote } from '../../../ui/feedback/safety-note.tsx';
import { Clock } from '../../../ui/graphics/clock.tsx';
import { Enso } from '../../../ui/graphics/enso.tsx';
import { Ruby, TextReadings } from '../../../ui/graphics/ruby.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Row, Small, Stack, Text } from '../../../ui/layout/primitives.tsx';
import { BigTitle } from '../big-title.tsx';
import { DoneButton } from '../guided/done-button.tsx';
import { useCountdown } from '../guided/use-countdown.ts';
import { practisedMinutes } from '../lesson/practised-minutes.ts';
import { TODAY_TITLE } from '../titles.ts';

interface TodayPlayerProps {
  readonly training: DailyTraining;
  readonly back: ReactNode;
  /** Called when the timer starts. */
  readonly onBegin: () => void;
  /** Resolves to whether the session is stored; a failure has been shown. */
  readonly onDone: (minutes: number) => Promise<boolean>;
  /** The ways on from the end. */
  readonly steps: readonly EndStep[];
}

/**
 * The daily training. The timer is optional, one that takes all day has none, and the finish button is always enabled,
 * because much of it is done away from the screen.
 */
export function TodayPlayer({ training, back, onBegin, onDone, steps }: TodayPlayerProps) {
  usePractising();
  const { title, description, difficulty, duration_minutes: minutes, category } = training;
  const countdown = useCountdown(useMemo(() => [{ seconds: minutes * 60, text: description }], [minutes, description]));
  const [startedAt] = useState(visibleNow);
  const [isSaving, setSaving] = useState(false);
  const [practised, setPractised] = useState<number | null>(null);
  const readings = readingsOfTraining(training);
  const takesAllDay = isWholeDay(training);
  const { clock } = useMember();
  // Stays the same past midnight.
  const [question] = useState(() => questionOfDay(takesAllDay ? 'evening' : 'daily', clock.today()));

  function begin() {
    onBegin();
    countdown.begin();
  }

  async function finish() {
    setSaving(true);
    const spent = takesAllDay ? minutes : practisedMinutes(startedAt, visibleNow(), minutes);
    if (await onDone(spent)) setPractised(spent);
    setSaving(false);
  }

  if (practised !== null) {
    return (
      <Page title={TODAY_TITLE} back={back} footer={<EndActions steps={steps} />}>
        <PracticeEnd
          done="今日の稽古を終えました"
          minutes={practised}
          subject={
            <TextReadings ownOnly={!isBundledTraining(training)}>
              <Ruby readings={readings}>{title}</Ruby>
            </TextReadings>
          }
          about={DAILY_TRAINING}
          question={question}
        />
      </Page>
    );
  }
  return (
    <Page
      title={TODAY_TITLE}
      back={back}
      footer={
        <>
          {takesAllDay ? null : <TimerButton countdown={countdown} minutes={minutes} onBegin={begin} />}
          <DoneButton done={{ label: '稽古完了', isSaving, finish }} variant="primary" />
        </>
      }
    >
      <Stack fill gap="l" align="center">
        <Row gap="xs" justify="center">
          <Chip tone="accent">{category}</Chip>
          <Chip>
            {difficulty}・{takesAllDay ? '一日かけて' : `${minutes}分`}
          </Chip>
        </Row>
        <TextReadings ownOnly={!isBundledTraining(training)}>
          <BigTitle>
            <Ruby readings={readings}>{title}</Ruby>
          </BigTitle>
          <Text ruby={description} readings={readings} />
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
      return (
        <Button variant="outline" full icon={<Timer />} onClick={onBegin}>
          {minutes}分をはかる
        </Button>
      );
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
