import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { daysBetween } from '../../../sync/model/day/day.ts';
import { nextForm, nextOccasion, openOccasion } from '../../../sync/model/practice/measurement.ts';
import { useMember, useToday } from '../../data/member/member-context.tsx';
import { useReturningNotes } from '../../data/notebook/returning-notes.ts';
import { useJoinedDay } from '../../data/streak/login-records.ts';
import { useFirstSyncRunning } from '../../data/sync/sync-status.ts';
import {
  type DatedMeasurement,
  MEASUREMENT,
  type Medium,
  measuredDays,
  useMeasurements,
} from '../../data/training/measurements.ts';
import { fullDate } from '../../lib/date-format.ts';
import { useSpeech } from '../../lib/speech/use-speech.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { EndActions, PracticeEnd } from '../../shared/practice-end.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Spinner } from '../../ui/feedback/empty-state.tsx';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Card, Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { List } from '../../ui/layout/list.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Heading, Small, Text } from '../../ui/layout/text.tsx';
import { DrillReadings } from '../host/drill-readings.tsx';
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

const DETAILS = measureForms[0]?.details.length ?? 0;

/** The first measurement with the medium of the last one beside the last, without a word about the difference. */
function Comparison({ measurements }: { readonly measurements: readonly DatedMeasurement[] }) {
  const now = measurements.at(-1);
  if (now === undefined) return null;
  const then = measurements.find(({ medium }) => medium === now.medium) ?? now;
  if (then === now) {
    const first = measurements[0];
    return (
      <>
        <Result title={first === now ? 'はじめの記録' : '今回の記録'} measurement={now} />
        {first === now ? null : <Small>読んだときと聴いたときは、くらべられません。この形では、はじめてです。</Small>}
      </>
    );
  }
  return (
    <>
      <Columns start={<Result title="はじめ" measurement={then} />} end={<Result title="今回" measurement={now} />} />
      <Small>
        文章もお題も毎回ちがい、むずかしさが同じとは限りません。二度目は、やり方を知っているだけで増えることがあります。印は、ご自分でつけたものです。
      </Small>
    </>
  );
}

interface ResultProps {
  readonly title: string;
  readonly measurement: DatedMeasurement;
}

function Result({ title, measurement: { day, medium, recalled, ideas } }: ResultProps) {
  const lines = useReturningNotes().find(
    (note) => note.about === MEASUREMENT && note.day === day && note.question !== END_QUESTION,
  );
  return (
    <Card label={title} gap="s">
      <Stack gap="3xs">
        <Heading>{title}</Heading>
        <Small>{`${fullDate(day)}・${medium === 'read' ? '読んで' : '聴いて'}`}</Small>
      </Stack>
      <StatList>
        <Stat label="覚えていたこと" value={`${recalled} / ${DETAILS}`} />
        <Stat label="思いついたこと" value={ideas} unit="個" />
      </StatList>
      {lines === undefined ? null : (
        <Stack gap="3xs">
          <Small>{lines.question}</Small>
          <List label="書いたこと">
            {[...new Set(lines.text.split('\n').filter((line) => line.trim() !== ''))].map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </List>
        </Stack>
      )}
    </Card>
  );
}
