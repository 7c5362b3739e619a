import type { SyncScheduler } from '../../sync/engine/sync-scheduler.ts';
import type { Device } from './device.ts';
import type { DeviceFault, Step } from './plan.ts';
import type { Tab, TabFault } from './tab.ts';
import { MEMBERS, type World } from './world.ts';

export interface FaultTarget {
  readonly world: World;
  readonly device: Device;
  readonly tab: Tab | undefined;
}

const HOUR = 3_600_000;

/** Applies each fault to a device, the network or the server. */
const faultEffects = {
  offline(target) {
    target.device.network.online = false;
    dispatchToTabs(target, 'offline');
  },
  online(target) {
    target.device.network.online = true;
    dispatchToTabs(target, 'online');
  },
  'unstable-network'({ device: { network }, world: { rng, plan } }) {
    network.probability = plan.networkFaults.length === 0 ? 0 : rng.pick([0.3, 0.6, 0.9]);
    network.networkFaults = plan.networkFaults;
  },
  'stable-network'({ device: { network } }) {
    network.probability = 0;
  },
  poke: (target) => dispatchToTabs(target, 'poke'),
  hide: (target) => dispatchToTabs(target, 'hidden'),
  show: (target) => dispatchToTabs(target, 'visible'),
  'new-tab'({ device }) {
    if (device.tabs.length < 3) device.open();
  },
  'kill-tab': (target) => scheduleTabFault(target, 'kill', 1),
  'kill-tab-later': (target) => scheduleTabFault(target, 'kill', target.world.rng.int(1, 25)),
  'freeze-tab': (target) => scheduleTabFault(target, 'freeze', 1),
  'freeze-tab-later': (target) => scheduleTabFault(target, 'freeze', target.world.rng.int(1, 25)),
  'unfreeze-tabs'({ device }) {
    for (const tab of device.tabs) tab.unfreeze();
  },
  'storage-error': (target) => scheduleTabFault(target, 'storage-error', target.world.rng.int(1, 25)),
  'change-clock'({ device, world: { rng } }) {
    device.clockOffset = rng.int(-48, 48) * HOUR;
  },
  'drift-clock'({ device, world: { rng } }) {
    device.drift = rng.int(-50, 50) * 1e-9;
  },
  'evict-storage': ({ device }) => device.evict(),
  'take-backup'({ world }) {
    const restoreServer = world.server.backup();
    const restoreLedger = world.ledger.takeCheckpoint();
    world.restoreBackup = () => {
      restoreServer();
      restoreLedger();
    };
  },
  'restore-backup'({ world }) {
    world.restoreBackup?.();
    world.served.length = 0;
  },
  'remove-tombstones'({ world: { server, timeline, rng } }) {
    server.removeTombstones(timeline.now() - rng.pick([0, HOUR, 24 * HOUR]));
  },
  'publish-content'({ world: { server, rng } }) {
    server.publish(rng.pick(['notices', 'shared_kata']), { text: rng.int(0, 99) });
  },
  'small-pages'({ world: { server, rng } }) {
    server.limits.pullRows = rng.int(1, 6);
  },
  'small-batches'({ world: { server, rng } }) {
    server.limits.pushRows = rng.int(1, 4);
  },
  'require-update'({ world: { server } }) {
    server.limits.minSchema = 2;
  },
  'revoke-sessions': ({ world: { auth, rng } }) => auth.revoke(rng.pick(MEMBERS)),
  'sign-out': ({ device }) => device.signOut(),
  'sign-in': ({ device, world: { auth, rng } }) => device.signIn(auth.signIn(rng.pick(MEMBERS))),
  flush({ tab }) {
    if (!tab?.session) return;
    const { throttle, scheduler } = tab.session;
    throttle.runningFlushes += 1;
    void scheduler.flush().finally(() => {
      throttle.runningFlushes -= 1;
    });
  },
  'long-wait': () => {},
} as const satisfies Record<DeviceFault, (target: FaultTarget) => void>;

export function injectFault(kind: DeviceFault, target: FaultTarget): void {
  faultEffects[kind](target);
}

/** Milliseconds of virtual time before the step. */
export function waitBeforeStep(step: Step): number {
  return step.kind === 'long-wait' ? step.wait + 12 * HOUR : step.wait;
}

function dispatchToTabs({ device }: FaultTarget, event: Parameters<SyncScheduler['dispatch']>[0]): void {
  for (const tab of device.tabs) tab.runWhenActive(() => tab.session?.scheduler.dispatch(event));
}

function scheduleTabFault({ tab }: FaultTarget, kind: TabFault['kind'], pausesLeft: number): void {
  if (tab !== undefined) tab.scheduledFault = { kind, pausesLeft };
}
