import type { ModeratedKata } from '../../../../sync/model/kata/moderated-kata.contract.ts';
import { type ReportReason, readReportNote } from '../../../../sync/model/kata/reports.ts';
import { limits } from '../../../../sync/model/limits.ts';
import { decide } from '../../../data/admin/moderation.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { type ReasonTexts, reasonOptions, reasonProblems } from '../../../shared/reason-form.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SelectField, TextArea } from '../../../ui/forms/fields.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Small } from '../../../ui/layout/text.tsx';
import { useAdminAction } from '../admin-context.tsx';
import { ADMIN_FORM, AdminForm } from '../admin-form.tsx';
import { KataTexts } from './kata-reports.tsx';

/** The decisions that need a reason, which the author reads. */
const decisionActs = {
  hide: {
    heading: '型を非表示にする',
    effect:
      '「みんなの型」の一覧と検索からなくなり、新しく写せなくなります。同じ文の型は、もう共有されません。書いた人の型と、すでに写された型は残ります。',
    noteHint: 'どこを直せばよいかがわかるように書きます。',
    confirmLabel: '非表示にする',
    call: 'hide_kata',
    done: '非表示にしました。会員の端末からは、次の同期でなくなります。',
    gone: 'この型は、もう共有されていません',
    failed: '非表示にできませんでした',
  },
  stop: {
    heading: '書いた人の共有を止める',
    effect:
      'この型を書いた人の型は、これから登録するものも含めて、すべて「みんなの型」に出なくなります。書いた人の型と、すでに写された型は残ります。あとから再開できます。',
    noteHint: '再開するために何をしてほしいかがわかるように書きます。',
    confirmLabel: '共有を止める',
    call: 'stop_sharing',
    done: '共有を止めました。会員の端末からは、次の同期でなくなります。',
    gone: 'この型を書いた人は、もうわかりません',
    failed: '共有を止められませんでした',
  },
} as const;

export type DecisionAct = keyof typeof decisionActs;

export interface DecisionSubject {
  readonly kata: ModeratedKata;
  readonly act: DecisionAct;
}

interface DecisionFormProps extends DecisionSubject {
  /** Called when it is decided, or the kata is gone. */
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Asks for the reason of a decision; the author reads it. Input is kept until the server has accepted it. */
export function DecisionForm({ kata, act, onDone, onCancel }: DecisionFormProps) {
  const { id } = kata;
  const decision = decisionActs[act];
  const member = useMember();
  const toast = useToast();
  const { run } = useAdminAction();

  async function store(reason: ReportReason, note: string | null) {
    const isDone = await decide(member, decision.call, { id, reason, note });
    toast(isDone ? { text: decision.done, tone: 'success' } : { text: decision.gone, tone: 'info' });
    onDone();
    return undefined;
  }

  const form = useForm<ReasonTexts>({
    initial: { reason: '', note: '' },
    draft: `${act}-kata.${id}`,
    check: (values) => reasonProblems(values, 'ひとこと'),
    async onSubmit({ reason, note }) {
      // The check refuses a decision without a reason.
      if (reason === '') return undefined;
      return run(decision.failed, () => store(reason, readReportNote(note)));
    },
  });

  return (
    <AdminForm title={decision.heading} form={form} submitLabel={decision.confirmLabel} onCancel={onCancel}>
      <KataTexts texts={kata.deleted ? (kata.reports[0]?.texts ?? kata) : kata} describedBy={ADMIN_FORM} />
      <Small>{decision.effect}</Small>
      <SelectField {...form.field('reason')} label="理由（書いた人に表示）" options={reasonOptions} required />
      <TextArea
        {...form.field('note')}
        label="書いた人へのひとこと（任意）"
        hint={decision.noteHint}
        limit={limits.report_note_max}
        rows={2}
        dir="auto"
      />
    </AdminForm>
  );
}
