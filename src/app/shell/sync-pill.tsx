import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type FullPull, type SyncStatus, useFullPull, useSyncStatus } from '../../data/sync/sync-status.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { timers } from '../../lib/timers.ts';
import { paths } from '../../paths.ts';
import { Pill } from '../../ui/graphics/pill.tsx';
import styles from './sync-pill.module.css';

/** Milliseconds after which a sync shows how far it has come. */
const PATIENCE_MS = 1000;

const looks = {
  synced: { text: '同期済み', tone: 'success' },
  syncing: { text: '同期中', tone: 'info' },
  offline: { text: 'オフライン', tone: 'quiet' },
  pending: { text: '未送信', tone: 'warning' },
  error: { text: '同期エラー', tone: 'danger' },
} as const satisfies Record<SyncStatus['kind'], { text: string; tone: string }>;

/** The sync status, with a link to the sync page. */
export function SyncPill() {
  const status = useSyncStatus();
  const progress = useSlowPull(status.kind === 'syncing');
  const { text, tone } = looks[status.kind];
  return (
    <span className={styles.pill}>
      <Pill tone={tone} detail={progress === null ? undefined : fraction(progress)}>
        {status.kind === 'pending' ? `${text} ${status.count}件` : text}
      </Pill>
      <Link to={paths.sync} className={styles.link} aria-label="同期の状態を見る" />
    </span>
  );
}

/** How far a full pull has come, once the sync has taken a second. */
function useSlowPull(isSyncing: boolean): FullPull | null {
  const progress = useFullPull();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isSyncing) return;
    const cancel = timers.after(PATIENCE_MS, () => setSlow(true));
    return () => {
      cancel();
      setSlow(false);
    };
  }, [isSyncing]);
  return isSyncing && isSlow ? progress : null;
}

function fraction({ pulled, total }: FullPull): string {
  return `${formatNumber(Math.min(pulled, total))}/${formatNumber(total)}`;
}
