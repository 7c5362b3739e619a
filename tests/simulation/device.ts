import type { AuthSession } from '../../sync/contracts/auth-session.ts';
import { createHttpTransport } from '../../sync/replication/http-transport.ts';
import { startHub } from '../../sync/replication/hub.ts';
import type { CyclePorts } from '../../sync/replication/ports.ts';
import { createSessionBroker } from '../../sync/replication/session-broker.ts';
import { createMemoryData, createMemoryStore, type MemoryData, type MemoryHooks } from '../support/memory-store.ts';
import { createLocks } from './locks.ts';
import { createFetch, type Weather, type Wire } from './network.ts';
import { openTab, type Quiet, type Tab } from './tab.ts';

/** A phone or computer: one browser with its storage, its clock, its network and its tabs. */
export interface Device {
  readonly name: string;
  readonly weather: Weather;
  readonly storage: Map<string, MemoryData>;
  /** How far its clock is from the truth, and how fast it runs away. */
  clockOffset: number;
  drift: number;
  vault: AuthSession | null;
  /** Who is signed in, as the app on this device believes. */
  memberId: string | null;
  tabs: Tab[];
  now(): number;
  open(): Tab;
  close(tab: Tab): void;
  signIn(session: AuthSession): void;
  signOut(): void;
  /** Throws the storage away, as a browser in need of space does. */
  evict(): void;
}

export interface DeviceWatch {
  readonly onWrite: (data: MemoryData, ...change: Parameters<NonNullable<MemoryHooks['onWrite']>>) => void;
  readonly onState: (data: MemoryData) => void;
  readonly onWiped: (data: MemoryData) => void;
}

export function createDevice(name: string, wire: Wire, watch: DeviceWatch): Device {
  const { timeline, dice } = wire;
  const locks = createLocks(wire.lockless);
  let opened = 0;

  const device: Device = {
    name,
    weather: { online: true, probability: 0, troubles: [] },
    storage: new Map(),
    clockOffset: 0,
    drift: 0,
    vault: null,
    memberId: null,
    tabs: [],
    now: () => Math.round(timeline.now() * (1 + device.drift) + device.clockOffset),
    open() {
      opened += 1;
      const tab = openTab(`${name}.${opened}`, timeline, device.close);
      device.tabs.push(tab);
      startSession(tab);
      return tab;
    },
    signIn(session) {
      device.vault = session;
      const same = device.memberId === session.user.id;
      device.memberId = session.user.id;
      for (const tab of device.tabs) {
        if (!same) startSession(tab);
        else if (tab.session !== null) {
          tab.session.quiet.until = 0;
          tab.session.hub.tell('signed-in');
        }
      }
    },
    signOut() {
      device.vault = null;
      if (device.memberId !== null) wipe(device.memberId);
      device.memberId = null;
      for (const tab of device.tabs) startSession(tab);
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

  function wipe(memberId: string) {
    const data = device.storage.get(memberId);
    if (data === undefined) return;
    data.removed = true;
    device.storage.delete(memberId);
    watch.onWiped(data);
  }

  /** What the app does when a tab opens and when the signed-in member changes. */
  function startSession(tab: Tab) {
    tab.session?.hub.stop();
    tab.session = null;
    const { memberId } = device;
    if (memberId === null) return;
    const data = device.storage.get(memberId) ?? createMemoryData(memberId);
    device.storage.set(memberId, data);
    const quiet = { until: 0, waivers: 0 };
    const ports = portsOf(tab, data, quiet);
    const hub = startHub(
      {
        ...ports,
        locks: { run: (lock, options, work) => locks.run(tab, lock, options, work) },
        timers: { now: timeline.now, after: (ms, call) => tab.after(ms, call) },
        counts: { watch: (listener) => watchCounts(tab, data, listener) },
      },
      { online: device.weather.online, visible: true, everSynced: data.state?.synced_at != null },
    );
    tab.session = { memberId, store: ports.store, hub, quiet };
  }

  function portsOf(tab: Tab, data: MemoryData, quiet: Quiet): CyclePorts {
    const fetch = createFetch(wire, tab, device.weather, quiet);
    const server = { url: 'https://keiko.example', key: 'publishable', fetch };
    return {
      store: createMemoryStore(data, {
        pause: () => tab.pause(dice().int(0, 3)),
        onWrite(c, id, before, after) {
          watch.onWrite(data, c, id, before, after);
          for (const listener of listeners.get(data) ?? []) listener();
        },
        onState: () => watch.onState(data),
        newDeviceId: () => dice().uuid(),
      }),
      transport: createHttpTransport(server),
      auth: createSessionBroker({
        ...server,
        vault: {
          async read() {
            await tab.pause(1);
            return device.vault;
          },
          async write(session) {
            await tab.pause(1);
            device.vault = session;
          },
          async replace(held, next) {
            await tab.pause(1);
            if (device.vault?.refresh_token === held.refresh_token) device.vault = next;
          },
        },
        exclusively: (lock, work) => locks.exclusively(tab, lock, work),
        now: device.now,
        wait: (ms) => new Promise((resolve) => tab.after(ms, resolve)),
      }),
      clock: { now: device.now },
      random: { next: () => dice().next(), uuid: () => dice().uuid() },
    };
  }

  const listeners = new Map<MemoryData, Set<() => void>>();

  function watchCounts(
    tab: Tab,
    data: MemoryData,
    listener: Parameters<Parameters<typeof startHub>[0]['counts']['watch']>[0],
  ) {
    let planned = false;
    const tell = () => {
      planned = false;
      const docs = [...data.rows.values()].flatMap((rows) => [...rows.values()]);
      const count = (dirty: number) => docs.filter((doc) => doc.dirty === dirty).length;
      listener({ waiting: count(1), parked: count(2) });
    };
    const plan = () => {
      if (planned) return;
      planned = true;
      tab.after(2, tell);
    };
    const all = listeners.get(data) ?? new Set();
    listeners.set(data, all.add(plan));
    plan();
    return () => all.delete(plan);
  }

  return device;
}
