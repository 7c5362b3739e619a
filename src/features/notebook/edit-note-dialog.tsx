import { useState } from 'react';
import { limits } from '../../../sync/model/limits.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { editNote } from '../../data/notebook/note-commands.ts';
import { noteProblem } from '../../data/notebook/note-problem.ts';
import type { OwnNote } from '../../data/notebook/notes.ts';
import { errorMessage } from '../../data/server/error-message.ts';
import { EditDialog, type EditFormProps } from '../../shared/edit-dialog.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { TextArea } from '../../ui/forms/fields.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Small, Stack } from '../../ui/layout/primitives.tsx';

interface EditNoteDialogProps {
  /** Null while the dialog is closed. */
  readonly note: OwnNote | null;
  readonly onClose: () => void;
}

/** Dialog to edit the text of a note. */
export function EditNoteDialog({ note, onClose }: EditNoteDialogProps) {
  return (
    <EditDialog
      item={note}
      title="ひとことを直す"
      leaving="このまま閉じると、元のひとことに戻ります。"
      onClose={onClose}
    >
      {(props) => <EditForm {...props} />}
    </EditDialog>
  );
}

function EditForm({ formId, item: note, onChanged, save }: EditFormProps<OwnNote>) {
  const member = useMember();
  const toast = useToast();
  const [initial] = useState({ text: note.text });
  const form = useForm({
    initial,
    draft: `note.${note.id}`,
    check: ({ text }) => ({ text: noteProblem(text) }),
    onChange: onChanged,
    onSubmit: ({ text }) =>
      save(async () => {
        await editNote(member, note.id, text);
        toast({ text: 'ひとことを保存しました', tone: 'success' });
        return undefined;
      }),
  });
  return (
    <form {...form.props} id={formId}>
      <Stack gap="s">
        {note.question === null ? null : <Small>{note.question}</Small>}
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
