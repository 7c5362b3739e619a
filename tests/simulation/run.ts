import { rollDice } from './dice.ts';
import type { Finding } from './invariants.ts';
import { act } from './member-acts.ts';
import { befall, waitOf } from './mishaps.ts';
import { type MemberAct, memberActs, type Plan, type Step } from './plan.ts';
import { checkQuiet } from './quiet.ts';
import { buildWorld, markOf, type World } from './world.ts';

export interface Outcome {
  readonly hash: string;
  /** What was found wrong, and during which step; steps.length stands for the time after the last. */
  readonly finding: Finding;
  readonly step: number;
  readonly trace: readonly string[];
}

const MINUTE = 60_000;

/** Lives a plan through to the quiet after it, checking all along what must hold. */
export async function runPlan(plan: Plan, keepTrace = false): Promise<Outcome> {
  const world = buildWorld(plan, keepTrace);
  let step = 0;
  for (const each of plan.steps) {
    world.dice = rollDice(plan.seed ^ each.salt);
    await letPass(waitOf(each), world);
    world.trace.note(`-- ${step} ${each.kind}`);
    takeStep(each, world);
    if (world.finding !== null) break;
    step += 1;
  }
  if (world.finding === null) world.finding = await checkQuiet(world);
  const { trace, finding } = world;
  return { hash: trace.hash(), finding, step, trace: trace.lines() };
}

/** Over a longer wait the devices lie in pockets; some of them are taken out again after it. */
async function letPass(ms: number, { devices, timeline, dice }: World): Promise<void> {
  if (ms < 2 * MINUTE) return timeline.pass(ms);
  const tabs = () => devices.flatMap((device) => device.tabs);
  for (const tab of tabs()) tab.wake(() => tab.session?.hub.tell('hidden'));
  await timeline.pass(ms);
  for (const tab of tabs()) if (dice.chance(0.7)) tab.wake(() => tab.session?.hub.tell('visible'));
}

function takeStep(step: Step, world: World): void {
  const device = world.devices[step.device];
  if (device === undefined) return;
  const tab = device.tabs[step.tab % Math.max(1, device.tabs.length)];
  const kind = step.kind;
  if (!isMemberAct(kind)) {
    befall(kind, { world, device, tab });
    return;
  }
  if (!tab?.session || tab.frozen) return;
  const { store, hub, memberId } = tab.session;
  const data = device.storage.get(memberId);
  if (data === undefined) return;
  const { dice } = world;
  act(kind, {
    ...{ store, data, dice, mark: markOf(memberId), deviceNow: device.now() },
    sharedKata: someSharedKata(world),
    pause: (ms) => new Promise((resolve) => tab.after(ms, resolve)),
  }).then(
    () => kind === 'retry' && hub.tell('poke'),
    (failure) => world.trace.note(`act failed: ${failure}`),
  );
}

function isMemberAct(kind: Step['kind']): kind is MemberAct {
  return memberActs.some((known) => known === kind);
}

function someSharedKata({ server, dice }: World): string | null {
  const ids = [...server.members.values()].flatMap(({ rows }) =>
    [...rows.values()].flatMap((row) => (row.c === 'kata_forms' && !row.deleted ? [row.id] : [])),
  );
  return ids.length === 0 ? null : dice.pick(ids);
}
