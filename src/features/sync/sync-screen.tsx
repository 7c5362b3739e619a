import type { ReactNode } from 'react';
import { pick } from '../../../sync/model/json.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { useAction } from '../../data/server/use-action.ts';
import { dismissNotice, restoreLostRow, useNotices } from '../../data/sync/lost-rows.ts';
import {
  discardRows,
  type PendingRow,
  retryRows,
  sortRows,
  usePendingRows,
  useSyncedAt,
} from '../../data/sync/pending-rows.ts';
import { rejectionText } from '../../data/sync/rejection-text.ts';
import { useSyncFailureText } from '../../data/sync/sync-failure.ts';
import { type FullPull, useComparison, useFullPull, useSyncStatus } from '../../data/sync/sync-status.ts';
import { dayAndTime, formatNumber } from '../../lib/date-format.ts';
import { groupBy } from '../../lib/group-by.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { SendKeptButton } from '../../shared/send-kept-button.tsx';
import { useReportFailure } from '../../shared/use-report-failure.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Card, Row, Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import { DiagnosticsCard } from './diagnostics-card.tsx';
import { OfflineCard } from './offline-card.tsx';
import { pendingRowTitle, rowTitle } from './pending-row-title.ts';

const statusTexts = {
  synced: 'この端末の記録は、すべてサーバーに届いています。',
  syncing: 'サーバーとやり取りしています。',
  offline: 'オフラインです。このまま使えます。記録は、つながると自動で送られます。',
  pending: 'まだ送っていない記録があります。この端末に残っていて、つながると自動で送られます。',
  local: '記録は、この端末にだけあります。',
  error: 'サーバーと同期できませんでした。',
} as const;

/** `rows` that have not been sent, with those that are `kept` here. */
function statusText(kind: keyof typeof statusTexts, rows: number, kept: number): string {
  if (kind === 'synced' && kept > 0) return 'この端末だけの記録のほかは、すべてサーバーに届いています。';
  if (kind !== 'error') return statusTexts[kind];
  return rows > kept
    ? '送信できませんでした。送信を待つ記録は、この端末に残っています。'
    : `${statusTexts.error}送信を待つ記録はありません。`;
}

/** Sync status: last sync, pending rows and rejected rows. */
export function SyncScreen() {
  const { scheduler } = useMember();
  const status = useSyncStatus();
  const progress = useFullPull();
  const failure = useSyncFailureText();
  const syncedAt = useSyncedAt();
  const rows = usePendingRows();
  const { pending, rejected, kept } = sortRows(rows);
  const groups = groupBy(rejected, ({ collection, id, body }) => String(body.bridge ?? `${collection} ${id}`));
  return (
    <Page title="同期の状態" back={<BackLink to={paths.home} />}>
      <Card label="同期" gap="s">
        <Text>{statusText(status.kind, rows.length, kept.length)}</Text>
        {failure === null ? null : <Small tone={status.kind === 'error' ? 'danger' : 'muted'}>{failure}</Small>}
        {progress === null ? null : <ArrivingRows progress={progress} />}
        <StatList>
          <Stat label="最後の同期" value={syncedAt ? dayAndTime(Date.parse(syncedAt)) : 'まだありません'} />
          <Stat label="未送信の記録" value={pending.length} unit="件" />
        </StatList>
        <Button label="今すぐ同期する" variant="outline" full onClick={() => scheduler.dispatch('sync-now')} />
        <ComparisonState kept={kept.length} />
        {status.kind === 'error' || rejected.length > 0 ? (
          <ButtonLink label="送信できないときは" variant="ghost" full to={paths.helpOn('sync-error')} />
        ) : null}
      </Card>
      {rejected.length > 0 ? (
        <TitledCard title="送信できなかった記録">
          {[...groups].map(([key, group]) => (
            <RejectedRow key={key} rows={group} />
          ))}
        </TitledCard>
      ) : null}
      <ReplacedRows />
      {kept.length > 0 ? (
        <TitledCard title="この端末だけの記録">
          <Small>
            アカウントに引き継いだとき、この端末だけに残した記録です。送るまでは、ほかの端末にも、ほかの会員にも見えません。
          </Small>
          {kept.map((row) => (
            <RowCard key={`${row.collection} ${row.id}`} title={pendingRowTitle(row)}>
              <SendKeptButton title={pendingRowTitle(row)} rowKey={row} />
              <DiscardButton title={pendingRowTitle(row)} rows={[row]} />
            </RowCard>
          ))}
        </TitledCard>
      ) : null}
      {pending.length > 0 ? (
        <TitledCard title="未送信の記録">
          <List>
            {pending.slice(0, 50).map((row) => (
              <ListRow key={`${row.collection} ${row.id}`} title={pendingRowTitle(row)} />
            ))}
          </List>
        </TitledCard>
      ) : null}
      {rows.length === 0 ? <EmptyState title="送信できなかった記録はありません" /> : null}
      <DiagnosticsCard pending={pending.length} rejected={rejected.length} syncedAt={syncedAt ?? null} />
      <OfflineCard />
    </Page>
  );
}

/** Whether this device has the rows that the server has. */
function ComparisonState({ kept }: { readonly kept: number }) {
  const { scheduler, isGuest } = useMember();
  const comparison = useComparison();
  const toast = useToast();
  const { isBusy, run } = useAction(async () => {
    if (await scheduler.flush({ compares: true })) return;
    toast({ text: 'いまは照らし合わせられませんでした。少し待って、もう一度お試しください。', tone: 'error' });
  });
  if (isGuest) return null;
  return (
    <>
      {comparison === null ? null : <Small numeric>{comparisonText(comparison, kept)}</Small>}
      <Button label="サーバーと照らし合わせる" variant="ghost" full busy={isBusy} onClick={() => run()} />
    </>
  );
}

function comparisonText({ at, matches }: NonNullable<ReturnType<typeof useComparison>>, kept: number): string {
  const when = dayAndTime(Date.parse(at));
  if (matches === null) {
    return `サーバーと照らし合わせました。違うところがあったので、すべてを受け取り直しました（${when}）。`;
  }
  const others = kept === 0 ? '' : `この端末だけの${formatNumber(kept)}件は含みません。`;
  return `サーバーと照らし合わせました。${formatNumber(matches)}件、一致（${when}）。${others}`;
}

const DECISION_FAILED = '端末に保存できませんでした。';

const shownFields = ['name', 'zou', 'ishiki', 'text', 'username', 'bio', 'location', 'birth_date', 'phone_number'];

/** Rows that the server had with other values than this device, as they were here. */
function ReplacedRows() {
  const member = useMember();
  const report = useReportFailure();
  const notices = useNotices('replaced');
  if (notices.length === 0) return null;
  return (
    <TitledCard title="サーバーと違っていた記録">
      <Small>サーバーにある内容に入れ替えました。この端末にあった内容は、次のとおりです。</Small>
      {notices.map((notice) => {
        const { collection, id, body } = notice;
        const texts = Object.values(pick(body, shownFields)).filter(
          (value) => typeof value === 'string' && value !== '',
        );
        return (
          <RowCard key={`${collection} ${id}`} title={rowTitle(notice)} texts={texts.join('／')}>
            {collection === 'kata_forms' || collection === 'notes' ? (
              <Button
                label="もう一度登録する"
                size="small"
                variant="outline"
                onClick={() => report(restoreLostRow(member, collection, notice), DECISION_FAILED)}
              />
            ) : null}
            <Button
              label="確認しました"
              size="small"
              variant="ghost"
              onClick={() => report(dismissNotice(member, notice), DECISION_FAILED)}
            />
          </RowCard>
        );
      })}
    </TitledCard>
  );
}

function ArrivingRows({ progress }: { readonly progress: FullPull }) {
  const total = progress.total;
  const pulled = Math.min(progress.pulled, total);
  const words = `${formatNumber(total)}件のうち${formatNumber(pulled)}件`;
  return (
    <Stack gap="2xs">
      <ProgressBar label="受け取った記録" value={pulled} max={total} valueText={words} />
      <Text variant="small" numeric>{`これまでの記録を${words}、受け取りました。`}</Text>
      <Small>ホームと稽古は、もう使えます。途中で閉じても、続きから受け取ります。</Small>
    </Stack>
  );
}

interface RowCardProps {
  readonly title: string;
  readonly reason?: string;
  /** What the row has. */
  readonly texts?: string;
  readonly children: ReactNode;
}

function RowCard({ title, reason, texts, children }: RowCardProps) {
  return (
    <Card variant="outline" as="article" gap="xs">
      <Text strong>{title}</Text>
      {reason === undefined ? null : <Small tone="danger">{reason}</Small>}
      {texts === undefined ? null : <Small>{texts}</Small>}
      <Row>{children}</Row>
    </Card>
  );
}

function DiscardButton({ rows, title }: { readonly rows: readonly PendingRow[]; readonly title: string }) {
  const member = useMember();
  const { confirm } = useDialogs();
  async function discard() {
    const confirmed = await confirm({
      title: 'この変更を破棄しますか',
      body: (
        <Text>{`${title}は、サーバーにある内容に戻ります。サーバーにまだないものは、この端末からも消えます。取り消せません。`}</Text>
      ),
      confirmLabel: '破棄する',
      tone: 'danger',
    });
    if (confirmed) await discardRows(member, rows);
  }
  return <Button label="破棄する" size="small" variant="ghost" onClick={discard} />;
}

/** A rejected row, or those of one bridge, which are decided together: the reason, and what the member can do. */
function RejectedRow({ rows }: { readonly rows: readonly PendingRow[] }) {
  const member = useMember();
  const [row, ...others] = rows;
  if (row?.delivery.status !== 'rejected') return null;
  const edit = editAddress(row);
  const title = pendingRowTitle(row, others);

  return (
    <RowCard title={title} reason={rejectionText(row.delivery.rejectionCode)}>
      {edit === null ? null : <ButtonLink label="内容を直す" size="small" to={edit} />}
      <Button label="もう一度送る" size="small" variant="outline" onClick={() => retryRows(member, rows)} />
      <DiscardButton rows={rows} title={title} />
    </RowCard>
  );
}

/** URL where the member can edit a rejected row; null if it cannot be edited. */
function editAddress({ collection, id, delivery }: PendingRow): string | null {
  if (delivery.op === 'delete') return null;
  if (collection === 'profiles') return paths.profileEdit;
  if (collection === 'notes') return paths.noteEdit(id);
  return collection === 'kata_forms' ? paths.kataEdit(id) : null;
}
