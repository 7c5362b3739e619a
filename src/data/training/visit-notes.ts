import { practiceResults } from '../../../sync/collections/practice-results.ts';
import type { LocalWrite } from '../../../sync/engine/local-write.ts';
import { readJsonAs } from '../../../sync/protocol/read-as.ts';
import { dayAt } from '../../../sync/rules/day.ts';
import { limits } from '../../../sync/rules/limits.ts';
import { visitEntries } from '../../../sync/rules/practice-level.ts';
import type { ItemResult } from '../../../sync/rules/practice-memory.ts';
import { memberStorage } from '../account/identity.ts';
import { type MemberData, rowWrite } from '../member/member-data.ts';

type Visitor = Pick<MemberData, 'id' | 'newId' | 'write'> & { readonly clock: Pick<MemberData['clock'], 'now'> };

/**
 * Begins the notes of one visit: which items it shows, and how they are recalled. The server takes the results of a visit once,
 * so they are noted in localStorage, where they survive a killed page, and become one row for each hundred items in
 * storeVisits(), which begins with `first`, and with the id of the visit if it is not the first one. A later grade replaces an earlier one in the same row.
 */
export function createVisitNotes(
  member: Visitor,
  training_type: string,
): (item: string, result: string, first?: readonly ItemResult[]) => void {
  const noted = new Set<string>();
  const visitId = member.newId();
  let id: string | null = null;

  return (item, result, first = []) => {
    if (result === 'seen' && noted.has(item)) return;
    noted.add(item);
    const open = id === null ? null : readVisit(localStorage.getItem(keyOf(member, id)));
    const others = open?.results.filter((other) => other.item !== item) ?? [];
    const isOpen = open !== null && others.length < limits.visit_items_max;
    const begun = id === null ? first : [...visitEntries(training_type, visitId), ...first];
    if (!isOpen) id = id === null ? visitId : member.newId();
    const row = isOpen ? open : { training_type, day: dayAt(member.clock.now()) };
    const results = [...(isOpen ? others : begun), { item, result }];
    memberStorage(localStorage, member.id).setItem(keyOf(member, id ?? visitId), JSON.stringify({ ...row, results }));
  };
}

/** Stores what the visits of all tabs have noted, and `writes`, in one transaction. Rejects when that fails. */
export async function storeVisits(member: Visitor, writes: readonly LocalWrite[] = []): Promise<void> {
  const notes = new Map<string, string>();
  for (let index = 0; index < localStorage.length; index += 1) {
    const key = localStorage.key(index);
    if (key?.startsWith(keyOf(member, ''))) notes.set(key, localStorage.getItem(key) ?? '');
  }
  const rows = [...notes].flatMap(([key, text]) => {
    const visit = readVisit(text);
    if (visit === null) return [];
    const id = key.slice(keyOf(member, '').length);
    return rowWrite('practice_results', id, (stored) => (stored === null ? visit : 'leave'));
  });
  if (rows.length + writes.length > 0) await member.write([...rows, ...writes]);
  for (const [key, text] of notes) {
    const latest = localStorage.getItem(key);
    localStorage.removeItem(key);
    const noted = latest === text ? null : readVisit(latest);
    if (noted === null) continue;
    // The row of these notes is written already.
    const results = [...noted.results, ...visitEntries(noted.training_type, key.slice(keyOf(member, '').length))];
    const row = { ...noted, results: results.slice(0, limits.visit_items_max) };
    memberStorage(localStorage, member.id).setItem(keyOf(member, member.newId()), JSON.stringify(row));
  }
}

function keyOf(member: Visitor, visitId: string): string {
  return `keiko.visit.${member.id}.${visitId}`;
}

function readVisit(text: string | null) {
  return readJsonAs(practiceResults.schema, text);
}
