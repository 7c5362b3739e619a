import { dayAt } from '../../sync/model/day/day.ts';
import { createRng } from '../../sync/model/practice/seeded-random.ts';
import { reopenWithClock } from './clock-jumps.ts';
import { injectFault, waitBeforeStep } from './faults.ts';
import { performGuestAction } from './guest-data.ts';
import type { Finding } from './invariants.ts';
import { checkLiveness } from './liveness.ts';
import { performAction } from './member-actions.ts';
import {
  type GuestAction,
  guestActions,
  type MemberAction,
  memberActions,
  newerActions,
  type Plan,
  type Step,
  streakActions,
} from './plan.ts';
import { checkQuiescence } from './quiescence.ts';
import { buildWorld, markOf, type World } from './world.ts';

export interface Outcome {
  readonly hash: string;
  /** The first violated invariant, and the step during which it was found; steps.length means after the last step. */
  readonly finding: Finding;
  readonly step: number;
  readonly trace: readonly string[];
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Runs the steps of a plan, then waits for quiescence. Stops at the first violated invariant. */
export async function runPlan(plan: Plan, keepTrace = false): Promise<Outcome> {
  const world = buildWorld(plan, keepTrace);
  let step = 0;
  for (const planned of plan.steps) {
    world.rng = createRng(plan.seed ^ planned.salt);
    await passTime(waitBeforeStep(planned), world);
    world.trace.record(`-- ${step} ${planned.kind}`);
    runStep(planned, world);
    const device = world.devices[planned.device];
    if (planned.kind === 'reopen-with-clock' && device !== undefined) await reopenWithClock(world, device);
    if (planned.kind === 'long-absence') await passMonths(world, world.rng.int(61, 400));
    if (world.finding !== null) break;
    step += 1;
  }
  const { broken } = plan;
  world.finding ??= await (broken === undefined ? checkQuiescence(world) : checkLiveness(world, broken));
  const { trace, finding } = world;
  return { hash: trace.hash(), finding, step, trace: trace.lines() };
}

/** Lets time pass. Tabs are hidden during a longer wait, and only some become visible again. */
async function passTime(ms: number, world: World): Promise<void> {
  const { devices, timeline, rng, openDays } = world;
  openDays.add(dayAt(timeline.now())).add(dayAt(timeline.now() + ms));
  if (ms < 2 * MINUTE) return timeline.pass(ms);
  const tabs = () => devices.flatMap((device) => device.tabs);
  for (const tab of tabs()) tab.runWhenActive(() => tab.session?.scheduler.dispatch('hidden'));
  await timeline.pass(ms);
  for (const tab of tabs()) if (rng.chance(0.7)) tab.runWhenActive(() => tab.session?.scheduler.dispatch('visible'));
}

/** Lets days pass. Every 20 days a member opens the app for a moment on each device that is online. */
async function passMonths({ devices, timeline, server }: World, days: number): Promise<void> {
  const inUse = devices.filter(({ network }) => network.online);
  const closeAll = () => {
    for (const device of devices) for (const tab of [...device.tabs]) device.close(tab);
  };
  for (let left = days; left > 0; left -= 20) {
    closeAll();
    await timeline.pass(Math.min(left, 20) * DAY);
    server.purgeOldRows();
    for (const device of inUse) device.open();
    await timeline.pass(2 * MINUTE);
  }
}

function runStep(step: Step, world: World): void {
  const device = world.devices[step.device];
  if (device === undefined || step.kind === 'reopen-with-clock') return;
  const tab = device.tabs[step.tab % Math.max(1, device.tabs.length)];
  const kind = step.kind;
  if (isGuestAction(kind)) {
    const open = tab ?? device.open();
    if (open.frozen) return;
    performGuestAction(kind, { world, device, tab: open }).catch((failure) =>
      world.trace.record(`${kind} failed: ${failure}`),
    );
    return;
  }
  if (!isMemberAction(kind)) {
    injectFault(kind, { world, device, tab });
    return;
  }
  if (!tab?.session || tab.frozen) return;
  const { store, scheduler, memberId, data } = tab.session;
  if (scheduler.schedule().haltedBy === 'signed-out' && world.auth.hasAccount(memberId) && world.rng.chance(0.5)) {
    device.signIn(world.auth.signIn(memberId));
  }
  const { rng } = world;
  performAction(kind, {
    ...{ store, data, rng, mark: markOf(memberId), deviceNow: device.now() },
    sharedKata: pickSharedKata(world),
    pause: (ms) => new Promise((resolve) => tab.after(ms, resolve)),
  }).then(
    () => kind === 'retry-rejected' && scheduler.dispatch('poke'),
    (failure) => world.trace.record(`performAction failed: ${failure}`),
  );
}

function isGuestAction(kind: Step['kind']): kind is GuestAction {
  return guestActions.some((known) => known === kind);
}

function isMemberAction(kind: Step['kind']): kind is MemberAction {
  return [...memberActions, ...newerActions, ...streakActions].some((action) => action === kind);
}

function pickSharedKata({ server, rng }: World): string | null {
  const ids = [...server.members.values()].flatMap(({ rows }) =>
    [...rows.values()].flatMap((row) => (row.collection === 'kata_forms' && !row.deleted ? [row.id] : [])),
  );
  return ids.length === 0 ? null : rng.pick(ids);
}
