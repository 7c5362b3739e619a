import type { NotificationStates, Operations, ProblemCount } from '../../../../supabase/contracts/operations.ts';
import { operationsSource } from '../../../data/admin/operations.ts';
import { dayAndTime, formatNumber } from '../../../lib/date-format.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stat, StatList } from '../../../ui/graphics/stat.tsx';
import { List, ListRow } from '../../../ui/layout/list.tsx';
import { Card, Heading, Row, Small, Stack, Text, TitledCard } from '../../../ui/layout/primitives.tsx';
import { DeliveryCounts } from '../notifications/delivery-counts.tsx';
import { RowsView, useAdminRows } from '../use-admin-rows.tsx';
import { JobList } from './job-list.tsx';
import { buildText, codeText, problemSections, queueCount } from './operations-text.ts';

/** How the service is doing: jobs, notifications, and the problems that devices reported in numbers. */
export function OperationsTab() {
  const live = useAdminRows(operationsSource);
  const online = useOnline();
  const at = live.loaded?.rows[0]?.at;
  return (
    <Stack gap="m">
      <Card labelledBy="operations-title" gap="m">
        <Stack gap="3xs">
          <Heading id="operations-title">運用</Heading>
          <Small>サーバーと端末の様子です。会員の記録や名前は含みません。</Small>
        </Stack>
        {at === undefined ? null : (
          <Row justify="between">
            <Small numeric>{dayAndTime(Date.parse(at))}の様子</Small>
            <Button
              label="読み込み直す"
              size="small"
              variant="outline"
              disabled={!online}
              onClick={() => void live.reload()}
            />
          </Row>
        )}
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

/** Reminders that have waited longer mean that nobody sends them. */
const WAIT_MS = 10 * 60_000;

interface NotificationQueueProps {
  readonly pushes: NotificationStates;
  readonly now: number;
}

/** What waits to be sent, and what became of the notifications of a week. */
function NotificationQueue({ pushes, now }: NotificationQueueProps) {
  const { pending, reminders_due, due_since, sending, reminders, notices } = pushes;
  const isStuck = due_since !== null && now - Date.parse(due_since) > WAIT_MS;
  return (
    <TitledCard title="通知の送信" gap="m">
      <StatList label="送信待ち">
        <Stat label="送信を待つ端末" value={queueCount(pending)} unit="台" />
        <Stat label="時刻になった声かけ" value={queueCount(reminders_due)} unit="件" />
        <Stat label="送っている途中の通知" value={queueCount(sending)} unit="件" />
      </StatList>
      {isStuck ? <Small tone="warning">声かけが10分以上待っています。送信が止まっているかもしれません。</Small> : null}
      <Text variant="label">この7日の声かけ</Text>
      <DeliveryCounts label="この7日の声かけ" counts={reminders} />
      <Text variant="label">この7日の通知</Text>
      <DeliveryCounts label="この7日の通知" counts={notices} />
    </TitledCard>
  );
}

/** How many devices use which build: those that report, once a day each. */
function DeviceCounts({ devices }: { readonly devices: readonly ProblemCount[] }) {
  return (
    <Card labelledBy="operations-devices" gap="s">
      <Stack gap="3xs">
        <Heading id="operations-devices">使われている版</Heading>
        <Small>「不具合の報告」をオンにした端末の数です。1日に1回数えます。</Small>
      </Stack>
      {devices.length === 0 ? (
        <Text tone="muted">まだ報告がありません。</Text>
      ) : (
        <List label="使われている版">
          {devices.map((device) => (
            <ListRow
              key={`${device.build} ${device.engine}`}
              title={buildText(device)}
              text={
                <Small as="span" numeric>
                  昨日{formatNumber(device.yesterday)}台
                </Small>
              }
              trailing={
                <Text as="span" numeric>
                  今日{formatNumber(device.today)}台
                </Text>
              }
            />
          ))}
        </List>
      )}
    </Card>
  );
}

interface ProblemCountsProps {
  readonly section: (typeof problemSections)[number];
  readonly problems: readonly ProblemCount[];
}

/** The problems of one kind in the last seven days, by code, build and engine. */
function ProblemCounts({ section: { kind, title, none }, problems }: ProblemCountsProps) {
  const id = `operations-${kind}`;
  return (
    <TitledCard id={id} title={title}>
      {problems.length === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <List label={`この7日の${title}`}>
          {problems.map((problem) => (
            <ListRow
              key={`${problem.code} ${problem.build} ${problem.engine}`}
              title={codeText(kind, problem.code)}
              text={
                <Small as="span" numeric>
                  {buildText(problem)}・今日{formatNumber(problem.today)}回
                </Small>
              }
              trailing={
                <Text as="span" numeric>
                  7日で{formatNumber(problem.week)}回
                </Text>
              }
            />
          ))}
        </List>
      )}
    </TitledCard>
  );
}
