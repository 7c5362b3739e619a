import { IDBFactory } from 'fake-indexeddb';
import type { Transport } from '../../sync/engine/ports.ts';
import { SyncError } from '../../sync/engine/sync-error.ts';
import { syncOnce } from '../../sync/engine/sync-once.ts';
import type { SyncRequest } from '../../sync/protocol/sync-exchange.ts';
import type { TestBackend } from '../support/backend.ts';
import { dumpTables } from '../support/dump-tables.ts';
import { createMemoryData } from '../support/memory-store.ts';
import { checkConverged, checkDelivered, checkStreak, type Finding } from './invariants.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { performAction } from './member-actions.ts';
import { memberActions } from './plan.ts';
import { createRealDevice, type OpenDevice, openRealDevice, type RealDevice } from './real-device.ts';
import { addMember, exchange, pullAll, removeMembers, takeBackup } from './real-server.ts';
import { createRng, type Rng } from './rng.ts';

interface RealWorld {
  readonly backend: TestBackend;
  readonly rng: Rng;
  readonly ledger: Ledger;
  readonly devices: RealDevice[];
  readonly members: readonly string[];
  readonly served: { readonly memberId: string; readonly request: SyncRequest }[];
  readonly pageSize: number;
  now: number;
  faulty: boolean;
  restoreBackup: (() => Promise<void>) | null;
  finding: Finding;
}

const TURNS = 11;
const HOUR = 3_600_000;
const acts = memberActions.filter((kind) => kind !== 'poison');

/** One world of real databases on the devices and real SQL on the server; what was found wrong, or null. */
export async function runRealWorld(seed: number, backend: TestBackend): Promise<Finding> {
  const rng = createRng(seed);
  const members = [rng.uuid(), rng.uuid()];
  const world: RealWorld = {
    ...{ backend, rng, members, ledger: openLedger(), served: [], pageSize: rng.pick([500, 500, 3]) },
    devices: [0, 1, 2].map((index) => createRealDevice(`d${index}`, members[index >> 1] ?? '')),
    ...{ now: Date.UTC(2028, 1, 27, 3), faulty: true, restoreBackup: null, finding: null },
  };
  await setTime(world, 0);
  for (const id of members) await addMember(backend, id);
  for (let turn = 0; turn < TURNS && world.finding === null; turn += 1) await takeTurn(world);
  world.finding ??= await checkRest(world);
  await removeMembers(backend, members);
  return world.finding;
}

async function setTime(world: RealWorld, ms: number): Promise<void> {
  world.now += ms;
  await world.backend.setNow(new Date(world.now).toISOString());
}

/** Somebody takes a device out, uses it for a while, in one or two tabs, and puts it away. */
async function takeTurn(world: RealWorld): Promise<void> {
  const { rng, backend, members, devices } = world;
  await setTime(world, rng.pick([1000, 60_000, HOUR, 20 * HOUR]));
  const device = rng.pick(devices);
  if (rng.chance(0.04)) evict(device, world);
  const roll = rng.next();
  if (roll < 0.1) {
    const [restore, rewind] = [await takeBackup(backend, members), world.ledger.takeBookmark()];
    world.restoreBackup = async () => {
      await restore();
      rewind();
      world.served.length = 0;
    };
  } else if (roll < 0.2) await world.restoreBackup?.();
  const open = await openRealDevice(device, world.ledger, rng.uuid);
  await open.look();
  for (let step = rng.int(2, 6); step > 0; step -= 1) {
    const count = rng.int(1, 3);
    const works = Array.from({ length: count }, () =>
      rng.chance(0.5) ? write(world, device, open) : sync(world, device, open),
    );
    await Promise.all(works);
    await open.look();
  }
  await open.close();
}

function evict(device: RealDevice, { ledger }: RealWorld): void {
  device.data.removed = true;
  ledger.wiped.set(device.data, ledger.stored().length);
  device.data = createMemoryData(device.memberId);
  device.indexedDB = new IDBFactory();
}

async function write(world: RealWorld, { data, memberId }: RealDevice, { store }: OpenDevice): Promise<void> {
  const { rng, now } = world;
  const kind = rng.pick(acts);
  await performAction(kind, {
    store,
    data,
    rng,
    deviceNow: now,
    mark: memberId.slice(0, 8),
    sharedKata: null,
    pause: async () => {},
  });
}

/** A cycle that may meet any fault: of the network, or by the tab being closed at any of its calls. */
async function sync(world: RealWorld, { memberId }: RealDevice, open: OpenDevice): Promise<void> {
  const { rng, now } = world;
  const failAtCall = world.faulty && rng.chance(0.4) ? rng.int(2, 40) : 0;
  const session = { memberId, token: 'token' };
  try {
    await syncOnce({
      store: open.syncStore(failAtCall),
      transport: createTransport(world, memberId),
      auth: { session: async () => session, refresh: async () => session },
      clock: { now: () => now },
      random: { next: rng.next, uuid: rng.uuid },
    });
  } catch (failure) {
    if (!world.faulty) throw failure;
  }
}

function createTransport(world: RealWorld, memberId: string): Transport {
  const { backend, rng, served } = world;

  async function serve(request: SyncRequest) {
    const answer = await exchange(backend, memberId, request);
    served.push({ memberId, request });
    for (const result of answer.results) {
      const row = request.push.find(({ mutation_id }) => mutation_id === result.mutation_id);
      if (row === undefined || (result.status !== 'ok' && result.status !== 'merged')) continue;
      world.finding ??= world.ledger.recordStored(memberId, row);
    }
    return answer;
  }

  return {
    async exchange(asked) {
      const request = { ...asked, limit: world.pageSize };
      const fault = world.faulty
        ? rng.pick(['none', 'none', 'none', 'lost', 'response-lost', 'doubled', 'old'])
        : 'none';
      if (fault === 'lost') throw new SyncError('network', 'lost');
      const older = served.filter((other) => other.memberId === memberId);
      if (fault === 'old' && older.length > 0) await serve(rng.pick(older).request);
      if (fault === 'doubled') await serve(request);
      const answer = await serve(request);
      if (fault === 'response-lost') throw new SyncError('network', 'answer lost');
      return answer;
    },
  };
}

/** All fault ends: every device syncs until nothing moves, and everything that must hold is looked at. */
async function checkRest(world: RealWorld): Promise<Finding> {
  world.faulty = false;
  const { devices, rng, ledger, backend } = world;
  const servers = new Map<string, MemberRowsOf>();
  for (const round of [1, 2]) {
    for (const device of devices) {
      const open = await openRealDevice(device, ledger, rng.uuid);
      await sync(world, device, open);
      await open.look();
      await open.close();
      if (world.finding !== null) return world.finding;
      if (round === 1) continue;
      const server = await pullAll(backend, device.memberId);
      servers.set(device.memberId, server);
      const finding = checkConverged(device.data, server) ?? checkStreak(device.data, server);
      if (finding !== null) return `${device.name}: ${finding}`;
    }
  }
  return checkDelivered(ledger, servers) ?? (await checkReplays(world));
}

type MemberRowsOf = Awaited<ReturnType<typeof pullAll>>;

async function checkReplays({ backend, served, rng }: RealWorld): Promise<Finding> {
  const before = await dumpTables(backend.sql);
  for (let turn = 0; turn < Math.min(20, served.length); turn += 1) {
    const { memberId, request } = rng.pick(served);
    await exchange(backend, memberId, request);
  }
  const after = await dumpTables(backend.sql);
  const changed = Object.keys(before).find((table) => before[table] !== after[table]);
  return changed === undefined ? null : `replaying old requests changed ${changed}`;
}
