/** Why a registration is suggested: the entry of the setting `cards` that remembers that the card was closed. */
export interface RegisterReason {
  readonly name: 'storage' | 'register';
  /** For 'register', the days of practice. */
  readonly count: number;
}

/** After how many days of practice a registration is suggested. */
const SUGGESTED_AFTER = [3, 10] as const;

/**
 * Why a guest is to register now; null for no reason. `mayEvict`: the browser deletes the data of a page
 * that is not opened for some days. `closed` are the entries of the cards closed before.
 */
export function registerReason(
  facts: { readonly mayEvict: boolean; readonly practiceDays: number },
  closed: Readonly<Record<string, number>>,
): RegisterReason | null {
  if (facts.mayEvict && closed.storage === undefined) return { name: 'storage', count: 1 };
  const reached = SUGGESTED_AFTER.filter((days) => facts.practiceDays >= days).at(-1) ?? 0;
  return reached > (closed.register ?? 0) ? { name: 'register', count: reached } : null;
}
