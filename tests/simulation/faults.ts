import type { SyncScheduler } from '../../sync/engine/sync-scheduler.ts';
import { type Build, currentBuild } from '../../sync/model/build.ts';
import { newerBuild, olderBuild, schemasOfRelease } from './builds.ts';
import type { Device } from './device.ts';
import { recordHit } from './hits.ts';
import type { DeviceFault, Step } from './plan.ts';
import type { Tab, TabFault } from './tab.ts';
import { DELETABLE_MEMBER, MEMBERS, type World } from './world.ts';

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
  'lose-identity': ({ device, world: { rng } }) => device.loseIdentity(rng.chance(0.3)),
  'take-backup'({ world }) {
    const { server, auth, ledger } = world;
    const restoreServer = server.backup();
    const restoreLedger = ledger.takeCheckpoint();
    const accounts = auth.exportState();
    world.restoreBackup = (history) => {
      restoreServer(history);
      restoreLedger();
      auth.importState(accounts);
    };
  },
  'restore-backup'({ world }) {
    if (bringBack(world, 'same')) announceLoss(world);
  },
  'promote-standby'({ world }) {
    bringBack(world, 'other');
    world.hasUnknownLoss = false;
  },
  'restore-snapshot'({ world }) {
    world.hasUnknownLoss ||= bringBack(world, 'same');
  },
  'new-epoch': ({ world }) => announceLoss(world),
  'remove-tombstones'({ world: { server, timeline, rng, ledger } }) {
    const before = timeline.now() - rng.pick([0, HOUR, 24 * HOUR]);
    server.removeTombstones(before);
    ledger.recordRemovedTombstones(before);
  },
  'publish-content'({ world: { server, rng } }) {
    server.publish(rng.pick(['notices', 'shared_kata']), { text: rng.int(0, 99) });
  },
  'small-pages'({ world: { server, rng } }) {
    server.limits.pullRows = rng.int(1, 6);
  },
  'small-batches'({ world: { server, rng } }) {
    server.limits.pushRows = rng.int(1, 4);
    server.limits.resultRows = 1;
  },
  upgrade(target) {
    const next = newerBuild(target.device.installedBuild);
    if (next.schema <= target.world.server.limits.maxSchema) install(target, next);
  },
  'upgrade-early': (target) => install(target, newerBuild(target.device.installedBuild)),
  'roll-back': (target) => install(target, olderBuild(target.device.installedBuild)),
  'update-server': (target) => releaseServer(target, 1),
  'roll-back-server': (target) => releaseServer(target, -1),
  'require-update': (target) => releaseServer(target, 2),
  'revoke-sessions'({ world }) {
    const memberId = world.rng.pick(MEMBERS);
    endSessions(world, memberId);
    world.auth.revoke(memberId);
  },
  'delete-account'({ device, world }) {
    endSessions(world, DELETABLE_MEMBER);
    world.deletedMembers.add(DELETABLE_MEMBER);
    world.auth.deleteAccount(DELETABLE_MEMBER);
    world.server.deleteAccount(DELETABLE_MEMBER);
    if (device.memberId === DELETABLE_MEMBER) device.signOut();
  },
  'sign-out': ({ device }) => device.signOut(),
  'sign-in'({ device, world: { auth, rng } }) {
    const memberId = rng.pick(MEMBERS);
    if (auth.hasAccount(memberId)) device.signIn(auth.signIn(memberId));
  },
  flush({ tab }) {
    if (!tab?.session) return;
    const { throttle, scheduler } = tab.session;
    throttle.runningFlushes += 1;
    void scheduler.flush().finally(() => {
      throttle.runningFlushes -= 1;
    });
  },
  'long-wait': () => {},
  'long-absence': ({ device }) => leaveDevice(device),
  return(target) {
    const { device } = target;
    device.network.online = true;
    if (device.tabs.length === 0) device.open();
    else dispatchToTabs(target, 'online');
  },
} as const satisfies Record<DeviceFault, (target: FaultTarget) => void>;

export function injectFault(kind: DeviceFault, target: FaultTarget): void {
  recordHit(`fault ${kind}`);
  faultEffects[kind](target);
}

/** Milliseconds of virtual time before the step. */
export function waitBeforeStep(step: Step): number {
  return step.kind === 'long-wait' ? step.wait + 12 * HOUR : step.wait;
}

/** The next tab of the device is of this build; tabs that are open keep theirs. */
function install({ device }: FaultTarget, build: Build): void {
  device.installedBuild = build;
  if (device.tabs.length < 3) device.open();
}

/** Updates the server by one release, or rolls it back by one; two releases above the current build it is too new for that. */
function releaseServer({ world: { server } }: FaultTarget, step: number): void {
  const release = server.limits.maxSchema + step;
  const newest = currentBuild.schema + 2;
  Object.assign(server.limits, schemasOfRelease(Math.min(newest, Math.max(currentBuild.schema - 1, release))));
}

/** Remembers the sessions that the server ends, so that none of them is renewed later. */
function endSessions({ devices, endedSessions }: World, memberId: string): void {
  for (const { sessionStore } of devices) {
    if (sessionStore?.user.id === memberId) endedSessions.add(sessionStore.refresh_token);
  }
}

/** The member puts the device away: no tab is open and no request leaves it. */
function leaveDevice(device: Device): void {
  device.network.online = false;
  for (const tab of [...device.tabs]) device.close(tab);
}

/** Brings the last backup back, if there is one. */
function bringBack(world: World, history: 'same' | 'other'): boolean {
  const { server, auth, restoreBackup } = world;
  if (restoreBackup === null) return false;
  // As in the runbook: accounts and sessions stay as they were before the restore.
  const state = auth.exportState();
  restoreBackup(history);
  auth.importState(state);
  server.keepAccounts(state.accounts);
  world.served.length = 0;
  return true;
}

/** The operator calls start_new_epoch(). */
export function announceLoss(world: World): void {
  world.server.startNewEpoch();
  world.isLossAnnounced = true;
  world.hasUnknownLoss = false;
}

function dispatchToTabs({ device }: FaultTarget, event: Parameters<SyncScheduler['dispatch']>[0]): void {
  for (const tab of device.tabs) tab.runWhenActive(() => tab.session?.scheduler.dispatch(event));
}

function scheduleTabFault({ tab }: FaultTarget, kind: TabFault['kind'], pausesLeft: number): void {
  if (tab !== undefined) tab.scheduledFault = { kind, pausesLeft };
}
