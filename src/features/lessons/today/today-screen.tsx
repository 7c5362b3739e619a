import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DailyTraining } from '../../../../sync/rules/daily-trainings.ts';
import { DAILY_TRAINING, useDailyTraining } from '../../../data/training/daily-training.ts';
import { paths } from '../../../paths.ts';
import { EmptyState, Spinner } from '../../../ui/feedback/empty-state.tsx';
import { BackLink, Page } from '../../../ui/layout/page.tsx';
import { useLessonRecord } from '../lesson/use-lesson-record.ts';
import { TODAY_TITLE } from '../titles.ts';
import { TodayPlayer } from './today-player.tsx';

/** The daily training, with an optional timer. */
export function TodayScreen() {
  const navigate = useNavigate();
  const todays = useDailyTraining();
  const [begun, setBegun] = useState<DailyTraining | null>(null);
  // A training that has begun stays on screen past midnight.
  const training = begun ?? todays;
  const record = useLessonRecord();
  const back = <BackLink to={paths.home} />;
  if (training === undefined) {
    return (
      <Page title={TODAY_TITLE} back={back}>
        <Spinner>読み込み中...</Spinner>
      </Page>
    );
  }
  if (training === null) {
    return (
      <Page title={TODAY_TITLE} back={back}>
        <EmptyState title="今日の稽古はまだ準備中です">
          十七の稽古から、気になるものをひとつ選んでみてください。
        </EmptyState>
      </Page>
    );
  }
  const { title, difficulty, category } = training;

  function finish(minutes: number) {
    return record({
      training_type: DAILY_TRAINING,
      video_title: title,
      video_number: null,
      duration_minutes: minutes,
      details: { difficulty, category },
    });
  }

  const leadTo = (path: string) => () => void navigate(path, { replace: true });
  const steps = [
    { label: 'ホームへ', go: leadTo(paths.home) },
    { label: '十七の稽古へ', go: leadTo(paths.practices) },
  ];
  return (
    <TodayPlayer
      key={title}
      training={training}
      back={back}
      onBegin={() => setBegun(training)}
      onDone={finish}
      steps={steps}
    />
  );
}
