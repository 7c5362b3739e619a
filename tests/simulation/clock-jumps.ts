import { localWrite } from '../../sync/engine/local-write.ts';
import {
  type ClockOffset,
  isClockRolledBack,
  type KnownDay,
  mayRecordLogin,
  trustedNow,
  updateHighWaterMark,
} from '../../sync/model/day/clock-offset.ts';
import { addDays, dayAt, instantAt, toDay } from '../../sync/model/day/day.ts';
import type { MemoryData } from '../support/reference/memory-store.ts';
import type { Device } from './device.ts';
import type { Finding } from './invariants.ts';
import type { Tab, TabSession } from './tab.ts';
import { markOf, type World } from './world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Milliseconds that a start waits for a sync (src/data/streak/daily-login.ts). */
const SYNC_WAIT = 4000;
const TICK = 50;

/** Nobody uses the app for some days; then it is opened on a device whose clock was set meanwhile, or set right. */
export async function reopenWithClock(world: World, device: Device): Promise<void> {
  const { rng, timeline, devices } = world;
  for (const other of devices) for (const tab of [...other.tabs]) other.close(tab);
  await timeline.pass(rng.int(0, 4) * DAY + rng.int(0, 20) * HOUR);
  const jump = rng.pick([2 * HOUR, 14 * HOUR, DAY, 2 * DAY, 5 * DAY, 60 * DAY]);
  device.clockOffset = rng.chance(0.4) ? 0 : rng.pick([-jump, jump]);
  const before = device.openData()?.state?.clockOffset ?? null;
  const tab = device.open();
  const openedAt = timeline.now();
  tab.after(100, () => {
    if (tab.session === null) return;
    recordLogin({ world, device, tab, data: tab.session.data, session: tab.session, before }).catch((failure) =>
      world.trace.record(`recordLogin failed: ${failure}`),
    );
  });
  await timeline.pass(2 * SYNC_WAIT);
  world.openDays.add(dayAt(openedAt)).add(dayAt(timeline.now()));
}

interface Start {
  readonly world: World;
  readonly device: Device;
  readonly tab: Tab;
  readonly data: MemoryData;
  readonly session: TabSession;
  /** The offset that was stored when the app was opened. */
  readonly before: ClockOffset | null;
}

/** Records today's login as the app does at its start. */
async function recordLogin(start: Start): Promise<void> {
  const { world, device, data, session } = start;
  const offset = () => data.state?.clockOffset ?? null;
  const read = (): KnownDay => ({
    today: dayAt(trustedNow(offset(), device.now())),
    records: recordsOf(data),
    isRolledBack: isClockRolledBack(offset(), device.now()),
  });
  if (!(await mayRecordLogin(read, () => measureClock(start)))) return;
  const existing = read();
  const { today } = existing;
  const now = trustedNow(offset(), device.now());
  world.openDays.add(dayAt(world.timeline.now()));
  if (world.finding === null) world.finding = checkLoginDay(start, existing);
  const claim = { kind: 'login', claimed_at: instantAt(now), tz: 'Asia/Tokyo', device: markOf(session.memberId) };
  await localWrite(
    session.store,
    world.rng.uuid,
    [
      { key: { collection: 'login_records', id: today }, change: () => 'discard' },
      { key: { collection: 'login_records', id: today }, change: (row) => (row?.kind === 'login' ? 'skip' : claim) },
    ],
    (state) => {
      const { clockOffset } = state;
      return clockOffset === null ? state : { ...state, clockOffset: updateHighWaterMark(clockOffset, device.now()) };
    },
  );
}

/** Waits until a sync has measured the clock, or none can be expected. */
async function measureClock({ tab, data, session, before }: Start): Promise<void> {
  for (let waited = 0; waited < SYNC_WAIT; waited += TICK) {
    const { online, failures, haltedBy } = session.scheduler.schedule();
    if (data.state?.clockOffset?.server_ms !== before?.server_ms || !online || failures > 0 || haltedBy !== null)
      return;
    await new Promise<void>((resolve) => tab.after(TICK, resolve));
  }
}

function recordsOf({ rows }: MemoryData): KnownDay['records'] {
  return [...(rows.get('login_records')?.values() ?? [])].flatMap(({ id, delivery, body }) =>
    delivery.status === 'rejected' ? [] : [{ day: toDay(id), kind: body.kind === 'ticket' ? 'ticket' : 'login' }],
  );
}

/**
 * A new login is of a day on which a device was open. What a device cannot know is allowed: a clock that says the day after the
 * last record and, while the server cannot be reached, one that is ahead of all that was seen.
 */
function checkLoginDay({ world, device, session, before }: Start, { today, records }: KnownDay): Finding {
  const days = records.map(({ day }) => day).sort();
  if (world.openDays.has(today) || days.includes(today)) return null;
  const { failures, haltedBy } = session.scheduler.schedule();
  const { online, probability } = device.network;
  const isReachable = online && probability === 0 && failures === 0 && haltedBy === null;
  const isAhead = before === null || today > dayAt(before.highest_ms);
  const isNext = days.length > 0 && addDays(toDay(days.at(-1) ?? ''), 1) === today;
  return isNext || (isAhead && !isReachable)
    ? null
    : `${device.name} records a login of ${today}, on which no device was open`;
}
