import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../support/backend/backend.ts';
import { sampleCount } from '../support/run/sample-count.ts';
import { openLedger } from './ledger.ts';
import { createRxdbDevice, openRxdbDevice } from './rxdb-device.ts';
import { runRxdbWorld } from './rxdb-world.ts';

const SEEDS = sampleCount({ usual: 5, full: 25 });

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  // The first RxDB database logs a line about paid storages, and console output would fail a test.
  const first = await openRxdbDevice(
    createRxdbDevice('first', 'nobody'),
    openLedger(() => 0),
    () => 'phone',
  );
  await first.close();
}, 60_000);
afterAll(() => backend.close());

test(`no invariant is violated in ${SEEDS} seeds with RxDB and the SQL`, { timeout: 300_000 }, async () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    expect({ seed, finding: await runRxdbWorld(seed, backend) }).toEqual({ seed, finding: null });
  }
});
