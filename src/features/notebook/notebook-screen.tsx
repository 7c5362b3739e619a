import { memo, useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { containsWords, searchWords } from '../../../sync/model/kata/search.ts';
import { limits } from '../../../sync/model/limits.ts';
import { useMember, useToday } from '../../data/member/member-context.tsx';
import { editNote, noteDraft, restoreNote, writeNote } from '../../data/notebook/note-commands.ts';
import { noteProblem } from '../../data/notebook/note-problem.ts';
import { type OwnNote, useNotes } from '../../data/notebook/notes.ts';
import { useReturningNotes } from '../../data/notebook/returning-notes.ts';
import { rejectionText } from '../../data/sync/rejection-text.ts';
import { useFirstSyncRunning } from '../../data/sync/sync-status.ts';
import { practiceName } from '../../data/training/practice-names.ts';
import { clockTime, dayNear } from '../../lib/date-format.ts';
import { groupByDay } from '../../lib/group-by.ts';
import { AutosavedContext } from '../../lib/unsaved-input.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { EditDialog } from '../../shared/edit-dialog.tsx';
import { LostRows } from '../../shared/lost-rows.tsx';
import { NoteForm } from '../../shared/note-field.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { PendingChip } from '../../shared/pending-chip.tsx';
import { PrintButton } from '../../shared/print-button.tsx';
import { useReportFailure } from '../../shared/use-report-failure.ts';
import { useUndoableDeletion } from '../../shared/use-undoable-deletion.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/controls/chip.tsx';
import { EmptyState, Spinner } from '../../ui/feedback/empty-state.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { SearchField, TextArea } from '../../ui/forms/fields.tsx';
import { Card, Row, Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { CollapsibleText } from '../../ui/layout/collapsible-text.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { List } from '../../ui/layout/list.tsx';
import { ListCount } from '../../ui/layout/list-count.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Small } from '../../ui/layout/text.tsx';
import styles from './note-item.module.css';

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

/** The notes by day, with a search. The URL parameter `edit` opens one in the edit dialog. */
function NoteList({ notes }: { readonly notes: readonly OwnNote[] }) {
  const today = useToday();
  const count = useRef<HTMLParagraphElement>(null);
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query);
  const { hidden, remove } = useUndoableDeletion<OwnNote>({
    collection: 'notes',
    name: 'ひとこと',
    restore: restoreNote,
  });
  const [params, setParams] = useSearchParams();
  const hasPrint = useReturningNotes().length > 0;
  const [edited, setEdited] = useState(() => notes.find(({ id }) => id === params.get('edit')) ?? null);
  const matches = useMemo(() => {
    const words = searchWords(searched);
    return notes.filter(({ id, searchText }) => !hidden.has(id) && containsWords(searchText, words));
  }, [notes, searched, hidden]);

  const removeAndStay = useCallback(
    (note: OwnNote) => {
      remove(note);
      count.current?.focus({ preventScroll: true });
    },
    [remove],
  );

  function endEdit() {
    setEdited(null);
    if (params.has('edit')) setParams({}, { replace: true });
  }

  const isEmpty = notes.every(({ id }) => hidden.has(id));
  if (isEmpty) {
    return (
      <EmptyState
        title="まだ何も書かれていません"
        action={
          <ButtonLink label="稽古帳は誰に読まれますか" variant="ghost" size="small" to={paths.helpOn('notebook')} />
        }
      >
        稽古のあとに浮かんだことを、ひとことだけ。あとから読み返すと、そのときの景色が戻ってきます。
      </EmptyState>
    );
  }
  return (
    <>
      <SearchField label="ことばを探す" value={query} onChange={setQuery} />
      <ListCount ref={count} count={matches.length} query={searched} />
      {matches.length === 0 ? (
        <EmptyState title="見つかりませんでした">ことばを短くするか、別の書き方でお試しください。</EmptyState>
      ) : (
        <>
          {hasPrint ? <PrintButton /> : null}
          <PagedList items={matches}>
            {(shown) =>
              groupByDay(shown).map(({ day, entries }) => (
                <TitledCard key={day} title={dayNear(day, today)} gap="2xs">
                  <List>
                    {entries.map((note) => (
                      <NoteItem key={note.id} note={note} onEdit={setEdited} onDelete={removeAndStay} />
                    ))}
                  </List>
                </TitledCard>
              ))
            }
          </PagedList>
        </>
      )}
      <EditNoteDialog note={edited} onClose={endEdit} />
    </>
  );
}

interface NoteItemProps {
  readonly note: OwnNote;
  readonly onEdit: (note: OwnNote) => void;
  readonly onDelete: (note: OwnNote) => void;
}

const NoteItem = memo(function NoteItem({ note, onEdit, onDelete }: NoteItemProps) {
  const { text, writtenAt, about, question, delivery, rejectionCode } = note;
  const member = useMember();
  const id = useId();
  const toast = useToast();
  const report = useReportFailure();
  const isShown = note.recall !== 'never';

  async function switchReturn() {
    await editNote(member, note.id, { recall: isShown ? 'never' : null });
    toast({ text: isShown ? 'この一行は、もう出しません' : 'この一行を、また出します', tone: 'success' });
  }

  return (
    <li className={styles.note} data-shown={isShown}>
      <Stack gap="2xs">
        {question === null ? null : <Small>{question}</Small>}
        <CollapsibleText text={text} describedBy={id} variant="body" />
        <Row gap="xs" justify="between">
          <Row gap="xs">
            <Small as="time" numeric id={id}>
              {clockTime(writtenAt)}
            </Small>
            {about === null ? null : <Chip>{practiceName(about)}</Chip>}
            {delivery === 'pending' ? <PendingChip /> : null}
            {delivery === 'rejected' ? <Chip tone="danger">{rejectionText(rejectionCode ?? '')}</Chip> : null}
          </Row>
          <Row gap="3xs" justify="end">
            <Button
              label={isShown ? 'この一行は出さない' : 'また出す'}
              size="small"
              variant="ghost"
              aria-describedby={id}
              onClick={() => report(switchReturn())}
            />
            <Button label="編集" size="small" variant="ghost" aria-describedby={id} onClick={() => onEdit(note)} />
            <Button label="削除" size="small" variant="ghost" aria-describedby={id} onClick={() => onDelete(note)} />
          </Row>
        </Row>
      </Stack>
    </li>
  );
});

interface EditNoteDialogProps {
  /** Null while the dialog is closed. */
  readonly note: OwnNote | null;
  readonly onClose: () => void;
}

function EditNoteDialog({ note, onClose }: EditNoteDialogProps) {
  const member = useMember();
  return (
    <EditDialog
      item={note}
      title="ひとことを直す"
      leaving="このまま閉じると、元のひとことに戻ります。"
      onClose={onClose}
      valuesOf={({ text }) => ({ text })}
      draft="note"
      check={({ text }) => ({ text: noteProblem(text) })}
      store={({ id }, { text }) => editNote(member, id, { text })}
      saved="ひとことを保存しました"
      failed="保存できませんでした"
    >
      {({ field }, { question }) => (
        <>
          {question === null ? null : <Small>{question}</Small>}
          <TextArea
            {...field('text')}
            label="ひとこと"
            limit={limits.note_text_max}
            rows={4}
            dir="auto"
            autoComplete="off"
          />
        </>
      )}
    </EditDialog>
  );
}
