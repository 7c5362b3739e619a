import { readOverview } from '../../../data/admin/overview.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';

/** Asks before a notification is sent at once, with the number of devices. Rejects with a RequestError. */
export function useSendConfirmation() {
  const member = useMember();
  const { confirm } = useDialogs();
  return async ({ title, target_type }: { readonly title: string; readonly target_type: string }) => {
    const { devices, active_devices } = await readOverview(member);
    const [audience, count] = target_type === 'all' ? ['全員', devices] : ['アクティブな会員', active_devices];
    return confirm({
      title: 'この通知を今すぐ送信しますか',
      body: `「${title}」を${audience}に送ります。${count}台の端末に届き、送信した通知は取り消せません。`,
      confirmLabel: '送信する',
      cancelLabel: 'やめる',
    });
  };
}
