import { type FormEvent, useId, useState } from 'react';
import { useServices } from '../../../data/account/services.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { isRequestError } from '../../../data/server/request-error.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { ExportNotices } from './export-notices.tsx';
import { useExport, wholeExport } from './use-export.ts';

interface DeletionDialogProps {
  readonly open: boolean;
  readonly email: string;
  readonly onClose: () => void;
}

/** Offers the export, confirms with the password, deletes the account on the server, and only then clears this device. */
export function DeletionDialog({ open, email, onClose }: DeletionDialogProps) {
  const { accounts, clearDevice } = useServices();
  const toast = useToast();
  const formId = useId();
  const { isBusy: isExporting, save, saveReady, isPartial } = useExport();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  function close() {
    if (isBusy) return;
    setPassword('');
    setProblem(null);
    onClose();
  }

  async function remove(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (password === '') return setProblem('パスワードを入力してください');
    setProblem(null);
    setBusy(true);
    try {
      await accounts.deleteAccount({ email, password });
    } catch (error) {
      setBusy(false);
      return setProblem(problemText(error));
    }
    toast({ text: 'アカウントを削除しました', tone: 'success' });
    await clearDevice();
  }

  return (
    <Dialog
      open={open}
      title="アカウントを削除しますか"
      onClose={close}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            やめる
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={isBusy}>
            完全に削除する
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={remove}>
        <Stack>
          <Text>残しておきたい記録は、先にファイルに書き出せます。</Text>
          <Button variant="outline" full busy={isExporting} onClick={() => save(wholeExport)}>
            先に書き出す（JSON）
          </Button>
          <ExportNotices isPartial={isPartial} saveReady={saveReady} />
          <Text>確認のため、パスワードをもう一度入力してください。削除したデータは戻せません。</Text>
          <PasswordField
            label="パスワード"
            name="password"
            value={password}
            onChange={(text) => {
              setPassword(text);
              setProblem(null);
            }}
            error={problem ?? undefined}
            autoComplete="current-password"
          />
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
