import { IDBFactory } from 'fake-indexeddb';
import { readDigest } from '../../sync/engine/digest.ts';
import type { Store, Transport } from '../../sync/engine/ports.ts';
import { syncOnce } from '../../sync/engine/sync-once.ts';
import type { Build } from '../../sync/model/build.ts';
import { createRng, type Rng } from '../../sync/model/practice/seeded-random.ts';
import { RequestError } from '../../sync/model/request-error.ts';
import type { SyncRequest } from '../../sync/protocol/sync-exchange.ts';
import { dumpTables } from '../support/backend/dump-tables.ts';
import { createMemoryData, type MemoryData } from '../support/reference/memory-store.ts';
import { sha256 } from '../support/reference/sha256.ts';
import { corruptDatabase, drawCorruption } from './corruption.ts';
import { checkConvergence, checkDelivery, checkStreak, type Finding } from './invariants.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { type ActionContext, performAction } from './member-actions.ts';
import { memberActions, newerActions } from './plan.ts';
import { createRxdbDevice, type OpenDevice, openRxdbDevice, type RxdbDevice, type WriteFaults } from './rxdb-device.ts';
import { addMember, exchange, pullAll, removeMembers, type SqlServer, takeBackup } from './sql-server.ts';

/** A collection that the product does not have, whose SQL the backend has. */
export interface AddedCollection {
  readonly build: Build;
  /** What the devices run: `build`, or one with a planted bug. */
  readonly deviceBuild: Build;
  /** One write of a member. */
  readonly act: (context: ActionContext) => Promise<void>;
  /** Checks the rows of a device when nothing is left to sync. */
  readonly check: (data: MemoryData, ledger: Ledger) => Finding;
}

interface RxdbWorld {
  readonly added: AddedCollection | undefined;
  readonly backend: SqlServer;
  readonly rng: Rng;
  readonly ledger: Ledger;
  readonly devices: RxdbDevice[];
  readonly members: readonly string[];
  readonly served: { readonly memberId: string; readonly request: SyncRequest }[];
  readonly pageSize: number;
  now: number;
  injectsFaults: boolean;
  /** How often the server has found that a device differs. */
  differences: number;
  /** A row was changed on one side by nobody. */
  isCorrupted: boolean;
  restoreBackup: ((history: 'same' | 'other') => Promise<void>) | null;
  finding: Finding;
}

/** Device uses per seed. */
const USES = 11;
const HOUR = 3_600_000;
const actions = [...memberActions, ...newerActions].filter((kind) => kind !== 'unstorable-kata');

/** Simulates devices with real RxDB databases and a server that runs the SQL. */
export async function runRxdbWorld(seed: number, backend: SqlServer, added?: AddedCollection): Promise<Finding> {
  const rng = createRng(seed);
  const members = [rng.uuid(), rng.uuid()];
  const world: RxdbWorld = {
    ...{ backend, rng, members, added, served: [], pageSize: rng.pick([500, 500, 3]) },
    ledger: openLedger(() => world.now, added?.build),
    devices: [0, 1, 2].map((index) => createRxdbDevice(`d${index}`, members[index >> 1] ?? '', added?.deviceBuild)),
    ...{ now: Date.UTC(2028, 1, 27, 3), injectsFaults: true, restoreBackup: null, finding: null },
    ...{ differences: 0, isCorrupted: false },
  };
  await advanceTime(world, 0);
  for (const id of members) await addMember(backend, id);
  for (let use = 0; use < USES && world.finding === null; use += 1) await runDeviceSession(world);
  world.finding ??= await checkFinalState(world);
  await removeMembers(backend, members);
  return world.finding;
}

async function advanceTime(world: RxdbWorld, ms: number): Promise<void> {
  world.now += ms;
  await world.backend.setNow(new Date(world.now).toISOString());
}

/** Opens a device, runs writes and syncs concurrently, and closes it. May restore the server before. */
async function runDeviceSession(world: RxdbWorld): Promise<void> {
  const { rng, backend, members, devices, ledger } = world;
  await advanceTime(world, rng.pick([1000, 60_000, HOUR, 20 * HOUR]));
  const device = rng.pick(devices);
  if (rng.chance(0.04)) evict(device, world);
  const roll = rng.next();
  if (roll < 0.1) {
    const [restore, rewind] = [await takeBackup(backend, members, ledger.build), ledger.takeCheckpoint()];
    world.restoreBackup = async (history) => {
      await restore(history);
      rewind();
      world.served.length = 0;
    };
  } else if (roll < 0.2) await world.restoreBackup?.(roll < 0.15 ? 'same' : 'other');
  const faults = drawFaults(world);
  const open = await openRxdbDevice(device, ledger, rng.uuid, faults);
  await open.refreshData();
  faults.begin();
  for (let step = rng.int(2, 6); step > 0; step -= 1) {
    const count = rng.int(1, 3);
    const operations = Array.from({ length: count }, () =>
      rng.chance(0.5) ? writeAsMember(world, device, open) : sync(world, device, open),
    );
    await Promise.all(operations);
    await open.refreshData();
  }
  await open.close();
}

/** The lock of a frozen tab is lost, so that others write between its reads and its writes; a closed one never writes. */
function drawFaults({ rng }: RxdbWorld): WriteFaults & { readonly begin: () => void } {
  const freezes = rng.chance(0.3);
  const closes = rng.chance(0.3);
  let hasBegun = false;
  return {
    isLocked: !freezes,
    begin() {
      hasBegun = true;
    },
    async beforeWrite() {
      if (!hasBegun) return;
      if (closes && rng.chance(0.1)) throw new Error(TAB_CLOSED);
      if (freezes) for (let turns = rng.int(0, 30); turns > 0; turns -= 1) await new Promise(setImmediate);
    },
  };
}

const TAB_CLOSED = 'Injected: the tab was closed before its write';

function evict(device: RxdbDevice, { ledger }: RxdbWorld): void {
  device.data.removed = true;
  ledger.storedBeforeWipe.set(device.data, ledger.storedRows().length);
  device.data = createMemoryData(device.memberId, device.build);
  device.indexedDB = new IDBFactory();
}

async function writeAsMember(world: RxdbWorld, { data, memberId }: RxdbDevice, { store }: OpenDevice): Promise<void> {
  const { rng, now, added } = world;
  const mark = memberId.slice(0, 8);
  const context = { store, data, rng, deviceNow: now, mark, sharedKata: null, pause: async () => {} };
  const act = added !== undefined && rng.chance(0.8) ? added.act(context) : performAction(rng.pick(actions), context);
  await act.catch((error: unknown) => {
    if (!(error instanceof Error && error.message === TAB_CLOSED)) throw error;
  });
}

/** One sync, with faults of the network and of the store injected unless the world is in its final check. */
async function sync(world: RxdbWorld, { memberId }: RxdbDevice, open: OpenDevice): Promise<void> {
  const { rng, now } = world;
  const failAt = world.injectsFaults && rng.chance(0.4) ? rng.int(2, 40) : 0;
  const session = { memberId, token: 'token' };
  try {
    const isCompared = !world.injectsFaults || world.served.length % 3 === 0;
    const comparison = isCompared
      ? { isAsked: true, readDigest: (store: Store) => readDigest(store, async (text) => sha256(text)) }
      : null;
    await syncOnce(
      {
        store: open.syncStore(failAt),
        transport: createTransport(world, memberId),
        auth: { session: async () => session, refresh: async () => session },
        clock: { now: () => now },
        random: { next: rng.next, uuid: rng.uuid },
        observer(event) {
          if (event.type !== 'reset-begun' || event.cause !== 'differs') return;
          world.differences += 1;
          if (!world.isCorrupted) world.finding ??= 'a device differs from the server';
        },
      },
      comparison,
    );
  } catch (error) {
    if (!world.injectsFaults) throw error;
  }
}

function createTransport(world: RxdbWorld, memberId: string): Transport {
  const { backend, rng, served } = world;

  async function serve(request: SyncRequest) {
    const response = await exchange(backend, memberId, request);
    served.push({ memberId, request });
    for (const result of response.results) {
      const row = request.push.find(({ mutation_id }) => mutation_id === result.mutation_id);
      if (row === undefined || (result.status !== 'ok' && result.status !== 'merged')) continue;
      world.finding ??= world.ledger.recordStored(memberId, row);
    }
    return response;
  }

  return {
    async exchange(original) {
      const request = { ...original, limit: world.pageSize };
      const fault = world.injectsFaults
        ? rng.pick(['none', 'none', 'none', 'request-lost', 'response-lost', 'duplicated', 'old-request'])
        : 'none';
      if (fault === 'request-lost') throw new RequestError('network');
      const earlier = served.filter((other) => other.memberId === memberId);
      if (fault === 'old-request' && earlier.length > 0) await serve(rng.pick(earlier).request);
      if (fault === 'duplicated') await serve(request);
      const response = await serve(request);
      if (fault === 'response-lost') throw new RequestError('network');
      return response;
    },
  };
}

/** Ends all faults, syncs every device twice, and checks the invariants. */
async function checkFinalState(world: RxdbWorld): Promise<Finding> {
  world.injectsFaults = false;
  const { devices, rng, ledger, backend, added } = world;
  const servers = new Map<string, PulledRows>();
  for (const round of [1, 2]) {
    for (const device of devices) {
      const open = await openRxdbDevice(device, ledger, rng.uuid);
      await sync(world, device, open);
      await open.refreshData();
      await open.close();
      if (world.finding !== null) return world.finding;
      if (round === 1) continue;
      const server = await pullAll(backend, device.memberId, ledger.build);
      servers.set(device.memberId, server);
      const { data } = device;
      const finding =
        added?.check(data, ledger) ?? checkConvergence(data, server, ledger.build) ?? checkStreak(data, server);
      if (finding !== null) return `${device.name}: ${finding}`;
    }
  }
  return checkDelivery(ledger, servers) ?? (await checkReplayedRequests(world)) ?? (await checkCorruption(world));
}

/** One row is changed on one side by nobody: the next comparison finds it, and both sides are the same again. */
async function checkCorruption(world: RxdbWorld): Promise<Finding> {
  const { devices, backend, ledger, rng } = world;
  const device = rng.pick(devices);
  const build = ledger.build;
  const corruption = drawCorruption(device.data, await pullAll(backend, device.memberId, build), rng);
  if (corruption === null) return null;
  const isOnDevice = rng.chance(0.5);
  world.isCorrupted = true;
  if (!isOnDevice) await corruptDatabase(backend, corruption);
  for (const round of [1, 2]) {
    const open = await openRxdbDevice(device, ledger, rng.uuid);
    if (isOnDevice && round === 1) await open.corrupt(corruption.after);
    await sync(world, device, open);
    await open.refreshData();
    await open.close();
  }
  const what = `${corruption.name} of ${isOnDevice ? 'the device' : 'the server'}`;
  if (world.differences !== 1) return `${what} was found ${world.differences} times`;
  const finding = checkConvergence(device.data, await pullAll(backend, device.memberId, build), build);
  return finding === null ? null : `${what} was not repaired: ${finding}`;
}

type PulledRows = Awaited<ReturnType<typeof pullAll>>;

/** Repeating served requests in random order changes no table. */
async function checkReplayedRequests({ backend, served, rng }: RxdbWorld): Promise<Finding> {
  const before = await dumpTables(backend.sql);
  for (let count = 0; count < Math.min(20, served.length); count += 1) {
    const { memberId, request } = rng.pick(served);
    await exchange(backend, memberId, request);
  }
  const after = await dumpTables(backend.sql);
  const changed = Object.keys(before).find((table) => before[table] !== after[table]);
  return changed === undefined ? null : `repeating old requests changed ${changed}`;
}
