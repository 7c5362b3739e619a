import { type Collection, mergeRows } from '../model/collection.ts';
import { joinValues } from '../model/joins.ts';
import { type Body, type Json, pick, sameJson } from '../model/json.ts';
import { restoreRow } from './reset-handlers.ts';
import {
  acknowledgedBody,
  type Change,
  type ChangedRow,
  changed,
  hasChange,
  isDeleted,
  type Row,
  type RowEventOf,
  revOf,
  type ServerVersion,
  type SyncedRow,
  valuesOf,
  withChange,
  withWriters,
  writerOf,
} from './row.ts';
import {
  mutationIdOf,
  pending,
  rejected,
  restoring,
  supersededBy,
  synced,
  tombstone,
  touchedFields,
} from './row-builders.ts';

/** The server stored the write: nothing is left to send, or only what was written after it. */
export function applyAcceptedPush(row: Row, event: RowEventOf<'pushAccepted'>, collection: Collection): Row {
  const { sent, version } = event;
  if (!isAnswerTo(row, sent)) return applyStaleResult(row, event, collection);
  const rev = revOf(row) ?? 0;
  if (version === null || version.deleted) return tombstone(row, Math.max(rev, version?.rev ?? 0));
  // A newer version that arrived earlier already contains this write.
  const current = rev > version.rev ? { rev, deleted: false, body: acknowledgedBody(changed(row)) } : version;
  if (mutationIdOf(row) === mutationIdOf(sent)) return synced(row, current);
  return rebase(withoutAcknowledged(changed(row), { sent, current, collection }), current, collection);
}

export function applyRejectedPush(row: Row, event: RowEventOf<'pushRejected'>, collection: Collection): Row {
  const { sent, code, version } = event;
  if (!isAnswerTo(row, sent)) return applyStaleResult(row, event, collection);
  const next = version === null || version.deleted ? row : rebase(changed(row), version, collection);
  return mutationIdOf(row) === mutationIdOf(sent) ? markRejected(next, code, version) : next;
}

/** A result for a write that the row no longer holds: only the server's version in it counts. */
export function applyStaleResult(
  row: Row,
  { version }: RowEventOf<'pushAccepted'> | RowEventOf<'pushRejected'>,
  collection: Collection,
): Row {
  if (version === null) return row;
  if (hasChange(row)) return rebaseOntoPulled(row, { version }, collection);
  return row.delivery.status === 'synced' ? applyToSynced(row, { version }) : storeVersion(row, { version });
}

type Pulled = Pick<RowEventOf<'pulled'>, 'version' | 'afterAbsence'>;

export function storeVersion(row: Row, { version }: Pulled): Row {
  return version.deleted ? tombstone(row, version.rev) : synced(row, version, supersededBy(row));
}

/** A version of the same revision is stored too: this build may read more of it than the one that stored the row. */
export function applyToSynced(row: Row, { version }: Pulled): Row {
  const rev = revOf(row) ?? 0;
  if (rev > version.rev) return row;
  const isSame = rev === version.rev && isDeleted(row) === version.deleted && sameJson(row.body, version.body);
  return isSame ? row : storeVersion(row, { version });
}

export function applyPulled(row: Row, event: RowEventOf<'pulled'>, collection: Collection): Row {
  return (revOf(row) ?? 0) < event.version.rev ? storeOrJoin(row, event, collection) : applyToSynced(row, event);
}

/** A version that is older than the row shows that the server lost the row's own: that is sent again. */
export function confirmOrRestore(row: Row, event: RowEventOf<'pulled'>, collection: Collection): Row {
  const { version, newId } = event;
  const { delivery } = row;
  const isLost = delivery.status === 'unconfirmed' && version.rev < delivery.former.rev;
  return isLost ? restoreRow(row, delivery.former, version.rev, newId()) : storeOrJoin(row, event, collection);
}

/** What a joined row has and a newer version of it lacks was lost by the server: it is sent again. */
function storeOrJoin(row: Row, event: RowEventOf<'pulled'>, collection: Collection): Row {
  const { version, newId } = event;
  const { merge, fields } = collection;
  if (merge === 'fields' || version.deleted || isDeleted(row)) return storeVersion(row, event);
  const body = mergeRows(merge, row.body, version.body);
  const lost = fields.filter((field) => !sameJson(body[field], version.body[field]));
  if (lost.length === 0) return storeVersion(row, event);
  return pending(row, body, { op: 'update', rev: version.rev, mergeBase: valuesOf(version.body, lost) }, newId());
}

/** A deletion on the server overrides local edits; the caller records a notice for the member. */
export function rebaseOntoPulled(row: Row, event: Pulled, collection: Collection): Row {
  const { version, afterAbsence = false } = event;
  const { delivery } = changed(row);
  if (delivery.op === 'claim') return fill(changed(row), delivery.claimed, version, collection);
  if (delivery.op === 'update' && delivery.rev === null && version.rev < delivery.former.rev) {
    return restoring(changed(row), version.rev, delivery);
  }
  // Of a row that only the server has changed since the backup, the lost version counts.
  const isOlder =
    delivery.op === 'restore'
      ? (version.writtenRev ?? version.rev) <= delivery.knownRev
      : version.rev < (revOf(row) ?? 0);
  if (isOlder) return row;
  if (version.deleted) return tombstone(row, version.rev);
  if (afterAbsence && delivery.op !== 'delete' && collection.merge === 'fields') {
    return reconcile(changed(row), version, collection);
  }
  // Another device may have restored an older version: the server knows which one counts.
  if (delivery.op === 'restore' && delivery.status === 'pending') {
    const isSame = sameJson(pick(row.body, collection.fields), pick(version.body, collection.fields));
    return isSame ? storeVersion(row, { version }) : row;
  }
  const next = rebase(changed(row), version, collection);
  return delivery.status === 'rejected' ? markRejected(next, delivery.rejectionCode, version) : next;
}

/** What a guest has written fills what is empty in the account's version; what was edited since the claim overrides it. */
function fill(row: ChangedRow, claimed: readonly string[], version: ServerVersion, collection: Collection): Row {
  if (version.deleted) return tombstone(row, version.rev);
  const { merge, fields, joins = {}, accountFields = [] } = collection;
  const isEmpty = (value: Json | undefined) => value === undefined || value === null || value === '';
  const isFilling = (field: string) =>
    !accountFields.includes(field) && isEmpty(version.body[field]) && !isEmpty(row.body[field]);
  const touched = fields.filter((field) => field in joins || !claimed.includes(field) || isFilling(field));
  const change: Change =
    merge === 'fields'
      ? { op: 'update', rev: version.rev, mergeBase: valuesOf(version.body, touched) }
      : { op: 'insert' };
  const next = rebase(withChange(row, change), version, collection);
  return sameJson(pick(next.body, fields), pick(version.body, fields)) ? synced(row, version) : next;
}

/** Puts an edit onto a version newer by an unknown time; where both changed a field, the row counts as rejected. */
function reconcile(row: ChangedRow, version: ServerVersion, collection: Collection): Row {
  const { delivery, body } = row;
  const { joins = {} } = collection;
  const base = delivery.op === 'update' || delivery.op === 'restore' ? delivery.mergeBase : {};
  const joined = delivery.op === 'restore' ? Object.keys(joins) : [];
  const touched = [...touchedFields(row, collection), ...joined];
  const edited = overlay(version.body, pick(body, touched), collection);
  const unsentFields = touched.filter((field) => !sameJson(edited[field], version.body[field]));
  const isChangedElsewhere = (field: string) =>
    !(field in joins) && !(field in base && sameJson(base[field], version.body[field]));
  const conflicts = unsentFields.filter(isChangedElsewhere);
  const update = withChange(row, { op: 'update', rev: version.rev, mergeBase: valuesOf(version.body, unsentFields) });
  const next = rebase(update, version, collection);
  if (unsentFields.length === 0) return synced(row, version, supersededBy(row));
  return conflicts.length === 0 ? next : markRejected(next, 'changed_elsewhere', version);
}

function rebase(row: ChangedRow, version: ServerVersion, collection: Collection): Row {
  const { delivery } = row;
  const { rev, body: remote } = version;
  if ((revOf(row) ?? 0) > rev) return row;
  const isRestore = delivery.op === 'restore';
  const touched = [...touchedFields(row, collection), ...(isRestore ? Object.keys(collection.joins ?? {}) : [])];
  const { merge } = collection;
  const isJoined = merge !== 'fields';
  const body = isJoined ? mergeRows(merge, row.body, remote) : overlay(remote, pick(row.body, touched), collection);
  const differing = isJoined ? collection.fields.filter((field) => !sameJson(body[field], remote[field])) : [];
  if (isRestore && sameJson(body, remote)) return synced(row, version);
  const isNew = delivery.op === 'insert' || delivery.op === 'restore';
  const unsentFields = isJoined && isNew ? differing : [...touched, ...differing];
  const op = delivery.op === 'delete' ? 'delete' : 'update';
  return withChange({ ...row, body }, { op, rev, mergeBase: valuesOf(remote, unsentFields) });
}

function withoutAcknowledged(
  row: ChangedRow,
  { sent, current, collection }: { sent: SyncedRow; current: ServerVersion; collection: Collection },
): ChangedRow {
  const { delivery } = row;
  const supersededIds = delivery.supersededIds.slice(delivery.supersededIds.indexOf(mutationIdOf(sent) ?? '') + 1);
  const touched = touchedFields(row, collection);
  const later = [...supersededIds, delivery.mutationId];
  const op = delivery.op === 'delete' ? 'delete' : 'update';
  const edited = op === 'delete' ? [] : touched.filter((field) => later.includes(writerOf(row, field)));
  const next = withChange(row, { op, rev: current.rev, mergeBase: valuesOf(current.body, edited) });
  return withWriters({ ...next, delivery: { ...next.delivery, supersededIds } }, row, edited);
}

function markRejected(row: Row, rejectionCode: string, version: ServerVersion | null): Row {
  if (!hasChange(row)) return row;
  const isSame = version?.rev === revOf(row) && !isDeleted(row) && sameJson(row.body, version?.body);
  if (isSame && version !== null) return synced(row, version);
  return rejected(row, rejectionCode);
}

function overlay(remote: Body, edits: Body, { joins = {} }: Collection): Body {
  const body: Record<string, Json> = { ...remote };
  for (const [field, value] of Object.entries(edits)) {
    const join = joins[field];
    body[field] = join === undefined ? value : joinValues(join, value, remote[field] ?? null);
  }
  return body;
}

function isAnswerTo(row: Row, sent: SyncedRow): boolean {
  const mutationId = mutationIdOf(sent);
  if (mutationId === null || !hasChange(row)) return false;
  return row.delivery.mutationId === mutationId || row.delivery.supersededIds.includes(mutationId);
}
