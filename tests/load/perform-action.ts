import { type LocalChange, localWrite } from '../../sync/engine/local-write.ts';
import type { Store } from '../../sync/engine/ports.ts';
import { dayAt } from '../../sync/model/day/day.ts';
import type { Rng } from '../../sync/model/practice/seeded-random.ts';
import { practised } from '../support/backend/practised.ts';
import type { VisitAction } from './morning.ts';

/** Writes the rows of an action, as the screens do. `kata` is the id of the visit's kata. */
export async function performAction(
  action: VisitAction,
  {
    store,
    rng,
    nowMs,
    kata,
  }: { readonly store: Store; readonly rng: Rng; readonly nowMs: number; readonly kata: string },
): Promise<void> {
  const write = (collection: string, id: string, change: LocalChange) =>
    localWrite(store, rng.uuid, { key: { collection, id }, change });
  const now = new Date(nowMs).toISOString();
  const day = dayAt(nowMs);

  switch (action) {
    case 'login':
      return write('login_records', day, () => ({ kind: 'login', claimed_at: now, tz: 'Asia/Tokyo', device: 'load' }));
    case 'practice':
      await write('practice_results', rng.uuid(), () => ({
        training_type: 'sojo',
        day,
        results: Array.from({ length: 10 }, (_, n) => ({ item: `item-${n}`, result: rng.pick(['ok', 'again']) })),
      }));
      return write('training_sessions', rng.uuid(), () => ({
        ...practised,
        details: { score: rng.int(0, 10), level: 1 },
        completed_at: now,
      }));
    case 'note':
      return write('notes', rng.uuid(), () => ({
        text: `息が長い。${rng.int(0, 999_999)}`,
        day,
        written_at: now,
        about: 'sojo',
        question: null,
      }));
    case 'new-kata':
      return write('kata_forms', kata, () => ({
        zou: `橋を渡る ${rng.int(0, 999_999)}`,
        ishiki: '足の裏を感じる',
        name: '橋',
        category: null,
        is_copied: false,
        original_id: null,
        review: null,
      }));
    case 'edit-kata':
      return write('kata_forms', kata, () => ({ ishiki: `踵から渡る ${rng.int(0, 999_999)}` }));
  }
}
