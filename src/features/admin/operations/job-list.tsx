import type { JobState } from '../../../../supabase/contracts/operations.ts';
import { dayAndTime, formatNumber } from '../../../lib/date-format.ts';
import { List, ListRow } from '../../../ui/layout/list.tsx';
import { Small, Text, TitledCard } from '../../../ui/layout/primitives.tsx';
import { jobCondition } from './job-condition.ts';
import { conditionTexts, jobName } from './operations-text.ts';

interface JobListProps {
  /** Null where the database keeps no log of its jobs. */
  readonly jobs: readonly JobState[] | null;
  readonly now: number;
}

/** The scheduled jobs with their last run. */
export function JobList({ jobs, now }: JobListProps) {
  return (
    <TitledCard title="定期処理">
      {jobs === null || jobs.length === 0 ? (
        <Text tone="muted">定期処理の記録がありません。</Text>
      ) : (
        <List label="定期処理">
          {jobs.map((job) => (
            <JobRow key={job.name} job={job} now={now} />
          ))}
        </List>
      )}
    </TitledCard>
  );
}

function JobRow({ job, now }: { readonly job: JobState; readonly now: number }) {
  const [text, tone] = conditionTexts[jobCondition(job, now)];
  return (
    <ListRow
      title={jobName(job.name)}
      text={
        <Small as="span" numeric>
          {lastRun(job)}
        </Small>
      }
      trailing={
        <Small as="span" tone={tone} strong>
          {text}
        </Small>
      }
    />
  );
}

function lastRun({ started_at, ms, failed }: JobState): string {
  const run = started_at === null ? 'まだ動いていません' : `最後の実行 ${dayAndTime(Date.parse(started_at))}`;
  const took = ms === null ? '' : `（${formatNumber(ms)}ミリ秒）`;
  return failed === 0 ? `${run}${took}` : `${run}${took}・24時間に失敗${formatNumber(failed)}回`;
}
