import * as v from 'valibot';
import type { Body } from '../protocol/json.ts';
import { type Collection, optionalText, text } from './collection.ts';

/** A login counts before a ticket; of two claims the earlier one is kept, with its zone and device. */
export function mergeLoginRecords(a: Body, b: Body): Body {
  const first = claimOrder(a) <= claimOrder(b) ? a : b;
  return {
    ...first,
    kind: a.kind === 'login' || b.kind === 'login' ? 'login' : 'ticket',
  };
}

function claimOrder(record: Body): string {
  return `${record.claimed_at} ${record.device ?? ''} ${record.tz ?? ''}`;
}

export const loginRecords = {
  id: 'date',
  isOnHome: true,
  schema: v.object({
    kind: v.fallback(v.picklist(['login', 'ticket']), 'login'),
    /** The instant at which the device claimed the day. */
    claimed_at: text,
    /** The device's time zone at that moment. */
    tz: optionalText,
    device: optionalText,
  }),
  fields: ['kind', 'claimed_at', 'tz', 'device'],
  serverFields: [],
  merge: mergeLoginRecords,
  // A login may earn the ticket.
  appliesLast: (_id, { kind }) => kind === 'ticket',
} as const satisfies Collection;

/** One Tokyo day; the row's id is the day. */
export type LoginRecord = Readonly<v.InferOutput<typeof loginRecords.schema>>;
