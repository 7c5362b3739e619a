import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import { useId, useRef, useState } from 'react';
import type { SharedKata } from '../../../../supabase/contracts/search-shared-kata.ts';
import { UnsavedGuard } from '../../../navigation/unsaved-guard.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { type ConfirmTexts, useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { Small, Stack } from '../../../ui/layout/primitives.tsx';
import { kataTitle } from '../kata-title.ts';
import { ReportForm } from './report-form.tsx';

const leaveConfirmation: ConfirmTexts = {
  title: '通報はまだ送られていません',
  body: 'このまま閉じると、入力した内容は消えます。',
  confirmLabel: '送らずに閉じる',
  cancelLabel: '入力を続ける',
  tone: 'danger',
};

interface AboutDialogProps {
  /** Null while the dialog is closed. */
  readonly kata: SharedKata | null;
  readonly onClose: () => void;
  /** Called after the dialog is closed. */
  readonly onHide: (kata: SharedKata) => void;
}

/** What a member can do about another member's kata: hide it for themselves, or report it. */
export function AboutDialog({ kata, onClose, onHide }: AboutDialogProps) {
  const formId = useId();
  const { confirm } = useDialogs();
  const hidden = useRef<SharedKata>(null);
  const [isReporting, setReporting] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [isSending, setSending] = useState(false);
  // Keeps the content during the closing animation.
  const [shown, setShown] = useState(kata);
  if (kata !== null && kata !== shown) setShown(kata);

  function close() {
    setChanged(false);
    onClose();
  }
  async function leave() {
    if (!isChanged || (await confirm(leaveConfirmation))) close();
  }
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
          {isReporting ? <Button label="通報する" type="submit" form={formId} full busy={isSending} /> : null}
        </>
      }
    >
      {isChanged ? <UnsavedGuard confirmation={leaveConfirmation} /> : null}
      {shown === null ? null : (
        <Stack gap="m">
          <Small>
            「<bdi>{kataTitle(shown)}</bdi>」
          </Small>
          {isReporting ? (
            <ReportForm
              key={shown.id}
              formId={formId}
              kataId={shown.id}
              onChanged={() => setChanged(true)}
              onSending={setSending}
              onSent={close}
            />
          ) : (
            <Choices
              onReport={() => setReporting(true)}
              onHide={() => {
                hidden.current = shown;
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
