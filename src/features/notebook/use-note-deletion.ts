import { useMemo } from 'react';
import { createDeletions } from '../../data/member/deletions.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { restoreNote } from '../../data/notebook/note-commands.ts';
import type { OwnNote } from '../../data/notebook/notes.ts';
import { useUndoableDeletion } from '../../ui/feedback/use-undoable-deletion.ts';

/** Deletion of notes, with undo instead of a question. */
export function useNoteDeletion() {
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
