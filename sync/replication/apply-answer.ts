import { isSyncedCollection, ruleOf } from '../collections/merge-rules.ts';
import type { RowResult, SyncAnswer, WireRow } from '../contracts/sync-exchange.ts';
import type { SyncedDoc } from './document.ts';
import type { DocRef, Store } from './ports.ts';
import type { SyncNote } from './sync-state.ts';
import { applyRow, settle } from './transitions.ts';

/** Settles the rows that were sent, then takes in the rows and snapshots that are new. */
export async function applyAnswer(store: Store, batch: readonly DocRef[], answer: SyncAnswer): Promise<void> {
  const lost: SyncNote[] = [];
  await applyResults(store, batch, answer.results, lost);
  await applyRows(store, answer.rows, lost);
  for (const [name, snapshot] of Object.entries(answer.library ?? {})) await store.saveSnapshot(name, snapshot);
  if (lost.length > 0)
    await store.changeState((state) => ({
      ...state,
      notes: [...state.notes, ...lost].slice(-20),
    }));
}

async function applyResults(store: Store, batch: readonly DocRef[], results: readonly RowResult[], lost: SyncNote[]) {
  const answers = new Map(results.map((result) => [`${result.c} ${result.id}`, result]));
  for (const [c, refs] of byCollection(batch)) {
    const sent = new Map(refs.map(({ doc }) => [doc.id, doc]));
    const rule = ruleOf(c);
    await store.update(c, [...sent.keys()], (doc, id) => {
      const sentDoc = sent.get(id);
      const result = answers.get(`${c} ${id}`);
      if (sentDoc === undefined || result === undefined || result.mut !== sentDoc.mut) return doc;
      const next = settle(doc, sentDoc, result, rule);
      noteLoss(lost, c, doc, next);
      return next;
    });
  }
}

/** Rows of collections that a newer server knows and this build does not are passed over; see SyncState.schema. */
async function applyRows(store: Store, rows: readonly WireRow[], lost: SyncNote[]) {
  for (const [c, group] of byCollection(rows)) {
    if (!isSyncedCollection(c)) continue;
    const byId = new Map(group.map((row) => [row.id, row]));
    const rule = ruleOf(c);
    await store.update(c, [...byId.keys()], (doc, id) => {
      const row = byId.get(id);
      if (row === undefined) return doc;
      const next = applyRow(doc, row, rule);
      noteLoss(lost, c, doc, next);
      return next;
    });
  }
}

/** An unsent edit that met a deletion is gone: the member hears of it once. */
function noteLoss(lost: SyncNote[], c: string, doc: SyncedDoc | null, next: SyncedDoc | null) {
  if (doc === null || doc.dirty === 0 || doc.del || next?.dirty !== 0 || !next.del) return;
  if (lost.some((note) => note.id === doc.id)) return;
  const title = doc.body.name ?? doc.body.zou;
  lost.push({
    kind: 'deleted-elsewhere',
    c,
    id: doc.id,
    title: typeof title === 'string' ? title : '',
  });
}

function byCollection<T extends { readonly c: string }>(items: readonly T[]): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(item.c);
    if (group === undefined) groups.set(item.c, [item]);
    else group.push(item);
  }
  return groups;
}
