import { type ReactNode, useId, useState } from 'react';
import { errorMessage } from '../data/server/error-message.ts';
import { UnsavedGuard } from '../navigation/unsaved-guard.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { type ConfirmTexts, useDialogs } from '../ui/feedback/dialog-host.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import { type Form, type Problems, useForm } from '../ui/forms/use-form.ts';
import { Stack } from '../ui/layout/boxes.tsx';

/** What the form in the dialog needs of it. */
export interface EditFormProps<Item> {
  readonly item: Item;
  /** The id that the form must have, for the dialog's button. */
  readonly formId: string;
  readonly onChanged: () => void;
  /** Stores the values, and closes the dialog unless that rejects or resolves to problems. */
  readonly save: <Problems>(store: () => Promise<Problems | undefined>) => Promise<Problems | undefined>;
}

/** State of a dialog with a form for `item`, which is null while the dialog is closed. Asks by `texts` before input is lost. */
export function useFormDialog<Item>(item: Item | null, texts: ConfirmTexts, onClose: () => void) {
  const confirmation = { ...texts, cancelLabel: '入力を続ける', tone: 'danger' } as const;
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
  const onChanged = () => setChanged(true);
  const form: EditFormProps<Item> | null = shown && { item: shown, formId, onChanged, save };
  return {
    /** Null before the dialog is opened first. */
    form,
    leave,
    close,
    submitButton: { type: 'submit', form: formId, full: true, busy: isSaving } as const,
    guard: isChanged ? <UnsavedGuard confirmation={confirmation} /> : null,
  };
}

interface EditDialogProps<Item, Values> extends EditFormSpec<Item, Values> {
  /** Null while the dialog is closed. */
  readonly item: Item | null;
  readonly title: string;
  /** Tells what becomes of the changes if the member closes the dialog without saving them. */
  readonly leaving: string;
  readonly onClose: () => void;
}

interface EditFormSpec<Item, Values> {
  readonly valuesOf: (item: Item) => Values;
  /** Names the draft of a form, before the id of its item. */
  readonly draft: string;
  readonly check: (values: Values) => Problems<keyof Values & string>;
  readonly store: (item: Item, values: Values) => Promise<void>;
  readonly saved: string;
  /** Begins the message of a failure. */
  readonly failed: string;
  readonly children: (form: Form<Values>, item: Item) => ReactNode;
}

/** Dialog to edit an item. */
export function EditDialog<Item extends { readonly id: string }, Values extends Readonly<Record<keyof Values, string>>>(
  props: EditDialogProps<Item, Values>,
) {
  const { item, title, leaving, onClose, ...spec } = props;
  const texts = { title: '直した内容は保存されていません', body: leaving, confirmLabel: '保存せずに閉じる' };
  const { form, leave, submitButton, guard } = useFormDialog(item, texts, onClose);
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
      {form === null ? null : <EditForm key={form.item.id} {...form} {...spec} />}
    </Dialog>
  );
}

function EditForm<Item extends { readonly id: string }, Values extends Readonly<Record<keyof Values, string>>>(
  props: EditFormProps<Item> & EditFormSpec<Item, Values>,
) {
  const { item, formId, onChanged, save, valuesOf, draft, check, store, saved, failed, children } = props;
  const toast = useToast();
  const [initial] = useState(() => valuesOf(item));
  const form = useForm<Values>({
    initial,
    draft: `${draft}.${item.id}`,
    check,
    onChange: onChanged,
    onSubmit: (values) =>
      save(async () => {
        await store(item, values);
        toast({ text: saved, tone: 'success' });
        return undefined;
      }),
  });
  return (
    <form {...form.props} id={formId}>
      <Stack gap="m">
        {children(form, item)}
        {form.failure === null ? null : <Banner tone="error" title={`${failed}: ${errorMessage(form.failure)}`} />}
      </Stack>
    </form>
  );
}
