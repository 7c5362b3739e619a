import { useState } from 'react';
import { useMember } from '../../data/member/member-context.tsx';
import { noteDraft, writeNote } from '../../data/notebook/note-commands.ts';
import { useNotes } from '../../data/notebook/notes.ts';
import { useFirstSyncRunning } from '../../data/sync/sync-status.ts';
import { AutosavedContext } from '../../lib/unsaved-input.ts';
import { paths } from '../../paths.ts';
import { LostRows } from '../../shared/lost-rows.tsx';
import { NoteForm } from '../../shared/note-field.tsx';
import { Spinner } from '../../ui/feedback/empty-state.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Card } from '../../ui/layout/boxes.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { NoteList } from './note-list.tsx';

/** The notebook 稽古帳: a field for a new note, and all notes by day. */
export function NotebookScreen() {
  return (
    <Page title="稽古帳" back={<BackLink to={paths.profile} />}>
      <LostRows
        collection="notes"
        restoreLabel="もう一度書きとめる"
        failed="保存できませんでした。"
        say={(text) => ({ title: '直したひとことは、別の端末で削除されていました', text: <LostText text={text} /> })}
      />
      <Columns stickyStart start={<NewNote />} end={<Notes />} />
    </Page>
  );
}

/** What is typed is kept on this device until it is written down. */
function NewNote() {
  const member = useMember();
  const toast = useToast();
  const [draft] = useState(() => noteDraft(localStorage, member.dataId));
  const [initial] = useState(() => draft.read() ?? '');
  return (
    <Card label="今日の一行">
      <AutosavedContext value={true}>
        <NoteForm
          isMainAction={true}
          initial={initial}
          hint="読めるのは、あなただけです。"
          onChange={(text) => draft.write(text === '' ? null : text)}
          write={(text) => writeNote(member, { text, about: null, question: null })}
          onWritten={() => toast({ text: '書きとめました', tone: 'success' })}
        />
      </AutosavedContext>
    </Card>
  );
}

function Notes() {
  const notes = useNotes();
  const arriving = useFirstSyncRunning();
  if (arriving && notes.length === 0) return <Spinner>読み込み中...</Spinner>;
  return <NoteList notes={notes} />;
}

function LostText({ text }: { readonly text: string }) {
  return (
    <p>
      「<bdi>{text}</bdi>」
    </p>
  );
}
