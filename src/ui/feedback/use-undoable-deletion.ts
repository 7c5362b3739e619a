import { useCallback, useEffect, useRef, useState } from 'react';
import { useToast } from './toast.tsx';

/** Time to undo a deletion, in milliseconds. */
const UNDO_MS = 5000;

/** How the items of a list are deleted. Memoize it. */
export interface DeletionActions<Item> {
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** Creates an item again that was removed. */
  readonly restore: (item: Item) => Promise<void>;
  readonly removed: string;
  readonly removeFailed: string;
  readonly restoreFailed: string;
}

interface UndoableDeletion<Item> {
  /** Removed from the list, deletion not yet committed. */
  readonly hidden: ReadonlySet<string>;
  readonly remove: (item: Item) => void;
}

/**
 * Deletion with undo: hides an item at once and commits after UNDO_MS, or when the member leaves the screen or the app.
 * It waits because a synced deletion wins over every other change.
 */
export function useUndoableDeletion<Item extends { readonly id: string }>(
  actions: DeletionActions<Item>,
): UndoableDeletion<Item> {
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
      actions.remove(due).catch(() => {
        for (const id of due) show(id);
        toast({ text: actions.removeFailed, tone: 'error' });
      });
    },
    [actions, show, toast],
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
    (item: Item) => {
      clearTimeout(pending.current.get(item.id));
      if (pending.current.delete(item.id)) return show(item.id);
      // The toast can outlive UNDO_MS, because hovering keeps it open.
      actions.restore(item).catch(() => toast({ text: actions.restoreFailed, tone: 'error' }));
    },
    [actions, show, toast],
  );

  const remove = useCallback(
    (item: Item) => {
      setHidden((ids) => new Set([...ids, item.id]));
      pending.current.set(
        item.id,
        setTimeout(() => commit([item.id]), UNDO_MS),
      );
      toast({ text: actions.removed, ms: UNDO_MS, action: { label: '元に戻す', run: () => undo(item) } });
    },
    [actions, toast, commit, undo],
  );

  return { hidden, remove };
}
