import type { ModeratedKata } from '../../../../supabase/contracts/moderated-kata.ts';
import { keepKata, resumeSharing, showKata } from '../../../data/admin/moderation.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useAdminAction } from '../use-admin-action.ts';

/** Decisions that need no reason: showing a hidden kata again, sharing an author's again, closing the reports of one that stays. */
export function useKataDecisions({ id, name }: ModeratedKata, onChanged: () => Promise<void>) {
  const member = useMember();
  const { confirm, alert } = useDialogs();
  const toast = useToast();
  const { isBusy, run } = useAdminAction();

  async function confirmAndShow() {
    const isWanted = await confirm({
      title: 'この型を再び表示しますか',
      body: `「${name ?? '名前のない型'}」が、「みんなの型」の検索ですぐに、一覧ではおよそ1時間のうちに見えるようになります。`,
      confirmLabel: '再び表示する',
      cancelLabel: 'やめる',
    });
    if (!isWanted) return;
    const isShown = await showKata(member, id);
    toast(
      isShown
        ? { text: '再び表示しました', tone: 'success', ms: 3000 }
        : { text: 'すでに表示されているか、削除された型です', tone: 'warning' },
    );
    await onChanged();
  }
  async function confirmAndResume() {
    const isWanted = await confirm({
      title: '書いた人の共有を再開しますか',
      body: 'この人の型が、「みんなの型」の検索ですぐに、一覧ではおよそ1時間のうちに見えるようになります。非表示の型は、非表示のままです。',
      confirmLabel: '再開する',
      cancelLabel: 'やめる',
    });
    if (!isWanted) return;
    const isResumed = await resumeSharing(member, id);
    toast(
      isResumed
        ? { text: '共有を再開しました', tone: 'success', ms: 3000 }
        : { text: 'すでに再開されています', tone: 'info' },
    );
    await onChanged();
  }
  async function keep() {
    await keepKata(member, id);
    toast({ text: '通報を閉じました', tone: 'success', ms: 3000 });
    await onChanged();
  }

  const start = (work: () => Promise<void>) =>
    void run(work, (cause) => alert({ title: '変更に失敗しました', body: errorMessage(cause) }));
  return {
    isBusy,
    show: () => start(confirmAndShow),
    resume: () => start(confirmAndResume),
    keep: () => start(keep),
  };
}
