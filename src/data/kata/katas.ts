import { useMemo } from 'react';
import { map } from 'rxjs';
import { foldText } from '../../../sync/rules/kata-folding.ts';
import { compareOwnKata } from '../../../sync/rules/kata-order.ts';
import type { KataHiding } from '../../../sync/rules/kata-reports.ts';
import type { KataReview } from '../../../sync/rules/kata-review.ts';
import { searchText } from '../../../sync/rules/kata-search.ts';
import { type LiveRow, liveRowsAs } from '../../../sync/storage/live-rows.ts';
import { useMember } from '../member/member-context.tsx';
import { sharePerDatabase } from '../member/share-per-database.ts';
import { useLive } from '../member/use-live.ts';
import { deliveryOf, type RowDelivery } from '../sync/delivery.ts';

/** A kata of the member's own, as screens show it. */
export interface OwnKata {
  readonly id: string;
  readonly zou: string;
  readonly ishiki: string;
  readonly name: string | null;
  readonly category: string | null;
  readonly originalId: string | null;
  readonly copyCount: number;
  readonly review: KataReview | null;
  /** Why the admin has hidden it from other members; null while it is shared. */
  readonly hiding: KataHiding | null;
  readonly delivery: RowDelivery;
  readonly rejectionCode: string | null;
  /** `nameKey`: folded name for sorting. `text`: all texts folded, for searching. */
  readonly nameKey: string;
  readonly text: string;
}

/** The member's kata, sorted, and the ids of the shared kata they were copied from. */
export interface OwnKatas {
  readonly list: readonly OwnKata[];
  readonly byId: ReadonlyMap<string, OwnKata>;
  /** The shared kata that the member has copied. */
  readonly copied: ReadonlySet<string>;
}

/** The member's kata, live; undefined while they load. */
export function useOwnKatas(): OwnKatas | undefined {
  const { database } = useMember();
  return useLive(useMemo(() => ownKatas(database), [database]));
}

/** The member's kata as an observable. */
export const ownKatas = sharePerDatabase((database) =>
  liveRowsAs(database, 'kata_forms', toOwnKata).pipe(map(toOwnKatas)),
);

function toOwnKatas(byId: ReadonlyMap<string, OwnKata>): OwnKatas {
  const list = [...byId.values()].sort(compareOwnKata);
  const copied = new Set(list.flatMap(({ originalId }) => (originalId === null ? [] : [originalId])));
  return { list, byId, copied };
}

function toOwnKata({ id, body, delivery }: LiveRow<'kata_forms'>): OwnKata {
  const { zou, ishiki, name, category, original_id, copy_count, review, hidden } = body;
  return {
    id,
    zou,
    ishiki,
    name,
    category,
    originalId: original_id,
    copyCount: copy_count,
    review,
    hiding: hidden,
    ...deliveryOf(delivery),
    nameKey: name === null ? '' : foldText(name),
    text: searchText({ zou, ishiki, name, category }),
  };
}
