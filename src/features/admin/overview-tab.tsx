import { useState } from 'react';
import type { FoundMember, Overview } from '../../../sync/model/operations/admin-overview.contract.ts';
import { isBlank } from '../../../sync/model/text/stored-text.ts';
import { plainEmail } from '../../data/account/plain-email.ts';
import { findMember } from '../../data/admin/overview.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { fullDay, fullDayAndTime } from '../../lib/date-format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/forms/fields.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useAdminAction } from './admin-context.tsx';
import { type LiveAdminRows, RowsView } from './use-admin-rows.tsx';

/** Members and what waits, in numbers; and one member's account for support. */
export function OverviewTab({ live }: { readonly live: LiveAdminRows<Overview> }) {
  return (
    <Stack gap="m">
      <TitledCard title="様子" gap="m">
        <RowsView live={live} empty={null} list={(numbers) => numbers}>
          {(overview) => <Numbers key="overview" overview={overview} />}
        </RowsView>
      </TitledCard>
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

/** Finds one account by its address or id, for support. Shows its state and counts, and changes nothing. */
function MemberSearch() {
  const member = useMember();
  const { run } = useAdminAction();
  const [account, setAccount] = useState<FoundMember | null>();
  const form = useForm({
    initial: { query: '' },
    check: ({ query }) => ({ query: isBlank(query) ? 'メールアドレスかIDを入力してください' : undefined }),
    async onSubmit({ query }) {
      await run('会員を探せませんでした', async () => setAccount(await findMember(member, plainEmail(query))));
      return undefined;
    },
  });
  return (
    <TitledCard
      title="会員を探す"
      note="問い合わせに答えるための画面です。書いたことばは出ません。見たことは、操作の記録に残ります。"
      gap="m"
    >
      <form {...form.props}>
        <Stack gap="m">
          <TextField {...form.field('query')} label="メールアドレスまたはID" autoComplete="off" />
          <Button label="探す" type="submit" variant="outline" full busy={form.isSubmitting} />
          <div role="status">
            {account === null ? <Text>その会員は見つかりませんでした。</Text> : null}
            {account ? <Account account={account} /> : null}
          </div>
        </Stack>
      </form>
    </TitledCard>
  );
}

function Account({ account }: { readonly account: FoundMember }) {
  return (
    <StatList label={account.username}>
      <Stat label="ユーザー名" value={account.username} />
      <Stat label="メールの確認" value={account.is_confirmed ? '済み' : 'まだ'} />
      <Stat label="登録した日時" value={fullDayAndTime(Date.parse(account.joined_at))} />
      <Stat label="最後の記録" value={account.last_login_date === null ? 'なし' : fullDay(account.last_login_date)} />
      <Stat label="総ログイン" value={account.total_logins} unit="日" />
      <Stat label="連続記録" value={account.current_streak} unit="日" />
      <Stat label="最長記録" value={account.longest_streak} unit="日" />
      <Stat label="復活チケット" value={account.tickets} unit="枚" />
      <Stat label="型" value={account.kata} unit="件" />
      <Stat label="稽古の記録" value={account.sessions} unit="件" />
      <Stat label="通知を受ける端末" value={account.devices} unit="台" />
    </StatList>
  );
}
