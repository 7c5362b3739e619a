import type { ReactNode } from 'react';
import type {
  JobState,
  NotificationStates,
  Operations,
} from '../../../../sync/model/operations/operations.contract.ts';
import { operationsSource } from '../../../data/admin/overview.ts';
import { useOnline } from '../../../lib/browser/network-state.ts';
import { dayAndTime, formatNumber } from '../../../lib/date-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stat, StatList } from '../../../ui/graphics/stat.tsx';
import { Row, Stack, TitledCard } from '../../../ui/layout/boxes.tsx';
import { List, ListRow } from '../../../ui/layout/list.tsx';
import { Small, Text } from '../../../ui/layout/text.tsx';
import { DeliveryCounts } from '../notifications/delivery-counts.tsx';
import { RowsView, useAdminRows } from '../use-admin-rows.tsx';
import { buildText, codeText, conditionTexts, jobNames, problemSections, queueCount } from './operations-text.ts';

/** How the service is doing: jobs, notifications, and the problems that devices reported in numbers. */
export function OperationsTab() {
  const live = useAdminRows(operationsSource);
  const online = useOnline();
  const at = live.loaded?.rows[0]?.at;
  return (
    <Stack gap="m">
      <TitledCard title="運用" note="サーバーと端末の様子です。会員の記録や名前は含みません。" gap="m">
        {at === undefined ? null : (
          <Row justify="between">
            <Small numeric>{`${dayAndTime(Date.parse(at))}の様子`}</Small>
            <Button
              label="読み込み直す"
              size="small"
              variant="outline"
              disabled={!online}
              onClick={() => void live.reload()}
            />
          </Row>
        )}
      </TitledCard>
      <RowsView live={live} empty={null} list={(sections) => sections}>
        {(operations) => <Sections key="operations" operations={operations} />}
      </RowsView>
    </Stack>
  );
}

function Sections({ operations: { at, jobs, pushes, problems, devices } }: { readonly operations: Operations }) {
  const now = Date.parse(at);
  return (
    <Stack gap="m">
      <RowsCard
        title="定期処理"
        none="定期処理の記録がありません。"
        rows={(jobs ?? []).map((job) => ({
          key: job.name,
          title: jobNames[job.name] ?? job.name,
          text: lastRun(job),
          trailing: conditionOf(job),
        }))}
      />
      <NotificationQueue pushes={pushes} now={now} />
      {problemSections.map(({ kind, title, none }) => (
        <RowsCard
          key={kind}
          title={title}
          label={`この7日の${title}`}
          none={none}
          rows={problems
            .filter((problem) => problem.kind === kind)
            .map((problem) => ({
              key: `${problem.code} ${problem.build} ${problem.engine}`,
              title: codeText(kind, problem.code),
              text: `${buildText(problem)}・今日${formatNumber(problem.today)}回`,
              trailing: `7日で${formatNumber(problem.week)}回`,
            }))}
        />
      ))}
      <RowsCard
        title="使われている版"
        note="「不具合の報告」をオンにした端末の数です。1日に1回数えます。"
        none="まだ報告がありません。"
        rows={devices.map((device) => ({
          key: `${device.build} ${device.engine}`,
          title: buildText(device),
          text: `昨日${formatNumber(device.yesterday)}台`,
          trailing: `今日${formatNumber(device.today)}台`,
        }))}
      />
    </Stack>
  );
}

function conditionOf({ condition }: JobState) {
  const [words, tone] = conditionTexts[condition];
  return (
    <Small as="span" tone={tone} strong>
      {words}
    </Small>
  );
}

function lastRun({ started_at, ms, failed }: JobState): string {
  const run = started_at === null ? 'まだ動いていません' : `最後の実行 ${dayAndTime(Date.parse(started_at))}`;
  const took = ms === null ? '' : `（${formatNumber(ms)}ミリ秒）`;
  return failed === 0 ? `${run}${took}` : `${run}${took}・24時間に失敗${formatNumber(failed)}回`;
}

/** Reminders that have waited longer mean that nobody sends them. */
const WAIT_MS = 10 * 60_000;

/** What waits to be sent, and what became of the notifications of a week. */
function NotificationQueue({ pushes, now }: { readonly pushes: NotificationStates; readonly now: number }) {
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

interface RowsCardProps {
  readonly title: string;
  readonly note?: string;
  readonly label?: string;
  readonly none: string;
  readonly rows: readonly {
    readonly key: string;
    readonly title: string;
    readonly text: string;
    readonly trailing: ReactNode;
  }[];
}

function RowsCard({ title, note, label = title, none, rows }: RowsCardProps) {
  return (
    <TitledCard title={title} note={note}>
      {rows.length === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <List label={label}>
          {rows.map(({ key, ...words }) => (
            <ListRow key={key} {...words} />
          ))}
        </List>
      )}
    </TitledCard>
  );
}
