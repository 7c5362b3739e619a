import type { LocalWrite } from '../../../sync/engine/local-write.ts';
import { dayAt } from '../../../sync/model/day/day.ts';
import { limits } from '../../../sync/model/limits.ts';
import { visitEntries } from '../../../sync/model/practice/level.ts';
import type { ItemResult } from '../../../sync/model/practice/memory.ts';
import type { MemberData } from '../member/member-data.ts';
import { drainOutbox, putEntry, readEntry } from '../member/outbox.ts';

type Visitor = Pick<MemberData, 'dataId' | 'newId' | 'write'> & { readonly clock: Pick<MemberData['clock'], 'now'> };

/**
 * Opens the log of one visit: which items it shows, and how they are recalled. The server takes the results of a visit once,
 * so they wait in the outbox, a row for each hundred items; every row after the first also names the visit.
 */
export function openVisitLog(member: Visitor, training_type: string) {
  const logged = new Set<string>();
  const visitId = member.newId();
  let id: string | null = null;

  return {
    /** Adds the result of an item; a later grade replaces an earlier one. `first` are the entries that a new row begins with. */
    append(item: string, result: string, first: readonly ItemResult[] = []) {
      if (result === 'seen' && logged.has(item)) return;
      logged.add(item);
      const open = id === null ? null : readEntry(member, 'practice_results', id);
      const others = open?.results.filter((other) => other.item !== item) ?? [];
      const isOpen = open !== null && others.length < limits.visit_items_max;
      const begun = id === null ? first : [...visitEntries(training_type, visitId), ...first];
      if (!isOpen) id = id === null ? visitId : member.newId();
      const row = isOpen ? open : { training_type, day: dayAt(member.clock.now()) };
      const results = [...(isOpen ? others : begun), { item, result }].map((one) => ({ ...one }));
      putEntry(member, { collection: 'practice_results', id: id ?? visitId }, { ...row, results });
    },
  };
}

/** Stores what the visits of all tabs have noted, and `writes`, in one transaction. Rejects when that fails. */
export async function storeVisits(member: Visitor, writes: readonly LocalWrite[] = []): Promise<void> {
  await drainOutbox(member, ({ collection }) => collection === 'practice_results', writes);
}
