import LogOut from 'lucide-react/icons/log-out';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { closeAdminSession } from '../../data/admin/admin-session.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { errorMessage } from '../../data/server/error-message.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useAdmin } from './admin-context.tsx';
import { AuditTab } from './audit/audit-tab.tsx';
import { AnnouncementsTab } from './content/announcements-tab.tsx';
import { DailyTrainingsTab } from './content/daily-trainings-tab.tsx';
import { GroupPracticesTab } from './content/group-practices-tab.tsx';
import { OutsideAddressesTab } from './content/outside-addresses-tab.tsx';
import { KataTab } from './kata/kata-tab.tsx';
import { MaterialsTab } from './materials/materials-tab.tsx';
import { NotificationsTab } from './notifications/notifications-tab.tsx';
import { OpenablesTab } from './openables/openables-tab.tsx';
import { OperationsTab } from './operations/operations-tab.tsx';

const tabIds = [
  'notifications',
  'announcements',
  'group',
  'daily',
  'addresses',
  'materials',
  'open',
  'kata',
  'audit',
  'operations',
] as const;
type TabId = (typeof tabIds)[number];

interface DashboardProps {
  readonly username: string;
  /** True after the gate was passed. The focused element was removed with the gate, so the dashboard takes focus. */
  readonly hasEntered: boolean;
  readonly onLogOut: () => void;
}

/** The admin dashboard: one tab per kind of content. The URL holds the selected tab. */
export function Dashboard({ username, hasEntered, onLogOut }: DashboardProps) {
  const [params, setParams] = useSearchParams();
  const { isOpen, confirmDiscard } = useAdmin();
  const name = useRef<HTMLHeadingElement>(null);
  const tab = tabIds.find((id) => id === params.get('tab')) ?? 'notifications';

  useEffect(() => {
    if (isOpen && hasEntered) name.current?.focus();
  }, [isOpen, hasEntered]);

  async function select(id: TabId) {
    if (id === tab || !(await confirmDiscard())) return;
    setParams(id === 'notifications' ? {} : { tab: id }, { replace: true });
  }

  return (
    <Stack gap="m">
      <Row justify="between" wrap={false}>
        <Heading ref={name} focusable>
          {username}さん
        </Heading>
        <LogOutButton onLogOut={onLogOut} />
      </Row>
      <Tabs
        label="管理の対象"
        selected={tab}
        onSelect={(id) => void select(id)}
        tabs={[
          { id: 'notifications', label: '通知', panel: <NotificationsTab /> },
          { id: 'announcements', label: 'お知らせ', panel: <AnnouncementsTab /> },
          { id: 'group', label: '合同稽古', panel: <GroupPracticesTab /> },
          { id: 'daily', label: '今日の稽古', panel: <DailyTrainingsTab /> },
          { id: 'addresses', label: '動画とページ', panel: <OutsideAddressesTab /> },
          { id: 'materials', label: '教材', panel: <MaterialsTab /> },
          { id: 'open', label: '公開', panel: <OpenablesTab /> },
          { id: 'kata', label: '型', panel: <KataTab /> },
          { id: 'audit', label: '操作の記録', panel: <AuditTab /> },
          { id: 'operations', label: '運用', panel: <OperationsTab /> },
        ]}
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
