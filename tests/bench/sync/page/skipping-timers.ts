import type { HubPorts } from '../../../../sync/replication/hub.ts';

/** Timers whose waits are skipped over instead of waited for; work in between takes its real time. */
export function createSkippingTimers() {
  const waiting = new Set<{ readonly at: number; readonly call: () => void }>();
  let skipped = 0;
  const now = () => performance.now() + skipped;
  const port: HubPorts['timers'] = {
    now,
    after(ms, call) {
      const timer = { at: now() + ms, call };
      waiting.add(timer);
      return () => waiting.delete(timer);
    },
  };
  return {
    port,
    now,
    /** Goes on to the next timer before `until`, if there is one, else to `until`; true when one was due. */
    skip(until: number): boolean {
      const [next] = [...waiting].sort((a, b) => a.at - b.at);
      const isDue = next !== undefined && next.at <= until;
      skipped += Math.max(0, (isDue ? next.at : until) - now());
      if (isDue) {
        waiting.delete(next);
        next.call();
      }
      return isDue;
    },
  };
}
