import { useEffect, useId, useRef, useState } from 'react';
import { isRequestError } from '../../../../sync/model/request-error.ts';
import { useProfile } from '../../../data/account/profile.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { kataCsv, notesCsv, recordsCsv, sessionsCsv } from '../../../data/transfer/export-csv.ts';
import { useOnline } from '../../../lib/browser/network-state.ts';
import { useIsSlow } from '../../../lib/use-is-slow.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { ButtonLink } from '../../../navigation/button-link.tsx';
import { paths } from '../../../paths.ts';
import { keptText } from '../../../session/leave-question.tsx';
import { useServices } from '../../../session/services.tsx';
import { DataAsideCards } from '../../../shared/data-aside.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { PasswordField } from '../../../ui/forms/fields.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack, TitledCard } from '../../../ui/layout/boxes.tsx';
import { BackLink, Page } from '../../../ui/layout/page.tsx';
import { Small, Text } from '../../../ui/layout/text.tsx';
import { ExportNotices, useExport, wholeExport } from './export.tsx';
import { ImportCard } from './import-card.tsx';
import { StorageCard } from './storage-card.tsx';

/** Data management: storage, export, import and deletion. */
export function DataScreen() {
  const { isGuest } = useMember();
  return (
    <Page title="データ管理" back={<BackLink to={paths.profile} />}>
      <StorageCard />
      <ExportCard />
      <ImportCard />
      <DataAsideCards />
      {isGuest ? <GuestDeletionCard /> : <DeletionCard />}
    </Page>
  );
}

function GuestDeletionCard() {
  const { requestSignOut } = useServices();
  return (
    <TitledCard title="記録の削除">
      <Small>
        連続記録、稽古の履歴、稽古帳、型のすべてが、この端末から消えます。ほかに控えはないため、元には戻せません。
      </Small>
      <Button label="この端末の記録を消す" variant="danger" full onClick={requestSignOut} />
    </TitledCard>
  );
}

function DeletionCard() {
  const online = useOnline();
  const email = useProfile().email;
  const [isOpen, setOpen] = useState(false);
  return (
    <TitledCard title="アカウントの削除">
      <Small>
        プロフィール、連続記録、稽古の履歴、稽古帳、登録した型のすべてが、サーバーとこの端末から消えます。元には戻せません。ほかの会員が写した型は残ります。
      </Small>
      {online ? null : (
        <Small tone="warning">オフラインでは削除できません。インターネットにつながってからお試しください。</Small>
      )}
      <ButtonLink label="消えるものと残るもの" variant="ghost" full to={paths.deletionPolicy} />
      <Button
        label="アカウントを削除する"
        variant="danger"
        full
        disabled={!online || email === ''}
        onClick={() => setOpen(true)}
      />
      <DeletionDialog open={isOpen} email={email} onClose={() => setOpen(false)} />
    </TitledCard>
  );
}

const tables = [
  { label: '連続記録', name: 'keiko-records.csv', type: 'text/csv', contents: recordsCsv },
  { label: '稽古の履歴', name: 'keiko-sessions.csv', type: 'text/csv', contents: sessionsCsv },
  { label: '稽古帳', name: 'keiko-notes.csv', type: 'text/csv', contents: notesCsv },
  { label: '型', name: 'keiko-kata.csv', type: 'text/csv', contents: kataCsv },
] as const;

function ExportCard() {
  const { isGuest } = useMember();
  const { save, ...state } = useExport();
  const { isBusy } = state;
  return (
    <TitledCard title="データの書き出し">
      <Small>
        プロフィール、連続記録、稽古の履歴と控え、稽古帳、型、設定
        {isGuest ? null : <span>、声かけの時刻、通知の宛先、通報の控え</span>}
        <span>
          を、ひとつのHTMLファイルにまとめます。通信がなくても読めて、印刷もできます。連続記録、稽古の履歴と控え、稽古帳、型、設定は、あとから取り込めます。
        </span>
      </Small>
      <Button label="一冊にする" variant="outline" full busy={isBusy} onClick={() => save(wholeExport)} />
      <Small>表計算ソフトで開くときは、CSVが便利です。</Small>
      {tables.map((table) => (
        <Button
          label={`${table.label}（CSV）`}
          key={table.name}
          variant="outline"
          full
          busy={isBusy}
          onClick={() => save(table)}
        />
      ))}
      <ExportNotices {...state} />
    </TitledCard>
  );
}

interface DeletionDialogProps {
  readonly open: boolean;
  readonly email: string;
  readonly onClose: () => void;
}

const DELETING =
  'サーバーの記録を消しています。この表示を閉じても続きます。途中でアプリが閉じたときも、サーバーの記録が消えていれば、次に開いたときにこの端末からも消えます。';

/** Offers the export, confirms with the password, deletes the account on the server, and only then clears this device. */
function DeletionDialog({ open, email, onClose }: DeletionDialogProps) {
  const { openAccounts, clearDevice } = useServices();
  const toast = useToast();
  const formId = useId();
  const { save, ...exported } = useExport();
  const isOpen = useRef(open);
  const { countRowsHere } = useMember();
  // Without the count the dialog says less.
  const { loaded } = useLoaded(open ? countRowsHere : null);
  const kept = loaded.state === 'ready' ? keptText(loaded.value) : '';
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
        await (await openAccounts()).deleteAccount({ email, password });
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
          {kept === '' ? null : <Text tone="warning">{`${kept}アカウントを削除すると、これも消えます。`}</Text>}
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
