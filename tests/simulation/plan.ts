import { type NetworkFault, networkFaults } from './network.ts';
import { createRng, type Rng } from './rng.ts';

/** What a member does, in words of the product. */
export const memberActions = [
  'login',
  'ticket',
  'new-kata',
  'edit-kata',
  'undo-kata',
  'review-kata',
  'delete-kata',
  'copy-kata',
  'edit-profile',
  'session',
  'lesson',
  'poison',
  'overlong',
  'forge',
  'retry',
  'discard',
] as const;
export type MemberAction = (typeof memberActions)[number];

/** What befalls devices, the network and the server. */
export const deviceFaults = [
  'offline',
  'online',
  'unstable-network',
  'stable-network',
  'poke',
  'hide',
  'show',
  'new-tab',
  'kill-tab',
  'kill-soon',
  'freeze-tab',
  'freeze-soon',
  'thaw',
  'storage-error',
  'change-clock',
  'drift',
  'evict',
  'backup',
  'restore',
  'remove-tombstones',
  'publish',
  'small-pages',
  'small-batches',
  'outdate',
  'revoke',
  'sign-out',
  'sign-in',
  'flush',
  'long-wait',
] as const;
export type DeviceFault = (typeof deviceFaults)[number];

export interface Step {
  readonly kind: MemberAction | DeviceFault;
  /** True time before the step, in milliseconds. */
  readonly wait: number;
  readonly device: number;
  readonly tab: number;
  /** The randomness of everything from this step to the next. */
  readonly salt: number;
}

export interface Plan {
  readonly seed: number;
  readonly devices: number;
  /** A browser without Web Locks: cycles of all tabs overlap freely. */
  readonly lockless: boolean;
  readonly networkFaults: readonly NetworkFault[];
  readonly steps: readonly Step[];
}

/** Mishaps that every world has, so that each seed writes, waits and comes back. */
const always: readonly DeviceFault[] = ['online', 'stable-network', 'thaw', 'show', 'poke', 'new-tab'];

/** What a world is made of; its steps are drawn from it. */
interface Scenario {
  readonly devices: number;
  readonly lockless: boolean;
  readonly networkFaults: readonly NetworkFault[];
  readonly length: number;
  readonly acts: readonly MemberAction[];
  readonly faults: readonly DeviceFault[];
}

/** Most seeds mix everything; some go deep into what mixed worlds meet seldom. */
export function makePlan(seed: number): Plan {
  const rng = createRng(seed);
  const roll = rng.next();
  const { devices, lockless, networkFaults, ...scenario } = drawScenario(roll, rng);
  const steps = Array.from({ length: scenario.length }, () => ({
    kind: rng.chance(0.6) ? rng.pick(scenario.acts) : rng.pick(scenario.faults),
    wait: waitBefore(rng),
    device: rng.int(0, devices - 1),
    tab: rng.int(0, 2),
    salt: rng.int(0, 2 ** 31),
  }));
  return { seed, devices, lockless, networkFaults: networkFaults, steps };
}

function drawScenario(roll: number, rng: Rng): Scenario {
  if (roll < 0.06) return waveringScenario();
  if (roll < 0.15) return racingScenario(rng);
  return roll < 0.25 ? restoringScenario(rng) : mixedScenario(rng);
}

/** A member who sets a field to and fro while the answers to all of it come late, to one tab or the other. */
function waveringScenario(): Scenario {
  return {
    ...{ devices: 2, lockless: true, length: 120 },
    networkFaults: ['response-late', 'response-late', 'response-late', 'response-lost'],
    acts: ['new-kata', 'undo-kata', 'undo-kata', 'undo-kata', 'undo-kata'],
    faults: ['poke', 'poke', 'poke', 'unstable-network', 'unstable-network', 'new-tab', 'stable-network'],
  };
}

/** Two devices whose tabs overlap on the same few kata, with answers and requests that come late. */
function racingScenario(rng: Rng): Scenario {
  return {
    ...{ devices: 2, lockless: rng.chance(0.8), length: 120 },
    networkFaults: ['response-late', 'response-late', 'request-late', 'response-lost'],
    acts: ['new-kata', 'edit-kata', 'undo-kata', 'delete-kata', 'delete-kata'],
    faults: ['poke', 'poke', 'unstable-network', 'new-tab', 'show', 'online', 'stable-network'],
  };
}

/** A server that is set back time and again while some devices are away. */
function restoringScenario(rng: Rng): Scenario {
  return {
    ...{ devices: 3, lockless: false, networkFaults: ['response-lost'], length: 100 },
    acts: memberActions
      .filter((performAction) => performAction !== 'poison' && performAction !== 'overlong' && rng.chance(0.7))
      .concat('session'),
    faults: ['backup', 'restore', 'backup', 'restore', 'offline', 'online', 'poke', 'show', 'evict', 'small-pages'],
  };
}

/** Each seed deals its own scenario of deviceFaults: few at a time go deeper than all at once. */
function mixedScenario(rng: Rng): Scenario {
  const share = rng.pick([0.15, 0.4, 0.8]);
  const focus = rng.chance(0.5) ? memberActions : memberActions.filter(() => rng.chance(0.5));
  return {
    devices: rng.int(2, 5),
    lockless: rng.chance(0.25),
    networkFaults: networkFaults.filter(() => rng.chance(0.6)),
    length: Math.max(100, rng.int(100, 300) >> (rng.chance(0.5) ? 1 : 0)),
    acts: focus.length === 0 ? memberActions : focus,
    faults: deviceFaults.filter((fault) => always.includes(fault) || rng.chance(share)),
  };
}

/** Mostly moments, so that things overlap; now and then minutes or hours. */
function waitBefore(rng: Rng): number {
  const roll = rng.next();
  if (roll < 0.5) return rng.int(0, 40);
  if (roll < 0.85) return rng.int(40, 1500);
  if (roll < 0.97) return rng.int(1500, 40_000);
  return rng.int(1, 8) * 3_600_000;
}
