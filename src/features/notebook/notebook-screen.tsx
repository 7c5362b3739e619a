import { useState } from 'react';
import { useMember } from '../../data/member/member-context.tsx';
import { noteDraft } from '../../data/notebook/note-draft.ts';
import { useNotes } from '../../data/notebook/notes.ts';
import { useFirstSyncRunning } from '../../data/sync/sync-status.ts';
import { AutosavedContext } from '../../lib/unsaved-input.ts';
import { paths } from '../../paths.ts';
import { NoteForm } from '../../shared/note-form.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Card } from '../../ui/layout/primitives.tsx';
import { LostNotes } from './lost-notes.tsx';
import { NoteList } from './note-list.tsx';

/** The notebook 稽古帳: a field for a new note, and all notes by day. */
export function NotebookScreen() {
  return (
    <Page title="稽古帳" wide back={<BackLink to={paths.profile} />}>
      <LostNotes />
      <Columns stickyStart start={<NewNote />} end={<Notes />} />
    </Page>
  );
}

/** What is typed is kept on this device until it is written down. */
function NewNote() {
  const member = useMember();
  const toast = useToast();
  const [draft] = useState(() => noteDraft(localStorage, member.id));
  const [initial] = useState(() => draft.read() ?? '');
  return (
    <Card label="今日の一行">
      <AutosavedContext value={true}>
        <NoteForm
          about={null}
          question={null}
          isMainAction={true}
          initial={initial}
          hint="読めるのは、あなただけです。"
          onChange={(text) => draft.write(text === '' ? null : text)}
          onWritten={() => toast({ text: '書きとめました', tone: 'success' })}
        />
      </AutosavedContext>
    </Card>
  );
}

function Notes() {
  const notes = useNotes();
  const arriving = useFirstSyncRunning();
  if (notes === undefined || (arriving && notes.length === 0)) return <Spinner>読み込み中...</Spinner>;
  return <NoteList notes={notes} />;
}
