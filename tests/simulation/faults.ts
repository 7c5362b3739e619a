import type { SyncScheduler } from '../../sync/engine/sync-scheduler.ts';
import type { Device } from './device.ts';
import type { DeviceFault, Step } from './plan.ts';
import type { Fuse, Tab } from './tab.ts';
import { MEMBERS, type World } from './world.ts';

export interface FaultTarget {
  readonly world: World;
  readonly device: Device;
  readonly tab: Tab | undefined;
}

const HOUR = 3_600_000;

/** What each fault does to a device, the network or the server. */
const faultEffects = {
  offline(target) {
    target.device.network.online = false;
    dispatch(target, 'offline');
  },
  online(target) {
    target.device.network.online = true;
    dispatch(target, 'online');
  },
  'unstable-network'({ device: { network }, world: { rng, plan } }) {
    network.probability = plan.networkFaults.length === 0 ? 0 : rng.pick([0.3, 0.6, 0.9]);
    network.networkFaults = plan.networkFaults;
  },
  'stable-network'({ device: { network } }) {
    network.probability = 0;
  },
  poke: (target) => dispatch(target, 'poke'),
  hide: (target) => dispatch(target, 'hidden'),
  show: (target) => dispatch(target, 'visible'),
  'new-tab'({ device }) {
    if (device.tabs.length < 3) device.open();
  },
  'kill-tab': (target) => setFuse(target, 'kill', 1),
  'kill-soon': (target) => setFuse(target, 'kill', target.world.rng.int(1, 25)),
  'freeze-tab': (target) => setFuse(target, 'freeze', 1),
  'freeze-soon': (target) => setFuse(target, 'freeze', target.world.rng.int(1, 25)),
  thaw({ device }) {
    for (const tab of device.tabs) tab.thaw();
  },
  'storage-error': (target) => setFuse(target, 'storage-error', target.world.rng.int(1, 25)),
  'change-clock'({ device, world: { rng } }) {
    device.clockOffset = rng.int(-48, 48) * HOUR;
  },
  drift({ device, world: { rng } }) {
    device.drift = rng.int(-50, 50) * 1e-9;
  },
  evict: ({ device }) => device.evict(),
  backup({ world }) {
    const restoreServer = world.server.backup();
    const restoreLedger = world.ledger.takeBookmark();
    world.restoreBackup = () => {
      restoreServer();
      restoreLedger();
    };
  },
  restore({ world }) {
    world.restoreBackup?.();
    world.served.length = 0;
  },
  'remove-tombstones'({ world: { server, timeline, rng } }) {
    server.removeTombstones(timeline.now() - rng.pick([0, HOUR, 24 * HOUR]));
  },
  publish({ world: { server, rng } }) {
    server.publish(rng.pick(['notices', 'shared_kata']), { text: rng.int(0, 99) });
  },
  'small-pages'({ world: { server, rng } }) {
    server.limits.pullRows = rng.int(1, 6);
  },
  'small-batches'({ world: { server, rng } }) {
    server.limits.pushRows = rng.int(1, 4);
  },
  outdate({ world: { server } }) {
    server.limits.minSchema = 2;
  },
  revoke: ({ world: { auth, rng } }) => auth.revoke(rng.pick(MEMBERS)),
  'sign-out': ({ device }) => device.signOut(),
  'sign-in': ({ device, world: { auth, rng } }) => device.signIn(auth.signIn(rng.pick(MEMBERS))),
  flush({ tab }) {
    if (!tab?.session) return;
    const { throttle, scheduler } = tab.session;
    throttle.waivers += 1;
    void scheduler.flush().finally(() => {
      throttle.waivers -= 1;
    });
  },
  'long-wait': () => {},
} as const satisfies Record<DeviceFault, (target: FaultTarget) => void>;

export function injectFault(kind: DeviceFault, target: FaultTarget): void {
  faultEffects[kind](target);
}

/** How long a step waits in true time before it happens. */
export function waitOf(step: Step): number {
  return step.kind === 'long-wait' ? step.wait + 12 * HOUR : step.wait;
}

function dispatch({ device }: FaultTarget, event: Parameters<SyncScheduler['dispatch']>[0]): void {
  for (const tab of device.tabs) tab.wake(() => tab.session?.scheduler.dispatch(event));
}

function setFuse({ tab }: FaultTarget, kind: Fuse['kind'], left: number): void {
  if (tab !== undefined) tab.fuse = { kind, left };
}
