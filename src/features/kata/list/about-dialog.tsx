import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import { useRef, useState } from 'react';
import type { SharedKata } from '../../../../sync/model/kata/search-shared-kata.contract.ts';
import { useFormDialog } from '../../../shared/edit-dialog.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Small, Stack } from '../../../ui/layout/primitives.tsx';
import { kataTitle } from '../kata-texts.ts';
import { ReportForm } from './report-form.tsx';

const leaveConfirmation = {
  title: '通報はまだ送られていません',
  body: 'このまま閉じると、入力した内容は消えます。',
  confirmLabel: '送らずに閉じる',
  cancelLabel: '入力を続ける',
  tone: 'danger',
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
  const { form, leave, close, submitButton, guard } = useFormDialog(kata, leaveConfirmation, onClose);

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
