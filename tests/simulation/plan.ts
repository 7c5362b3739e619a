import { type Dice, rollDice } from './dice.ts';
import { type Trouble, troubles } from './network.ts';

/** What a member does, in words of the product. */
export const memberActs = [
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
export type MemberAct = (typeof memberActs)[number];

/** What befalls devices, the network and the server. */
export const mishaps = [
  'offline',
  'online',
  'storm',
  'calm',
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
  'turn-clock',
  'drift',
  'evict',
  'backup',
  'restore',
  'forget',
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
export type Mishap = (typeof mishaps)[number];

export interface Step {
  readonly kind: MemberAct | Mishap;
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
  readonly troubles: readonly Trouble[];
  readonly steps: readonly Step[];
}

/** Mishaps that every world has, so that each seed writes, waits and comes back. */
const always: readonly Mishap[] = ['online', 'calm', 'thaw', 'show', 'poke', 'new-tab'];

/** What a world is made of; its steps are drawn from it. */
interface Hand {
  readonly devices: number;
  readonly lockless: boolean;
  readonly troubles: readonly Trouble[];
  readonly length: number;
  readonly acts: readonly MemberAct[];
  readonly dealt: readonly Mishap[];
}

/** Most seeds mix everything; some go deep into what mixed worlds meet seldom. */
export function makePlan(seed: number): Plan {
  const dice = rollDice(seed);
  const roll = dice.next();
  const { devices, lockless, troubles: dealtTroubles, ...hand } = deal(roll, dice);
  const steps = Array.from({ length: hand.length }, () => ({
    kind: dice.chance(0.6) ? dice.pick(hand.acts) : dice.pick(hand.dealt),
    wait: waitBefore(dice),
    device: dice.int(0, devices - 1),
    tab: dice.int(0, 2),
    salt: dice.int(0, 2 ** 31),
  }));
  return { seed, devices, lockless, troubles: dealtTroubles, steps };
}

function deal(roll: number, dice: Dice): Hand {
  if (roll < 0.06) return waveringHand();
  if (roll < 0.15) return racingHand(dice);
  return roll < 0.25 ? restoringHand(dice) : mixedHand(dice);
}

/** A member who sets a field to and fro while the answers to all of it come late, to one tab or the other. */
function waveringHand(): Hand {
  return {
    ...{ devices: 2, lockless: true, length: 120 },
    troubles: ['answer-late', 'answer-late', 'answer-late', 'answer-lost'],
    acts: ['new-kata', 'undo-kata', 'undo-kata', 'undo-kata', 'undo-kata'],
    dealt: ['poke', 'poke', 'poke', 'storm', 'storm', 'new-tab', 'calm'],
  };
}

/** Two devices whose tabs overlap on the same few kata, with answers and requests that come late. */
function racingHand(dice: Dice): Hand {
  return {
    ...{ devices: 2, lockless: dice.chance(0.8), length: 120 },
    troubles: ['answer-late', 'answer-late', 'request-late', 'answer-lost'],
    acts: ['new-kata', 'edit-kata', 'undo-kata', 'delete-kata', 'delete-kata'],
    dealt: ['poke', 'poke', 'storm', 'new-tab', 'show', 'online', 'calm'],
  };
}

/** A server that is set back time and again while some devices are away. */
function restoringHand(dice: Dice): Hand {
  return {
    ...{ devices: 3, lockless: false, troubles: ['answer-lost'], length: 100 },
    acts: memberActs.filter((act) => act !== 'poison' && act !== 'overlong' && dice.chance(0.7)).concat('session'),
    dealt: ['backup', 'restore', 'backup', 'restore', 'offline', 'online', 'poke', 'show', 'evict', 'small-pages'],
  };
}

/** Each seed deals its own hand of mishaps: few at a time go deeper than all at once. */
function mixedHand(dice: Dice): Hand {
  const share = dice.pick([0.15, 0.4, 0.8]);
  const focus = dice.chance(0.5) ? memberActs : memberActs.filter(() => dice.chance(0.5));
  return {
    devices: dice.int(2, 5),
    lockless: dice.chance(0.25),
    troubles: troubles.filter(() => dice.chance(0.6)),
    length: Math.max(100, dice.int(100, 300) >> (dice.chance(0.5) ? 1 : 0)),
    acts: focus.length === 0 ? memberActs : focus,
    dealt: mishaps.filter((mishap) => always.includes(mishap) || dice.chance(share)),
  };
}

/** Mostly moments, so that things overlap; now and then minutes or hours. */
function waitBefore(dice: Dice): number {
  const roll = dice.next();
  if (roll < 0.5) return dice.int(0, 40);
  if (roll < 0.85) return dice.int(40, 1500);
  if (roll < 0.97) return dice.int(1500, 40_000);
  return dice.int(1, 8) * 3_600_000;
}
