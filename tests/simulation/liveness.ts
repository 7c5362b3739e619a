import type { Device } from './device.ts';
import { announceLoss, injectFault } from './faults.ts';
import { checkConvergence, type Finding } from './invariants.ts';
import { type Breakage, breakages, makePlan, type Plan } from './plan.ts';
import { activateDevice, resumeDevice, signInAgain, updateServer } from './quiescence.ts';
import type { World } from './world.ts';

/** Syncs of every healed device, one a minute, after which all of them have converged. */
const ROUNDS_MAX = 2;

/** The plan of a seed with another end: one device stays broken. */
export function makeBrokenPlan(seed: number): Plan {
  return { ...makePlan(seed), broken: breakages[seed % breakages.length] };
}

/** Ends all faults but that of one device, and counts the syncs until the others have converged with the server. */
export async function checkLiveness(world: World, breakage: Breakage): Promise<Finding> {
  const { devices, timeline, plan } = world;
  const broken = devices[plan.seed % devices.length];
  updateServer(world);
  if (world.hasUnknownLoss) announceLoss(world);
  for (const device of devices) {
    resumeDevice(device, world);
    signInAgain(device, world, 0);
    activateDevice(device);
  }
  // Long enough for a sync to begin, too short for it to end.
  await timeline.pass(50);
  if (broken !== undefined) breakDevice(broken, breakage);
  const healed = devices.filter((device) => device !== broken || breakage === 'frozen-tab');
  for (let rounds = 0; world.finding === null; rounds += 1) {
    const different = healed.flatMap((device) => checkHealed(device, world) ?? []);
    if (different.length === 0) return null;
    if (rounds === ROUNDS_MAX) return `${rounds} syncs beside ${broken?.name} (${breakage}): ${different[0]}`;
    for (const device of healed)
      for (const tab of device.tabs) if (!tab.frozen) injectFault('flush', { world, device, tab });
    await timeline.pass(60_000);
  }
  return world.finding;
}

function breakDevice(device: Device, breakage: Breakage): void {
  const { network, tabs } = device;
  const [first] = tabs;
  if (breakage === 'offline') network.online = false;
  else if (breakage === 'requests-fail') Object.assign(network, { probability: 1, networkFaults: ['500'] });
  else if (breakage === 'responses-lost') Object.assign(network, { probability: 1, networkFaults: ['response-lost'] });
  else if (first !== undefined) {
    first.frozen = true;
    device.open();
  }
}

function checkHealed({ name, memberId, openData }: Device, { server }: World): Finding {
  const data = openData();
  const member = server.members.get(memberId ?? '');
  if (data === undefined || member === undefined) return null;
  const finding = checkConvergence(data, member);
  return finding === null ? null : `${name}: ${finding}`;
}
