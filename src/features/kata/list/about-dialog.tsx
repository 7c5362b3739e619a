import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import { useRef, useState } from 'react';
import { readReportNote } from '../../../../sync/model/kata/reports.ts';
import type { SharedKata } from '../../../../sync/model/kata/search-shared-kata.contract.ts';
import { limits } from '../../../../sync/model/limits.ts';
import { reportKata } from '../../../data/kata/kata-reports.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { useOnline } from '../../../lib/browser/network-state.ts';
import { type EditFormProps, useFormDialog } from '../../../shared/edit-dialog.tsx';
import { type ReasonTexts, reasonOptions, reasonProblems } from '../../../shared/reason-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SelectField, TextArea } from '../../../ui/forms/fields.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/layout/boxes.tsx';
import { Small } from '../../../ui/layout/text.tsx';
import { useFocusWhen } from '../../../ui/layout/use-focus-when.ts';
import { kataTitle } from '../kata-texts.ts';

const leaveTexts = {
  title: '通報はまだ送られていません',
  body: 'このまま閉じると、入力した内容は消えます。',
  confirmLabel: '送らずに閉じる',
} as const;

interface AboutDialogProps {
  /** Null while the dialog is closed. */
  readonly kata: SharedKata | null;
  readonly onClose: () => void;
  /** Called after the dialog is closed. */
  readonly onHide: (kata: SharedKata) => void;
}

/** What a member can do about another member's kata: hide it for themselves, or report it. */
export function AboutDialog({ kata, onClose, onHide }: AboutDialogProps) {
  const hidden = useRef<SharedKata>(null);
  const [isReporting, setReporting] = useState(false);
  const { form, leave, close, submitButton, guard } = useFormDialog(kata, leaveTexts, onClose);

  function afterClose() {
    setReporting(false);
    if (hidden.current !== null) onHide(hidden.current);
    hidden.current = null;
  }

  return (
    <Dialog
      open={kata !== null}
      title={isReporting ? '型を通報する' : 'この型について'}
      onClose={leave}
      onClosed={afterClose}
      actions={
        <>
          <Button label={isReporting ? 'やめる' : '閉じる'} variant="outline" full onClick={leave} />
          {isReporting ? <Button label="通報する" {...submitButton} /> : null}
        </>
      }
    >
      {guard}
      {form === null ? null : (
        <Stack gap="m">
          <Small>
            「<bdi>{kataTitle(form.item)}</bdi>」
          </Small>
          {isReporting ? (
            <ReportForm key={form.item.id} {...form} />
          ) : (
            <Choices
              onReport={() => setReporting(true)}
              onHide={() => {
                hidden.current = form.item;
                close();
              }}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}

function Choices({ onReport, onHide }: { readonly onReport: () => void; readonly onHide: () => void }) {
  return (
    <>
      <Stack gap="2xs">
        <Button
          label="自分の画面から隠す"
          full
          variant="outline"
          icon={<EyeOff aria-hidden="true" />}
          onClick={onHide}
        />
        <Small>ほかの会員には、そのまま見えます。隠した型は、いつでも戻せます。</Small>
      </Stack>
      <Stack gap="2xs">
        <Button label="管理者に通報する" full variant="outline" icon={<Flag aria-hidden="true" />} onClick={onReport} />
        <Small>
          利用規約に反していると思われるときに、管理者へ知らせます。誰が通報したかは、書いた人にも管理者画面にも出ません。
        </Small>
      </Stack>
    </>
  );
}

const outcomeTexts = {
  reported: { text: '通報を受け付けました。管理者が確かめます。', tone: 'success' },
  already_reported: { text: 'この型は、すでに通報しています', tone: 'info' },
  gone: { text: 'この型は、もう共有されていません', tone: 'info' },
} as const;

/** The form of a report. It needs the network; without it, what was typed stays. */
function ReportForm({ item: { id }, formId, onChanged, save }: EditFormProps<SharedKata>) {
  const member = useMember();
  const toast = useToast();
  const online = useOnline();
  const reason = useFocusWhen<HTMLSelectElement>(true, { preventScroll: true });

  const form = useForm<ReasonTexts>({
    initial: { reason: '', note: '' },
    draft: `report.${id}`,
    check: (values) => reasonProblems(values, '補足'),
    onChange: onChanged,
    async onSubmit({ reason: chosen, note }) {
      // The check refuses a report without a reason.
      if (chosen === '') return undefined;
      return save(async () => {
        const outcome = await reportKata(member, { id, reason: chosen, note: readReportNote(note) });
        if (outcome === 'too_many') {
          return { form: `通報は、1日に${limits.reports_per_day}件までです。明日、もう一度お試しください。` };
        }
        toast(outcomeTexts[outcome]);
        return undefined;
      });
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
            通報は、つながってから送れます。この画面を開いたままにしておけば、入力した内容は残ります。
          </Banner>
        )}
        {failure === null || !online ? null : <Banner tone="error" title={`通報できませんでした: ${failure}`} />}
      </Stack>
    </form>
  );
}
