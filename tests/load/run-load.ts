import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Session, Transport } from '../../sync/engine/ports.ts';
import { createRng, type Rng } from '../../sync/model/practice/seeded-random.ts';
import { RequestError } from '../../sync/model/request-error.ts';
import { quantile } from '../bench/report.ts';
import { findLostRows, type LoadServer, playVisit, type VisitOutcome } from './load-member.ts';
import { planMorning } from './morning.ts';
import { watchMemory } from './watch-memory.ts';

export interface LoadOptions {
  readonly server: LoadServer;
  readonly sessions: readonly Session[];
  readonly minutes: number;
  /** The backend's process, if it is on this machine. */
  readonly processId?: number | undefined;
  /** Called once all visits have ended, before the rows are read back. */
  readonly onVisitsEnded?: () => Promise<void>;
}

/** The outcome of a run. Durations are milliseconds. */
export interface LoadReport {
  readonly exchanges: number;
  readonly perSecond: number;
  /** In the busiest ten seconds. */
  readonly peakPerSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Members in the live channel, at the top. */
  readonly connectedAtOnce: number;
  /** MiB at the top: of the backend with its database, and of the run itself. Null where it cannot be read. */
  readonly memory: { readonly backend: number | null; readonly run: number | null };
  /** Failed exchanges by the kind of the error, and failed downloads of published content. */
  readonly errors: Readonly<Record<string, number>>;
  readonly rejectedRows: number;
  readonly unsentRows: number;
  readonly acknowledgedRows: number;
  /** Acknowledged rows that the server no longer has as they were sent. */
  readonly lostRows: number;
  /** By how much the run itself was late, 99th percentile: above some tens of milliseconds this machine was the limit. */
  readonly ownDelay: number;
}

/** Members whose rows are read back at once. */
const READERS = 8;
const PEAK_SECONDS = 10;

/** Lets every session's member visit the app once, then reads back what the server has acknowledged. */
export async function runLoad({
  server,
  sessions,
  minutes,
  processId,
  onVisitsEnded,
}: LoadOptions): Promise<LoadReport> {
  const meter = createMeter();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const visits = planMorning(createRng(1), sessions.length, minutes * 60_000);
  const startedAt = performance.now();
  delay.enable();
  const memory = watchMemory({ backend: processId, run: process.pid });
  const outcomes = await Promise.all(
    sessions.map(async (session, n): Promise<VisitOutcome> => {
      const visit = visits[n];
      if (visit === undefined) throw new Error(`Cannot find the visit of member ${n}`);
      await new Promise((resolve) => setTimeout(resolve, visit.opensAt));
      const { measured, contentFailed, presence } = meter;
      return playVisit(session, visit, { server, rng: rngWithNewIds(n + 2), measured, contentFailed, presence });
    }),
  );
  delay.disable();
  memory.stop();
  const seconds = (performance.now() - startedAt) / 1000;
  await onVisitsEnded?.();
  const sum = (count: (outcome: VisitOutcome) => number) => outcomes.reduce((all, outcome) => all + count(outcome), 0);
  return {
    ...meter.report(seconds),
    memory: memory.most(),
    rejectedRows: sum(({ rejected }) => rejected),
    unsentRows: sum(({ unsent }) => unsent),
    acknowledgedRows: sum(({ acknowledged }) => acknowledged.length),
    lostRows: await countLostRows(server, outcomes),
    ownDelay: delay.percentile(99) / 1e6,
  };
}

/** The same morning each time, but with rows of its own. */
function rngWithNewIds(seed: number): Rng {
  return { ...createRng(seed), uuid: randomUUID };
}

async function countLostRows(server: LoadServer, outcomes: readonly VisitOutcome[]): Promise<number> {
  const rng = rngWithNewIds(0);
  const left = [...outcomes];
  let lost = 0;
  const read = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const rows = await findLostRows(next, { server, rng });
      lost += rows.length;
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  return lost;
}

/** Collects the duration and the error of each exchange. */
function createMeter() {
  const durations: number[] = [];
  const errors: Record<string, number> = {};
  const byPeriod = new Map<number, number>();
  let [connected, connectedAtOnce] = [0, 0];
  const count = (kind: string) => {
    errors[kind] = (errors[kind] ?? 0) + 1;
  };
  const startedAt = performance.now();
  return {
    contentFailed: () => count('content'),
    presence(change: 1 | -1) {
      connected += change;
      connectedAtOnce = Math.max(connectedAtOnce, connected);
    },
    measured: (transport: Transport): Transport => ({
      async exchange(request, token) {
        const sentAt = performance.now();
        try {
          return await transport.exchange(request, token);
        } catch (error) {
          count(error instanceof RequestError ? error.code : 'unknown');
          throw error;
        } finally {
          const endedAt = performance.now();
          durations.push(endedAt - sentAt);
          const period = Math.floor((endedAt - startedAt) / (PEAK_SECONDS * 1000));
          byPeriod.set(period, (byPeriod.get(period) ?? 0) + 1);
        }
      },
    }),
    report: (seconds: number) => ({
      exchanges: durations.length,
      perSecond: durations.length / seconds,
      peakPerSecond: Math.max(0, ...byPeriod.values()) / Math.min(PEAK_SECONDS, seconds),
      p50: quantile(durations, 0.5),
      p95: quantile(durations, 0.95),
      p99: quantile(durations, 0.99),
      connectedAtOnce,
      errors,
    }),
  };
}
