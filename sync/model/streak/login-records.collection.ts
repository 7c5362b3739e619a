import * as v from 'valibot';
import { type Collection, optionalText, text } from '../collection.ts';
import type { Body } from '../json.ts';

/** A login counts before a ticket; of two claims the earlier one is kept, with its zone, device and bridge. */
export function mergeLoginRecords(a: Body, b: Body): Body {
  const first = claimOrder(a) <= claimOrder(b) ? a : b;
  const isLogin = a.kind === 'login' || b.kind === 'login';
  return { ...first, kind: isLogin ? 'login' : 'ticket', bridge: isLogin ? null : (first.bridge ?? null) };
}

function claimOrder(record: Body): string {
  return `${record.claimed_at} ${record.device ?? ''} ${record.tz ?? ''} ${record.bridge ?? ''}`;
}

export const loginRecords = {
  id: 'date',
  isOnHome: true,
  schema: v.object({
    kind: v.fallback(v.picklist(['login', 'ticket']), 'login'),
    claimed_at: text,
    /** The device's time zone at that moment. */
    tz: optionalText,
    device: optionalText,
    /** A UUID that the tickets of one bridge share, of which the server accepts all or none. */
    bridge: optionalText,
  }),
  fields: ['kind', 'claimed_at', 'tz', 'device', 'bridge'],
  merge: mergeLoginRecords,
  // A login may earn the ticket.
  appliesLast: { kind: 'ticket' },
  groupOf: ({ bridge }) => (typeof bridge === 'string' ? bridge : null),
} as const satisfies Collection;

/** One Tokyo day; the row's id is the day. */
export type LoginRecord = Readonly<v.InferOutput<typeof loginRecords.schema>>;
