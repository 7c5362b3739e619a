import { clockTime, dayAt, monthAndDay } from '../../../sync/rules/day.ts';
import { useMember } from '../../data/member-context.tsx';
import { useSyncStatus } from '../../data/sync-status.ts';
import { useSyncedAt, useUnsentRows } from '../../data/unsent.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Stat, StatList } from '../../ui/stat.tsx';
import { Text } from '../../ui/text.tsx';
import { RejectedRow } from './rejected-row.tsx';
import { unsentTitle } from './unsent-text.ts';

const statusTexts = {
  synced: 'すべてサーバーに届いています。',
  syncing: 'サーバーとやり取りしています。',
  offline: 'オフラインです。記録はこの端末に残り、つながると自動で送られます。',
  pending: 'まだ送っていない記録があります。この端末に残っていて、つながると自動で送られます。',
  error: '送信できませんでした。記録はこの端末に残っています。',
} as const;

/** Used when sync failed but no row is pending. */
const NOTHING_PENDING = 'サーバーと同期できませんでした。記録はすべて送信済みです。';

/** Sync status: last sync, pending rows and rejected rows. */
export function SyncScreen() {
  const { hub } = useMember();
  const status = useSyncStatus();
  const syncedAt = useSyncedAt();
  const unsent = useUnsentRows();
  const rows = unsent ?? [];
  const pending = rows.filter(({ doc }) => doc.dirty === 1);
  const rejected = rows.filter(({ doc }) => doc.dirty === 2);
  return (
    <Page title="同期の状態" back={<BackLink to="/" />}>
      <Card label="同期">
        <Stack>
          <Text>{status.kind === 'error' && unsent?.length === 0 ? NOTHING_PENDING : statusTexts[status.kind]}</Text>
          <StatList>
            <Stat
              label="最後に同期した時刻"
              value={syncedAt ? formatInstant(Date.parse(syncedAt)) : 'まだありません'}
            />
            <Stat label="送信を待つ記録" value={pending.length} unit="件" />
          </StatList>
          <Button variant="outline" full onClick={() => hub.tell('online')}>
            今すぐ同期する
          </Button>
        </Stack>
      </Card>
      {rejected.length > 0 ? (
        <Card labelledBy="rejected-title">
          <Stack>
            <Heading id="rejected-title">送信できなかったデータ</Heading>
            {rejected.map((row) => (
              <RejectedRow key={`${row.c} ${row.id}`} row={row} />
            ))}
          </Stack>
        </Card>
      ) : null}
      {pending.length > 0 ? (
        <Card labelledBy="pending-title">
          <Heading id="pending-title">送信を待っているデータ</Heading>
          <ul>
            {pending.slice(0, 50).map((row) => (
              <li key={`${row.c} ${row.id}`}>
                <Text>{unsentTitle(row)}</Text>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {unsent?.length === 0 ? <EmptyState title="送信できなかったデータはありません" /> : null}
    </Page>
  );
}

function formatInstant(instantMs: number): string {
  return `${monthAndDay(dayAt(instantMs))} ${clockTime(instantMs)}`;
}
