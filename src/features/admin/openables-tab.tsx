import type { OpenableKey } from '../../../sync/model/lessons/lessons.ts';
import type { AdminOpenable } from '../../../sync/model/published/admin-content.contract.ts';
import { openableTable, setOpen } from '../../data/admin/admin-content.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { practiceName } from '../../data/training/practice-names.ts';
import { useOnline } from '../../lib/browser/network-state.ts';
import { Switch } from '../../ui/controls/switch.tsx';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { TitledCard } from '../../ui/layout/boxes.tsx';
import { useAdminAction } from './admin-context.tsx';
import { RowsView, useAdminRows } from './use-admin-rows.tsx';

/** What stays 準備中 until the admin opens it: a switch for each finished thing. */
export function OpenablesTab() {
  const live = useAdminRows(openableTable);
  return (
    <TitledCard
      title="公開"
      note="はじめは「準備中」の稽古を、会員全員に開きます。開くと、それぞれの端末に次の同期で届き、そのあとは通信がなくても使えます。閉じると、入口が「準備中」に戻ります。会員の記録と進み具合は残るので、また開けば、続きから始められます。"
      gap="m"
    >
      <RowsView live={live} empty={<EmptyState title="開けるものはまだありません" />}>
        {(row) => (
          <li key={row.id}>
            <OpenableSwitch row={row} />
          </li>
        )}
      </RowsView>
    </TitledCard>
  );
}

const places: Readonly<Record<OpenableKey, string>> = {
  'language-comprehension': '「特殊意識の稽古」の全30レッスン',
  'memory-enhancement': '「特殊意識の稽古」の全30レッスン',
  goshoku: '「十七の稽古」のひとつ',
  kyokun: '「十七の稽古」のひとつ',
  bunkai: '「十七の稽古」のひとつ',
  circuit: '稽古メニューのタイル。アドレスを直接ひらけば、閉じていても使えます。',
};

function OpenableSwitch({ row: { id, is_open: isOpen } }: { readonly row: AdminOpenable }) {
  const member = useMember();
  const online = useOnline();
  const { confirm } = useDialogs();
  const toast = useToast();
  const { isBusy, run } = useAdminAction();
  const name = practiceName(id);

  async function change(open: boolean) {
    const [verb, body, tone] = open
      ? (['開き', '会員全員の画面に、次の同期で入口が出ます。', 'normal'] as const)
      : (['閉じ', '会員の画面では、次の同期で「準備中」に戻ります。記録と進み具合は残ります。', 'danger'] as const);
    const question = { title: `「${name}」を${verb}ますか`, body, tone, confirmLabel: open ? '開く' : '閉じる' };
    if (!(await confirm(question))) return;
    await setOpen(member, id, open);
    toast({ text: `${open ? '開きました' : '閉じました'}。会員の画面には、次の同期で反映されます。`, tone: 'success' });
  }

  return (
    <Switch
      label={name}
      hint={places[id]}
      checked={isOpen}
      state={isBusy ? '処理中...' : isOpen ? '公開中' : '準備中'}
      busy={isBusy}
      disabled={!online}
      onChange={(open) => void run('変更に失敗しました', () => change(open))}
    />
  );
}
