import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Day } from '../../../sync/model/day/day.ts';
import { type DailyTraining, isWholeDay, questionOfTraining } from '../../../sync/model/published/daily-trainings.ts';
import { useToday } from '../../data/member/member-context.tsx';
import { DAILY_TRAINING, useDailyTraining } from '../../data/training/daily-training.ts';
import { paths } from '../../paths.ts';
import { LoadingPage } from '../../shared/loading-page.tsx';
import { BackLink } from '../../ui/layout/page.tsx';
import { GuidedPage } from './guided/guided-page.tsx';

const EAR_TITLE = '耳で稽古';

const back = <BackLink to={paths.practices} />;

/** Minutes for a task that is done over a whole day, of which only the words are heard here. */
const WHOLE_DAY_MINUTES = 2;

interface EarScreenProps {
  /** The question of 十四ツ that is read on a Tokyo day. */
  readonly spokenQuestion: (day: Day) => string;
}

/** Today's training, one question of 十四ツ and a closing question, by voice. */
export function EarScreen({ spokenQuestion }: EarScreenProps) {
  const todays = useDailyTraining();
  const today = useToday();
  const [first, setFirst] = useState<{ readonly training: DailyTraining; readonly day: Day } | null>(null);
  // What is heard stays past midnight.
  if (first === null && todays !== null) setFirst({ training: todays, day: today });
  if (first === null) return <LoadingPage title={EAR_TITLE} back={back} />;
  return <EarRun training={first.training} question={spokenQuestion(first.day)} />;
}

function EarRun({ training, question }: { readonly training: DailyTraining; readonly question: string }) {
  const navigate = useNavigate();
  const { title, description, difficulty, category } = training;
  const minutes = isWholeDay(training) ? WHOLE_DAY_MINUTES : training.duration_minutes;
  return (
    <GuidedPage
      label={EAR_TITLE}
      title={title}
      description="今日の稽古と、十四ツの問いをひとつ、声で進めます。画面はつけたままにします。どこを押しても、次へ進みます。"
      text={{
        aim: '耳で聞き、心の中か、声に出して答えます。終わりの問いだけは、次の画面で書きとめられます。',
        steps: [
          { seconds: minutes * 60, text: `今日の稽古、${title}。${description}` },
          { seconds: 60, text: `十四ツを、ひとつ。${question}` },
        ],
        closing: questionOfTraining(training),
      }}
      session={{
        training_type: DAILY_TRAINING,
        video_title: title,
        video_number: null,
        duration_minutes: minutes + 1,
        details: { difficulty, category },
      }}
      back={back}
      picture={null}
      isTapAnywhere
      ended="今日の稽古を、耳で終えました"
      leave={{ label: 'ホームへ', go: () => void navigate(paths.home, { replace: true }) }}
    />
  );
}
