import type { Body, Json } from '../contracts/json.ts';

/** 0: as the server has it. 1: waits to be sent. 2: refused by the server and parked for the member to see. */
export type Dirtiness = 0 | 1 | 2;

/**
 * A row on this device, with the whole truth about its delivery inside, so that neither a crash, nor a turned clock,
 * nor a closed tab can part the two.
 */
export interface SyncedDoc {
  readonly id: string;
  /** The server's revision that `body` builds on; 0 when the server has never acknowledged the row. */
  readonly rev: number;
  readonly dirty: Dirtiness;
  /** The id of the latest local write; '' when there is none. */
  readonly mut: string;
  /** Local writes before `mut` that the server has not answered and that may still be on their way. */
  readonly past: readonly string[];
  /** While dirty: the acknowledged values of the fields that were touched here. Null: the row is new, all are. */
  readonly base: Body | null;
  /**
   * Deleted; hidden from screens. A clean row stays as an empty mark, so that a late answer cannot bring it back and
   * a server that was restored to an older state hears of the deletion again.
   */
  readonly del: boolean;
  /** Why the server refused the row, while it is parked. */
  readonly code: string | null;
  readonly body: Body;
}

/** A clean row whose revision is 0 was there before a reset and has not been seen on the server since. */
export function isStale(doc: SyncedDoc): boolean {
  return doc.dirty === 0 && doc.rev === 0;
}

/** A row as acknowledged by the server. */
export function cleanDoc(id: string, rev: number, body: Body): SyncedDoc {
  return {
    id,
    rev,
    dirty: 0,
    mut: '',
    past: [],
    base: null,
    del: false,
    code: null,
    body,
  };
}

/** What is left of a row whose deletion the server has acknowledged. */
export function deletedDoc(id: string, rev: number): SyncedDoc {
  return { ...cleanDoc(id, rev, {}), del: true };
}

/** The fields of a body as the server last acknowledged it, whatever has been touched since. */
export function acknowledgedBody(doc: SyncedDoc): Body {
  return { ...doc.body, ...doc.base };
}

/** The values of `fields`; null where a body lacks one. */
export function valuesOf(body: Body, fields: Iterable<string>): Body {
  const values: Record<string, Json> = {};
  for (const field of fields) values[field] = body[field] ?? null;
  return values;
}

export function pick(body: Body, fields: Iterable<string>): Body {
  const picked: Record<string, Json> = {};
  for (const field of fields) {
    const value = body[field];
    if (value !== undefined) picked[field] = value;
  }
  return picked;
}
