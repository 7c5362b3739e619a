import LogOut from 'lucide-react/icons/log-out';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Overview } from '../../../supabase/contracts/admin-overview.ts';
import { closeAdminSession } from '../../data/admin/admin-session.ts';
import { overviewSource } from '../../data/admin/overview.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { errorMessage } from '../../data/server/error-message.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Heading, Row, Stack } from '../../ui/layout/primitives.tsx';
import { useAdmin } from './admin-context.tsx';
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
import { OverviewTab } from './overview-tab.tsx';
import { useAdminRows } from './use-admin-rows.tsx';

/** The tabs of each group, the first one first. The names are those of the URL. */
const groups = {
  deliver: { label: '届ける', tabs: ['notifications', 'announcements', 'group', 'daily'] },
  material: { label: '整える', tabs: ['materials', 'addresses', 'open'] },
  watch: { label: '見守る', tabs: ['overview', 'kata', 'audit', 'operations'] },
} as const;
const groupIds = ['deliver', 'material', 'watch'] as const;
type TabId = (typeof groups)[(typeof groupIds)[number]]['tabs'][number];

const labels: Readonly<Record<TabId, string>> = {
  notifications: '通知',
  announcements: 'お知らせ',
  group: '合同稽古',
  daily: '今日の稽古',
  materials: '教材',
  addresses: '動画とページ',
  open: '公開',
  overview: '様子',
  kata: '型',
  audit: '操作の記録',
  operations: '運用',
};

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
  const name = useRef<HTMLHeadingElement>(null);
  const overview = useAdminRows(overviewSource);
  const waiting = waitingTabs(overview.loaded?.rows[0]);
  const tab = groupIds.flatMap((id) => [...groups[id].tabs]).find((id) => id === params.get('tab')) ?? 'notifications';
  const group = groupIds.find((id) => groups[id].tabs.some((other) => other === tab)) ?? 'deliver';
  const panels: Readonly<Record<TabId, ReactNode>> = {
    notifications: <NotificationsTab />,
    announcements: <AnnouncementsTab />,
    group: <GroupPracticesTab />,
    daily: <DailyTrainingsTab />,
    materials: <MaterialsTab />,
    addresses: <OutsideAddressesTab />,
    open: <OpenablesTab />,
    overview: <OverviewTab live={overview} />,
    kata: <KataTab />,
    audit: <AuditTab />,
    operations: <OperationsTab />,
  };

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
        selected={group}
        onSelect={(id) => id !== group && void select(groups[id].tabs[0])}
        tabs={groupIds.map((id) => ({
          id,
          label: groups[id].label,
          isMarked: groups[id].tabs.some((other) => waiting.has(other)),
          panel: (
            <Tabs
              label={groups[id].label}
              selected={tab}
              onSelect={(other) => void select(other)}
              tabs={groups[id].tabs.map((other) => ({
                id: other,
                label: labels[other],
                isMarked: waiting.has(other),
                panel: panels[other],
              }))}
            />
          ),
        }))}
      />
    </Stack>
  );
}

/** Where something waits for the admin. */
function waitingTabs(overview: Overview | undefined): ReadonlySet<TabId> {
  const waiting = new Set<TabId>();
  if (overview !== undefined && overview.reported_kata > 0) waiting.add('kata');
  if (overview !== undefined && overview.failed_jobs > 0) waiting.add('operations');
  return waiting;
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
