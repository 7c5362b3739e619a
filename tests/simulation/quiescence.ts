import { syncOnce } from '../../sync/engine/sync-once.ts';
import { parseSyncResponse } from '../../sync/protocol/sync-exchange.ts';
import { createMemoryData, createMemoryStore } from '../support/memory-store.ts';
import type { Device } from './device.ts';
import { checkConverged, checkDelivered, checkStreak, type Finding } from './invariants.ts';
import { performAction } from './member-actions.ts';
import { dump, foreignText, MEMBERS, type World } from './world.ts';

const MINUTE = 60_000;

/** All fault ends: every member is back, every tab thawed, and nothing is left to do but to come to rest. */
export async function checkQuiescence(world: World): Promise<Finding> {
  const { devices, server, timeline } = world;
  server.limits.minSchema = 1;
  for (const device of devices) resumeDevice(device);
  for (const round of [1, 0]) {
    for (const device of devices) {
      const held = [...device.storage.keys()];
      const memberId = held.length === 2 ? held[round] : (device.memberId ?? held[0]);
      if (memberId !== undefined) device.signIn(world.auth.signIn(memberId));
      wakeDevice(device);
    }
    await rest(world);
    await resolveRejected(world);
    await rest(world);
  }
  if (world.finding !== null) return world.finding;
  const before = world.sent.length;
  await timeline.pass(5 * MINUTE);
  const tabs = devices.reduce((sum, device) => sum + device.tabs.length, 0);
  return (
    world.finding ??
    checkEnd(world) ??
    checkDelivered(world.ledger, server.members) ??
    checkPolls(world, before, tabs * 6) ??
    (await checkFreshDevices(world)) ??
    checkReplays(world)
  );
}

function resumeDevice(device: Device): void {
  Object.assign(device.network, { online: true, probability: 0 });
  for (const tab of device.tabs) {
    tab.fuse = null;
    tab.thaw();
    // The update that the app asks for: the page is loaded anew.
    if (tab.session?.scheduler.schedule().haltedBy === 'update-required') device.close(tab);
  }
}

function wakeDevice(device: Device): void {
  if (device.tabs.length === 0) device.open();
  for (const { session } of device.tabs) {
    session?.scheduler.dispatch('online');
    session?.scheduler.dispatch('visible');
  }
}

/** Until nothing is left to do; at most longer than the longest back-off and any throttle the server asked for. */
async function rest(world: World): Promise<void> {
  for (let minute = 0; minute < 12 && world.finding === null; minute += 1) {
    await world.timeline.pass(MINUTE);
    if (world.devices.every((device) => isQuiescent(device, world))) return;
  }
}

function isQuiescent({ storage, memberId, tabs }: Device, { server }: World): boolean {
  const data = storage.get(memberId ?? '');
  if (memberId === null) return true;
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

async function resolveRejected({ devices, rng, timeline }: World): Promise<void> {
  for (const device of devices) {
    const session = device.tabs[0]?.session;
    const data = device.storage.get(session?.memberId ?? '');
    if (!session || data === undefined) continue;
    for (const kind of ['retry', 'discard'] as const) {
      const at = {
        store: session.store,
        data,
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

function checkEnd({ devices, server }: World): Finding {
  for (const device of devices) {
    if ((device.sessionStore?.user.id ?? null) !== device.memberId)
      return `${device.name} holds another session than it shows`;
    for (const data of device.storage.values()) {
      const held = [...data.rows.values()].flatMap((rows) => [...rows.values()].map(({ body }) => body));
      if (foreignText(held, data)) return `${device.name} holds another member's text`;
      const member = server.members.get(data.memberId);
      if (member === undefined || data.memberId !== device.memberId) continue;
      const finding = checkConverged(data, member) ?? checkStreak(data, member);
      if (finding !== null) return `${device.name}: ${finding}`;
    }
  }
  for (const member of server.members.values()) {
    const finding = checkStreak(null, member);
    if (finding !== null) return finding;
  }
  return null;
}

/** A system at rest sends polls that carry and bring nothing, one a minute and tab. */
function checkPolls({ sent }: World, before: number, most: number): Finding {
  const polls = sent.slice(before);
  if (polls.some((rows) => rows > 0)) return 'a device at rest still sends rows';
  return polls.length <= most ? null : `${polls.length} requests in five throttle minutes`;
}

/** A device that has never been there pulls exactly what the server has. */
async function checkFreshDevices({ server, rng }: World): Promise<Finding> {
  for (const memberId of MEMBERS) {
    const data = createMemoryData(memberId);
    const store = createMemoryStore(data, { pause: async () => {}, newDeviceId: () => rng.uuid() });
    const session = { memberId, token: 'fresh' };
    await syncOnce({
      store,
      auth: { session: async () => session, refresh: async () => null },
      clock: { now: () => 0 },
      random: { next: () => 0, uuid: () => rng.uuid() },
      transport: {
        async exchange(request) {
          const result = server.exchange(memberId, request);
          const answer = 'response' in result ? parseSyncResponse(result.response) : null;
          if (answer === null) throw new Error('The server has no answer for a fresh device');
          return answer;
        },
      },
    });
    const member = server.members.get(memberId);
    const finding = member === undefined ? null : checkConverged(data, member);
    if (finding !== null) return `a fresh device: ${finding}`;
  }
  return null;
}

/** Every request that was ever served, again and in another order, changes nothing. */
function checkReplays({ server, served, rng }: World): Finding {
  const before = MEMBERS.map((memberId) => dump(server.members.get(memberId)));
  const again = [...served].sort(() => rng.next() - 0.5);
  for (const { memberId, request } of again) server.exchange(memberId, request);
  const changed = MEMBERS.some((memberId, index) => dump(server.members.get(memberId)) !== before[index]);
  return changed ? 'replaying all requests changed the server' : null;
}
