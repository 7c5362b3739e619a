import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '../../sync/model/limits.ts';
import { storedText } from '../../sync/model/text/stored-text.ts';
import { useMember } from '../data/member/member-context.tsx';
import { createTypedLine, type NoteSubject } from '../data/notebook/note-commands.ts';
import { noteProblem } from '../data/notebook/note-problem.ts';
import { canAskLater } from '../data/notebook/returning-notes.ts';
import { errorMessage } from '../data/server/error-message.ts';
import { timers } from '../lib/timers.ts';
import { AutosavedContext } from '../lib/unsaved-input.ts';
import { ButtonLink } from '../navigation/button-link.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/controls/button.tsx';
import { Switch } from '../ui/controls/switch.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import { countCodePoints } from '../ui/forms/field.tsx';
import { TextArea } from '../ui/forms/fields.tsx';
import { useForm } from '../ui/forms/use-form.ts';
import { Row, Stack } from '../ui/layout/boxes.tsx';

const WRITTEN = '稽古帳に書きとめました';

interface NoteFieldProps extends Omit<NoteSubject, 'recall'> {
  /** A line that the member has written in the practice. */
  readonly initial?: string;
}

/** One line for the notebook where a practice ends; what stands there when the member goes on is stored too. */
export function NoteField({ about, question, initial = '' }: NoteFieldProps) {
  const member = useMember();
  const toast = useToast();
  const typed = useRef('');
  const [line] = useState(() => createTypedLine(member));
  const [written, setWritten] = useState<string | null>(null);
  // On at first for the line that was taken along from the practice.
  const [asksLater, setAsksLater] = useState(initial !== '');
  const canAsk = canAskLater(about);
  const noteOf = (text: string, isAsked = asksLater) =>
    ({ text, about, question, recall: canAsk && isAsked ? 'week' : null }) as const;

  function keep(text: string) {
    typed.current = text;
    line.type(noteOf(text));
  }
  const keepInitial = useEffectEvent(() => {
    if (typed.current === '') keep(initial);
  });
  const storeTyped = useEffectEvent(() => {
    const isNote = noteProblem(typed.current) === undefined;
    typed.current = '';
    line.store().then(
      () => (isNote ? toast({ text: WRITTEN, tone: 'success' }) : undefined),
      // The failure is recorded, and the line stays for the next start.
      () => undefined,
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line of the practice replaces the first one
  useEffect(() => {
    // StrictMode mounts twice at once, and the first unmount must not write the line down.
    const cancel = timers.after(0, () => keepInitial());
    return () => {
      cancel();
      storeTyped();
    };
  }, [initial]);

  if (written !== null) return <Written text={written} />;
  return (
    <AutosavedContext value={true}>
      <NoteForm
        initial={initial}
        isMainAction={false}
        onChange={keep}
        write={async (text) => {
          line.type(noteOf(text));
          await line.store();
        }}
        onWritten={setWritten}
        beside={
          canAsk ? (
            <Switch
              label="七日後に、もう一度"
              checked={asksLater}
              onChange={(isAsked) => {
                setAsksLater(isAsked);
                line.type(noteOf(typed.current, isAsked));
              }}
            />
          ) : null
        }
      />
    </AutosavedContext>
  );
}

function Written({ text }: { readonly text: string }) {
  const frame = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={frame} tabIndex={-1}>
      <Banner
        tone="success"
        title={WRITTEN}
        action={<ButtonLink label="稽古帳を見る" size="small" variant="outline" to={paths.notebook} />}
      >
        <p dir="auto" style={{ whiteSpace: 'pre-line' }}>
          {text}
        </p>
      </Banner>
    </div>
  );
}

/** Share of the limit from which the counter is shown. */
const COUNTER_THRESHOLD = 0.8;

interface NoteFormProps {
  readonly initial?: string;
  readonly hint?: ReactNode;
  readonly beside?: ReactNode;
  /** False where another button of the screen is the main one. */
  readonly isMainAction: boolean;
  /** Called with the text that is typed and not written down; '' once it is. */
  readonly onChange: (text: string) => void;
  /** Stores the note. Rejects when that fails. */
  readonly write: (text: string) => Promise<void>;
  readonly onWritten: (text: string) => void;
}

/** A field for a note, and the button that writes it down. Enter begins a new line. */
export function NoteForm(props: NoteFormProps) {
  const { initial = '', hint, beside, isMainAction, onChange, write, onWritten } = props;
  const form = useForm({
    initial: { text: initial },
    check: ({ text }) => ({ text: noteProblem(text) }),
    onChange: ({ text }) => onChange(text),
    async onSubmit({ text }) {
      await write(text);
      form.change({ text: '' });
      onWritten(storedText(text));
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
        {beside}
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
