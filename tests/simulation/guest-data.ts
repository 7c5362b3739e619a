import { localWrite } from '../../sync/engine/local-write.ts';
import { hasChange, isKeptHere } from '../../sync/engine/row.ts';
import { GUEST } from '../../sync/model/account/guest.ts';
import { addDays, dayAt } from '../../sync/model/day/day.ts';
import type { Device } from './device.ts';
import { performAction } from './member-actions.ts';
import type { GuestAction } from './plan.ts';
import type { Tab } from './tab.ts';
import { MEMBERS, markOf, type World } from './world.ts';

interface GuestContext {
  readonly world: World;
  readonly device: Device;
  readonly tab: Tab;
}

/** Writes without an account, and lets an account claim it, as far as the injected fault lets it. */
export async function performGuestAction(kind: GuestAction, context: GuestContext): Promise<void> {
  const { world, device, tab } = context;
  const isGuest = tab.session?.memberId === GUEST;
  if (kind === 'start-as-guest') return hasUnsent(device) && world.rng.chance(0.8) ? undefined : device.startAsGuest();
  if (kind === 'write-as-guest') return isGuest ? writeAsGuest(context) : undefined;
  if (kind === 'send-kept') return isGuest ? undefined : sendKept(context);
  if (!isGuest) return;
  if (kind === 'sign-in-apart') return device.completeSignIn(tab, world.auth.signIn(world.rng.pick(MEMBERS)), null);
  disturb(context);
  await claimAsMember(context);
}

/** A logout would ask about these rows. */
function hasUnsent(device: Device): boolean {
  return [...(device.openData()?.rows.values() ?? [])].some((rows) => [...rows.values()].some(hasChange));
}

/** Faults of the tab that is about to claim, and another tab that starts meanwhile and may be slow. */
function disturb({ world: { rng }, device, tab }: GuestContext): void {
  const faults = ['kill', 'storage-error', 'freeze'] as const;
  if (rng.chance(0.4)) tab.scheduledFault ??= { kind: rng.pick(faults), pausesLeft: rng.int(1, 7) };
  const other = rng.chance(0.5) && device.tabs.length < 3 ? device.open() : null;
  if (other !== null && rng.chance(0.6)) other.scheduledFault = { kind: 'freeze', pausesLeft: rng.int(1, 5) };
}

/** Lets one of the members claim what the tab of a guest has open, and keep some of it on the device. */
export async function claimAsMember({ world, device, tab }: GuestContext): Promise<void> {
  const { rng, guests, timeline, auth } = world;
  const data = tab.session?.data;
  if (data === undefined) return;
  const today = rng.chance(0.7) ? dayAt(timeline.now()) : null;
  const sharesAll = rng.chance(0.3);
  await device.completeSignIn(tab, auth.signIn(rng.pick(MEMBERS)), (row) => {
    const { collection, id } = row;
    const isFuture = collection === 'login_records' && today !== null && id > today;
    const isKept = isFuture || (collection === 'kata_forms' && !sharesAll && rng.chance(0.5));
    if (isKept) guests.keep(data, row);
    return isKept;
  });
}

async function writeAsGuest({ world, device, tab }: GuestContext): Promise<void> {
  const { rng } = world;
  if (tab.session === null) return;
  const { store, data } = tab.session;
  const action = rng.pick([
    ...(['profile', 'future-day', 'record-month', 'cover-day', 'new-kata', 'new-kata', 'new-note'] as const),
    ...(['finish-session', 'change-setting', 'finish-lesson', 'finish-practice'] as const),
  ]);
  const mark = markOf(GUEST);
  const at = device.now();
  if (action === 'profile') {
    const fields = ['username', 'bio', 'location', 'phone_number'].filter(() => rng.chance(0.5));
    const profile = Object.fromEntries(fields.map((field) => [field, `${mark}${rng.int(0, 999)}`]));
    return localWrite(store, rng.uuid, { key: { collection: 'profiles', id: 'me' }, change: () => profile });
  }
  if (action === 'future-day') {
    const claim = { kind: 'login', claimed_at: new Date(at).toISOString(), tz: 'Asia/Tokyo', device: mark };
    const key = { collection: 'login_records', id: addDays(dayAt(at), rng.int(1, 3)) };
    return localWrite(store, rng.uuid, { key, change: (stored) => (stored === null ? claim : 'skip') });
  }
  await performAction(action, { store, data, rng, mark, deviceNow: at, sharedKata: null, pause: async () => {} });
}

/** The member sends a row that was kept on this device, or edits it, after which it is still kept. */
async function sendKept({ world: { rng, guests }, tab }: GuestContext): Promise<void> {
  if (tab.session === null) return;
  const { store, data, memberId } = tab.session;
  const kept = [...data.rows.values()].flatMap((rows) => [...rows.values()]).filter(isKeptHere);
  if (kept.length === 0) return;
  const row = rng.pick(kept);
  const isKata = row.collection === 'kata_forms' && hasChange(row);
  if (isKata && rng.chance(0.5)) {
    const name = `${markOf(memberId)}${rng.int(0, 999)}`;
    return localWrite(store, rng.uuid, { key: row, change: (stored) => (stored === null ? 'skip' : { name }) });
  }
  guests.send(data, row);
  await localWrite(store, rng.uuid, { key: row, change: () => 'retry' });
}
