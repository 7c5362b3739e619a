import type { ModeratedKata } from '../../../../supabase/contracts/moderated-kata.ts';
import { type ReportReason, readReportNote } from '../../../../sync/rules/kata-reports.ts';
import { limits } from '../../../../sync/rules/limits.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { type Form, useForm } from '../../../ui/forms/use-form.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { type DecisionAct, decisionActs } from './decision-acts.ts';

interface DecisionTexts {
  readonly reason: ReportReason | '';
  readonly note: string;
}

const empty: DecisionTexts = { reason: '', note: '' };

const noteProblems = {
  too_long: `ひとことは${limits.report_note_max}文字以内で入力してください`,
  direction_mark: 'ひとことに使えない文字が入っています',
} as const;

/** State of the form of a decision. Input is kept until the server has accepted it. */
export function useDecisionForm({ id }: ModeratedKata, act: DecisionAct, onDone: () => void): Form<DecisionTexts> {
  const decision = decisionActs[act];
  const member = useMember();
  const { alert } = useDialogs();
  const toast = useToast();
  const { run } = useAdminAction();

  async function decide(reason: ReportReason, note: string | null) {
    const isDone = await decision.decide(member, { id, reason, note });
    toast(isDone ? { text: decision.done, tone: 'success' } : { text: decision.gone, tone: 'info' });
    onDone();
    return undefined;
  }

  return useForm<DecisionTexts>({
    initial: empty,
    draft: `${act}-kata.${id}`,
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
      const onFail = (cause: unknown) => alert({ title: decision.failed, body: errorMessage(cause) });
      return run(() => decide(reason, readReportNote(note).note), onFail);
    },
  });
}
