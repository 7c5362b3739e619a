import type { AuditEntry } from '../../../../supabase/contracts/admin-audit.ts';
import { auditSource } from '../../../data/admin/admin-audit.ts';
import { fullDayAndTime } from '../../../lib/date-format.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Card, Heading, Small, Stack } from '../../../ui/layout/primitives.tsx';
import { RowsView, useAdminRows } from '../use-admin-rows.tsx';
import { AuditRow } from './audit-row.tsx';

/** Who did what on the admin screen, newest first. */
export function AuditTab() {
  const live = useAdminRows(auditSource);
  return (
    <Card labelledBy="audit-title" gap="m">
      <Stack gap="3xs">
        <Heading id="audit-title">操作の記録</Heading>
        <Small>誰が、いつ、何をしたかの記録です。1年を過ぎたものは消えます。</Small>
      </Stack>
      <RowsView live={live} empty={<EmptyState title="まだ記録がありません" />}>
        {(entries) => <AuditList entries={entries} />}
      </RowsView>
    </Card>
  );
}

function AuditList({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return (
    <List label="操作の記録">
      {entries.map((entry) => (
        <AuditRow key={entry.id} entry={entry} time={fullDayAndTime(Date.parse(entry.at))} />
      ))}
    </List>
  );
}
