import type { ReminderDay } from '../../../../supabase/contracts/reminder-days.ts';
import { reminderDayTable } from '../../../data/admin/reminder-days.ts';
import { fullDay } from '../../../lib/date-format.ts';
import { Card, Stack, Text, TitledCard } from '../../../ui/layout/primitives.tsx';
import { RowsView } from '../rows-view.tsx';
import { useAdminRows } from '../use-admin-rows.ts';
import { DeliveryCounts } from './delivery-counts.tsx';

/** Reads a week; the rest follows with "show more". */
const FIRST_DAYS = 7;

/** The outcome of the members' own reminders, by day. */
export function ReminderDays() {
  const live = useAdminRows(reminderDayTable, FIRST_DAYS);
  return (
    <TitledCard id="reminder-days" title="声かけの結果" gap="m">
      <RowsView live={live} empty={<Text tone="muted">送った声かけは、まだありません。</Text>}>
        {(days) => (
          <Stack as="ul" gap="s">
            {days.map((day) => (
              <Day key={day.day} day={day} />
            ))}
          </Stack>
        )}
      </RowsView>
    </TitledCard>
  );
}

function Day({ day }: { readonly day: ReminderDay }) {
  const title = fullDay(day.day);
  return (
    <Card as="li" variant="outline">
      <Stack gap="xs">
        <Text variant="label" numeric>
          {title}
        </Text>
        <DeliveryCounts label={`${title}の声かけの結果`} counts={day} />
        {day.late === 0 ? null : (
          <Text variant="small" tone="warning">
            時間切れの端末には、時刻から1時間たっても送れなかったため、その日は送っていません。
          </Text>
        )}
      </Stack>
    </Card>
  );
}
