import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type LoadTarget, registerMembers } from '../../load/registered-members.ts';
import { runLoad } from '../../load/run-load.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const MEMBERS = 6;
const MINUTES = 0.1;

let backend: TestBackend;
let target: LoadTarget;

beforeAll(async () => {
  // Node 20 has no built-in WebSocket.
  vi.stubGlobal('WebSocket', WebSocket);
  backend = await startTestBackend();
  target = await registerMembers({ url: backend.url, key: backend.keys.publishableKey }, MEMBERS);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await backend.close();
});

describe('a load run', () => {
  test('finds every acknowledged row again, and measures each exchange', async () => {
    const report = await runLoad({ ...target, minutes: MINUTES });
    expect(report).toMatchObject({ errors: {}, lostRows: 0, rejectedRows: 0, unsentRows: 0 });
    // At least a login, a session and its results each.
    expect(report.acknowledgedRows).toBeGreaterThanOrEqual(3 * MEMBERS);
    expect(report.exchanges).toBeGreaterThanOrEqual(2 * MEMBERS);
    const rows = await backend.sql('select id from public.training_sessions');
    expect(rows).toHaveLength(MEMBERS);
    expect(report.connectedAtOnce).toBeGreaterThan(1);
    expect(report.memory.backend).toBeNull();
    expect(report.memory.run).toBeGreaterThan(10);
    const { p50, p95, p99 } = report;
    expect([p50 > 0, p95 >= p50, p99 >= p95]).toEqual([true, true, true]);
  });

  test('counts rows that the server has lost or changed', async () => {
    const report = await runLoad({
      ...target,
      minutes: MINUTES,
      onVisitsEnded: async () => {
        const [first, second] = target.sessions;
        await backend.sql('delete from public.practice_results where user_id = $1', [first?.memberId]);
        await backend.sql('alter table public.training_sessions disable trigger user');
        await backend.sql('update public.training_sessions set duration_minutes = 7 where user_id = $1', [
          second?.memberId,
        ]);
      },
    });
    // Those of both runs, since a new device pulls what the first run has left.
    expect(report.lostRows).toBe(4);
  });

  test('removes its members', async () => {
    const count = 'select count(*)::int as members from public.users';
    expect(await backend.sql(count)).toEqual([{ members: MEMBERS }]);
    await target.close();
    expect(await backend.sql(count)).toEqual([{ members: 0 }]);
  });
});
