import { memo, useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { containsWords, searchWords } from '../../../sync/model/kata/search.ts';
import { useMember, useToday } from '../../data/member/member-context.tsx';
import { createDeletions } from '../../data/member/outbox.ts';
import { restoreNote } from '../../data/notebook/note-commands.ts';
import type { OwnNote } from '../../data/notebook/notes.ts';
import { rejectionText } from '../../data/sync/rejection-text.ts';
import { practiceName } from '../../data/training/practice-names.ts';
import { useIsPrinting } from '../../lib/browser/use-is-printing.ts';
import { clockTime, dayNear, formatNumber } from '../../lib/date-format.ts';
import { groupByDay } from '../../lib/group-by.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { createEntryState } from '../../navigation/entry-state.ts';
import { paths } from '../../paths.ts';
import { PendingChip } from '../../shared/pending-chip.tsx';
import { PrintButton } from '../../shared/print-button.tsx';
import { useUndoableDeletion } from '../../shared/use-undoable-deletion.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/controls/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { CollapsibleText } from '../../ui/layout/collapsible-text.tsx';
import { GrowingList } from '../../ui/layout/growing-list.tsx';
import { List } from '../../ui/layout/list.tsx';
import { ListCount } from '../../ui/layout/list-count.tsx';
import { Card, Heading, Row, Small, Stack } from '../../ui/layout/primitives.tsx';
import { EditNoteDialog } from './edit-note-dialog.tsx';
import styles from './note-item.module.css';

const STEP = 50;

const useShownNotes = createEntryState(STEP);

/** The notes by day, with a search. The URL parameter `edit` opens one in the edit dialog. */
export function NoteList({ notes }: { readonly notes: readonly OwnNote[] }) {
  const today = useToday();
  const count = useRef<HTMLParagraphElement>(null);
  const [chosen, setShown] = useShownNotes();
  const shown = useIsPrinting() ? notes.length : chosen;
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query);
  const { hidden, remove } = useNoteDeletion();
  const [params, setParams] = useSearchParams();
  const [edited, setEdited] = useState(() => notes.find(({ id }) => id === params.get('edit')) ?? null);
  const matches = useMemo(() => {
    const words = searchWords(searched);
    return notes.filter(({ id, searchText }) => !hidden.has(id) && containsWords(searchText, words));
  }, [notes, searched, hidden]);
  const left = matches.length - shown;

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
      <TextField
        label="ことばを探す"
        type="search"
        value={query}
        onChange={setQuery}
        enterKeyHint="search"
        autoComplete="off"
        dir="auto"
      />
      <ListCount ref={count} count={matches.length} query={searched} />
      {matches.length === 0 ? (
        <EmptyState title="見つかりませんでした">ことばを短くするか、別の書き方でお試しください。</EmptyState>
      ) : (
        <>
          <PrintButton />
          <GrowingList
            rows={Math.min(shown, matches.length)}
            more={left > 0 ? `さらに${Math.min(STEP, left)}件を見る（残り${formatNumber(left)}件）` : null}
            onMore={() => setShown(shown + STEP)}
          >
            {groupByDay(matches.slice(0, shown)).map(({ day, entries }) => (
              <Card key={day} labelledBy={`notes-${day}`}>
                <Stack gap="2xs">
                  <Heading id={`notes-${day}`}>{dayNear(day, today)}</Heading>
                  <List>
                    {entries.map((note) => (
                      <NoteItem key={note.id} note={note} onEdit={setEdited} onDelete={removeAndStay} />
                    ))}
                  </List>
                </Stack>
              </Card>
            ))}
          </GrowingList>
        </>
      )}
      <EditNoteDialog note={edited} onClose={endEdit} />
    </>
  );
}

/** Deletion of notes, with undo instead of a question. */
function useNoteDeletion() {
  const member = useMember();
  return useUndoableDeletion<OwnNote>(
    useMemo(
      () => ({
        ...createDeletions(member, 'notes'),
        restore: (note) => restoreNote(member, note),
        removed: 'ひとことを削除しました',
        removeFailed: 'ひとことを削除できませんでした。もう一度お試しください。',
        restoreFailed: 'ひとことを元に戻せませんでした',
      }),
      [member],
    ),
  );
}

interface NoteItemProps {
  readonly note: OwnNote;
  readonly onEdit: (note: OwnNote) => void;
  readonly onDelete: (note: OwnNote) => void;
}

const NoteItem = memo(function NoteItem({ note, onEdit, onDelete }: NoteItemProps) {
  const { text, writtenAt, about, question, delivery, rejectionCode } = note;
  const id = useId();
  return (
    <li className={styles.note}>
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
          <div className={styles.actions}>
            <Button label="編集" size="small" variant="ghost" aria-describedby={id} onClick={() => onEdit(note)} />
            <Button label="削除" size="small" variant="ghost" aria-describedby={id} onClick={() => onDelete(note)} />
          </div>
        </Row>
      </Stack>
    </li>
  );
});
