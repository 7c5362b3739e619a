import { useCallback, useMemo } from 'react';
import { restoreKata } from '../../../data/kata/kata-commands.ts';
import type { OwnKata } from '../../../data/kata/katas.ts';
import { createDeletions } from '../../../data/member/deletions.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { useUndoableDeletion } from '../../../ui/feedback/use-undoable-deletion.ts';
import { kataTitle } from '../kata-title.ts';

interface KataDeletion {
  /** Removed from the list, whether or not the deletion is carried out already. */
  readonly hidden: ReadonlySet<string>;
  /** Confirms, then deletes; false if the member cancelled. */
  readonly remove: (kata: OwnKata) => Promise<boolean>;
}

/** Deletion of kata after a confirmation, with undo. */
export function useKataDeletion(): KataDeletion {
  const member = useMember();
  const { confirm } = useDialogs();
  const { hidden, remove: removeNow } = useUndoableDeletion<OwnKata>(
    useMemo(
      () => ({
        ...createDeletions(member, 'kata_forms'),
        restore: (kata) => restoreKata(member, kata),
        removed: '型を削除しました',
        removeFailed: '型を削除できませんでした。もう一度お試しください。',
        restoreFailed: '型を元に戻せませんでした',
      }),
      [member],
    ),
  );

  const remove = useCallback(
    async (kata: OwnKata) => {
      const confirmed = await confirm({
        title: 'この型を削除しますか',
        body: `「${kataTitle(kata)}」を削除します。ほかの会員が写した型は残ります。`,
        confirmLabel: '削除する',
        cancelLabel: 'やめる',
        tone: 'danger',
      });
      if (confirmed) removeNow(kata);
      return confirmed;
    },
    [confirm, removeNow],
  );

  return { hidden, remove };
}
