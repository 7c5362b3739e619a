import { type Day, dayAt } from '../../../sync/rules/day.ts';
import type { DayTally } from '../../../sync/rules/training-stats.ts';
import { useMember } from '../../data/member/member-context.tsx';
import type { RecordedDay } from '../../data/streak/login-records.ts';
import { rejectionText } from '../../data/sync/rejection-text.ts';
import { clockTime, dayAndTime, monthAndDay } from '../../lib/date-format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Text } from '../../ui/layout/primitives.tsx';

const kindTexts = { login: 'ログイン', ticket: '復活チケット' } as const;
const deliveryTexts = { synced: '同期済み', pending: '未送信', rejected: '受け付けられませんでした' } as const;

interface DayDetailProps {
  readonly day: Day | null;
  readonly record: RecordedDay | undefined;
  readonly tally: DayTally | undefined;
  readonly onClose: () => void;
}

/** Details of one day: kind, time and sync status, and what was practised. */
export function DayDetail({ day, record, tally, onClose }: DayDetailProps) {
  return (
    <Dialog
      open={day !== null}
      title={day === null ? '' : monthAndDay(day)}
      onClose={onClose}
      actions={<Button label="閉じる" variant="outline" full onClick={onClose} />}
    >
      {record === undefined ? <Text>記録なし</Text> : <RecordFacts record={record} />}
      {tally === undefined ? null : (
        <StatList>
          <Stat label="稽古" value={`${tally.sessions}回・${tally.minutes}分`} />
        </StatList>
      )}
    </Dialog>
  );
}

function RecordFacts({ record }: { readonly record: RecordedDay }) {
  const { isLocal } = useMember();
  const { day, kind, claimed_at, delivery, rejectionCode } = record;
  return (
    <>
      <StatList>
        <Stat label="種類" value={kindTexts[kind]} />
        <Stat label="時刻" value={claimTime(Date.parse(claimed_at), day)} />
        <Stat label="同期" value={isLocal ? 'この端末のみ' : deliveryTexts[delivery]} />
      </StatList>
      {rejectionCode === null ? null : <Text tone="danger">{rejectionText(rejectionCode)}</Text>}
    </>
  );
}

/** Time of a record, with its day if it differs: a ticket is used on the day after the one it covers. */
function claimTime(claimedMs: number, day: Day): string {
  const claimedOn = dayAt(claimedMs);
  return claimedOn === day ? clockTime(claimedMs) : dayAndTime(claimedMs);
}
