import type { Overview } from '../../../../supabase/contracts/admin-overview.ts';
import { Stat, StatList } from '../../../ui/graphics/stat.tsx';
import { Card, Heading, Stack } from '../../../ui/layout/primitives.tsx';
import { type LiveAdminRows, RowsView } from '../use-admin-rows.tsx';
import { MemberSearch } from './member-search.tsx';

/** Members and what waits, in numbers; and one member's account for support. */
export function OverviewTab({ live }: { readonly live: LiveAdminRows<Overview> }) {
  return (
    <Stack gap="m">
      <Card labelledBy="overview" gap="m">
        <Heading id="overview">様子</Heading>
        <RowsView live={live} empty={null}>
          {([overview]) => (overview === undefined ? null : <Numbers overview={overview} />)}
        </RowsView>
      </Card>
      <MemberSearch />
    </Stack>
  );
}

function Numbers({ overview }: { readonly overview: Overview }) {
  return (
    <StatList>
      <Stat label="会員" value={overview.members} unit="人" />
      <Stat label="今日の記録がある会員" value={overview.active_today} unit="人" />
      <Stat label="この7日に加わった会員" value={overview.new_members} unit="人" />
      <Stat label="通知が届く端末" value={overview.devices} unit="台" />
      <Stat label="通報された型" value={overview.reported_kata} unit="件" />
      <Stat label="予約した通知" value={overview.scheduled} unit="件" />
      <Stat label="失敗している定期処理" value={overview.failed_jobs} unit="件" />
    </StatList>
  );
}
