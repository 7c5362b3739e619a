import { useEffect, useId, useRef } from 'react';
import { useServices } from '../../../data/account/services.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { isRequestError } from '../../../data/server/request-error.ts';
import { useIsSlow } from '../../../lib/use-is-slow.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Small, Stack, Text } from '../../../ui/layout/primitives.tsx';
import { ExportNotices, useExport, wholeExport } from './export.tsx';

interface DeletionDialogProps {
  readonly open: boolean;
  readonly email: string;
  readonly onClose: () => void;
}

const DELETING =
  'サーバーの記録を消しています。この表示を閉じても続きます。途中でアプリが閉じたときも、サーバーの記録が消えていれば、次に開いたときにこの端末からも消えます。';

/** Offers the export, confirms with the password, deletes the account on the server, and only then clears this device. */
export function DeletionDialog({ open, email, onClose }: DeletionDialogProps) {
  const { accounts, clearDevice } = useServices();
  const toast = useToast();
  const formId = useId();
  const { save, ...exported } = useExport();
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
    return () => {
      isOpen.current = false;
    };
  }, [open]);

  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? 'パスワードを入力してください' : undefined }),
    async onSubmit({ password }) {
      try {
        await accounts.deleteAccount({ email, password });
      } catch (error) {
        if (!isOpen.current) toast({ text: `アカウントを削除できませんでした。${problemText(error)}`, tone: 'error' });
        // The error of a field ends without a full stop.
        return { password: problemText(error).replace(/。$/, '') };
      }
      toast({ text: 'アカウントを削除しました', tone: 'success' });
      await clearDevice();
      return undefined;
    },
  });
  const { isSubmitting } = form;
  const isSlow = useIsSlow(isSubmitting);

  function close() {
    // A deletion goes on without the dialog.
    if (!isSubmitting) form.change({ password: '' });
    onClose();
  }

  return (
    <Dialog
      open={open}
      title="アカウントを削除しますか"
      onClose={close}
      actions={
        <>
          <Button label={isSubmitting ? '閉じる' : 'やめる'} variant="ghost" onClick={close} />
          <Button label="完全に削除する" variant="danger" type="submit" form={formId} busy={isSubmitting} />
        </>
      }
    >
      <form {...form.props} id={formId}>
        <Stack>
          <Text>残しておきたい記録は、先にひとつのファイルにまとめられます。</Text>
          <Button
            label="先に一冊にする"
            variant="outline"
            full
            busy={exported.isBusy}
            onClick={() => save(wholeExport)}
          />
          <ExportNotices {...exported} />
          <Text>確認のため、パスワードをもう一度入力してください。削除したデータは戻せません。</Text>
          <Small>
            型が通報されていたときは、通報されたときの文だけが、あなたが書いたとわからない形で、最長1年残ります。
          </Small>
          <PasswordField {...form.field('password')} label="パスワード" autoComplete="current-password" />
          <div aria-live="polite">{isSlow ? <Text variant="small">{DELETING}</Text> : null}</div>
        </Stack>
      </form>
    </Dialog>
  );
}

/** The generic login message mentions a username, which this form does not have. */
function problemText(error: unknown): string {
  return isRequestError(error, 'invalid-credentials')
    ? 'パスワードが違います。アカウントは削除されていません。'
    : errorMessage(error);
}
