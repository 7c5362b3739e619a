import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { isPractisingAtom } from '../../data/device/suppress-prompts.ts';
import { type FullPull, type SyncStatus, useFullPull, useSyncStatus } from '../../data/sync/sync-status.ts';
import { formatNumber } from '../../lib/date-format.ts';
import { useIsSlow } from '../../lib/use-is-slow.ts';
import { paths } from '../../paths.ts';
import styles from './sync-pill.module.css';

/** The tone colours a dot that repeats the text; `quiet` is hollow. */
const looks = {
  synced: { text: '同期済み', tone: 'success' },
  syncing: { text: '同期中', tone: 'info' },
  offline: { text: 'オフライン', tone: 'quiet' },
  pending: { text: '未送信', tone: 'warning' },
  error: { text: '同期エラー', tone: 'danger' },
  local: { text: 'この端末のみ', tone: 'quiet' },
} as const satisfies Record<SyncStatus['kind'], { text: string; tone: string }>;

/** The sync status, with a link to the sync page. During a practice, only screen readers are told while all is well. */
export function SyncPill() {
  const status = useSyncStatus();
  const fullPull = useFullPull();
  const isSlow = useIsSlow(status.kind === 'syncing');
  const isQuiet = useAtomValue(isPractisingAtom) && (status.kind === 'synced' || status.kind === 'local');
  const { text, tone } = looks[status.kind];
  const pulled = isSlow && fullPull !== null ? fraction(fullPull) : null;
  // Not announced, because it changes often.
  const detail = status.kind === 'pending' && status.isOffline ? looks.offline.text : pulled;
  return (
    <span className={isQuiet ? styles.quiet : styles.target}>
      <span className={styles.pill} style={tone === 'quiet' ? undefined : { '--_dot': `var(--color-${tone})` }}>
        <span role="status">{status.kind === 'pending' ? `${text} ${status.count}件` : text}</span>
        {detail === null ? null : <span>{detail}</span>}
      </span>
      {isQuiet ? null : <Link to={paths.sync} className={styles.link} aria-label="同期の状態を見る" />}
    </span>
  );
}

function fraction({ pulled, total }: FullPull): string {
  return `${formatNumber(Math.min(pulled, total))}/${formatNumber(total)}`;
}
