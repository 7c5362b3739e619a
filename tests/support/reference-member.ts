import { ruleOf } from '../../sync/collections/merge-rules.ts';
import { type Body, type Json, sameJson } from '../../sync/contracts/json.ts';
import type { WireRow } from '../../sync/contracts/sync-exchange.ts';

/** One row of a member on the server. */
export interface ServerRow {
  readonly c: string;
  readonly id: string;
  readonly rev: number;
  readonly deleted: boolean;
  readonly body: Body;
  readonly changedAt: number;
}

export interface MemberRows {
  readonly id: string;
  readonly joinedAt: string;
  readonly rows: Map<string, ServerRow>;
  /** Writes already answered, with the code of those that were refused. */
  readonly muts: Map<string, string | null>;
  rev: number;
  epoch: string;
  /** The lives before this one, each with the revision to which the restored backup went back. */
  ended: readonly { readonly epoch: string; readonly rev: number }[];
  gcFloor: number;
}

/** A row in the form in which it travels. */
export function wire({ c, id, rev, deleted, body }: ServerRow): WireRow {
  if (deleted) return { c, id, rev, deleted };
  const rule = ruleOf(c);
  const fields: Record<string, Json> = {};
  for (const field of [...rule.fields, ...rule.serverFields]) fields[field] = body[field] ?? null;
  return { ...fields, c, id, rev, deleted };
}

/** Up to which revision a device that last spoke in `epoch` and the server still mean the same. */
export function knownRev({ epoch: current, ended, rev }: MemberRows, epoch: string | null): number {
  const life = epoch?.split('.')[0];
  if (life === current) return rev;
  const since = ended.findIndex((before) => before.epoch === life);
  const revs = ended.slice(Math.max(0, since)).map((before) => before.rev);
  return revs.length === 0 ? 0 : Math.min(...revs);
}

/** What a backup of a member keeps. */
export function copyOf(member: MemberRows) {
  return { rows: new Map(member.rows), muts: new Map(member.muts) };
}

/** True when a row has the fields of a claim, and they are as claimed. */
export function contains(body: Body, patch: Body): boolean {
  return Object.entries(patch).every(([field, value]) => sameJson(body[field] ?? null, value));
}
