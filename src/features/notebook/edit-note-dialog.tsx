import { useId, useState } from 'react';
import { limits } from '../../../sync/rules/limits.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { editNote } from '../../data/notebook/note-commands.ts';
import { noteProblem } from '../../data/notebook/note-problem.ts';
import type { OwnNote } from '../../data/notebook/notes.ts';
import { errorMessage } from '../../data/server/error-message.ts';
import { UnsavedGuard } from '../../navigation/unsaved-guard.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import type { ConfirmTexts } from '../../ui/feedback/confirm-dialog.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

const leaveConfirmation: ConfirmTexts = {
  title: '直した内容は保存されていません',
  body: 'このまま閉じると、元のひとことに戻ります。',
  confirmLabel: '保存せずに閉じる',
  cancelLabel: '入力を続ける',
  tone: 'danger',
};

interface EditNoteDialogProps {
  /** Null while the dialog is closed. */
  readonly note: OwnNote | null;
  readonly onClose: () => void;
}

/** Dialog to edit the text of a note. */
export function EditNoteDialog({ note, onClose }: EditNoteDialogProps) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const { confirm } = useDialogs();
  // Keeps the form mounted during the closing animation.
  const [shown, setShown] = useState(note);
  if (note !== null && note !== shown) setShown(note);

  function close() {
    setChanged(false);
    onClose();
  }
  async function leave() {
    if (!isChanged || (await confirm(leaveConfirmation))) close();
  }

  return (
    <Dialog
      open={note !== null}
      title="ひとことを直す"
      onClose={leave}
      actions={
        <>
          <Button variant="outline" full onClick={leave}>
            やめる
          </Button>
          <Button type="submit" form={formId} full busy={isSaving}>
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
          note={shown}
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
  readonly note: OwnNote;
  readonly onChanged: () => void;
  readonly onSaving: (isSaving: boolean) => void;
  readonly onSaved: () => void;
}

function EditForm({ formId, note, onChanged, onSaving, onSaved }: EditFormProps) {
  const member = useMember();
  const toast = useToast();
  const [initial] = useState({ text: note.text });
  const form = useForm({
    initial,
    draft: `note.${note.id}`,
    check: ({ text }) => ({ text: noteProblem(text) }),
    onChange: onChanged,
    async onSubmit({ text }) {
      onSaving(true);
      try {
        await editNote(member, note.id, text);
        toast({ text: 'ひとことを保存しました', tone: 'success' });
        onSaved();
      } finally {
        onSaving(false);
      }
    },
  });
  return (
    <form {...form.props} id={formId}>
      <Stack gap="s">
        {note.question === null ? null : (
          <Text variant="small" tone="muted">
            {note.question}
          </Text>
        )}
        <TextArea
          {...form.field('text')}
          label="ひとこと"
          limit={limits.note_text_max}
          rows={4}
          dir="auto"
          autoComplete="off"
        />
        {form.failure === null ? null : (
          <Banner tone="error" title={`保存できませんでした: ${errorMessage(form.failure)}`} />
        )}
      </Stack>
    </form>
  );
}
