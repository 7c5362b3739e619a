import { useState } from 'react';
import type { FoundMember } from '../../../../supabase/contracts/admin-overview.ts';
import { findMember } from '../../../data/admin/overview.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { fullDay, fullDayAndTime } from '../../../lib/date-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stat, StatList } from '../../../ui/graphics/stat.tsx';
import { Card, Heading, Small, Stack, Text } from '../../../ui/layout/primitives.tsx';
import { useAdminAction } from '../use-admin-action.ts';

/** Finds one account by its address or id, for support. Shows its state and counts, and changes nothing. */
export function MemberSearch() {
  const member = useMember();
  const { alert } = useDialogs();
  const { run } = useAdminAction();
  const [found, setFound] = useState<FoundMember | null>();
  const form = useForm({
    initial: { query: '' },
    check: ({ query }) => ({ query: query.trim() === '' ? 'メールアドレスかIDを入力してください' : undefined }),
    onSubmit: ({ query }) =>
      run(
        async () => {
          setFound(await findMember(member, query));
          return undefined;
        },
        (cause) => alert({ title: '会員を探せませんでした', body: errorMessage(cause) }),
      ),
  });
  return (
    <Card labelledBy="member-search">
      <form {...form.props}>
        <Stack gap="m">
          <Heading id="member-search">会員を探す</Heading>
          <Small>問い合わせに答えるための画面です。書いたことばは出ません。見たことは、操作の記録に残ります。</Small>
          <TextField {...form.field('query')} label="メールアドレスまたはID" autoComplete="off" />
          <Button label="探す" type="submit" variant="outline" full busy={form.isSubmitting} />
          <div role="status">
            {found === null ? <Text>その会員は見つかりませんでした。</Text> : null}
            {found ? <Account found={found} /> : null}
          </div>
        </Stack>
      </form>
    </Card>
  );
}

function Account({ found }: { readonly found: FoundMember }) {
  return (
    <StatList label={found.username}>
      <Stat label="ユーザー名" value={found.username} />
      <Stat label="メールの確認" value={found.is_confirmed ? '済み' : 'まだ'} />
      <Stat label="登録した日時" value={fullDayAndTime(Date.parse(found.joined_at))} />
      <Stat label="最後の記録" value={found.last_login_date === null ? 'なし' : fullDay(found.last_login_date)} />
      <Stat label="総ログイン" value={found.total_logins} unit="日" />
      <Stat label="連続記録" value={found.current_streak} unit="日" />
      <Stat label="最長記録" value={found.longest_streak} unit="日" />
      <Stat label="復活チケット" value={found.tickets} unit="枚" />
      <Stat label="型" value={found.kata} unit="件" />
      <Stat label="稽古の記録" value={found.sessions} unit="件" />
      <Stat label="通知を受ける端末" value={found.devices} unit="台" />
    </StatList>
  );
}
