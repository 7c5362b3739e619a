import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { containsWords, searchWords } from '../../../sync/rules/kata-search.ts';
import { useToday } from '../../data/member/member-context.tsx';
import type { OwnNote } from '../../data/notebook/notes.ts';
import { dayNear } from '../../lib/date-format.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { groupByDay } from '../../lib/group-by-day.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { createEntryState } from '../../navigation/entry-state.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { GrowingList } from '../../ui/layout/growing-list.tsx';
import { List } from '../../ui/layout/list.tsx';
import { ListCount } from '../../ui/layout/list-count.tsx';
import { Card, Heading, Stack } from '../../ui/layout/primitives.tsx';
import { EditNoteDialog } from './edit-note-dialog.tsx';
import { NoteItem } from './note-item.tsx';
import { useNoteDeletion } from './use-note-deletion.ts';

const STEP = 50;

const useShownNotes = createEntryState(STEP);

/** The notes by day, with a search. The URL parameter `edit` opens one in the edit dialog. */
export function NoteList({ notes }: { readonly notes: readonly OwnNote[] }) {
  const today = useToday();
  const count = useRef<HTMLParagraphElement>(null);
  const [shown, setShown] = useShownNotes();
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query);
  const { hidden, remove } = useNoteDeletion();
  const [params, setParams] = useSearchParams();
  const [edited, setEdited] = useState(() => notes.find(({ id }) => id === params.get('edit')) ?? null);
  const found = useMemo(() => {
    const words = searchWords(searched);
    return notes.filter(({ id, searchText }) => !hidden.has(id) && containsWords(searchText, words));
  }, [notes, searched, hidden]);
  const left = found.length - shown;

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
          <ButtonLink variant="ghost" size="small" to={paths.helpOn('notebook')}>
            稽古帳は誰に読まれますか
          </ButtonLink>
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
      <ListCount ref={count} count={found.length} query={searched} />
      {found.length === 0 ? (
        <EmptyState title="見つかりませんでした">ことばを短くするか、別の書き方でお試しください。</EmptyState>
      ) : (
        <GrowingList
          rows={Math.min(shown, found.length)}
          more={left > 0 ? `さらに${Math.min(STEP, left)}件を見る（残り${formatNumber(left)}件）` : null}
          onMore={() => setShown(shown + STEP)}
        >
          {groupByDay(found.slice(0, shown)).map(({ day, entries }) => (
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
      )}
      <EditNoteDialog note={edited} onClose={endEdit} />
    </>
  );
}
