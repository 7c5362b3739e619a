import { Link } from 'react-router-dom';
import { type FullPull, type SyncStatus, useFullPull, useSyncStatus } from '../../data/sync/sync-status.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { useIsSlow } from '../../lib/use-is-slow.ts';
import { paths } from '../../paths.ts';
import { Pill } from '../../ui/graphics/pill.tsx';
import styles from './sync-pill.module.css';

const looks = {
  synced: { text: '同期済み', tone: 'success' },
  syncing: { text: '同期中', tone: 'info' },
  offline: { text: 'オフライン', tone: 'quiet' },
  pending: { text: '未送信', tone: 'warning' },
  error: { text: '同期エラー', tone: 'danger' },
  local: { text: 'この端末のみ', tone: 'quiet' },
} as const satisfies Record<SyncStatus['kind'], { text: string; tone: string }>;

/** The sync status, with a link to the sync page. */
export function SyncPill() {
  const status = useSyncStatus();
  const fullPull = useFullPull();
  const isSlow = useIsSlow(status.kind === 'syncing');
  const { text, tone } = looks[status.kind];
  return (
    <span className={styles.pill}>
      <Pill tone={tone} detail={isSlow && fullPull !== null ? fraction(fullPull) : undefined}>
        {status.kind === 'pending' ? `${text} ${status.count}件` : text}
      </Pill>
      <Link to={paths.sync} className={styles.link} aria-label="同期の状態を見る" />
    </span>
  );
}

function fraction({ pulled, total }: FullPull): string {
  return `${formatNumber(Math.min(pulled, total))}/${formatNumber(total)}`;
}
