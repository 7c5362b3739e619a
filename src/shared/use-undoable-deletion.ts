import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Member } from '../data/member/member.ts';
import { useMember } from '../data/member/member-context.tsx';
import { createDeletions } from '../data/member/outbox.ts';
import { useToast } from '../ui/feedback/toast.tsx';

const UNDO_MS = 5000;

interface DeletedItems<Item> {
  readonly collection: Parameters<typeof createDeletions>[1];
  /** What a message calls an item. */
  readonly name: string;
  /** Creates an item again that was removed. */
  readonly restore: (member: Member, item: Item) => Promise<void>;
}

/**
 * Deletion with undo: hides and queues an item at once, and carries the deletion out UNDO_MS after the latest one, or when the
 * member leaves the screen or the app. `hidden` are the ids of all items that were removed.
 */
export function useUndoableDeletion<Item extends { readonly id: string }>(items: DeletedItems<Item>) {
  const { collection, name, restore } = items;
  const member = useMember();
  const toast = useToast();
  const deletions = useMemo(() => createDeletions(member, collection), [member, collection]);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());

  const commit = useEffectEvent(() => {
    deletions.commit(hidden).catch(() => {
      setHidden(new Set());
      toast({ text: `${name}を削除できませんでした。もう一度お試しください。`, tone: 'error' });
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
        if (deletions.unqueue(item.id)) return setHidden((ids) => new Set([...ids].filter((id) => id !== item.id)));
        // The toast can outlive UNDO_MS, because hovering keeps it open.
        restore(member, item).catch(() => toast({ text: `${name}を元に戻せませんでした`, tone: 'error' }));
      };
      deletions.queue(item.id);
      setHidden((ids) => new Set([...ids, item.id]));
      toast({ text: `${name}を削除しました`, ms: UNDO_MS, action: { label: '元に戻す', run: undo } });
    },
    [deletions, member, name, restore, toast],
  );

  return { hidden, remove };
}
