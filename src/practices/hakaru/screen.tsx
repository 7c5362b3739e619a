import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { daysBetween } from '../../../sync/model/day/day.ts';
import { nextForm, nextOccasion, openOccasion } from '../../../sync/model/practice/measurement.ts';
import { useMember, useToday } from '../../data/member/member-context.tsx';
import { useJoinedDay } from '../../data/streak/login-records.ts';
import { useFirstSyncRunning } from '../../data/sync/sync-status.ts';
import {
  type DatedMeasurement,
  MEASUREMENT,
  type Medium,
  measuredDays,
  useMeasurements,
} from '../../data/training/measurements.ts';
import { useSpeech } from '../../lib/speech/use-speech.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { EndActions, PracticeEnd } from '../../shared/practice-end.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Spinner } from '../../ui/feedback/empty-state.tsx';
import { Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import { DrillReadings } from '../host/drill-readings.tsx';
import { Comparison } from './comparison.tsx';
import { END_QUESTION, measureForms } from './content.ts';
import { MeasureRun } from './measure-run.tsx';

const READINGS = { loadReadings: () => import('./readings.ts') };

/** The optional measurement はかる: what was measured, and on its days the next one. */
export function MeasureScreen() {
  const measurements = useMeasurements();
  const isArriving = useFirstSyncRunning();
  const joined = useJoinedDay();
  const today = useToday();
  const member = useMember();
  const speech = useSpeech();
  const [medium, setMedium] = useState<Medium | null>(null);
  const [minutes, setMinutes] = useState<number | null>(null);
  if (isArriving) {
    return (
      <MeasurePage>
        <Spinner>読み込み中...</Spinner>
      </MeasurePage>
    );
  }
  if (minutes !== null) return <MeasureEnd measurements={measurements} minutes={minutes} />;
  const memberDay = daysBetween(joined, today) + 1;
  const isOpen = openOccasion(memberDay, measuredDays(measurements, joined)) !== null;
  const used = measurements.map(({ form }) => form);
  const form = nextForm(measureForms, member.id, used);

  if (medium !== null && form !== undefined) {
    return (
      <MeasurePage>
        <MeasureRun {...{ form, medium, speech }} onStop={() => setMedium(null)} onStored={setMinutes} />
      </MeasurePage>
    );
  }
  function begin(chosen: Medium) {
    if (chosen === 'read') speech.silence();
    setMedium(chosen);
  }
  const last = measurements.at(-1)?.medium;
  const next = nextOccasion(memberDay);
  return (
    <MeasurePage>
      <Comparison measurements={measurements} />
      <TitledCard title="3分で、ふたつのことを">
        <Text>
          短い文章を一度だけ受け取り、覚えていることを確かめます。そのあと60秒、ひとつの物の使い道を思いつくだけ書きます。くらべる相手は、前の自分だけです。
        </Text>
        {isOpen ? (
          <Stack gap="xs">
            {last === undefined ? (
              <Small>はじめての三分です。</Small>
            ) : (
              <Small>{`前は「${last === 'read' ? '文字で読む' : '声で聴く'}」でした。同じほうを選ぶと、並べて見られます。`}</Small>
            )}
            <Button label="文字で読む" full onClick={() => begin('read')} />
            {speech.state === 'voiced' ? (
              <Button label="声で聴く" full variant="outline" onClick={() => begin('heard')} />
            ) : null}
          </Stack>
        ) : (
          <Small>{next === null ? '一年分をはかり終えました。' : `次は、はじめてから${next}日目にはかれます。`}</Small>
        )}
        <ButtonLink label="わかること、わからないこと" size="small" variant="quiet" to={paths.evidence} />
      </TitledCard>
    </MeasurePage>
  );
}

interface MeasureEndProps {
  readonly measurements: readonly DatedMeasurement[];
  readonly minutes: number;
}

function MeasureEnd({ measurements, minutes }: MeasureEndProps) {
  const navigate = useNavigate();
  const leadTo = (path: string) => () => void navigate(path, { replace: true });
  const steps = [
    { label: 'ホームへ', go: leadTo(paths.home), atFirstEnd: true },
    { label: '履歴へ', go: leadTo(paths.history) },
  ];
  return (
    <MeasurePage footer={<EndActions steps={steps} />}>
      <PracticeEnd done="はかり終えました" minutes={minutes} about={MEASUREMENT} question={END_QUESTION}>
        <Comparison measurements={measurements} />
      </PracticeEnd>
    </MeasurePage>
  );
}

function MeasurePage({ children, footer }: { readonly children: ReactNode; readonly footer?: ReactNode }) {
  return (
    <Page title="はかる" back={<BackLink to={paths.history} />} footer={footer}>
      <DrillReadings practice={READINGS}>{children}</DrillReadings>
    </Page>
  );
}
