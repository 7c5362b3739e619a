import LogOut from 'lucide-react/icons/log-out';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FoundMember, Overview } from '../../../sync/model/operations/admin-overview.contract.ts';
import { isBlank } from '../../../sync/model/text/stored-text.ts';
import { plainEmail } from '../../data/account/plain-email.ts';
import { closeAdminSession } from '../../data/admin/admin-session.ts';
import { findMember, overviewSource } from '../../data/admin/overview.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { errorMessage } from '../../data/server/error-message.ts';
import { fullDay, fullDayAndTime } from '../../lib/date-format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { TextField } from '../../ui/forms/fields.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Row, Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { useFocusWhen } from '../../ui/layout/use-focus-when.ts';
import { useAdmin, useAdminAction } from './admin-context.tsx';
import { AuditTab } from './audit/audit-tab.tsx';
import { AnnouncementsTab } from './content/announcements-tab.tsx';
import { DailyTrainingsTab } from './content/daily-trainings-tab.tsx';
import { GroupPracticesTab } from './content/group-practices-tab.tsx';
import { OutsideAddressesTab } from './content/outside-addresses-tab.tsx';
import { KataTab } from './kata/kata-tab.tsx';
import { MaterialsTab } from './materials/materials-tab.tsx';
import { NotificationsTab } from './notifications/notifications-tab.tsx';
import { OpenablesTab } from './openables-tab.tsx';
import { OperationsTab } from './operations/operations-tab.tsx';
import { type LiveAdminRows, RowsView, useAdminRows } from './use-admin-rows.tsx';

/** The tabs of each group, the first one first. The names are those of the URL. */
const groups = [
  { id: 'deliver', label: '届ける', tabs: ['notifications', 'announcements', 'group', 'daily'] },
  { id: 'material', label: '整える', tabs: ['materials', 'addresses', 'open'] },
  { id: 'watch', label: '見守る', tabs: ['overview', 'kata', 'audit', 'operations'] },
] as const;
type TabId = (typeof groups)[number]['tabs'][number];

/** What the operator comes for: whether something is wrong. */
const LANDING = 'overview';

/** Something waits there for the admin. */
const WAITING = '対応待ち';

interface Tab {
  readonly label: string;
  readonly panel: ReactNode;
  readonly mark?: string | undefined;
}

interface DashboardProps {
  readonly username: string;
  /** True after the gate was passed. The focused element was removed with the gate, so the dashboard takes focus. */
  readonly hasEntered: boolean;
  readonly onLogOut: () => void;
}

/** The admin dashboard: one tab per kind of content, in three groups. The URL holds the selected tab. */
export function Dashboard({ username, hasEntered, onLogOut }: DashboardProps) {
  const [params, setParams] = useSearchParams();
  const { isOpen, confirmDiscard } = useAdmin();
  const name = useFocusWhen<HTMLHeadingElement>(isOpen && hasEntered);
  const overview = useAdminRows(overviewSource);
  const { reported_kata = 0, failed_jobs = 0 } = overview.loaded?.rows[0] ?? {};
  const tabs: Readonly<Record<TabId, Tab>> = {
    notifications: { label: '通知', panel: <NotificationsTab /> },
    announcements: { label: 'お知らせ', panel: <AnnouncementsTab /> },
    group: { label: '合同稽古', panel: <GroupPracticesTab /> },
    daily: { label: '今日の稽古', panel: <DailyTrainingsTab /> },
    materials: { label: '教材', panel: <MaterialsTab /> },
    addresses: { label: '動画とページ', panel: <OutsideAddressesTab /> },
    open: { label: '公開', panel: <OpenablesTab /> },
    overview: { label: '様子', panel: <OverviewTab live={overview} /> },
    kata: { label: '型', panel: <KataTab />, mark: reported_kata > 0 ? WAITING : undefined },
    audit: { label: '操作の記録', panel: <AuditTab /> },
    operations: { label: '運用', panel: <OperationsTab />, mark: failed_jobs > 0 ? WAITING : undefined },
  };
  const selected = groups.flatMap((group) => [...group.tabs]).find((id) => id === params.get('tab')) ?? LANDING;

  async function select(id: TabId) {
    if (id === selected || !(await confirmDiscard())) return;
    setParams(id === LANDING ? {} : { tab: id }, { replace: true });
  }
  const holdsSelected = (group: (typeof groups)[number]) => group.tabs.some((id) => id === selected);

  return (
    <Stack gap="m">
      <Row justify="between" wrap={false}>
        <Heading ref={name} focusable>{`${username}さん`}</Heading>
        <LogOutButton onLogOut={onLogOut} />
      </Row>
      <Tabs
        label="管理の対象"
        selected={groups.find(holdsSelected)?.id ?? 'deliver'}
        onSelect={(id) => {
          const group = groups.find((one) => one.id === id);
          if (group !== undefined && !holdsSelected(group)) void select(group.tabs[0]);
        }}
        tabs={groups.map((group) => ({
          id: group.id,
          label: group.label,
          mark: group.tabs.map((id) => tabs[id].mark).find(Boolean),
          panel: (
            <Tabs
              label={group.label}
              selected={selected}
              onSelect={(id) => void select(id)}
              tabs={group.tabs.map((id) => ({ id, ...tabs[id] }))}
            />
          ),
        }))}
      />
    </Stack>
  );
}

/** Closes the dashboard locally at once and ends the admin session on the server. */
function LogOutButton({ onLogOut }: { readonly onLogOut: () => void }) {
  const member = useMember();
  const toast = useToast();
  const { confirmDiscard } = useAdmin();

  async function logOut() {
    if (!(await confirmDiscard())) return;
    const closing = closeAdminSession(member);
    onLogOut();
    try {
      await closing;
      toast({ text: '管理者画面からログアウトしました', tone: 'success', ms: 3000 });
    } catch (cause) {
      toast({
        text: `この画面は閉じましたが、サーバーの管理者認証は終えられませんでした。長くても8時間で切れます。${errorMessage(cause)}`,
        tone: 'error',
      });
    }
  }

  return (
    <IconButton label="管理者画面からログアウト" onClick={() => void logOut()}>
      <LogOut aria-hidden="true" />
    </IconButton>
  );
}

/** Members and what waits, in numbers; and one member's account for support. */
function OverviewTab({ live }: { readonly live: LiveAdminRows<Overview> }) {
  return (
    <Stack gap="m">
      <TitledCard title="様子" gap="m">
        <RowsView live={live} empty={null} list={(numbers) => numbers}>
          {(overview) => (
            <StatList key="overview">
              <Stat label="会員" value={overview.members} unit="人" />
              <Stat label="今日の記録がある会員" value={overview.active_today} unit="人" />
              <Stat label="この7日に加わった会員" value={overview.new_members} unit="人" />
              <Stat label="通知が届く端末" value={overview.devices} unit="台" />
              <Stat label="通報された型" value={overview.reported_kata} unit="件" />
              <Stat label="予約した通知" value={overview.scheduled} unit="件" />
              <Stat label="失敗している定期処理" value={overview.failed_jobs} unit="件" />
            </StatList>
          )}
        </RowsView>
      </TitledCard>
      <MemberSearch />
    </Stack>
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
