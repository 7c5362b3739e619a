import type { ReactNode } from 'react';
import { limits } from '../../sync/rules/limits.ts';
import { useMember } from '../data/member/member-context.tsx';
import { type NoteSubject, writeNote } from '../data/notebook/note-commands.ts';
import { noteProblem } from '../data/notebook/note-problem.ts';
import { errorMessage } from '../data/server/error-message.ts';
import { Button } from '../ui/controls/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { countCodePoints } from '../ui/forms/field.tsx';
import { TextArea } from '../ui/forms/text-area.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { Row, Stack } from '../ui/layout/primitives.tsx';

/** Share of the limit from which the counter is shown. */
const COUNTER_THRESHOLD = 0.8;

interface NoteFormProps extends NoteSubject {
  readonly initial?: string;
  readonly hint?: ReactNode;
  /** False where another button of the screen is the main one. */
  readonly isMainAction: boolean;
  /** Called with the text that is typed and not written down; '' once it is. */
  readonly onChange: (text: string) => void;
  readonly onWritten: (text: string) => void;
}

/** A field for a note, and the button that writes it down. Enter begins a new line. */
export function NoteForm(props: NoteFormProps) {
  const { about, question, initial = '', hint, isMainAction, onChange, onWritten } = props;
  const member = useMember();
  const form = useForm({
    initial: { text: initial },
    check: ({ text }) => ({ text: noteProblem(text) }),
    onChange: ({ text }) => onChange(text),
    async onSubmit({ text }) {
      await writeNote(member, { text, about, question });
      form.change({ text: '' });
      onWritten(text.trim());
      form.props.ref.current?.querySelector('textarea')?.focus();
    },
  });
  const isNearLimit = countCodePoints(form.values.text) > limits.note_text_max * COUNTER_THRESHOLD;
  return (
    <form {...form.props}>
      <Stack gap="s">
        <TextArea
          {...form.field('text')}
          {...(isNearLimit ? { limit: limits.note_text_max } : {})}
          label="ひとこと"
          hint={hint}
          rows={2}
          dir="auto"
          autoComplete="off"
        />
        {form.failure === null ? null : (
          <Banner tone="error" title={`書きとめられませんでした: ${errorMessage(form.failure)}`} />
        )}
        <Row justify="end">
          <Button
            label="書きとめる"
            type="submit"
            {...(isMainAction ? { full: true } : { variant: 'outline', size: 'small' })}
            busy={form.isSubmitting}
          />
        </Row>
      </Stack>
    </form>
  );
}
