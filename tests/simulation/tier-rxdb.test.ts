import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../support/backend.ts';
import { openLedger } from './ledger.ts';
import { createRealDevice, openRealDevice } from './real-device.ts';
import { runRealWorld } from './real-world.ts';

const SEEDS = 25;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  // RxDB's first database prints a line about its paid storages.
  const first = await openRealDevice(createRealDevice('first', 'nobody'), openLedger(), () => 'phone');
  await first.close();
}, 60_000);
afterAll(() => backend.close());

test(`nothing is lost in ${SEEDS} worlds of real databases`, { timeout: 300_000 }, async () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    expect({ seed, finding: await runRealWorld(seed, backend) }).toEqual({ seed, finding: null });
  }
});
