import { useId, useMemo, useState } from 'react';
import { editKata, type KataTexts } from '../../../data/kata/kata-commands.ts';
import type { OwnKata } from '../../../data/kata/katas.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { UnsavedGuard } from '../../../navigation/unsaved-guard.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { ConfirmTexts } from '../../../ui/feedback/confirm-dialog.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { hidingText } from '../hiding-text.ts';
import { KataFields } from '../kata-fields.tsx';
import { kataProblem } from '../kata-problem.ts';
import { MESSAGE_MS } from '../message-ms.ts';
import { ownCategories } from './own-categories.ts';

const leaveConfirmation: ConfirmTexts = {
  title: '直した内容は保存されていません',
  body: 'このまま閉じると、元の型に戻ります。',
  confirmLabel: '保存せずに閉じる',
  cancelLabel: '入力を続ける',
  tone: 'danger',
};

interface EditDialogProps {
  /** Null while the dialog is closed. */
  readonly kata: OwnKata | null;
  readonly katas: readonly OwnKata[];
  readonly onClose: () => void;
}

/** Dialog to edit a kata of one's own. */
export function EditDialog({ kata, katas, onClose }: EditDialogProps) {
  const formId = useId();
  const [saving, setSaving] = useState(false);
  const { confirm } = useDialogs();
  const [isChanged, setChanged] = useState(false);
  // Keeps the form mounted during the closing animation.
  const [shown, setShown] = useState(kata);
  if (kata !== null && kata !== shown) setShown(kata);

  function close() {
    setChanged(false);
    onClose();
  }
  async function leave() {
    if (!isChanged || (await confirm(leaveConfirmation))) close();
  }

  return (
    <Dialog
      open={kata !== null}
      title="型を直す"
      onClose={leave}
      actions={
        <>
          <Button variant="outline" full onClick={leave}>
            やめる
          </Button>
          <Button type="submit" form={formId} full busy={saving}>
            保存する
          </Button>
        </>
      }
    >
      {isChanged ? <UnsavedGuard confirmation={leaveConfirmation} /> : null}
      {shown === null ? null : (
        <EditForm
          key={shown.id}
          formId={formId}
          kata={shown}
          katas={katas}
          onChanged={() => setChanged(true)}
          onSaving={setSaving}
          onSaved={close}
        />
      )}
    </Dialog>
  );
}

interface EditFormProps {
  readonly formId: string;
  readonly kata: OwnKata;
  readonly katas: readonly OwnKata[];
  readonly onChanged: () => void;
  readonly onSaving: (saving: boolean) => void;
  readonly onSaved: () => void;
}

function EditForm({ formId, kata, katas, onChanged, onSaving, onSaved }: EditFormProps) {
  const member = useMember();
  const toast = useToast();
  const [initial] = useState(() => textsOf(kata));
  const categories = useMemo(() => ownCategories(katas), [katas]);

  const form = useForm<KataTexts>({
    initial,
    draft: `kata.${kata.id}`,
    check: kataProblem,
    onChange: onChanged,
    async onSubmit(texts) {
      onSaving(true);
      try {
        await editKata(member, kata.id, texts);
        toast({ text: '型を保存しました', tone: 'success', ms: MESSAGE_MS });
        onSaved();
      } finally {
        onSaving(false);
      }
    },
  });

  return (
    <form {...form.props} id={formId}>
      <Stack gap="m">
        {kata.hiding === null ? null : (
          <Text variant="small" tone="warning">
            {hidingText(kata.hiding)}
          </Text>
        )}
        <KataFields form={form} categories={categories} />
        {form.failure === null ? null : (
          <Banner tone="error" title={`型の保存に失敗しました: ${errorMessage(form.failure)}`} />
        )}
      </Stack>
    </form>
  );
}

function textsOf({ zou, ishiki, name, category }: OwnKata): KataTexts {
  return { zou, ishiki, name: name ?? '', category: category ?? '' };
}
