import type { ModeratedKata } from '../../../../supabase/contracts/moderated-kata.ts';
import { type ReportReason, readReportNote } from '../../../../sync/rules/kata-reports.ts';
import { limits } from '../../../../sync/rules/limits.ts';
import { hideKata } from '../../../data/admin/moderation.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { type Form, useForm } from '../../../ui/forms/use-form.ts';
import { useAdminAction } from '../use-admin-action.ts';

interface HideTexts {
  readonly reason: ReportReason | '';
  readonly note: string;
}

const empty: HideTexts = { reason: '', note: '' };

const noteProblems = {
  too_long: `ひとことは${limits.report_note_max}文字以内で入力してください`,
  direction_mark: 'ひとことに使えない文字が入っています',
} as const;

/** State of the form that hides a kata. Input is kept until the server has accepted it. */
export function useHideForm({ id }: ModeratedKata, onDone: () => void): Form<HideTexts> {
  const member = useMember();
  const { alert } = useDialogs();
  const toast = useToast();
  const { run } = useAdminAction();

  async function hide(reason: ReportReason, note: string | null) {
    const isHidden = await hideKata(member, { id, reason, note });
    toast(
      isHidden
        ? { text: '非表示にしました。会員の端末からは、次の同期でなくなります。', tone: 'success' }
        : { text: 'この型は、もう共有されていません', tone: 'info' },
    );
    onDone();
    return undefined;
  }

  return useForm<HideTexts>({
    initial: empty,
    draft: `hide-kata.${id}`,
    check: ({ reason, note }) => {
      const { problem } = readReportNote(note);
      return {
        reason: reason === '' ? '理由を選んでください' : undefined,
        note: problem === null ? undefined : noteProblems[problem],
      };
    },
    async onSubmit({ reason, note }) {
      // The check refuses a decision without a reason.
      if (reason === '') return undefined;
      const onFail = (cause: unknown) => alert({ title: '非表示にできませんでした', body: errorMessage(cause) });
      return run(() => hide(reason, readReportNote(note).note), onFail);
    },
  });
}
