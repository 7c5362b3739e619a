import { applyResponse, type Exchange } from '../../sync/engine/apply-response.ts';
import { type LocalChange, localWrite } from '../../sync/engine/local-write.ts';
import type { Store } from '../../sync/engine/ports.ts';
import type { Row, SyncedRow } from '../../sync/engine/row.ts';
import { syncOnce } from '../../sync/engine/sync-once.ts';
import { initialSyncState, type SyncState } from '../../sync/engine/sync-state.ts';
import { currentBuild } from '../../sync/model/build.ts';
import { parseSyncResponse, type SyncRequest, type SyncResponse } from '../../sync/protocol/sync-exchange.ts';
import { createMemoryData, createMemoryStore, type MemoryData } from '../support/reference/memory-store.ts';
import { copyOf, type MemberRows } from '../support/reference/reference-member.ts';
import { createReferenceServer } from '../support/reference/reference-server.ts';
import { checkConvergence, checkLostEdit, checkRevisionOrder, type Finding } from './invariants.ts';
import type { RunSeeds } from './seed-outcome.ts';

/*
 * Every order in which two devices can edit and delete one kata, send it, and get the answer, late or never, and in which the
 * server can lose what it has stored. Ids and revisions count by their order alone, and the devices may be exchanged, so that the
 * states are few enough to visit all of them.
 */

const MEMBER = 'member';
const KEY = { collection: 'kata_forms', id: 'k' } as const;
/** The number of states grows by four with each action. */
const DEPTH_MAX = 7;
const NOW = Date.UTC(2028, 1, 27);
const NEW_KATA = { zou: 'v0', ishiki: '', name: 'v00', is_copied: false };

/** A request on its way, then its response. */
interface Flight {
  readonly state: SyncState;
  readonly batch: Exchange['batch'];
  readonly request: SyncRequest;
  readonly response: SyncResponse | null;
}

interface DeviceState {
  readonly row: SyncedRow | undefined;
  readonly state: SyncState;
  readonly flight: Flight | null;
  readonly hasWritten: boolean;
}

interface Explored {
  readonly devices: readonly [DeviceState, DeviceState];
  readonly member: MemberRows;
  /** Values that a member saw and replaced: none of them may be there at the end. */
  readonly replaced: ReadonlySet<string>;
  readonly isRemoved: boolean;
  readonly hasLost: boolean;
  /** What the server returns to when it loses what it has stored since. */
  readonly backup: MemberRows;
  /** What led here from one of the first states. */
  readonly path: readonly string[];
}

const actions = ['edit-zou', 'edit-name', 'remove', 'send', 'arrive', 'receive', 'sync'] as const;
type Action = (typeof actions)[number] | 'insert';

/** As runSeeds(); the seed is the depth. */
export const runBreadthFirst: RunSeeds = async (depths, onSeed) => {
  for (const seed of depths.filter((depth) => depth <= DEPTH_MAX)) {
    if (!onSeed({ seed, ...(await explore(seed)) })) return;
  }
};

/** Visits every state within `depth` actions of the first ones, up to the first finding. */
async function explore(depth: number) {
  let ids = 0;
  let finding: Finding = null;
  const newId = (kind: 'm' | 'e' | 'v') => {
    ids += 1;
    return `${kind}${ids}`;
  };
  const server = createReferenceServer({ now: () => NOW, uuid: () => newId('e') });
  server.join(MEMBER);
  const member = (): MemberRows => {
    const found = server.members.get(MEMBER);
    if (found === undefined) throw new Error('Cannot find the member');
    return found;
  };
  member().rows.clear();

  function open({ row, state }: DeviceState): { readonly data: MemoryData; readonly store: Store } {
    const data = createMemoryData(MEMBER);
    data.state = state;
    if (row !== undefined) data.rows.get(KEY.collection)?.set(KEY.id, row);
    const onWrite = (before: Row, after: Row) => {
      finding ??= checkRevisionOrder(data, before, after) ?? checkLostEdit(data, before, after);
    };
    return { data, store: createMemoryStore(data, { pause: async () => {}, newDeviceId: () => '', onWrite }) };
  }

  const portsOf = (store: Store, exchange: (request: SyncRequest) => Promise<SyncResponse>) => ({
    store,
    transport: { exchange },
    auth: { session: async () => ({ memberId: MEMBER, token: '' }), refresh: async () => null },
    clock: { now: () => NOW },
    random: { next: () => 0, uuid: () => newId('m') },
    observer: () => undefined,
  });

  /** The state after an action of a device; null when it cannot happen or changes nothing. */
  async function act(from: Explored, index: 0 | 1, action: Action): Promise<Explored | null> {
    const device = from.devices[index];
    const { data, store } = open(device);
    let { flight, hasWritten } = device;
    let { replaced, isRemoved } = from;
    server.members.set(MEMBER, copy(from.member));
    const write = async (change: LocalChange) => {
      hasWritten = action !== 'insert';
      await localWrite(store, () => newId('m'), { key: KEY, change });
    };
    const serve = (request: SyncRequest): SyncResponse => {
      const answer = server.exchange(MEMBER, request);
      const response = 'response' in answer ? parseSyncResponse(answer.response) : null;
      if (response === null) throw new Error('Cannot parse the response');
      return response;
    };
    switch (action) {
      case 'insert':
        await write(() => NEW_KATA);
        break;
      case 'edit-zou':
      case 'edit-name': {
        const field = action === 'edit-zou' ? 'zou' : 'name';
        const value = newId('v');
        await write((stored) => {
          if (stored === null) return 'skip';
          replaced = new Set([...from.replaced, String(stored[field])]);
          return { [field]: value };
        });
        break;
      }
      case 'remove':
        await write((stored) => {
          isRemoved ||= stored !== null;
          return stored === null ? 'skip' : 'delete';
        });
        break;
      case 'send': {
        if (flight !== null) return null;
        const { state, pending } = await store.readForPush(1);
        const sent: SyncRequest[] = [];
        const send = async (request: SyncRequest) => {
          sent.push(request);
          throw new Error('It has not arrived yet');
        };
        await syncOnce(portsOf(store, send)).catch(() => undefined);
        const [request] = sent;
        if (request === undefined) return null;
        flight = { state, batch: pending.slice(0, request.push.length), request, response: null };
        break;
      }
      case 'arrive':
        if (flight === null || flight.response !== null) return null;
        flight = { ...flight, response: serve(flight.request) };
        break;
      case 'receive': {
        if (flight === null || flight.response === null) return null;
        const { state, batch, response } = flight;
        const ports = portsOf(store, async () => response);
        await applyResponse(ports, { state, batch, response, clockOffset: null });
        flight = null;
        break;
      }
      case 'sync':
        await syncOnce(portsOf(store, async (request) => serve(request)));
    }
    const row = data.rows.get(KEY.collection)?.get(KEY.id);
    const next = { row, state: data.state ?? device.state, flight, hasWritten };
    const [first, second] = from.devices;
    const devices = index === 0 ? ([next, second] as const) : ([first, next] as const);
    const path = [...from.path, `${'AB'[index]} ${action}`];
    return { ...from, devices, member: member(), replaced, isRemoved, path };
  }

  /** The server loses everything that it has stored since the backup, and the operator says so. */
  function lose(from: Explored): Explored {
    server.members.set(MEMBER, copy(from.backup));
    server.startNewEpoch();
    return { ...from, member: member(), hasLost: true, path: [...from.path, 'lose'] };
  }

  function check({ devices, member: stored, replaced, isRemoved, hasLost }: Explored): Finding {
    for (const device of devices) {
      const different = checkConvergence(open(device).data, stored);
      if (different !== null) return different;
    }
    // Of two devices that wrote a row that the server lost, either may win.
    if (hasLost && devices.every(({ hasWritten }) => hasWritten)) return null;
    const row = stored.rows.get(`${KEY.collection} ${KEY.id}`);
    if (isRemoved) return row?.deleted ? null : 'the deleted row is there';
    const lost = ['zou', 'name'].find((field) => replaced.has(String(row?.body[field])));
    return lost === undefined ? null : `the latest write of ${lost} was lost`;
  }

  async function play(from: Explored, ...steps: readonly (readonly [0 | 1, Action])[]): Promise<Explored> {
    let last = from;
    for (const [index, action] of steps) last = (await act(last, index, action)) ?? last;
    return last;
  }

  /** Syncs both devices, and the first again to pull what the second has sent. */
  async function settle(from: Explored): Promise<Finding> {
    const next = await play(from, [0, 'sync']);
    const key = print(next, next.devices);
    if (settling.has(key)) return null;
    settling.add(key);
    return check(await play(next, [1, 'sync'], [0, 'sync']));
  }

  const blank = { row: undefined, flight: null, hasWritten: false };
  const [a, b] = ['a', 'b'].map((name) => ({ ...blank, state: initialSyncState(name, currentBuild.schema, MEMBER) }));
  if (a === undefined || b === undefined) throw new Error('Cannot find the devices');
  const nothing = { replaced: new Set<string>(), isRemoved: false, hasLost: false, path: [] };
  const empty: Explored = { devices: [a, b], member: copy(member()), backup: copy(member()), ...nothing };
  const unsent = { ...(await play(empty, [0, 'sync'], [1, 'sync'], [0, 'insert'])), path: ['new'] };
  const sent = await play(unsent, [0, 'sync'], [1, 'sync']);
  const synced = { ...sent, backup: sent.member, path: ['synced'] };
  const answered = await play(synced, [0, 'edit-zou'], [0, 'send'], [0, 'arrive']);

  const known = new Set<string>();
  /** States on the way to a state that was checked. */
  const settling = new Set<string>();
  let edges = 0;
  let frontier: readonly Explored[] = [unsent, synced, answered];
  for (const start of frontier) known.add(keyOf(start));
  for (let distance = 0; distance < depth; distance += 1) {
    const found: Explored[] = [];
    for (const from of frontier) {
      const following = from.hasLost ? [] : [lose(from)];
      for (const index of [0, 1] as const) {
        for (const action of actions) {
          const next = await act(from, index, action);
          if (next !== null) following.push(next);
        }
      }
      for (const next of following) {
        edges += 1;
        const key = keyOf(next);
        if (known.has(key)) continue;
        known.add(key);
        found.push(next);
        finding ??= await settle(next);
        if (finding !== null) {
          finding = `${next.path.join(', ')}: ${finding}`;
          return { finding, counts: { states: known.size, edges } };
        }
      }
    }
    frontier = found;
  }
  return { finding, counts: { states: known.size, edges } };
}

function copy(member: MemberRows): MemberRows {
  return { ...member, ...copyOf(member) };
}

/** The same text for states that differ by the names of ids, by the distances of revisions or by which device is which. */
function keyOf(explored: Explored): string {
  const [a, b] = explored.devices;
  const texts = [print(explored, [a, b]), print(explored, [b, a])];
  return texts.sort()[0] ?? '';
}

function print({ member, replaced, isRemoved, hasLost, backup }: Explored, devices: readonly DeviceState[]): string {
  const printed = devices.map(({ row, state, flight, hasWritten }) => [
    hasWritten,
    [row?.delivery, row?.body.zou, row?.body.name],
    [state.epoch, state.cursor, state.reset],
    flight && {
      isSameCount: flight.state.resetCount === state.resetCount,
      from: [flight.state.epoch, flight.state.cursor, flight.state.reset],
      batch: flight.batch,
      push: flight.request.push,
      response: flight.response && { ...flight.response, server_now: '' },
    },
  ]);
  const { rows, rev, epoch, ended } = member;
  const text = JSON.stringify([printed, [...rows.values()], rev, epoch, ended, backup.rev, isRemoved, hasLost]);
  const names = new Map<string, string>();
  const renamed = text.replace(/\b[mev]\d+/g, (id) => {
    const marks = `${replaced.has(id) ? 'r' : ''}${member.mutations.has(id) ? 'p' : ''}`;
    const name = names.get(id) ?? `${id[0]}'${names.size}${marks}`;
    names.set(id, name);
    return name;
  });
  const numbers = /(?<=[:[,])\d+(?=[,\]}])/g;
  const ranked = [...new Set([0, ...(renamed.match(numbers) ?? []).map(Number)])].sort((x, y) => x - y);
  return renamed.replace(numbers, (number) => String(ranked.indexOf(Number(number))));
}
