import { useEffect, useRef } from 'react';
import { readReportNote } from '../../../../sync/model/kata/reports.ts';
import type { SharedKata } from '../../../../sync/model/kata/search-shared-kata.contract.ts';
import { limits } from '../../../../sync/model/limits.ts';
import { reportKata } from '../../../data/kata/kata-reports.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { useOnline } from '../../../lib/browser/network-state.ts';
import type { EditFormProps } from '../../../shared/edit-dialog.tsx';
import { type ReasonTexts, reasonOptions, reasonProblems } from '../../../shared/reason-form.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/layout/primitives.tsx';

const outcomeTexts = {
  reported: { text: '通報を受け付けました。管理者が確かめます。', tone: 'success' },
  already_reported: { text: 'この型は、すでに通報しています', tone: 'info' },
  gone: { text: 'この型は、もう共有されていません', tone: 'info' },
} as const;

/** The form of a report. It needs the network; without it, what was typed stays. */
export function ReportForm({ item: { id }, formId, onChanged, onSaving, onSaved }: EditFormProps<SharedKata>) {
  const member = useMember();
  const toast = useToast();
  const online = useOnline();
  const reason = useRef<HTMLSelectElement>(null);
  // The button that opened the form is gone.
  useEffect(() => reason.current?.focus({ preventScroll: true }), []);

  const form = useForm<ReasonTexts>({
    initial: { reason: '', note: '' },
    draft: `report.${id}`,
    check: (values) => reasonProblems(values, '補足'),
    onChange: onChanged,
    async onSubmit({ reason: chosen, note }) {
      // The check refuses a report without a reason.
      if (chosen === '') return undefined;
      onSaving(true);
      try {
        const outcome = await reportKata(member, { id, reason: chosen, note: readReportNote(note) });
        if (outcome === 'too_many') {
          return { form: `通報は、1日に${limits.reports_per_day}件までです。明日、もう一度お試しください。` };
        }
        toast(outcomeTexts[outcome]);
        onSaved();
        return undefined;
      } finally {
        onSaving(false);
      }
    },
  });
  const failure = form.problems.form ?? (form.failure === null ? null : errorMessage(form.failure));

  return (
    <form {...form.props} id={formId}>
      <Stack gap="m">
        <SelectField ref={reason} {...form.field('reason')} label="理由" options={reasonOptions} required />
        <TextArea
          {...form.field('note')}
          label="補足（任意）"
          hint="どこが気になったか、一行でかまいません。"
          limit={limits.report_note_max}
          rows={2}
          dir="auto"
          autoComplete="off"
        />
        {online ? null : (
          <Banner tone="warning" title="オフラインです">
            <p>通報は、つながってから送れます。この画面を開いたままにしておけば、入力した内容は残ります。</p>
          </Banner>
        )}
        {failure === null || !online ? null : <Banner tone="error" title={`通報できませんでした: ${failure}`} />}
      </Stack>
    </form>
  );
}
