/** Why a registration is suggested: the entry of the setting `cards` that remembers that the card was closed. */
export interface RegisterReason {
  readonly name: 'storage' | 'register';
  /** What the entry remembers: for 'register', after how many days of practice it was suggested. */
  readonly count: number;
  readonly practiceDays: number;
}

/** After how many days of practice a registration is suggested. */
const SUGGESTED_AFTER = [3, 10] as const;

/** For how many of them the card stands; the line below the cards stays. */
const CARD_DAYS = 3;

/**
 * Why a guest is to register now; null for no reason. `mayEvict`: the browser deletes the data of a page
 * that is not opened for some days. `closed` are the entries of the cards closed before.
 */
export function registerReason(
  facts: { readonly mayEvict: boolean; readonly practiceDays: number },
  closed: Readonly<Record<string, number>>,
): RegisterReason | null {
  const { mayEvict, practiceDays } = facts;
  if (mayEvict && closed.storage === undefined) return { name: 'storage', count: 1, practiceDays };
  const reached = SUGGESTED_AFTER.filter((days) => practiceDays >= days).at(-1) ?? 0;
  const isNew = reached > (closed.register ?? 0) && practiceDays < reached + CARD_DAYS;
  return isNew ? { name: 'register', count: reached, practiceDays } : null;
}
