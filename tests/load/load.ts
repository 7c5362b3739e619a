import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { startOwnBackend } from './own-backend.ts';
import { registerMembers } from './registered-members.ts';
import { type LoadReport, runLoad } from './run-load.ts';

/**
 * npm run load -- --members 10000 --minutes 5   a morning of so many members in so many minutes, on a real PostgreSQL
 *                 --backend embedded            on the embedded backend, which is for development and carries fewer
 *                 --url URL --key KEY           on a running backend, with its publishable key: a project for tests only
 *                 --json                        prints the report as JSON
 *
 * Fails on a failed exchange, and on a row that was acknowledged and is lost.
 */
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '5' },
    backend: { type: 'string', default: 'postgres' },
    url: { type: 'string' },
    key: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});
/** A token lasts for an hour. */
const MOST_MINUTES = 50;

async function main(): Promise<LoadReport> {
  const [members, minutes] = [Number(values.members), Number(values.minutes)];
  if (!(members >= 1 && minutes > 0 && minutes <= MOST_MINUTES)) {
    throw new Error(`Cannot run ${values.members} members for ${values.minutes} minutes: at most ${MOST_MINUTES}`);
  }
  const target =
    values.url === undefined
      ? await startOwnBackend(values.backend, members)
      : await registerMembers({ url: values.url, key: values.key }, members);
  try {
    return await runLoad({ ...target, minutes });
  } finally {
    await target.close();
  }
}

function describeReport(report: LoadReport): string {
  const { exchanges, perSecond, peakPerSecond, p50, p95, p99, connectedAtOnce, memory, errors, ownDelay } = report;
  const sizeOf = (size: number | null) => (size === null ? 'unknown' : `${size} MiB`);
  const failures = Object.entries(errors).map(([kind, count]) => `${kind} ${count}`);
  return [
    `exchanges: ${exchanges}, ${perSecond.toFixed(1)} a second, ${peakPerSecond.toFixed(1)} in the busiest ten seconds`,
    `an exchange: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    `in the live channel at once: ${connectedAtOnce} members`,
    `memory at most: ${sizeOf(memory.backend)} of the backend with its database, ${sizeOf(memory.run)} of the run itself`,
    `errors: ${failures.length === 0 ? 0 : failures.join(', ')}`,
    `rows: ${report.acknowledgedRows} acknowledged, ${report.lostRows} lost, ${report.rejectedRows} rejected, ${report.unsentRows} unsent`,
    `delay of the run itself: p99 ${ownDelay.toFixed(1)} ms`,
  ].join('\n');
}

// Node 20 has no built-in WebSocket, which the live channel needs.
Object.assign(globalThis, { WebSocket });
const report = await main();
process.stdout.write(`${values.json ? JSON.stringify(report) : describeReport(report)}\n`);
// Connections to the live channel may still be closing.
process.exit(Object.keys(report.errors).length > 0 || report.lostRows > 0 ? 1 : 0);
