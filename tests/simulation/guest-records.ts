import {
  acknowledgedBody,
  hasChange,
  isDeleted,
  isKeptHere,
  isStored,
  type Row,
  revOf,
} from '../../sync/engine/row.ts';
import type { SyncState } from '../../sync/engine/sync-state.ts';
import { GUEST } from '../../sync/model/account/guest.ts';
import { collectionIn, currentBuild } from '../../sync/model/build.ts';
import { type Body, sameJson } from '../../sync/model/json.ts';
import type { PushedRow } from '../../sync/protocol/sync-exchange.ts';
import type { MemoryData } from '../support/reference/memory-store.ts';
import type { ReferenceServer } from '../support/reference/reference-server.ts';
import type { Device } from './device.ts';
import type { Finding } from './invariants.ts';
import type { Ledger } from './ledger.ts';

/** What guests have recorded in each database, and what an account that claims it must keep from the server. */
export interface GuestRecords {
  recordWrite(data: MemoryData, before: Row, after: Row): Finding;
  recordState(data: MemoryData, before: SyncState | null): Finding;
  checkPush(data: MemoryData, push: readonly PushedRow[]): Finding;
  /** The member has chosen that a row stays on this device, or sends it after all. */
  keep(data: MemoryData, row: RowName): void;
  send(data: MemoryData, row: RowName): void;
}

type RowName = Pick<Row, 'collection' | 'id'>;

const keyOf = ({ collection, id }: RowName) => `${collection} ${id}`;

export function openGuestRecords(): GuestRecords {
  /** The rows of a guest that are not deleted. */
  const written = new Map<MemoryData, Map<string, Body>>();
  /** The rows of claimed data that stay on this device. */
  const kept = new Map<MemoryData, Set<string>>();

  function rowsOf(data: MemoryData): ReadonlyMap<string, Body> {
    const rows = [...data.rows.values()].flatMap((table) => [...table.values()]);
    return new Map(rows.map((row) => [keyOf(row), row.body]));
  }

  /** A claim neither adds, loses nor changes a row; one that is deleted is gone. */
  function checkClaim(data: MemoryData): Finding {
    const [before, after] = [written.get(data) ?? new Map<string, Body>(), rowsOf(data)];
    const added = [...after.keys()].find((key) => !before.has(key));
    if (added !== undefined) return `the claim added ${added}`;
    const lost = [...before].find(([key, body]) => !sameJson(after.get(key), body));
    return lost === undefined ? null : `the claim lost or changed ${lost[0]}`;
  }

  return {
    recordWrite(data, before, after) {
      const key = keyOf(after);
      if (data.memberId !== GUEST) {
        if (!hasChange(after)) kept.get(data)?.delete(key);
        return checkFill(before, after);
      }
      const rows = written.get(data) ?? new Map<string, Body>();
      written.set(data, rows);
      if (isDeleted(after)) rows.delete(key);
      else rows.set(key, after.body);
      return null;
    },
    recordState(data, before) {
      const [from, to] = [before?.owner ?? data.memberId, data.memberId];
      if (from === to) return null;
      if (from === GUEST) {
        kept.set(data, kept.get(data) ?? new Set());
        return checkClaim(data);
      }
      if (to !== GUEST) return `the data of ${from} became that of ${to}`;
      kept.delete(data);
      written.set(data, new Map(rowsOf(data)));
      return before?.epoch == null ? null : 'a claim was taken back after a response';
    },
    checkPush(data, push) {
      const rows = kept.get(data);
      if (rows === undefined || push.length === 0) return null;
      if (data.state?.synced_at == null) return 'claimed data is pushed before everything was pulled';
      const sent = push.find((row) => rows.has(keyOf(row)));
      return sent === undefined ? null : `a row is pushed that the member keeps on this device: ${keyOf(sent)}`;
    },
    keep: (data, row) => kept.set(data, (kept.get(data) ?? new Set()).add(keyOf(row))),
    send: (data, row) => kept.get(data)?.delete(keyOf(row)),
  };
}

/** What a guest has written only fills what is empty in the account's version, and never the user name. */
function checkFill(before: Row, after: Row): Finding {
  if (!hasChange(before) || before.delivery.op !== 'claim' || revOf(after) === null) return null;
  if (!isStored(after) || isDeleted(after)) return null;
  const { merge, joins = {} } = collectionIn(currentBuild, after.collection);
  if (merge !== 'fields') return null;
  const account = acknowledgedBody(after);
  const overridden = before.delivery.claimed.find((field) => {
    const value = account[field] ?? '';
    const isFree = field in joins || (value === '' && field !== 'username');
    return !isFree && !sameJson(after.body[field], value);
  });
  return overridden === undefined ? null : `a guest's ${overridden} overrides the account's`;
}

const oncePerMember = ['login_records', 'kata_forms', 'notes', 'training_sessions'];

/** Each row of an account was written as its member, or by a guest whose data the member has claimed. */
export function checkGuestRecords({
  server,
  ledger,
  devices,
}: {
  readonly server: ReferenceServer;
  readonly ledger: Ledger;
  readonly devices: readonly Device[];
}): Finding {
  const origins = new Set(ledger.writes.map(({ data, ...row }) => `${data.memberId} ${keyOf(row)}`));
  for (const [memberId, { rows }] of server.members) {
    for (const [key, { collection }] of rows) {
      if (oncePerMember.includes(collection) && !origins.has(`${memberId} ${key}`))
        return `${key} is in the account of ${memberId}, who has not written it`;
    }
  }
  const open = devices.flatMap(({ storage }) => [...storage.values()]);
  for (const { memberId, rows } of open) {
    for (const row of rows.get('kata_forms')?.values() ?? []) {
      const isClaimOfNobody = memberId === GUEST && row.delivery.status !== 'pending';
      if (isClaimOfNobody) return `${keyOf(row)} of a guest is ${row.delivery.status}`;
      if (isKeptHere(row) && revOf(row) === null && server.members.get(memberId)?.rows.has(keyOf(row)))
        return `${keyOf(row)} is on the server, though it is kept on the device`;
    }
  }
  return null;
}
