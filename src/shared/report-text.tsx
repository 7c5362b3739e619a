import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import { useDeviceSetting } from '../data/device/settings.ts';
import { useMember } from '../data/member/member-context.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { useDialogs } from '../ui/feedback/dialog-host.tsx';
import { useToast } from '../ui/feedback/toast.tsx';

const TITLE = 'この文について';

/** Reports, once the member confirms, that a text has an error: only the id of its item, with the problem reports of this device. */
export function useReportText(): (id: string) => Promise<void> {
  const { isGuest, diagnostics } = useMember();
  const isOn = useDeviceSetting('problemReports') === 'on';
  const { alert, confirm } = useDialogs();
  const toast = useToast();
  return async (id) => {
    if (isGuest) {
      return alert({
        title: TITLE,
        body: '文の誤りは、登録すると知らせられます。登録するまで、この端末からは何も送りません。',
      });
    }
    if (!isOn)
      return alert({ title: TITLE, body: '文の誤りは、「設定」の「不具合の報告」をオンにすると知らせられます。' });
    const question = {
      title: 'この文に、誤りがありますか',
      body: `文の番号（${id}）だけを、運営者に知らせます。お名前や、書いたことばは送りません。`,
      confirmLabel: '知らせる',
    };
    if (!(await confirm(question))) return;
    diagnostics.record({ type: 'text-reported', item: id });
    toast({ text: '報告しました。つながっているときに、まとめて届きます。', tone: 'success' });
  };
}

/** In the bar above a text. */
export function ReportTextButton({ onReport }: { readonly onReport: () => void }) {
  return (
    <IconButton label={TITLE} onClick={onReport}>
      <MessageSquareWarning />
    </IconButton>
  );
}
