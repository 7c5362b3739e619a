import { useState } from 'react';
import { useMember } from '../../data/member/member-context.tsx';
import { noteDraft, writeNote } from '../../data/notebook/note-commands.ts';
import { useNotes } from '../../data/notebook/notes.ts';
import { errorMessage } from '../../data/server/error-message.ts';
import { dismissNotice, restoreLostRow, useLostRows } from '../../data/sync/lost-rows.ts';
import { useFirstSyncRunning } from '../../data/sync/sync-status.ts';
import { AutosavedContext } from '../../lib/unsaved-input.ts';
import { paths } from '../../paths.ts';
import { NoteForm } from '../../shared/note-field.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Spinner } from '../../ui/feedback/empty-state.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Card, Row } from '../../ui/layout/primitives.tsx';
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

/** Notes that were edited here and deleted on another device, until the member has decided about them. */
function LostNotes() {
  const member = useMember();
  const toast = useToast();
  const lost = useLostRows('notes');

  function decide(stored: Promise<void>) {
    stored.catch((cause) => toast({ text: `保存できませんでした。${errorMessage(cause)}`, tone: 'error' }));
  }

  return lost.map((notice) => (
    <Banner
      key={notice.id}
      tone="warning"
      title="直したひとことは、別の端末で削除されていました"
      action={
        <Row>
          <Button
            label="もう一度書きとめる"
            size="small"
            onClick={() => decide(restoreLostRow(member, 'notes', notice))}
          />
          <Button label="捨てる" size="small" variant="outline" onClick={() => decide(dismissNotice(member, notice))} />
        </Row>
      }
    >
      <p>
        「<bdi>{notice.title}</bdi>」
      </p>
    </Banner>
  ));
}
