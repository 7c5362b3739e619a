import { useState } from 'react';
import { useMember } from '../../../data/member/member-context.tsx';
import { useSyncedAt } from '../../../data/sync/pending-rows.ts';
import { readStorageUsage, requestPersistence, type StorageUsage } from '../../../lib/browser/storage-usage.ts';
import { dayAndTime } from '../../../lib/date-format.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stat, StatList } from '../../../ui/graphics/stat.tsx';
import { TitledCard } from '../../../ui/layout/boxes.tsx';
import { Small } from '../../../ui/layout/text.tsx';

const UNKNOWN = '不明';

const SYNCED_EVICTION =
  '端末の空きが少なくなると、ブラウザが保存データを消すことがあります。同期済みの記録は、ログインし直せば戻ります。';

const GUEST_EVICTION =
  '端末の空きが少なくなったり、しばらく開かなかったりすると、ブラウザが保存データを消すことがあります。記録はこの端末にしかないため、消えると戻せません。';

/** Storage used on this device, its eviction protection, and the last sync. */
export function StorageCard() {
  const { isGuest } = useMember();
  const syncedAt = useSyncedAt();
  const { loaded, replace } = useLoaded(readStorageUsage);
  const room = loaded.state === 'ready' ? loaded.value : null;
  const [wasAsked, setWasAsked] = useState(false);
  const lastSync = syncedAt ? dayAndTime(Date.parse(syncedAt)) : 'まだありません';

  async function protect() {
    await requestPersistence();
    setWasAsked(true);
    replace(await readStorageUsage());
  }

  return (
    <TitledCard title="この端末の保存状態">
      <StatList>
        <Stat label="使っている容量" value={room?.usedBytes == null ? UNKNOWN : sizeText(room.usedBytes)} />
        <Stat label="自動削除からの保護" value={persistedText(room)} />
        <Stat label="最後の同期" value={isGuest ? 'この端末のみ' : lastSync} />
      </StatList>
      {room?.isPersisted === false ? (
        <>
          <Small>
            {wasAsked
              ? 'ブラウザが保護を認めませんでした。アプリとして追加すると、認められやすくなります。'
              : isGuest
                ? GUEST_EVICTION
                : SYNCED_EVICTION}
          </Small>
          <Button label="自動削除を止める" variant="outline" full onClick={protect} />
        </>
      ) : null}
    </TitledCard>
  );
}

function persistedText(room: StorageUsage | null): string {
  if (room === null || room.isPersisted === null) return UNKNOWN;
  return room.isPersisted ? 'あり' : 'なし';
}

const MIB = 1024 * 1024;

/** Formats a size in bytes; kilobytes are rounded up. */
export function sizeText(bytes: number): string {
  if (bytes >= 1000 * MIB) return `${(bytes / (1024 * MIB)).toFixed(1)} GB`;
  if (bytes >= MIB) return `${(bytes / MIB).toFixed(1)} MB`;
  return `${Math.max(1, Math.ceil(bytes / 1024))} KB`;
}
