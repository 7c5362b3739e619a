import { syncOnce } from '../../sync/engine/sync-once.ts';
import { GUEST } from '../../sync/model/account/guest.ts';
import { currentBuild } from '../../sync/model/build.ts';
import { parseSyncResponse } from '../../sync/protocol/sync-exchange.ts';
import { createMemoryData, createMemoryStore } from '../support/reference/memory-store.ts';
import { buildFor, builds, schemasOfRelease } from './builds.ts';
import { corruptMemory, corruptReference, drawCorruption } from './corruption.ts';
import type { Device } from './device.ts';
import { announceLoss } from './faults.ts';
import { claimAsMember } from './guest-data.ts';
import { checkGuestRecords } from './guest-records.ts';
import { checkConvergence, checkDelivery, checkStreak, type Finding } from './invariants.ts';
import { performAction } from './member-actions.ts';
import { dump, hasForeignText, MEMBERS, type World } from './world.ts';

const MINUTE = 60_000;

/** Ends all faults, signs every member in again, waits until nothing is left to sync, and checks the final state. */
export async function checkQuiescence(world: World): Promise<Finding> {
  const { devices, server, timeline } = world;
  updateServer(world);
  for (const device of devices) resumeDevice(device, world);
  if (world.hasUnknownLoss) announceLoss(world);
  await claimWhatGuestsHave(world);
  const rounds = Math.max(2, ...devices.map((device) => accountData(device, world).length));
  for (let round = rounds - 1; round >= 0; round -= 1) {
    for (const device of devices) {
      signInAgain(device, world, round);
      activateDevice(device);
    }
    await waitForQuiescence(world);
    await resolveRejected(world);
    await waitForQuiescence(world);
  }
  if (world.finding !== null) return world.finding;
  const before = world.pushedRowCounts.length;
  await timeline.pass(5 * MINUTE);
  const tabs = devices.reduce((sum, device) => sum + device.tabs.length, 0);
  return (
    world.finding ??
    checkFinalState(world) ??
    checkDelivery(world.ledger, server.members) ??
    checkGuestRecords(world) ??
    checkIdleTraffic(world, before, tabs * 6) ??
    (await checkNewDevices(world)) ??
    checkReplayedRequests(world) ??
    (await checkCorruption(world))
  );
}

/** The server serves every build again. */
export function updateServer({ server }: World): void {
  Object.assign(server.limits, schemasOfRelease(currentBuild.schema + 1));
}

/** One row is changed on one side by nobody: the next comparison finds it, and both sides are the same again. */
async function checkCorruption(world: World): Promise<Finding> {
  const { devices, server, rng, timeline, plan } = world;
  if (plan.seed % 3 !== 0) return null;
  const device = devices.find(({ memberId }) => memberId !== null && server.members.has(memberId));
  const data = device?.openData();
  const member = server.members.get(device?.memberId ?? '');
  if (data === undefined || member === undefined) return null;
  const corruption = drawCorruption(data, member, rng);
  if (corruption === null) return null;
  const isOnDevice = rng.chance(0.5);
  for (const other of devices) for (const tab of [...other.tabs]) other.close(tab);
  await timeline.pass(25 * 60 * MINUTE);
  world.isCorrupted = true;
  if (isOnDevice) corruptMemory(data, corruption);
  else corruptReference(member, corruption);
  const { differences } = world;
  for (const other of devices) activateDevice(other);
  await waitForQuiescence(world);
  // A device that another one's repair has overtaken is compared in the second round.
  for (const _ of [1, 2]) {
    for (const { tabs } of devices) for (const { session } of tabs) void session?.scheduler.flush({ compares: true });
    await waitForQuiescence(world);
  }
  const what = `${corruption.name} of ${isOnDevice ? 'the device' : 'the server'}`;
  if (world.differences === differences) return `${what} was not found`;
  const finding = checkConvergence(data, member);
  return finding === null ? null : `${what} was not repaired: ${finding}`;
}

/** The data of accounts on a device: more than one where members have signed in one after the other. */
function accountData({ storage }: Device, { auth }: World) {
  return [...storage].filter(([, { memberId }]) => auth.hasAccount(memberId));
}

/** Opens one after the other. A guest without an account's data stays one. */
export function signInAgain(device: Device, world: World, round: number): void {
  const stored = accountData(device, world);
  const { memberId, identity } = device;
  const [dataId, data] = (stored.length > 1 ? stored[round % stored.length] : undefined) ?? [];
  const signedIn = memberId !== null && world.auth.hasAccount(memberId) ? memberId : stored[0]?.[1].memberId;
  if (data !== undefined) device.signIn(world.auth.signIn(data.memberId), dataId);
  else if (signedIn !== undefined)
    device.signIn(world.auth.signIn(signedIn), memberId === signedIn ? identity?.dataId : undefined);
}

/** Starts the app of each guest once more, and lets an account claim what some of them have recorded. */
async function claimWhatGuestsHave(world: World): Promise<void> {
  const { devices, timeline, rng, trace } = world;
  for (const device of devices) {
    if (device.memberId !== GUEST) continue;
    for (const open of [...device.tabs]) device.close(open);
    const tab = device.open();
    await timeline.pass(1000);
    if (rng.chance(0.7)) void claimAsMember({ world, device, tab }).catch((failure) => trace.record(`${failure}`));
    await timeline.pass(1000);
  }
}

export function resumeDevice(device: Device, { auth }: World): void {
  Object.assign(device.network, { online: true, probability: 0 });
  const memberId = device.memberId ?? device.sessionStore?.user.id;
  if (memberId !== undefined && memberId !== GUEST && !auth.hasAccount(memberId)) device.signOut();
  device.installedBuild = buildFor(
    Math.max(device.installedBuild.schema, device.rememberedSchema, currentBuild.schema),
  );
  for (const tab of [...device.tabs]) {
    tab.scheduledFault = null;
    tab.unfreeze();
    // The member reloads the page to update the app.
    const isHalted = tab.session?.scheduler.schedule().haltedBy === 'update-required';
    if (isHalted || tab.build !== device.installedBuild) device.close(tab);
  }
}

export function activateDevice(device: Device): void {
  if (device.tabs.length === 0) device.open();
  for (const { session } of device.tabs) {
    session?.scheduler.dispatch('online');
    session?.scheduler.dispatch('visible');
  }
}

/** Waits until every device is quiescent, at most 12 minutes: longer than any backoff and Retry-After. */
async function waitForQuiescence(world: World): Promise<void> {
  for (let minute = 0; minute < 12 && world.finding === null; minute += 1) {
    await world.timeline.pass(MINUTE);
    if (world.devices.every((device) => isQuiescent(device, world))) return;
  }
}

function isQuiescent({ openData, memberId, tabs }: Device, { server }: World): boolean {
  const data = openData();
  if (memberId === null || memberId === GUEST) return true;
  if (data === undefined || data.state?.cursor !== server.members.get(data.memberId)?.rev) return false;
  const pending = [...data.rows.values()].some((rows) =>
    [...rows.values()].some(({ delivery }) => delivery.status === 'pending'),
  );
  return (
    !pending &&
    tabs.every(
      ({ session }) => !session?.scheduler.schedule().running && session?.scheduler.schedule().lastError === null,
    )
  );
}

/** Retries and then discards a rejected row on each device, as a member would. */
async function resolveRejected({ devices, rng, timeline }: World): Promise<void> {
  for (const device of devices) {
    const session = device.tabs[0]?.session;
    if (!session) continue;
    for (const kind of ['retry-rejected', 'discard-rejected'] as const) {
      const at = {
        store: session.store,
        data: session.data,
        rng,
        deviceNow: device.now(),
        mark: '',
        sharedKata: null,
        pause: async () => {},
      };
      void performAction(kind, at);
      await timeline.pass(1000);
    }
  }
}

function checkFinalState({ devices, server, deletedMembers }: World): Finding {
  if ([...deletedMembers].some((memberId) => server.members.has(memberId))) return 'a deleted account came back';
  for (const device of devices) {
    if ((device.sessionStore?.user.id ?? GUEST) !== (device.memberId ?? GUEST))
      return `${device.name} stores the session of another member than the one shown`;
    for (const data of device.storage.values()) {
      const stored = [...data.rows.values()].flatMap((rows) => [...rows.values()].map(({ body }) => body));
      if (hasForeignText(stored, data)) return `${device.name} stores text of another member`;
      const member = server.members.get(data.memberId);
      if (member === undefined || data !== device.openData()) continue;
      const finding = checkConvergence(data, member) ?? checkStreak(data, member);
      if (finding !== null) return `${device.name}: ${finding}`;
    }
  }
  for (const member of server.members.values()) {
    const finding = checkStreak(null, member);
    if (finding !== null) return finding;
  }
  return null;
}

/** Without changes, each tab sends one request a minute, and none of them pushes a row. */
function checkIdleTraffic({ pushedRowCounts }: World, before: number, maxPolls: number): Finding {
  const polls = pushedRowCounts.slice(before);
  if (polls.some((rows) => rows > 0)) return 'a quiescent device still pushes rows';
  return polls.length <= maxPolls
    ? null
    : `quiescent devices sent ${polls.length} requests in 5 minutes, expected at most ${maxPolls}`;
}

/** A new device pulls exactly the server's rows. */
async function checkNewDevices({ server, rng }: World): Promise<Finding> {
  for (const memberId of MEMBERS.filter((id) => server.members.has(id))) {
    const data = createMemoryData(memberId);
    const store = createMemoryStore(data, { pause: async () => {}, newDeviceId: () => rng.uuid() });
    const session = { memberId, token: 'fresh' };
    await syncOnce({
      store,
      auth: { session: async () => session, refresh: async () => null },
      clock: { now: () => 0 },
      random: { next: () => 0, uuid: () => rng.uuid() },
      observer: () => undefined,
      transport: {
        async exchange(request) {
          const result = server.exchange(memberId, request);
          const response = 'response' in result ? parseSyncResponse(result.response) : null;
          if (response === null) throw new Error('Cannot parse the response for a new device');
          return response;
        },
      },
    });
    const member = server.members.get(memberId);
    const finding = member === undefined ? null : checkConvergence(data, member);
    if (finding !== null) return `a new device: ${finding}`;
  }
  return null;
}

/** Milliseconds for which the server remembers mutation ids. */
const MUTATIONS_KEPT = 90 * 24 * 60 * MINUTE;

/** Repeating all served requests that pushed rows, in random order, changes nothing on the server. */
function checkReplayedRequests({ server, served, rng, timeline }: World): Finding {
  server.limits.minSchema = builds[0].schema;
  const before = MEMBERS.map((memberId) => dump(server.members.get(memberId)));
  const writing = served.filter(({ request }) => request.push.length > 0);
  // A request that does not say when the device last synced is recognized only as long as its mutation ids are known.
  const remembered = writing.filter(
    ({ request, at }) => request.synced_at !== null || at > timeline.now() - MUTATIONS_KEPT,
  );
  const shuffled = remembered.sort(() => rng.next() - 0.5);
  for (const { memberId, request } of shuffled) server.exchange(memberId, request);
  const changed = MEMBERS.some((memberId, index) => dump(server.members.get(memberId)) !== before[index]);
  return changed ? 'repeating all requests changed the server' : null;
}
