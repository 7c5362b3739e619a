import type { Operations } from '../../../../supabase/contracts/operations.ts';
import { operationsSource } from '../../../data/admin/operations.ts';
import { dayAndTime } from '../../../lib/date-format.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card, Heading, Row, Small, Stack } from '../../../ui/layout/primitives.tsx';
import { RowsView } from '../rows-view.tsx';
import { useAdminRows } from '../use-admin-rows.ts';
import { DeviceCounts } from './device-counts.tsx';
import { JobList } from './job-list.tsx';
import { NotificationQueue } from './notification-queue.tsx';
import { problemSections } from './operations-text.ts';
import { ProblemCounts } from './problem-counts.tsx';

/** How the service is doing: jobs, notifications, and the problems that devices reported in numbers. */
export function OperationsTab() {
  const live = useAdminRows(operationsSource);
  const online = useOnline();
  const at = live.loaded?.rows[0]?.at;
  return (
    <Stack gap="m">
      <Card labelledBy="operations-title">
        <Stack gap="m">
          <Stack gap="3xs">
            <Heading id="operations-title">運用</Heading>
            <Small>サーバーと端末の様子です。会員の記録や名前は含みません。</Small>
          </Stack>
          {at === undefined ? null : (
            <Row justify="between">
              <Small numeric>{dayAndTime(Date.parse(at))}の様子</Small>
              <Button size="small" variant="outline" disabled={!online} onClick={() => void live.reload()}>
                読み込み直す
              </Button>
            </Row>
          )}
        </Stack>
      </Card>
      <RowsView live={live} empty={null}>
        {([operations]) => (operations === undefined ? null : <Sections operations={operations} />)}
      </RowsView>
    </Stack>
  );
}

function Sections({ operations: { at, jobs, pushes, problems, devices } }: { readonly operations: Operations }) {
  const now = Date.parse(at);
  return (
    <Stack gap="m">
      <JobList jobs={jobs} now={now} />
      <NotificationQueue pushes={pushes} now={now} />
      {problemSections.map((section) => (
        <ProblemCounts
          key={section.kind}
          section={section}
          problems={problems.filter(({ kind }) => kind === section.kind)}
        />
      ))}
      <DeviceCounts devices={devices} />
    </Stack>
  );
}
