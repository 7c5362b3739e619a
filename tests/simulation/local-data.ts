import { markMove, moveMarkedData } from '../../sync/engine/move-data.ts';
import type { Store } from '../../sync/engine/ports.ts';
import { isDeleted } from '../../sync/engine/row.ts';
import { addDays, dayAt } from '../../sync/model/day/day.ts';
import { type Body, pick, sameJson } from '../../sync/model/json.ts';
import { createMemoryStore } from '../support/reference/memory-store.ts';
import type { Device } from './device.ts';
import type { Finding } from './invariants.ts';
import type { LocalRecords } from './local-records.ts';
import { performAction } from './member-actions.ts';
import type { LocalAction } from './plan.ts';
import type { Tab } from './tab.ts';
import type { World } from './world.ts';

/** Part of every text that is written without an account. */
const MARK = '無';

/** Days back for which the server accepts days before joining. */
const ACCEPTED_DAYS = 400;

/** Writes without an account, and moves it into the account that is signed in, as far as the injected fault lets it. */
export async function performLocalAction(
  kind: LocalAction,
  { world, device, tab }: { readonly world: World; readonly device: Device; readonly tab: Tab },
): Promise<void> {
  const records = device.local;
  const { rng } = world;
  const local = openLocalStore(records, tab, world);
  if (kind === 'move-local') {
    const { session } = tab;
    if (session === null) return;
    const { memberId, store } = session;
    await markMove(local, { id: rng.uuid(), memberId, isNewAccount: false, without: [] });
    await moveMarkedData(local, store, rng.uuid);
    return;
  }
  const action = rng.pick([
    'record-month',
    'cover-day',
    'new-kata',
    'new-note',
    'delete-kata',
    'finish-session',
  ] as const);
  await performAction(action, {
    ...{ store: local, data: records.data, rng, mark: MARK, deviceNow: device.now(), sharedKata: null },
    pause: (ms) => new Promise((resolve) => tab.after(ms, resolve)),
  });
}

/** Ends the move that a crash or an error has interrupted, as the next start of the app does. */
export async function resumeMoves(world: World): Promise<void> {
  for (const device of world.devices) {
    const [tab] = device.tabs;
    if (tab?.session == null) continue;
    const { store } = tab.session;
    moveMarkedData(openLocalStore(device.local, tab, world), store, world.rng.uuid).catch((failure) =>
      world.trace.record(`resumeMoves failed: ${failure}`),
    );
    await world.timeline.pass(1000);
  }
}

function openLocalStore({ data, written, owners, logins }: LocalRecords, tab: Tab, world: World): Store {
  const { rng } = world;
  return createMemoryStore(data, {
    build: tab.build,
    pause: () => tab.pause(rng.int(0, 3)),
    onWrite(before, after) {
      const key = `${after.collection} ${after.id}`;
      if (before.delivery.status === 'absent') owners.delete(key);
      if (after.delivery.status === 'absent') return;
      written.set(key, isDeleted(after) ? null : after.body);
      if (after.body.kind === 'login') logins.add(after.id);
    },
    onState(_before, { move }) {
      if (move === null) return;
      for (const { collection, id } of [...data.rows.values()].flatMap((rows) => [...rows.values()])) {
        const key = `${collection} ${id}`;
        const owner = owners.get(key) ?? move.memberId;
        if (owner !== move.memberId) world.finding ??= `${key} without an account is marked for two members`;
        owners.set(key, owner);
      }
    },
    newDeviceId: rng.uuid,
  });
}

/** What is written without an account stays on the device, or is in the account for which it was marked: once, and unchanged. */
export function checkLocalRecords(world: World): Finding {
  for (const device of world.devices) {
    const finding = checkRecordsOf(device, world);
    if (finding !== null) return finding;
  }
  return checkUnknownRows(world);
}

function checkRecordsOf({ name, local: { data, written, owners } }: Device, world: World): Finding {
  for (const [key, body] of written) {
    const [collection = '', id = ''] = key.split(' ');
    const owner = owners.get(key);
    const isHere = data.rows.get(collection)?.has(id) ?? false;
    const writes = world.ledger.writes.filter((entry) => entry.collection === collection && entry.id === id);
    const isUnique = collection !== 'login_records';
    if (isUnique && writes.some((entry) => entry.data.memberId !== owner)) {
      return `${key} of ${name} is in the account of another member`;
    }
    if (isHere || body === null) continue;
    const moved = writes.find((entry) => entry.data.memberId === owner);
    if (isUnique && moved === undefined) return `${key} of ${name} was lost at the move`;
    if (isUnique && moved !== undefined && !sameJson(moved.fields, pick(body, Object.keys(moved.fields)))) {
      return `${key} of ${name} was changed by the move`;
    }
    const finding = isUnique || owner === undefined ? null : checkDay(id, body, { owner, world });
    if (finding !== null) return finding;
  }
  return null;
}

/** A moved login is on the server, and a moved ticket is no login unless the account has one. */
function checkDay(
  id: string,
  body: Body,
  { owner, world }: { readonly owner: string; readonly world: World },
): Finding {
  const today = dayAt(world.timeline.now());
  if (id > today || id < addDays(today, -ACCEPTED_DAYS)) return null;
  const stored = world.server.members.get(owner)?.rows.get(`login_records ${id}`);
  if (body.kind === 'login') return stored?.body.kind === 'login' ? null : `the login of ${id} was lost at the move`;
  if (stored === undefined || stored.body.kind === 'ticket') return null;
  const isLogin = world.ledger.writes.some(
    (entry) => entry.id === id && entry.fields.kind === 'login' && !isLocalClaim(entry.fields),
  );
  const isLocalLogin = world.devices.some(({ local }) => local.logins.has(id));
  return isLogin || isLocalLogin ? null : `the ticket of ${id} became a login at the move`;
}

function isLocalClaim({ device }: Body): boolean {
  return device === MARK;
}

/** A row with a text that was written without an account has the id under which it was written. */
function checkUnknownRows({ ledger, devices }: World): Finding {
  const doubled = ledger.writes.find(
    ({ collection, id, fields }) =>
      collection !== 'login_records' &&
      JSON.stringify(fields).includes(MARK) &&
      !devices.some(({ local }) => local.written.has(`${collection} ${id}`)),
  );
  return doubled === undefined ? null : `${doubled.collection} ${doubled.id} was stored twice at the move`;
}
