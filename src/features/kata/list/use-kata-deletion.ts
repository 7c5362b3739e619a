import { useCallback, useEffect, useRef, useState } from 'react';
import { restoreKata } from '../../../data/kata/kata-commands.ts';
import { deleteKatas } from '../../../data/kata/kata-deletions.ts';
import type { OwnKata } from '../../../data/kata/katas.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { kataTitle } from '../kata-title.ts';

/** Time to undo a deletion, in milliseconds. */
const UNDO_MS = 5000;

interface KataDeletion {
  /** Removed from the list, deletion not yet committed. */
  readonly hidden: ReadonlySet<string>;
  /** Confirms, then deletes; false if the member cancelled. */
  readonly remove: (kata: OwnKata) => Promise<boolean>;
}

/**
 * Deletion with undo: hides the kata at once and commits after UNDO_MS, or when the member leaves the screen or the
 * app. It waits because a synced deletion wins over every other change.
 */
export function useKataDeletion(): KataDeletion {
  const member = useMember();
  const { confirm } = useDialogs();
  const toast = useToast();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const pending = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const show = useCallback((id: string) => setHidden((ids) => new Set([...ids].filter((other) => other !== id))), []);

  const commit = useCallback(
    (ids: readonly string[]) => {
      const due = ids.filter((id) => pending.current.has(id));
      if (due.length === 0) return;
      for (const id of due) {
        clearTimeout(pending.current.get(id));
        pending.current.delete(id);
      }
      deleteKatas(member, due).catch(() => {
        for (const id of due) show(id);
        toast({ text: '型を削除できませんでした。もう一度お試しください。', tone: 'error' });
      });
    },
    [member, show, toast],
  );

  useEffect(() => {
    const commitAll = () => commit([...pending.current.keys()]);
    const onHidden = () => {
      if (document.visibilityState === 'hidden') commitAll();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      commitAll();
    };
  }, [commit]);

  const undo = useCallback(
    (kata: OwnKata) => {
      clearTimeout(pending.current.get(kata.id));
      if (pending.current.delete(kata.id)) return show(kata.id);
      // The toast can outlive UNDO_MS, because hovering keeps it open.
      restoreKata(member, kata).catch(() => toast({ text: '型を元に戻せませんでした。', tone: 'error' }));
    },
    [member, show, toast],
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
      if (!confirmed) return false;
      setHidden((ids) => new Set([...ids, kata.id]));
      pending.current.set(
        kata.id,
        setTimeout(() => commit([kata.id]), UNDO_MS),
      );
      toast({ text: '型を削除しました', ms: UNDO_MS, action: { label: '元に戻す', run: () => undo(kata) } });
      return true;
    },
    [confirm, toast, commit, undo],
  );

  return { hidden, remove };
}
