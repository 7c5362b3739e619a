import type { Body } from '../contracts/json.ts';
import type { RecordKind } from '../rules/streak.ts';
import type { MergeRule } from './merge-rule.ts';
import { optionalText, requiredSyncFields, syncFields, text } from './sync-fields.ts';

/** One Tokyo day; the row's id is the day. */
export interface LoginRecord {
  readonly kind: RecordKind;
  /** The instant at which the device claimed the day. */
  readonly claimed_at: string;
  /** The device's time zone at that moment. */
  readonly tz: string | null;
  readonly device: string | null;
}

/** A login beats a ticket; of two claims the earlier one is kept, with the zone and device it came from. */
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

export const loginRecordsRule = {
  fields: ['kind', 'claimed_at', 'tz', 'device'],
  serverFields: [],
  merge: mergeLoginRecords,
} as const satisfies MergeRule;

export const loginRecordsSchema = {
  title: 'login_records',
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    ...syncFields,
    kind: text,
    claimed_at: text,
    tz: optionalText,
    device: optionalText,
  },
  required: [...requiredSyncFields],
  indexes: ['dirty'],
} as const;
