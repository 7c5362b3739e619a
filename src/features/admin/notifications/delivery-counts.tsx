import type { ReminderDay } from '../../../../sync/model/notifications/admin-notifications.contract.ts';
import { Stat, StatList } from '../../../ui/graphics/stat.tsx';

interface DeliveryCountsProps {
  readonly label: string;
  /** Devices: reached, not reached, gone (subscription expired), and not tried because it was too late. */
  readonly counts: Omit<ReminderDay, 'day'>;
}

/** The outcome of notifications in numbers of devices. */
export function DeliveryCounts({ label, counts: { delivered, failed, removed, late } }: DeliveryCountsProps) {
  return (
    <StatList layout="columns" label={label}>
      <Stat label="届いた" value={delivered} unit="台" />
      <Stat label="失敗" value={failed} unit="台" />
      <Stat label="削除" value={removed} unit="台" />
      {late === 0 ? null : <Stat label="時間切れ" value={late} unit="台" />}
    </StatList>
  );
}
