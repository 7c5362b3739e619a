import { describe, expect, test } from 'vitest';
import { createHttpTransport } from '../../../sync/engine/http-transport.ts';
import {
  brainSpeed,
  countCompletedLessons,
  memoryEnhancement,
  normalizeProgress,
} from '../../../sync/model/lessons/lessons.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice } from '../../support/backend/exchange.ts';
import { type CourseServer, simulateCourses } from '../../support/reference/lesson-course.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';
import { isFullRun } from '../../support/run/sample-count.ts';

const backend = closeAfterAll(await startTestBackend());

/** The real exchange over HTTP, PostgREST and the migrations. */
async function realServer(): Promise<CourseServer> {
  await backend.setNow('2026-11-20T00:00:00Z');
  const { userId, token } = await addDevice(backend);
  const { exchange } = createHttpTransport({ url: backend.url, key: backend.keys.publishableKey, fetch });
  return {
    memberId: userId,
    setNow: (ms) => backend.setNow(new Date(ms).toISOString()),
    transport: { exchange: (request) => exchange(request, token) },
    async progress(programme) {
      const [row] = await backend.sql(
        `select current_lesson, last_watched_date::text, private.wire_instant(completed_at) as completed_at
         from public.training_progress where user_id = $1 and training_type = $2`,
        [userId, programme],
      );
      return row === undefined ? null : normalizeProgress(row);
    },
  };
}

describe('40 days with two devices and two programmes on the database', () => {
  test.each(isFullRun ? [1, 2, 3] : [1])('converge, with at most one lesson a day each (plan %i)', async (seed) => {
    const programmes = [brainSpeed.type, memoryEnhancement.type];
    const courses = await simulateCourses(await realServer(), { seed, days: 40, programmes });
    expect([...courses.keys()]).toEqual(programmes);
    for (const course of courses.values()) {
      const done = course.steps.map((step) => step.done);
      expect(done).toEqual([...done].sort((a, b) => a - b));
      expect(course.steps.filter((step) => step.done > step.daysPassed)).toEqual([]);
      for (const device of course.devices) expect(device).toEqual({ progress: course.server, pending: 0 });
      expect(course.server && countCompletedLessons(course.server)).toBeGreaterThanOrEqual(
        Math.min(30, course.doneOnline),
      );
    }
  });
});
