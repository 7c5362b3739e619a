import { cancelClaim, claimData } from '../../sync/engine/claim-data.ts';
import { readDigest } from '../../sync/engine/digest.ts';
import { createHttpContentSource, createHttpTransport } from '../../sync/engine/http-transport.ts';
import { markBuild } from '../../sync/engine/mark-build.ts';
import type { Store, SyncPorts } from '../../sync/engine/ports.ts';
import { type ChangedRow, isKeptHere } from '../../sync/engine/row.ts';
import { createSessionBroker } from '../../sync/engine/session-broker.ts';
import { type PendingCounts, type SchedulerPorts, startSyncScheduler } from '../../sync/engine/sync-scheduler.ts';
import { OutdatedBuildError, type SyncState } from '../../sync/engine/sync-state.ts';
import { GUEST } from '../../sync/model/account/guest.ts';
import type { Build } from '../../sync/model/build.ts';
import type { AuthSession } from '../../sync/protocol/auth-session.ts';
import { type DataFacts, fateOf, startOf } from '../../sync/storage/device-start.ts';
import {
  createMemoryData,
  createMemoryStore,
  type MemoryData,
  type MemoryHooks,
} from '../support/reference/memory-store.ts';
import { sha256 } from '../support/reference/sha256.ts';
import { createLocks } from './locks.ts';
import { createFetch, type NetworkConditions, type WorldPorts } from './network.ts';
import { openTab, type Tab, type Throttle } from './tab.ts';

/** Which data the app opens, and as whom: GUEST without an account. */
interface Identity {
  readonly dataId: string;
  readonly memberId: string;
}

/** A simulated browser: storage, clock, network conditions and tabs. */
export interface Device {
  readonly name: string;
  readonly network: NetworkConditions;
  /** By data id. */
  readonly storage: Map<string, MemoryData>;
  /** Milliseconds by which the device clock differs from virtual time. */
  clockOffset: number;
  /** Clock drift as a fraction of elapsed time. */
  drift: number;
  /** What the next tab runs. */
  installedBuild: Build;
  /** The newest row schema that has opened data here, as the app remembers it (src/data/member/data-guard.ts). */
  rememberedSchema: number;
  sessionStore: AuthSession | null;
  /** What the app opens, which may differ from the stored session for a moment. */
  identity: Identity | null;
  /** The member of the identity. */
  readonly memberId: string | null;
  tabs: Tab[];
  /** The data of the identity. */
  openData(): MemoryData | undefined;
  now(): number;
  open(): Tab;
  close(tab: Tab): void;
  /** Opens the data that the member has here, or `dataId` of several; that of a guest stays apart. */
  signIn(session: AuthSession, dataId?: string): void;
  /** Uses the app without an account, after a logout. */
  startAsGuest(): void;
  /** A guest signs in: the account claims the data that the tab has open, or without `isKept` leaves it apart. */
  completeSignIn(tab: Tab, session: AuthSession, isKept: ((row: ChangedRow) => boolean) | null): Promise<void>;
  signOut(): void;
  /** Loses what localStorage says of who uses the device, and maybe the session; databases stay. */
  loseIdentity(isSessionLost: boolean): void;
  /** Deletes all databases, as a browser does under storage pressure; what is remembered beside them stays. */
  evict(): void;
}

/** Milliseconds after which a tab tries again to open data whose storage failed. */
const RETRY_DELAY = 1000;

export interface DeviceHooks {
  /** A tab begins to open the member's data with a build. */
  readonly onOpen: (build: Build) => void;
  readonly onUse: (data: MemoryData, build: Build) => void;
  readonly onWrite: (data: MemoryData, ...change: Parameters<NonNullable<MemoryHooks['onWrite']>>) => void;
  readonly onState: (data: MemoryData, before: SyncState | null) => void;
  /** The identity names data of somebody else. */
  readonly onNotOwn: (tab: string, data: MemoryData, memberId: string) => void;
  readonly onStorageWiped: (data: MemoryData) => void;
  /** The server has found that its rows differ from those of the device. */
  readonly onDifference: (device: string) => void;
  /** A start removes data of somebody who has not signed out. */
  readonly onForeignDataRemoved: (device: string, rows: DataFacts['rows']) => void;
}

export function createDevice(name: string, installedBuild: Build, world: WorldPorts, hooks: DeviceHooks): Device {
  const { timeline, rng } = world;
  const locks = createLocks(world.lockless);
  let openedTabs = 0;
  let createdData = 0;
  let isIdentityLost = false;

  const device: Device = {
    name,
    network: { online: true, probability: 0, networkFaults: [] },
    storage: new Map(),
    clockOffset: 0,
    drift: 0,
    installedBuild,
    rememberedSchema: 0,
    sessionStore: null,
    identity: null,
    get memberId() {
      return device.identity?.memberId ?? null;
    },
    tabs: [],
    openData: () => device.storage.get(device.identity?.dataId ?? ''),
    now: () => Math.round(timeline.now() * (1 + device.drift) + device.clockOffset),
    open() {
      openedTabs += 1;
      const tab = openTab(`${name}.${openedTabs}`, device.installedBuild, timeline, device.close);
      device.tabs.push(tab);
      if (isIdentityLost) startWithoutIdentity(tab);
      else startSession(tab);
      return tab;
    },
    signIn(session, dataId) {
      isIdentityLost = false;
      device.sessionStore = session;
      const memberId = session.user.id;
      const before = device.identity;
      if (dataId !== undefined) device.identity = { dataId, memberId };
      else if (before?.memberId !== memberId) device.identity = findDataOf(memberId);
      const isSameData = before?.memberId === memberId && before.dataId === device.identity?.dataId;
      for (const tab of device.tabs) {
        if (!isSameData) startSession(tab);
        else if (tab.session !== null) {
          tab.session.throttle.until = 0;
          tab.session.scheduler.dispatch('signed-in');
        }
      }
    },
    signOut() {
      isIdentityLost = false;
      device.sessionStore = null;
      if (device.identity !== null) wipe(device.identity.dataId);
      device.identity = null;
      for (const tab of device.tabs) startSession(tab);
    },
    startAsGuest() {
      if (device.memberId === GUEST) return;
      device.signOut();
      device.identity = findDataOf(GUEST);
      for (const tab of device.tabs) startSession(tab);
    },
    async completeSignIn(tab, session, isKept) {
      await locks.withLock(tab, 'claim', () => (isKept === null ? signInApart(session) : claim(tab, session, isKept)));
    },
    loseIdentity(isSessionLost) {
      if (device.identity === null) return;
      isIdentityLost = true;
      if (isSessionLost) device.sessionStore = null;
      device.identity = null;
      for (const tab of [...device.tabs]) device.close(tab);
    },
    evict() {
      for (const dataId of [...device.storage.keys()]) wipe(dataId);
      for (const tab of [...device.tabs]) device.close(tab);
    },
    close(tab) {
      tab.alive = false;
      locks.release(tab);
      device.tabs = device.tabs.filter((open) => open !== tab);
    },
  };

  async function signInApart(session: AuthSession) {
    if (device.memberId === GUEST) device.signIn(session);
  }

  /** As claim() in src/app/start/boot.ts. */
  async function claim(tab: Tab, session: AuthSession, isKept: (row: ChangedRow) => boolean) {
    const before = device.identity;
    if (before === null || tab.session?.memberId !== GUEST) return;
    const { store, data } = tab.session;
    const memberId = session.user.id;
    await claimData(store, memberId, isKept);
    try {
      await tab.pause(1);
      const [dataId = ''] = [...device.storage].find(([, stored]) => stored === data) ?? [];
      writeIdentity({ dataId, memberId }, tab);
      await tab.pause(1);
      device.sessionStore = session;
    } catch (error) {
      writeIdentity(before, tab);
      await cancelClaim(store);
      throw error;
    }
    startSession(tab);
  }

  /** As findDataOf() in src/data/account/device-data.ts. */
  function findDataOf(memberId: string): Identity {
    for (const [dataId, data] of device.storage) if (data.memberId === memberId) return { dataId, memberId };
    createdData += 1;
    return { dataId: `${name}-${createdData}`, memberId };
  }

  /** Other tabs get an event. */
  function writeIdentity(identity: Identity, tab: Tab) {
    device.identity = identity;
    for (const other of device.tabs) if (other !== tab) other.runWhenActive(() => startSession(other));
  }

  function startWithoutIdentity(tab: Tab) {
    restoreIdentity();
    startSession(tab);
    removeForeignData();
  }

  /** As findLostMember() in src/session/device-data.ts. */
  function restoreIdentity() {
    const owners = [...device.storage.values()].map(({ memberId }) => memberId);
    const data = owners.length > 1 ? 'several' : owners.length === 1 ? 'one' : 'none';
    const session = device.sessionStore === null ? 'none' : 'stored';
    if (startOf({ identity: 'missing', session, data }) !== 'restore') return;
    const memberId = device.sessionStore?.user.id ?? owners[0];
    device.identity = memberId === undefined ? null : findDataOf(memberId);
    isIdentityLost = device.identity === null;
  }

  /** As removeForeignData() in src/session/device-data.ts. */
  function removeForeignData() {
    const identity = isIdentityLost ? 'missing' : 'account';
    for (const [dataId, data] of device.storage) {
      const { pending, rejected, kept } = countPending(data);
      const rows = pending + rejected + kept > 0 ? 'unsent' : 'sent';
      const owner = data.memberId === GUEST ? 'guest' : 'other';
      if (dataId === device.identity?.dataId || fateOf({ owner, rows, identity }) === 'keep') continue;
      hooks.onForeignDataRemoved(name, rows);
      wipe(dataId);
    }
  }

  function wipe(dataId: string) {
    const data = device.storage.get(dataId);
    if (data === undefined) return;
    data.removed = true;
    device.storage.delete(dataId);
    hooks.onStorageWiped(data);
  }

  /** Opens the signed-in member's data, as the app does when a tab opens and when the member changes. */
  function startSession(tab: Tab) {
    tab.session?.scheduler.stop();
    tab.session = null;
    const { identity } = device;
    if (identity === null || device.rememberedSchema > tab.build.schema) return;
    device.rememberedSchema = tab.build.schema;
    hooks.onOpen(tab.build);
    const { dataId, memberId } = identity;
    const data = device.storage.get(dataId) ?? createMemoryData(memberId);
    device.storage.set(dataId, data);
    const store = createStore(tab, data, memberId);
    const isCurrent = () => tab.session === null && device.openData() === data && device.memberId === memberId;
    openStore(tab, data, store).then(
      () => isCurrent() && startSync(tab, data, store),
      (error) => {
        if (!(error instanceof OutdatedBuildError)) tab.after(RETRY_DELAY, () => isCurrent() && startSession(tab));
      },
    );
  }

  /** As openStore() in src/data/member/member-data.ts. */
  async function openStore(tab: Tab, data: MemoryData, store: Store): Promise<void> {
    await markBuild(store);
    if (data.memberId === store.memberId) return;
    const cancel = async () => device.memberId === GUEST && cancelClaim(store);
    if (store.memberId === GUEST && (await locks.withLock(tab, 'claim', cancel))) return;
    if (device.memberId === store.memberId) hooks.onNotOwn(tab.name, data, store.memberId);
    throw new Error("Cannot open another member's data");
  }

  function startSync(tab: Tab, data: MemoryData, store: Store) {
    const throttle = { until: 0, runningFlushes: 0 };
    const ports = createSyncPorts(tab, store, throttle);
    const scheduler = startSyncScheduler(
      {
        ...ports,
        locks: { run: (lock, options, work) => locks.run(tab, lock, options, work) },
        timers: { now: timeline.now, after: (ms, call) => tab.after(ms, call) },
        counts: { watch: (listener) => watchCounts(tab, data, listener) },
        isStorageFull: () => false,
        readDigest: async (opened) => (world.compares ? readDigest(opened, async (text) => sha256(text)) : null),
      },
      {
        online: device.network.online,
        visible: true,
        everSynced: data.state?.synced_at != null,
        counts: countPending(data),
      },
    );
    tab.session = { memberId: store.memberId, data, store, scheduler, throttle };
  }

  function createStore(tab: Tab, data: MemoryData, memberId: string): Store {
    return createMemoryStore(data, {
      memberId,
      build: tab.build,
      pause: () => tab.pause(rng().int(0, 3)),
      onUse: () => hooks.onUse(data, tab.build),
      onWrite(before, after) {
        hooks.onWrite(data, before, after);
        for (const listener of writeListeners.get(data) ?? []) listener();
      },
      onState: (before) => hooks.onState(data, before),
      newDeviceId: () => rng().uuid(),
    });
  }

  function createSyncPorts(tab: Tab, store: Store, throttle: Throttle): SyncPorts & Pick<SchedulerPorts, 'content'> {
    const fetch = createFetch(world, tab, device.network, throttle);
    const server = { url: 'https://keiko.example', key: 'publishable', fetch };
    return {
      store,
      transport: createHttpTransport(server),
      content: createHttpContentSource(server),
      auth: createSessionBroker({
        ...server,
        sessionStore: {
          async read() {
            await tab.pause(1);
            return device.sessionStore;
          },
          async write(session) {
            await tab.pause(1);
            device.sessionStore = session;
          },
          async replace(expected, next) {
            await tab.pause(1);
            if (device.sessionStore?.refresh_token === expected.refresh_token) device.sessionStore = next;
          },
        },
        withLock: (lock, work) => locks.withLock(tab, lock, work),
        now: device.now,
        wait: (ms) => new Promise((resolve) => tab.after(ms, resolve)),
      }),
      clock: { now: device.now },
      random: { next: () => rng().next(), uuid: () => rng().uuid() },
      observer(event) {
        if (event.type === 'reset-begun' && event.cause === 'differs') hooks.onDifference(name);
      },
    };
  }

  const writeListeners = new Map<MemoryData, Set<() => void>>();

  function watchCounts(
    tab: Tab,
    data: MemoryData,
    listener: Parameters<Parameters<typeof startSyncScheduler>[0]['counts']['watch']>[0],
  ) {
    let isScheduled = false;
    const report = () => {
      isScheduled = false;
      listener(countPending(data));
    };
    const scheduleReport = () => {
      if (isScheduled) return;
      isScheduled = true;
      tab.after(2, report);
    };
    const listeners = writeListeners.get(data) ?? new Set();
    writeListeners.set(data, listeners.add(scheduleReport));
    scheduleReport();
    return () => listeners.delete(scheduleReport);
  }

  return device;
}

function countPending(data: MemoryData): PendingCounts {
  const rows = [...data.rows.values()].flatMap((table) => [...table.values()]);
  const count = (status: 'pending' | 'rejected') => rows.filter(({ delivery }) => delivery.status === status).length;
  const kept = rows.filter(isKeptHere).length;
  return { pending: count('pending'), rejected: count('rejected') - kept, kept };
}
