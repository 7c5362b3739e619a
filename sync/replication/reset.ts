import { ruleOf, syncedCollections } from '../collections/merge-rules.ts';
import { isStale } from './document.ts';
import type { Random, Store } from './ports.ts';
import type { SyncState } from './sync-state.ts';
import { lostEdit, prepareForReset } from './transitions.ts';

const PAGE = 500;

/**
 * The server was restored to an older state, or has forgotten deletions that this device never saw: pulling starts
 * from the beginning. The state is saved first, so that a crash in the middle is taken up by the next cycle. Nothing
 * is done when another tab has begun a reset since `generation`.
 */
export async function beginReset(store: Store, knownRev: number, epoch: string, generation: number): Promise<void> {
  await store.changeState((state) =>
    state.generation === generation
      ? {
          ...state,
          epoch,
          cursor: 0,
          generation: generation + 1,
          reset: { phase: 'marking', known_rev: knownRev },
        }
      : state,
  );
}

/** Lets the next cycles bring every row once more; an answer asked for before does not move the cursor any more. */
export async function pullAnew(store: Store): Promise<void> {
  await store.changeState((state) => ({ ...state, cursor: 0, generation: state.generation + 1 }));
}

/** Marks every row as unseen, and what the server has lost as waiting to be sent again. */
export async function markUnseen(store: Store, asked: SyncState, random: Random): Promise<void> {
  const { reset, generation } = asked;
  if (reset?.phase !== 'marking') return;
  const isWanted = (state: SyncState) => state.generation === generation && state.reset?.phase === 'marking';
  for (const c of syncedCollections) {
    for await (const ids of pages(store, c)) {
      if (!isWanted(await store.state())) continue;
      await store.update(c, ids, (doc) =>
        doc === null || doc.rev === 0 ? doc : prepareForReset(doc, reset.known_rev, random.uuid(), ruleOf(c)),
      );
    }
  }
  await store.changeState((state) => {
    if (isWanted(state)) return { ...state, reset: { phase: 'pulling' } };
    // A newer reset marks them all anew.
    if (state.reset?.phase === 'marking') return state;
    // Another tab got ahead, and rows that it has pulled may have been marked here: they are to be seen once more.
    return { ...state, cursor: 0, generation: state.generation + 1, reset: { phase: 'pulling' } };
  });
}

/**
 * After everything has been pulled anew: clean rows that the server did not bring are gone there, and go here too.
 * An unsent edit of such a row is kept and sent whole.
 */
export async function sweepUnseen(store: Store): Promise<void> {
  for (const c of syncedCollections) {
    for await (const ids of pages(store, c)) {
      await store.update(c, ids, (doc) => {
        if (doc === null || isStale(doc)) return null;
        return doc.rev === 0 && doc.base !== null ? lostEdit(doc, ruleOf(c)) : doc;
      });
    }
  }
}

async function* pages(store: Store, c: string): AsyncGenerator<readonly string[]> {
  let after = '';
  for (;;) {
    const ids = await store.idsAfter(c, after, PAGE);
    const last = ids.at(-1);
    if (last === undefined) return;
    yield ids;
    after = last;
  }
}
