import type { Body, Json } from '../contracts/json.ts';
import type { Store } from './ports.ts';
import { pullAnew } from './reset.ts';
import { giveUp, replacedWrites, writeLocally } from './transitions.ts';

/** What a write makes of a row's fields: null for a missing row. Returns the fields to set, 'delete', or 'leave'. */
export type LocalChange = (current: Body | null) => Body | 'delete' | 'leave';

/**
 * The only way a screen changes a synced row. Resolves once the row is stored on this device; sending it is the sync's
 * business. Rejects when storage fails, and then nothing has changed.
 */
export async function localWrite(
  store: Store,
  newMut: () => string,
  target: { readonly c: string; readonly id: string },
  change: LocalChange,
): Promise<void> {
  await store.update(target.c, [target.id], (doc, id) => {
    const wanted = change(doc === null || doc.del ? null : doc.body);
    if (wanted === 'leave') return doc;
    return writeLocally(doc, id, wanted === 'delete' ? null : wellFormed(wanted), newMut());
  });
}

/** Sends a parked row once more: as a new write, since the server stays with its answer to the old one. */
export async function retryRow(
  store: Store,
  newMut: () => string,
  target: { readonly c: string; readonly id: string },
): Promise<void> {
  await store.update(target.c, [target.id], (doc) =>
    doc?.dirty === 2 ? { ...doc, dirty: 1, code: null, past: replacedWrites(doc), mut: newMut() } : doc,
  );
}

/** Gives up a parked row: it returns to what the server had, or goes away if the server never had it. */
export async function discardRow(
  store: Store,
  newMut: () => string,
  { c, id }: { readonly c: string; readonly id: string },
): Promise<void> {
  let isOffer = false;
  await store.update(c, [id], (doc) => {
    isOffer = doc?.dirty === 2 && doc.base === null && doc.rev > 0;
    return doc;
  });
  // What was offered to a restored server stood in the way of the older version that it may have.
  if (isOffer) await pullAnew(store);
  await store.update(c, [id], (doc) => (doc?.dirty === 2 ? giveUp(doc, newMut()) : doc));
}

/** The database knows neither NUL nor half a surrogate pair; both come from broken pastes and carry no meaning. */
function wellFormed<T extends Json>(value: T): T;
function wellFormed(value: Json): Json {
  if (typeof value === 'string') return value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map((item) => wellFormed(item));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, wellFormed(item)]));
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
