import { localWrite } from '../../sync/engine/local-write.ts';
import type { Transport } from '../../sync/engine/ports.ts';
import { hasChange } from '../../sync/engine/row.ts';
import { syncOnce } from '../../sync/engine/sync-once.ts';
import { trustedNow } from '../../sync/rules/clock-offset.ts';
import { addDays, startOfDay, toDay } from '../../sync/rules/day.ts';
import {
  BRAIN_SPEED,
  completeLesson,
  countCompletedLessons,
  initialProgress,
  type LessonProgress,
  normalizeProgress,
} from '../../sync/rules/lessons.ts';
import { createRng, type Rng } from '../simulation/rng.ts';
import { createMemoryData, createMemoryStore } from './memory-store.ts';

const FIRST_DAY = toDay('2026-11-20');
const HOUR = 3_600_000;

/** A server with one member who has just joined. */
export interface CourseServer {
  readonly memberId: string;
  readonly transport: Transport;
  readonly setNow: (ms: number) => Promise<void>;
  /** The member's progress on the server. */
  readonly progress: () => Promise<LessonProgress | null>;
}

export interface Course {
  /** After every sync: finished lessons on the server, and UTC days since joining (the first day is 1). */
  readonly steps: readonly { readonly done: number; readonly daysPassed: number }[];
  /** Lessons finished on a device that had just synced. */
  readonly doneOnline: number;
  readonly server: LessonProgress | null;
  /** Both devices at the end: progress, and the number of pending or rejected rows. */
  readonly devices: readonly { readonly progress: LessonProgress; readonly unsynced: number }[];
}

/**
 * Simulates `days` days with two devices. Several times a day the member uses one of them, online or offline, and
 * watches the current lesson if that device considers it open. One device may have a wrong clock.
 */
export async function simulateCourse(
  server: CourseServer,
  { seed, days }: { seed: number; days: number },
): Promise<Course> {
  const rng = createRng(seed);
  const wrong = rng.pick([0, 0, 30 * HOUR, -30 * HOUR]);
  const devices = [createDevice(server, rng, 0), createDevice(server, rng, wrong)];
  const steps: { done: number; daysPassed: number }[] = [];
  let doneOnline = 0;
  let now = 0;

  async function sync(device: CourseDevice, day: number) {
    await device.sync(now);
    const held = await server.progress();
    steps.push({ done: held === null ? 0 : countCompletedLessons(held), daysPassed: day + 1 });
  }

  for (let day = 0; day < days; day += 1) {
    const start = startOfDay(addDays(FIRST_DAY, day), 'UTC');
    const moments = Array.from({ length: rng.int(1, 4) }, () => start + Math.floor(rng.next() * 24 * HOUR)).sort(
      (a, b) => a - b,
    );
    for (const moment of moments) {
      now = moment;
      await server.setNow(now);
      const device = rng.pick(devices);
      const isOnline = rng.chance(0.5);
      if (isOnline) await sync(device, day);
      const moved = rng.chance(0.8) && (await device.watch(now));
      if (moved && isOnline) doneOnline += 1;
      if (isOnline) await sync(device, day);
    }
  }
  for (const device of [...devices, ...devices]) await sync(device, days - 1);
  return { steps, doneOnline, server: await server.progress(), devices: devices.map((device) => device.state()) };
}

type CourseDevice = ReturnType<typeof createDevice>;

function createDevice({ memberId, transport }: CourseServer, rng: Rng, clockOffset: number) {
  const data = createMemoryData(memberId);
  const store = createMemoryStore(data, { pause: async () => {}, newDeviceId: rng.uuid });
  const session = { memberId, token: 'token' };
  const row = () => data.rows.get('training_progress')?.get(BRAIN_SPEED);
  return {
    async sync(now: number) {
      const outcome = await syncOnce({
        store,
        transport,
        auth: { session: async () => session, refresh: async () => null },
        clock: { now: () => now + clockOffset },
        random: { next: rng.next, uuid: rng.uuid },
      });
      if (outcome !== 'complete') throw new Error(`A sync ended as "${outcome}"`);
    },
    /** Does what 視聴完了 does. */
    async watch(now: number): Promise<boolean> {
      const at = trustedNow(data.state?.clockOffset ?? null, now + clockOffset);
      let moved = false;
      await localWrite(store, rng.uuid, { collection: 'training_progress', id: BRAIN_SPEED }, (current) => {
        const progress = normalizeProgress(current ?? {});
        const next = completeLesson(progress, progress.current_lesson, at);
        moved = next !== null;
        return next === null ? 'leave' : { ...next };
      });
      return moved;
    },
    state() {
      const rows = [...data.rows.values()].flatMap((table) => [...table.values()]);
      return {
        progress: row() ? normalizeProgress(row()?.body ?? {}) : initialProgress,
        unsynced: rows.filter(hasChange).length,
      };
    },
  };
}
