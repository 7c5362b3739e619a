/** The days of a member on which the measurement is offered; the first is that of the first finished practice. */
const OCCASIONS = [1, 30, 100, 200, 365] as const;

const OFFERED_DAYS = 14;

/** The occasion that is open on a member's day, 1 being that of joining; null where it was measured since. */
export function openOccasion(memberDay: number, measuredDays: readonly number[]): number | null {
  const occasion = OCCASIONS.findLast((first) => first <= memberDay) ?? null;
  return occasion === null || measuredDays.some((day) => day >= occasion) ? null : occasion;
}

/** Whether home offers an open occasion. `closed` is the last one for which the member closed the card. */
export function isOffered(occasion: number, memberDay: number, closed = 0): boolean {
  return occasion > closed && memberDay < occasion + OFFERED_DAYS;
}

/** The next occasion after a member's day; null after the last. */
export function nextOccasion(memberDay: number): number | null {
  return OCCASIONS.find((first) => first > memberDay) ?? null;
}

/** The next of the parallel forms, each once in an order drawn from the member's id. */
export function nextForm<Form extends { readonly id: string }>(
  forms: readonly Form[],
  memberId: string,
  used: readonly string[],
): Form | undefined {
  const order = forms.toSorted((one, other) => hash(memberId + one.id) - hash(memberId + other.id));
  return order.find(({ id }) => !used.includes(id)) ?? order[used.length % order.length];
}

/** FNV-1a with 32 bits. Its last steps mix the end of the text too little for an order, hence the final multiplications. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
