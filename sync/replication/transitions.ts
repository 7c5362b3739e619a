import type { MergeRule } from '../collections/merge-rule.ts';
import { type Body, type Json, sameJson } from '../contracts/json.ts';
import type { RowResult, WireRow } from '../contracts/sync-exchange.ts';
import { acknowledgedBody, cleanDoc, deletedDoc, pick, type SyncedDoc, valuesOf } from './document.ts';

/** Replaced writes that a row remembers; a request that is older than so many edits will not arrive any more. */
const PAST_KEPT = 48;

/** A row as it stood on the server at a revision. */
interface Version {
  readonly rev: number;
  readonly deleted: boolean;
  readonly body: Body;
}

/**
 * The row after a local write of `body`; null deletes it. Every write gets a new `mut`, and a field once touched stays
 * so until the server has acknowledged it, even when it is set back to its old value: the old write may be on its way.
 */
export function writeLocally(doc: SyncedDoc | null, id: string, body: Body | null, mut: string): SyncedDoc | null {
  if (doc === null) {
    return body === null ? null : { ...cleanDoc(id, 0, body), dirty: 1, mut };
  }
  if (doc.del && body === null) return doc;
  const isNew = doc.dirty > 0 && doc.base === null;
  const touched = body === null ? [] : Object.keys(body).filter((field) => !sameJson(body[field], doc.body[field]));
  return {
    ...doc,
    dirty: 1,
    mut,
    past: replacedWrites(doc),
    base: isNew ? null : { ...valuesOf(doc.body, touched), ...doc.base },
    del: body === null,
    code: null,
    body: body === null ? doc.body : { ...doc.body, ...body },
  };
}

/** The ids of the unanswered writes that the next one replaces. */
export function replacedWrites(doc: SyncedDoc): readonly string[] {
  return doc.dirty === 0 ? doc.past : [...doc.past, doc.mut].slice(-PAST_KEPT);
}

/** The row after the server's answer to `sent`, which may be an older version of it than `doc`. Null: there is none. */
export function settle(doc: SyncedDoc | null, sent: SyncedDoc, result: RowResult, rule: MergeRule): SyncedDoc | null {
  const server = answeredVersion(sent, result, rule);
  const isOpen = doc !== null && doc.dirty > 0 && (doc.mut === sent.mut || doc.past.includes(sent.mut));
  if (!isOpen) return server === null ? doc : applyVersion(doc, sent.id, server, rule);
  if (result.status === 'rejected') {
    const next = server === null || server.deleted ? doc : rebase(doc, server, rule);
    return doc.mut === sent.mut ? park(next, result.code, server) : next;
  }
  if (server === null || server.deleted) return deletedDoc(doc.id, Math.max(doc.rev, server?.rev ?? 0));
  // A newer version that came by another way has this write in it already.
  const now = doc.rev > server.rev ? { rev: doc.rev, deleted: false, body: acknowledgedBody(doc) } : server;
  if (doc.mut === sent.mut) return cleanDoc(doc.id, now.rev, now.body);
  const past = doc.past.slice(doc.past.indexOf(sent.mut) + 1);
  const base = valuesOf(now.body, touchedSince(doc, sent, past, rule));
  return rebase({ ...doc, past, base }, now, rule);
}

/** The row after a version of it came from the server. */
export function applyRow(doc: SyncedDoc | null, row: WireRow, rule: MergeRule): SyncedDoc | null {
  return applyVersion(doc, row.id, versionOf(row, rule), rule);
}

/**
 * The row at the start of a reset: the rest waits to be seen again, and what the server has lost is offered to it once
 * more, unless somebody has written the row there since: such a version has a revision beyond `knownRev`.
 */
export function prepareForReset(doc: SyncedDoc, knownRev: number, mut: string, rule: MergeRule): SyncedDoc {
  const offered = knownRev + 1;
  if (doc.dirty > 0 && doc.base === null) return { ...doc, rev: Math.min(doc.rev, offered) };
  if (doc.rev <= knownRev) return { ...doc, rev: 0 };
  if (doc.dirty > 0) return lostEdit(doc, rule);
  return { ...doc, rev: offered, dirty: 1, mut, past: [], base: null };
}

/** An unsent edit of a row that the server has lost: it is sent whole, and what it was made on is not forgotten. */
export function lostEdit(doc: SyncedDoc, rule: MergeRule): SyncedDoc {
  return { ...doc, rev: 0, base: valuesOf(acknowledgedBody(doc), rule.fields) };
}

/** What becomes of a parked row that is given up. Null: the server never had it, and it goes away. */
export function giveUp(doc: SyncedDoc, mut: string): SyncedDoc | null {
  if (doc.base === null) return null;
  const held = cleanDoc(doc.id, doc.rev, acknowledgedBody(doc));
  // An earlier write of it may still be on its way: the next one has to tell the server that it is out of date.
  if (doc.rev > 0) return { ...held, past: doc.past };
  // What the server has lost is offered to it again, under the lowest revision: any version it has is newer.
  return { ...held, rev: 1, dirty: 1, mut };
}

/** True for a row that waits only because the server has lost it. */
function isOffered(doc: SyncedDoc): boolean {
  return doc.dirty === 1 && doc.base === null && doc.rev > 0 && doc.past.length === 0 && !doc.del;
}

/** The fields a dirty row sends: those touched here, or all of a new row. */
export function patchOf(doc: SyncedDoc, rule: MergeRule): Body {
  if (doc.del) return {};
  return pick(doc.body, touchedFields(doc, rule));
}

/** The known fields of a server row; fields of a newer server are passed over. */
export function bodyOf(row: WireRow, rule: MergeRule): Body {
  return pick(row, [...rule.fields, ...rule.serverFields]);
}

function versionOf(row: WireRow, rule: MergeRule): Version {
  return { rev: row.rev, deleted: row.deleted, body: bodyOf(row, rule) };
}

/** What an answer tells of the row on the server; null when there is none. */
function answeredVersion(sent: SyncedDoc, result: RowResult, rule: MergeRule): Version | null {
  if (result.status === 'ok') return { rev: result.rev, deleted: sent.del, body: sent.body };
  return result.row === null ? null : versionOf(result.row, rule);
}

/** A version as old as the row's own is taken in too: a newer build may read more of it. */
function applyVersion(doc: SyncedDoc | null, id: string, server: Version, rule: MergeRule): SyncedDoc | null {
  if (doc !== null && doc.rev > server.rev) return doc;
  if (server.deleted) return deletedDoc(id, server.rev);
  if (doc === null || doc.dirty === 0) {
    const isSame = doc !== null && doc.rev === server.rev && !doc.del && sameJson(doc.body, server.body);
    return isSame ? doc : cleanDoc(id, server.rev, server.body);
  }
  const merged = rebase(doc, server, rule);
  return doc.code === null ? merged : park(merged, doc.code, server);
}

/** A refused row waits for the member, unless the server has the very same from elsewhere. */
function park(doc: SyncedDoc, code: string, server: Version | null): SyncedDoc {
  const isSettled = server !== null && doc.rev === server.rev && !doc.del && sameJson(doc.body, server.body);
  return isSettled ? cleanDoc(doc.id, doc.rev, doc.body) : { ...doc, dirty: 2, code };
}

/** The fields that the server has not acknowledged: all of a new row. */
function touchedFields(doc: SyncedDoc, rule: MergeRule): readonly string[] {
  return doc.base === null ? rule.fields : Object.keys(doc.base);
}

/** The fields that were touched after `sent`. With several writes since, one may have set a field back: then all count. */
function touchedSince(doc: SyncedDoc, sent: SyncedDoc, past: readonly string[], rule: MergeRule): readonly string[] {
  const touched = touchedFields(doc, rule);
  return past.length > 0 ? touched : touched.filter((field) => !sameJson(doc.body[field], sent.body[field]));
}

/** The unsent row on top of a newer version from the server. */
function rebase(doc: SyncedDoc, server: Version, rule: MergeRule): SyncedDoc {
  if (doc.rev > server.rev) return doc;
  const { rev, body: remote } = server;
  if (rule.merge === 'fields') {
    const touched = isOffered(doc) ? Object.keys(rule.joins ?? {}) : touchedFields(doc, rule);
    const body = overlay(remote, pick(doc.body, touched), rule);
    if (isOffered(doc) && sameJson(body, remote)) return cleanDoc(doc.id, rev, remote);
    return { ...doc, rev, base: valuesOf(remote, touched), body };
  }
  const body = rule.merge(doc.body, remote);
  const changed = rule.fields.filter((field) => !sameJson(body[field], remote[field]));
  const open = doc.base === null ? changed : [...touchedFields(doc, rule), ...changed];
  return { ...doc, rev, base: valuesOf(remote, open), body };
}

/** The fields touched here over the server's version of them. */
function overlay(remote: Body, touched: Body, { joins = {} }: MergeRule): Body {
  const body: Record<string, Json> = { ...remote };
  for (const [field, value] of Object.entries(touched)) {
    const join = joins[field];
    body[field] = join === undefined ? value : join(value, remote[field] ?? null);
  }
  return body;
}
