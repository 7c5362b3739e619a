import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMember } from '../data/member/member-context.tsx';
import { keepTypedNote, type NoteSubject } from '../data/notebook/note-commands.ts';
import { timers } from '../lib/timers.ts';
import { ButtonLink } from '../navigation/button-link.tsx';
import { paths } from '../paths.ts';
import { Banner } from '../ui/feedback/banner.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import styles from './note-field.module.css';
import { NoteForm } from './note-form.tsx';

const WRITTEN = '稽古帳に書きとめました';

interface NoteFieldProps extends NoteSubject {
  /** A line that the member has written in the practice. */
  readonly initial?: string;
}

/** One line for the notebook where a practice ends; what stands there when the member goes on is stored too. */
export function NoteField({ about, question, initial = '' }: NoteFieldProps) {
  const member = useMember();
  const toast = useToast();
  const typed = useRef('');
  const [written, setWritten] = useState<string | null>(null);

  const keepTyped = useEffectEvent(() => {
    const text = typed.current;
    typed.current = '';
    void keepTypedNote(member, { text, about, question }).then((isWritten) => {
      if (isWritten) toast({ text: WRITTEN, tone: 'success' });
    });
  });
  useEffect(() => {
    // StrictMode mounts twice at once, and the first unmount must not write the line down.
    const cancel = timers.after(0, () => {
      typed.current ||= initial;
    });
    return () => {
      cancel();
      keepTyped();
    };
  }, [initial]);

  if (written !== null) return <Written text={written} />;
  return (
    <NoteForm
      about={about}
      question={question}
      initial={initial}
      isMainAction={false}
      onChange={(text) => {
        typed.current = text;
      }}
      onWritten={setWritten}
    />
  );
}

function Written({ text }: { readonly text: string }) {
  const frame = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={frame} tabIndex={-1} className={styles.written}>
      <Banner
        tone="success"
        title={WRITTEN}
        action={<ButtonLink label="稽古帳を見る" size="small" variant="outline" to={paths.notebook} />}
      >
        <p dir="auto" className={styles.text}>
          {text}
        </p>
      </Banner>
    </div>
  );
}
