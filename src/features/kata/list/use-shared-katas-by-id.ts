import { useEffect, useState } from 'react';
import type { SharedKata } from '../../../../supabase/contracts/search-shared-kata.ts';
import { readSharedKatas } from '../../../data/kata/shared-katas.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { useOnline } from '../../../lib/use-online.ts';

interface SharedKatasById {
  /** Null for a kata that is not shared any more; ids that were not asked for yet are missing. */
  readonly found: ReadonlyMap<string, SharedKata | null>;
  readonly hasFailed: boolean;
}

/** Loads shared kata by their ids, each once; again when the network is back. */
export function useSharedKatasById(ids: readonly string[]): SharedKatasById {
  const member = useMember();
  const online = useOnline();
  const [found, setFound] = useState<ReadonlyMap<string, SharedKata | null>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const unknown = ids.filter((id) => !found.has(id)).join(' ');

  useEffect(() => {
    if (!online || unknown === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const asked = unknown.split(' ');
    readSharedKatas(member, asked, signal).then(
      (rows) => {
        if (signal.aborted) return;
        const byId = new Map(rows.map((kata) => [kata.id, kata]));
        setFailed(false);
        setFound((current) => new Map([...current, ...asked.map((id) => [id, byId.get(id) ?? null] as const)]));
      },
      () => {
        if (!signal.aborted) setFailed(true);
      },
    );
    return () => controller.abort();
  }, [member, online, unknown]);

  return { found, hasFailed: hasFailed || !online };
}
