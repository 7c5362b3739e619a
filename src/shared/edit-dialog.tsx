import { Fragment, type ReactNode, useId, useState } from 'react';
import { UnsavedGuard } from '../navigation/unsaved-guard.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { type ConfirmTexts, useDialogs } from '../ui/feedback/dialog-host.tsx';

/** What the form in the dialog needs of it. */
export interface EditFormProps<Item> {
  readonly item: Item;
  /** The id that the form must have, for the dialog's button. */
  readonly formId: string;
  readonly onChanged: () => void;
  /** Stores the values, and closes the dialog unless that rejects or resolves to problems. */
  readonly save: <Problems>(store: () => Promise<Problems | undefined>) => Promise<Problems | undefined>;
}

/** State of a dialog with a form for `item`, which is null while the dialog is closed. Asks before input is lost. */
export function useFormDialog<Item>(item: Item | null, confirmation: ConfirmTexts, onClose: () => void) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const { confirm } = useDialogs();
  // Keeps the form mounted during the closing animation.
  const [shown, setShown] = useState(item);
  if (item !== null && item !== shown) setShown(item);

  function close() {
    setChanged(false);
    onClose();
  }
  async function save<Problems>(store: () => Promise<Problems | undefined>) {
    setSaving(true);
    try {
      const problems = await store();
      if (problems === undefined) close();
      return problems;
    } finally {
      setSaving(false);
    }
  }
  async function leave() {
    if (!isChanged || (await confirm(confirmation))) close();
  }
  const form: EditFormProps<Item> | null =
    shown === null
      ? null
      : {
          item: shown,
          formId,
          onChanged: () => setChanged(true),
          save,
        };
  return {
    /** Null before the dialog is opened first. */
    form,
    leave,
    close,
    submitButton: { type: 'submit', form: formId, full: true, busy: isSaving } as const,
    guard: isChanged ? <UnsavedGuard confirmation={confirmation} /> : null,
  };
}

interface EditDialogProps<Item> {
  /** Null while the dialog is closed. */
  readonly item: Item | null;
  readonly title: string;
  /** Tells what becomes of the changes if the member closes the dialog without saving them. */
  readonly leaving: string;
  readonly onClose: () => void;
  /** Renders the form of the item. */
  readonly children: (props: EditFormProps<Item>) => ReactNode;
}

/** Dialog to edit an item. */
export function EditDialog<Item extends { readonly id: string }>(props: EditDialogProps<Item>) {
  const { item, title, leaving, onClose, children } = props;
  const confirmation = {
    title: '直した内容は保存されていません',
    body: leaving,
    confirmLabel: '保存せずに閉じる',
    cancelLabel: '入力を続ける',
    tone: 'danger',
  } as const;
  const { form, leave, submitButton, guard } = useFormDialog(item, confirmation, onClose);
  return (
    <Dialog
      open={item !== null}
      title={title}
      onClose={leave}
      actions={
        <>
          <Button label="やめる" variant="outline" full onClick={leave} />
          <Button label="保存する" {...submitButton} />
        </>
      }
    >
      {guard}
      {form === null ? null : <Fragment key={form.item.id}>{children(form)}</Fragment>}
    </Dialog>
  );
}
