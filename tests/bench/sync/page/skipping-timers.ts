import type { SchedulerPorts } from '../../../../sync/engine/sync-scheduler.ts';

/** Timers whose delays can be skipped; work between them takes real time. */
export function createSkippingTimers() {
  const pending = new Set<{ readonly at: number; readonly call: () => void }>();
  let skipped = 0;
  const now = () => performance.now() + skipped;
  const port: SchedulerPorts['timers'] = {
    now,
    after(ms, call) {
      const timer = { at: now() + ms, call };
      pending.add(timer);
      return () => pending.delete(timer);
    },
  };
  return {
    port,
    now,
    /** Skips to the next timer before `until`, else to `until`. Returns whether a timer was due. */
    skip(until: number): boolean {
      const [next] = [...pending].sort((a, b) => a.at - b.at);
      const isDue = next !== undefined && next.at <= until;
      skipped += Math.max(0, (isDue ? next.at : until) - now());
      if (isDue) {
        pending.delete(next);
        next.call();
      }
      return isDue;
    },
  };
}
