import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '../ui/feedback/toast.tsx';

const UNDO_MS = 5000;

/** How the items of a list are deleted. Memoize it. */
interface DeletionActions<Item> {
  readonly queue: (id: string) => void;
  /** Undoes a queued deletion; false if it is too late. */
  readonly unqueue: (id: string) => boolean;
  /** Carries out those of the deletions that are still queued; if it rejects, they are undone. */
  readonly commit: (ids: Iterable<string>) => Promise<void>;
  /** Creates an item again that was removed. */
  readonly restore: (item: Item) => Promise<void>;
  readonly removed: string;
  readonly removeFailed: string;
  readonly restoreFailed: string;
}

/**
 * Deletion with undo: hides and queues an item at once, and carries the deletion out UNDO_MS after the latest one, or when the
 * member leaves the screen or the app.
 */
export function useUndoableDeletion<Item extends { readonly id: string }>(actions: DeletionActions<Item>) {
  const toast = useToast();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());

  const commit = useEffectEvent(() => {
    actions.commit(hidden).catch(() => {
      setHidden(new Set());
      toast({ text: actions.removeFailed, tone: 'error' });
    });
  });

  useEffect(() => {
    if (hidden.size === 0) return;
    const timer = setTimeout(() => commit(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [hidden]);

  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') commit();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      commit();
    };
  }, []);

  const remove = useCallback(
    (item: Item) => {
      const undo = () => {
        if (actions.unqueue(item.id)) return setHidden((ids) => new Set([...ids].filter((id) => id !== item.id)));
        // The toast can outlive UNDO_MS, because hovering keeps it open.
        actions.restore(item).catch(() => toast({ text: actions.restoreFailed, tone: 'error' }));
      };
      actions.queue(item.id);
      setHidden((ids) => new Set([...ids, item.id]));
      toast({ text: actions.removed, ms: UNDO_MS, action: { label: '元に戻す', run: undo } });
    },
    [actions, toast],
  );

  return {
    /** Removed from the list, whether or not the deletion is carried out already. */
    hidden,
    remove,
  };
}
