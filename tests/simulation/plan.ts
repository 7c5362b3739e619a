import { createRng, type Rng } from '../../sync/model/practice/seeded-random.ts';
import { type NetworkFault, networkFaults } from './network.ts';

/** Actions of a member. Any change of this list changes what every seed does. */
export const memberActions = [
  ...(['login', 'ticket', 'new-kata', 'edit-kata', 'toggle-kata-name', 'review-kata', 'delete-kata'] as const),
  ...(['copy-kata', 'edit-profile', 'finish-session', 'finish-lesson', 'unstorable-kata', 'too-long-kata'] as const),
  ...(['forge-tickets', 'retry-rejected', 'discard-rejected', 'register-lost-kata', 'dismiss-notice'] as const),
] as const;

/** Actions of the collections that the previous build does not know; they have a scenario of their own. */
export const newerActions = ['new-note', 'edit-note', 'delete-note', 'finish-practice', 'change-setting'] as const;

/** Actions on months of days, for members who joined long ago; they have a scenario of their own. */
export const streakActions = ['record-month', 'cover-day', 'bridge-gap'] as const;

/** Actions without an account, and the claim by one; they have a scenario of their own. */
export const guestActions = ['start-as-guest', 'write-as-guest', 'claim', 'sign-in-apart', 'send-kept'] as const;
export type GuestAction = (typeof guestActions)[number];

/** Starts of the app after the clock was set; they have a scenario of their own. */
export const clockActions = ['reopen-with-clock'] as const;
export type ClockAction = (typeof clockActions)[number];

export type MemberAction =
  | (typeof memberActions)[number]
  | (typeof newerActions)[number]
  | (typeof streakActions)[number];

/** Faults and events of devices, the network and the server. Any change of this list changes what every seed does. */
export const deviceFaults = [
  ...(['offline', 'online', 'unstable-network', 'stable-network', 'poke', 'hide', 'show', 'new-tab'] as const),
  ...(['kill-tab', 'kill-tab-later', 'freeze-tab', 'freeze-tab-later', 'unfreeze-tabs', 'storage-error'] as const),
  ...(['change-clock', 'drift-clock', 'evict-storage', 'take-backup', 'restore-backup'] as const),
  ...(['remove-tombstones', 'publish-content', 'small-pages', 'small-batches', 'upgrade', 'upgrade-early'] as const),
  ...(['roll-back', 'update-server', 'roll-back-server', 'require-update', 'revoke-sessions'] as const),
  ...(['delete-account', 'sign-out', 'sign-in', 'flush', 'long-wait', 'long-absence', 'return'] as const),
  ...(['promote-standby', 'restore-snapshot', 'new-epoch', 'lose-identity'] as const),
] as const;
export type DeviceFault = (typeof deviceFaults)[number];

export interface Step {
  readonly kind: MemberAction | GuestAction | ClockAction | DeviceFault;
  /** Virtual time before the step, in milliseconds. */
  readonly wait: number;
  readonly device: number;
  readonly tab: number;
  /** Seeds the randomness from this step to the next, so that removing a step does not change the others. */
  readonly salt: number;
}

export interface Plan {
  readonly seed: number;
  readonly devices: number;
  /** How many of them, the first ones, have the previous build. */
  readonly previousBuilds: number;
  /** How long the members have been members when the plan begins. */
  readonly joinedDaysAgo: number;
  /** Browsers without Web Locks: the syncs of all tabs may overlap. */
  readonly lockless: boolean;
  readonly networkFaults: readonly NetworkFault[];
  readonly steps: readonly Step[];
  /** What stays broken at one device after the last step, while the others have to converge. */
  readonly broken?: Breakage | undefined;
}

/** What can stay broken for ever: the whole device, or one of its tabs, which may hold a lock. */
export const breakages = ['offline', 'frozen-tab', 'requests-fail', 'responses-lost'] as const;
export type Breakage = (typeof breakages)[number];

/** Part of every mixed scenario, so that devices recover from faults. */
const alwaysIncluded: readonly DeviceFault[] = ['online', 'stable-network', 'unfreeze-tabs', 'show', 'poke', 'new-tab'];

/** What has a scenario of its own, as a server that is too old for a device, which then only tries again for hours. */
const notMixed = [
  ...(['roll-back-server', 'upgrade-early', 'promote-standby', 'restore-snapshot', 'new-epoch'] as const),
  'lose-identity',
];
const mixedFaults = deviceFaults.filter((fault) => !notMixed.includes(fault));

/** The parameters from which the steps of a plan are drawn. */
interface Scenario {
  readonly devices: number;
  readonly previousBuilds?: number;
  readonly joinedDaysAgo?: number;
  readonly lockless: boolean;
  readonly networkFaults: readonly NetworkFault[];
  readonly length: number;
  readonly actions: readonly (MemberAction | GuestAction | ClockAction)[];
  readonly faults: readonly DeviceFault[];
  /** Most steps follow each other within milliseconds. */
  readonly isHurried?: boolean;
}

/** Seeds above this draw races of tabs, which are too rare in the others. */
export const RACES = 1_000_000;

/** Draws the plan of a seed. Most seeds mix everything; some repeat interleavings that are rare in a mix. */
export function makePlan(seed: number): Plan {
  const rng = createRng(seed);
  const roll = rng.next();
  const {
    devices,
    previousBuilds = 0,
    joinedDaysAgo = 0,
    lockless,
    networkFaults,
    ...scenario
  } = seed > RACES ? raceScenario(rng) : drawScenario(roll, rng);
  const steps = Array.from({ length: scenario.length }, () => ({
    kind: rng.chance(0.6) ? rng.pick(scenario.actions) : rng.pick(scenario.faults),
    wait: scenario.isHurried && rng.chance(0.7) ? rng.int(0, 3) : drawWait(rng),
    device: rng.int(0, devices - 1),
    tab: rng.int(0, 2),
    salt: rng.int(0, 2 ** 31),
  }));
  return { seed, devices, previousBuilds, joinedDaysAgo, lockless, networkFaults, steps };
}

function drawScenario(roll: number, rng: Rng): Scenario {
  if (roll < 0.06) return togglingScenario();
  if (roll < 0.15) return overlappingTabsScenario(rng);
  if (roll < 0.25) return serverRestoreScenario(rng);
  if (roll < 0.33) return upgradeScenario(rng);
  if (roll < 0.41) return absenceScenario(rng);
  if (roll < 0.47) return failoverScenario(rng);
  if (roll < 0.5) return guestScenario(rng);
  if (roll < 0.85) return mixedScenario(rng);
  if (roll < 0.87) return clockScenario();
  if (roll < 0.9) return bridgeScenario(rng);
  if (roll < 0.92) return streakScenario(rng);
  return roll < 0.96 ? notebookScenario(rng) : storageErrorScenario();
}

/** A member toggles a field in several tabs while the responses to the pushes arrive late. */
function togglingScenario(): Scenario {
  return {
    ...{ devices: 2, lockless: true, length: 120 },
    networkFaults: ['response-late', 'response-late', 'response-late', 'response-lost'],
    actions: ['new-kata', 'toggle-kata-name', 'toggle-kata-name', 'toggle-kata-name', 'toggle-kata-name'],
    faults: ['poke', 'poke', 'poke', 'unstable-network', 'unstable-network', 'new-tab', 'stable-network'],
  };
}

/** The tabs of two devices edit the same few kata, with late requests and responses. */
function overlappingTabsScenario(rng: Rng): Scenario {
  return {
    ...{ devices: 2, lockless: rng.chance(0.8), length: 120 },
    networkFaults: ['response-late', 'response-late', 'request-late', 'response-lost'],
    actions: ['new-kata', 'edit-kata', 'toggle-kata-name', 'delete-kata', 'delete-kata'],
    faults: ['poke', 'poke', 'unstable-network', 'new-tab', 'show', 'online', 'stable-network'],
  };
}

/** The server is restored from backups repeatedly while some devices are offline. */
function serverRestoreScenario(rng: Rng): Scenario {
  return {
    ...{ devices: 3, lockless: false, networkFaults: ['response-lost'], length: 100 },
    actions: memberActions
      .filter((action) => action !== 'unstorable-kata' && action !== 'too-long-kata' && rng.chance(0.7))
      .concat('finish-session'),
    faults: [
      ...(['take-backup', 'restore-backup', 'take-backup', 'restore-backup', 'offline', 'online', 'poke'] as const),
      ...(['show', 'evict-storage', 'small-pages', 'delete-account', 'revoke-sessions', 'long-wait'] as const),
    ],
  };
}

/** A standby that lags takes over, and snapshots come back; the operator announces some of it, and late. */
function failoverScenario(rng: Rng): Scenario {
  return {
    ...{ devices: rng.int(3, 4), lockless: false, networkFaults: ['response-lost'], length: 100 },
    actions: [
      ...memberActions.filter((action) => !['unstorable-kata', 'too-long-kata'].includes(action) && rng.chance(0.7)),
      ...(['finish-session', 'new-kata', 'edit-kata'] as const),
    ],
    faults: [
      ...(['take-backup', 'take-backup', 'take-backup', 'promote-standby', 'promote-standby'] as const),
      ...(['restore-snapshot', 'new-epoch', 'offline', 'offline', 'online', 'online', 'poke', 'show'] as const),
      ...(['small-pages', 'remove-tombstones', 'evict-storage', 'long-absence', 'return'] as const),
    ],
  };
}

/** The collections that the previous build does not know, with every kind of fault. */
function notebookScenario(rng: Rng): Scenario {
  return {
    ...{ devices: rng.int(2, 4), previousBuilds: rng.int(0, 2), lockless: rng.chance(0.3), length: 120 },
    networkFaults: ['response-lost', 'response-late', 'request-lost', 'duplicated-late', '500-after'],
    actions: [
      ...newerActions,
      ...(['new-note', 'edit-note', 'change-setting', 'login', 'new-kata', 'edit-kata', 'finish-lesson'] as const),
      ...(['retry-rejected', 'discard-rejected', 'dismiss-notice'] as const),
    ],
    faults: mixedFaults.filter((fault) => alwaysIncluded.includes(fault) || rng.chance(0.5)),
  };
}

/** Members claim what was recorded without an account, with kills and errors at any step, other tabs, and updates. */
function guestScenario(rng: Rng): Scenario {
  return {
    ...{ devices: 2, previousBuilds: rng.int(0, 1), lockless: rng.chance(0.2), length: 140 },
    networkFaults: ['response-lost', 'response-late', 'request-lost', 'duplicated-late', '500-after'],
    actions: [
      ...(['start-as-guest', 'start-as-guest', 'start-as-guest', 'write-as-guest', 'write-as-guest'] as const),
      ...(['write-as-guest', 'write-as-guest', 'write-as-guest', 'claim', 'claim', 'claim', 'sign-in-apart'] as const),
      ...(['send-kept', 'send-kept', 'review-kata', 'login', 'ticket', 'edit-kata', 'edit-profile'] as const),
      ...(['delete-kata', 'retry-rejected'] as const),
    ],
    faults: [
      ...(['kill-tab-later', 'kill-tab-later', 'storage-error', 'storage-error', 'freeze-tab-later'] as const),
      ...(['unfreeze-tabs', 'new-tab', 'new-tab', 'new-tab', 'offline', 'online', 'online'] as const),
      ...(['unstable-network', 'stable-network', 'poke', 'show', 'small-batches', 'small-pages'] as const),
      ...(['long-wait', 'upgrade', 'lose-identity'] as const),
    ],
  };
}

/** Months of logins arrive late from several devices, and tickets are spent before the logins that earn them have arrived. */
function streakScenario(rng: Rng): Scenario {
  return {
    ...{ devices: rng.int(2, 4), joinedDaysAgo: 100, lockless: false, length: 60 },
    networkFaults: ['response-lost', 'response-late', 'request-lost', 'duplicated-late'],
    actions: ['record-month', 'cover-day', 'cover-day', 'login', 'ticket', 'retry-rejected', 'discard-rejected'],
    faults: [
      ...(['offline', 'offline', 'online', 'unstable-network', 'stable-network', 'poke', 'show'] as const),
      ...(['long-wait', 'new-tab', 'small-batches', 'take-backup', 'restore-backup', 'evict-storage'] as const),
    ],
  };
}

/** Offline devices close gaps of several days with the same few tickets, some of them beside a ticket that is rejected later. */
function bridgeScenario(rng: Rng): Scenario {
  return {
    ...{ devices: rng.int(2, 3), joinedDaysAgo: 100, lockless: false, length: 80 },
    networkFaults: ['response-lost', 'response-late', 'request-lost', 'duplicated-late'],
    actions: ['bridge-gap', 'bridge-gap', 'bridge-gap', 'login', 'cover-day', 'retry-rejected', 'discard-rejected'],
    faults: [
      ...(['offline', 'offline', 'online', 'online', 'poke', 'show', 'long-wait', 'long-wait', 'long-wait'] as const),
      ...(['unstable-network', 'stable-network', 'small-batches', 'take-backup', 'restore-backup'] as const),
    ],
  };
}

/** Devices are opened after days, online and offline, with clocks that were set forward and back. */
function clockScenario(): Scenario {
  return {
    ...{ devices: 2, lockless: false, length: 60, networkFaults: ['response-lost', 'response-late', 'request-lost'] },
    actions: ['reopen-with-clock', 'reopen-with-clock', 'reopen-with-clock', 'new-kata', 'retry-rejected'],
    faults: [
      ...(['offline', 'online', 'online', 'unstable-network', 'stable-network', 'stable-network', 'poke'] as const),
      ...(['show', 'new-tab'] as const),
    ],
  };
}

/** Devices pull everything again in small pages while their storage fails, or forget who uses them. */
function storageErrorScenario(): Scenario {
  return {
    ...{ devices: 2, lockless: false, length: 120, networkFaults: ['response-lost'] },
    actions: ['new-kata', 'new-kata', 'edit-kata', 'delete-kata', 'edit-profile', 'login'],
    faults: [
      ...(['small-pages', 'small-batches', 'storage-error', 'storage-error', 'storage-error'] as const),
      ...(['evict-storage', 'lose-identity', 'new-tab', 'new-tab', 'sign-in', 'offline'] as const),
      ...(['online', 'poke', 'show'] as const),
    ],
  };
}

/** Devices and the server are updated and rolled back while tabs of other builds stay open. */
function upgradeScenario(rng: Rng): Scenario {
  const devices = rng.int(2, 3);
  return {
    ...{ devices, previousBuilds: rng.int(1, devices), lockless: rng.chance(0.3), length: 80 },
    networkFaults: ['response-late', 'response-lost', 'request-lost'],
    actions: ['new-kata', 'edit-kata', 'edit-kata', 'review-kata', 'delete-kata', 'edit-profile', 'login'],
    faults: [
      ...(['upgrade', 'upgrade', 'upgrade-early', 'roll-back', 'update-server', 'roll-back-server'] as const),
      ...(['new-tab', 'kill-tab-later', 'freeze-tab-later', 'unfreeze-tabs', 'storage-error'] as const),
      ...(['evict-storage', 'remove-tombstones', 'unstable-network', 'stable-network', 'offline', 'online'] as const),
      ...(['poke', 'show'] as const),
    ],
  };
}

/** Devices are left alone for months, with edits that are not sent, and come back. */
function absenceScenario(rng: Rng): Scenario {
  const devices = rng.int(2, 3);
  return {
    ...{ devices, previousBuilds: rng.chance(0.2) ? 1 : 0, lockless: false, length: 80 },
    networkFaults: ['response-lost', 'response-lost', 'request-lost'],
    actions: [
      ...(['new-kata', 'edit-kata', 'edit-kata', 'edit-kata', 'toggle-kata-name', 'review-kata'] as const),
      ...(['delete-kata'] as const),
      ...(['edit-profile', 'login', 'ticket', 'retry-rejected', 'register-lost-kata', 'dismiss-notice'] as const),
    ],
    faults: [
      ...(['long-absence', 'long-absence', 'offline', 'offline', 'return', 'return', 'return', 'new-tab'] as const),
      ...(['unstable-network', 'stable-network', 'show', 'poke', 'upgrade', 'take-backup', 'restore-backup'] as const),
    ],
  };
}

/** The tabs of a device decide about the same rejected rows at the same moment, while responses and resets arrive. */
function raceScenario(rng: Rng): Scenario {
  return {
    ...{ devices: rng.int(1, 2), lockless: true, length: 150, isHurried: true },
    networkFaults: ['response-late', 'response-late', 'response-lost', 'duplicated', '413'],
    actions: [
      ...(['forge-tickets', 'edit-profile', 'new-kata', 'new-kata', 'edit-kata', 'unstorable-kata'] as const),
      ...(['copy-kata', 'delete-kata', 'retry-rejected', 'retry-rejected', 'discard-rejected'] as const),
      ...(['discard-rejected', 'ticket', 'ticket'] as const),
    ],
    faults: [
      ...(['new-tab', 'new-tab', 'poke', 'poke', 'unstable-network', 'unstable-network', 'stable-network'] as const),
      ...(['take-backup', 'restore-backup', 'new-epoch', 'small-pages', 'small-batches', 'long-wait'] as const),
    ],
  };
}

/** A random subset of actions and faults, since fewer kinds make longer interleavings of each. */
function mixedScenario(rng: Rng): Scenario {
  const share = rng.pick([0.15, 0.4, 0.8]);
  const focus = rng.chance(0.5) ? memberActions : memberActions.filter(() => rng.chance(0.5));
  return {
    devices: rng.int(2, 5),
    previousBuilds: rng.chance(0.3) ? rng.int(1, 2) : 0,
    lockless: rng.chance(0.25),
    networkFaults: networkFaults.filter(() => rng.chance(0.6)),
    length: Math.max(100, rng.int(100, 300) >> (rng.chance(0.5) ? 1 : 0)),
    actions: focus.length === 0 ? memberActions : focus,
    faults: mixedFaults.filter((fault) => alwaysIncluded.includes(fault) || rng.chance(share)),
  };
}

/** Mostly milliseconds, so that operations overlap; sometimes seconds or hours. */
function drawWait(rng: Rng): number {
  const roll = rng.next();
  if (roll < 0.5) return rng.int(0, 40);
  if (roll < 0.85) return rng.int(40, 1500);
  if (roll < 0.97) return rng.int(1500, 40_000);
  return rng.int(1, 8) * 3_600_000;
}
