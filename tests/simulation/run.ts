import { injectFault, waitOf } from './faults.ts';
import type { Finding } from './invariants.ts';
import { performAction } from './member-actions.ts';
import { type MemberAction, memberActions, type Plan, type Step } from './plan.ts';
import { checkQuiescence } from './quiescence.ts';
import { createRng } from './rng.ts';
import { buildWorld, markOf, type World } from './world.ts';

export interface Outcome {
  readonly hash: string;
  /** What was found wrong, and during which step; steps.length stands for the time after the last. */
  readonly finding: Finding;
  readonly step: number;
  readonly trace: readonly string[];
}

const MINUTE = 60_000;

/** Lives a plan through to the throttle after it, checking all along what must hold. */
export async function runPlan(plan: Plan, keepTrace = false): Promise<Outcome> {
  const world = buildWorld(plan, keepTrace);
  let step = 0;
  for (const each of plan.steps) {
    world.rng = createRng(plan.seed ^ each.salt);
    await passTime(waitOf(each), world);
    world.trace.record(`-- ${step} ${each.kind}`);
    takeStep(each, world);
    if (world.finding !== null) break;
    step += 1;
  }
  if (world.finding === null) world.finding = await checkQuiescence(world);
  const { trace, finding } = world;
  return { hash: trace.hash(), finding, step, trace: trace.lines() };
}

/** Over a longer wait the devices lie in pockets; some of them are stored out again after it. */
async function passTime(ms: number, { devices, timeline, rng }: World): Promise<void> {
  if (ms < 2 * MINUTE) return timeline.pass(ms);
  const tabs = () => devices.flatMap((device) => device.tabs);
  for (const tab of tabs()) tab.wake(() => tab.session?.scheduler.dispatch('hidden'));
  await timeline.pass(ms);
  for (const tab of tabs()) if (rng.chance(0.7)) tab.wake(() => tab.session?.scheduler.dispatch('visible'));
}

function takeStep(step: Step, world: World): void {
  const device = world.devices[step.device];
  if (device === undefined) return;
  const tab = device.tabs[step.tab % Math.max(1, device.tabs.length)];
  const kind = step.kind;
  if (!isMemberAct(kind)) {
    injectFault(kind, { world, device, tab });
    return;
  }
  if (!tab?.session || tab.frozen) return;
  const { store, scheduler, memberId } = tab.session;
  const data = device.storage.get(memberId);
  if (data === undefined) return;
  const { rng } = world;
  performAction(kind, {
    ...{ store, data, rng, mark: markOf(memberId), deviceNow: device.now() },
    sharedKata: pickSharedKata(world),
    pause: (ms) => new Promise((resolve) => tab.after(ms, resolve)),
  }).then(
    () => kind === 'retry' && scheduler.dispatch('poke'),
    (failure) => world.trace.record(`performAction failed: ${failure}`),
  );
}

function isMemberAct(kind: Step['kind']): kind is MemberAction {
  return memberActions.some((known) => known === kind);
}

function pickSharedKata({ server, rng }: World): string | null {
  const ids = [...server.members.values()].flatMap(({ rows }) =>
    [...rows.values()].flatMap((row) => (row.collection === 'kata_forms' && !row.deleted ? [row.id] : [])),
  );
  return ids.length === 0 ? null : rng.pick(ids);
}
