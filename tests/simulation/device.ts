import { createHttpContentSource, createHttpTransport } from '../../sync/engine/http-transport.ts';
import { markBuild } from '../../sync/engine/mark-build.ts';
import type { Store, SyncPorts } from '../../sync/engine/ports.ts';
import type { DeliveryStatus } from '../../sync/engine/row.ts';
import { createSessionBroker } from '../../sync/engine/session-broker.ts';
import { type PendingCounts, type SchedulerPorts, startSyncScheduler } from '../../sync/engine/sync-scheduler.ts';
import { OutdatedBuildError } from '../../sync/engine/sync-state.ts';
import type { Build } from '../../sync/model/build.ts';
import type { AuthSession } from '../../sync/protocol/auth-session.ts';
import { type DataFacts, fateOf, startOf } from '../../sync/storage/device-start.ts';
import {
  createMemoryData,
  createMemoryStore,
  type MemoryData,
  type MemoryHooks,
} from '../support/reference/memory-store.ts';
import { createLocalRecords, type LocalRecords } from './local-records.ts';
import { createLocks } from './locks.ts';
import { createFetch, type NetworkConditions, type WorldPorts } from './network.ts';
import { openTab, type Tab, type Throttle } from './tab.ts';

/** A simulated browser: storage, clock, network conditions and tabs. */
export interface Device {
  readonly name: string;
  readonly network: NetworkConditions;
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
  /** The member whose database the app has open, which may differ from the stored session for a moment. */
  memberId: string | null;
  tabs: Tab[];
  /** What is recorded without an account. */
  readonly local: LocalRecords;
  now(): number;
  open(): Tab;
  close(tab: Tab): void;
  signIn(session: AuthSession): void;
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
  readonly onState: (data: MemoryData) => void;
  readonly onStorageWiped: (data: MemoryData) => void;
  /** A start removes data of somebody who has not signed out. */
  readonly onForeignDataRemoved: (device: string, rows: DataFacts['rows']) => void;
}

export function createDevice(name: string, installedBuild: Build, world: WorldPorts, hooks: DeviceHooks): Device {
  const { timeline, rng } = world;
  const locks = createLocks(world.lockless);
  let openedTabs = 0;
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
    memberId: null,
    tabs: [],
    local: createLocalRecords(),
    now: () => Math.round(timeline.now() * (1 + device.drift) + device.clockOffset),
    open() {
      openedTabs += 1;
      const tab = openTab(`${name}.${openedTabs}`, device.installedBuild, timeline, device.close);
      device.tabs.push(tab);
      if (isIdentityLost) startWithoutIdentity(tab);
      else startSession(tab);
      return tab;
    },
    signIn(session) {
      isIdentityLost = false;
      device.sessionStore = session;
      const isSameMember = device.memberId === session.user.id;
      device.memberId = session.user.id;
      for (const tab of device.tabs) {
        if (!isSameMember) startSession(tab);
        else if (tab.session !== null) {
          tab.session.throttle.until = 0;
          tab.session.scheduler.dispatch('signed-in');
        }
      }
    },
    signOut() {
      isIdentityLost = false;
      device.sessionStore = null;
      if (device.memberId !== null) wipe(device.memberId);
      device.memberId = null;
      for (const tab of device.tabs) startSession(tab);
    },
    loseIdentity(isSessionLost) {
      if (device.memberId === null) return;
      isIdentityLost = true;
      if (isSessionLost) device.sessionStore = null;
      device.memberId = null;
      for (const tab of [...device.tabs]) device.close(tab);
    },
    evict() {
      for (const memberId of [...device.storage.keys()]) wipe(memberId);
      for (const tab of [...device.tabs]) device.close(tab);
    },
    close(tab) {
      tab.alive = false;
      locks.release(tab);
      device.tabs = device.tabs.filter((open) => open !== tab);
    },
  };

  function startWithoutIdentity(tab: Tab) {
    restoreIdentity();
    startSession(tab);
    removeForeignData();
  }

  /** As findLostMember() in src/session/device-data.ts. */
  function restoreIdentity() {
    const owners = [...device.storage.values()].map(({ memberId, state }) => state?.owner ?? memberId);
    const data = owners.length > 1 ? 'several' : owners.length === 1 ? 'one' : 'none';
    const session = device.sessionStore === null ? 'none' : 'stored';
    if (startOf({ identity: 'missing', session, data }) !== 'restore') return;
    device.memberId = device.sessionStore?.user.id ?? owners[0] ?? null;
    isIdentityLost = device.memberId === null;
  }

  /** As removeForeignData() in src/session/device-data.ts. */
  function removeForeignData() {
    const identity = isIdentityLost ? 'missing' : 'account';
    for (const data of device.storage.values()) {
      const { pending, rejected } = countPending(data);
      const rows = pending + rejected > 0 ? 'unsent' : 'sent';
      const owner = data.memberId === device.memberId ? 'open' : 'other';
      if (fateOf({ owner, rows, identity }) === 'keep') continue;
      hooks.onForeignDataRemoved(name, rows);
      wipe(data.memberId);
    }
  }

  function wipe(memberId: string) {
    const data = device.storage.get(memberId);
    if (data === undefined) return;
    data.removed = true;
    device.storage.delete(memberId);
    hooks.onStorageWiped(data);
  }

  /** Opens the signed-in member's data, as the app does when a tab opens and when the member changes. */
  function startSession(tab: Tab) {
    tab.session?.scheduler.stop();
    tab.session = null;
    const { memberId } = device;
    if (memberId === null || device.rememberedSchema > tab.build.schema) return;
    device.rememberedSchema = tab.build.schema;
    hooks.onOpen(tab.build);
    const data = device.storage.get(memberId) ?? createMemoryData(memberId);
    device.storage.set(memberId, data);
    const store = createStore(tab, data);
    const isCurrent = () =>
      tab.session === null && device.storage.get(memberId) === data && device.memberId === memberId;
    markBuild(store).then(
      () => isCurrent() && startSync(tab, data, store),
      (error) => {
        if (!(error instanceof OutdatedBuildError)) tab.after(RETRY_DELAY, () => isCurrent() && startSession(tab));
      },
    );
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
      },
      {
        online: device.network.online,
        visible: true,
        everSynced: data.state?.synced_at != null,
        counts: countPending(data),
      },
    );
    tab.session = { memberId: data.memberId, store, scheduler, throttle };
  }

  function createStore(tab: Tab, data: MemoryData): Store {
    return createMemoryStore(data, {
      build: tab.build,
      pause: () => tab.pause(rng().int(0, 3)),
      onUse: () => hooks.onUse(data, tab.build),
      onWrite(before, after) {
        hooks.onWrite(data, before, after);
        for (const listener of writeListeners.get(data) ?? []) listener();
      },
      onState: () => hooks.onState(data),
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
      observer: () => undefined,
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
  const count = (status: DeliveryStatus) => rows.filter(({ delivery }) => delivery.status === status).length;
  return { pending: count('pending'), rejected: count('rejected') };
}
