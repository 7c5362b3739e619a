import { afterEach, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../support/backend/backend.ts';
import { sampleCount } from '../support/run/sample-count.ts';
import { installTodos, todosBuild, todosSql } from '../sync/todos/install-todos.ts';
import { todos } from '../sync/todos/todos.ts';
import type { Finding } from './invariants.ts';
import { openLedger } from './ledger.ts';
import { createRxdbDevice, openRxdbDevice } from './rxdb-device.ts';
import { runRxdbWorld } from './rxdb-world.ts';
import { simulatedTodos } from './simulated-todos.ts';

const SEEDS = sampleCount({ usual: 5, full: 25 });
/** Each planted bug must be found within this number of seeds. */
const SEEDS_WITH_BUG = 60;

let backend: TestBackend;
beforeAll(async () => {
  // The first RxDB database logs a line about paid storages, and console output would fail a test.
  const first = await openRxdbDevice(
    createRxdbDevice('first', 'nobody'),
    openLedger(() => 0),
    () => 'phone',
  );
  await first.close();
}, 60_000);
afterEach(() => backend.close());

/** The first finding, with its seed; null when there is none. */
async function findFirst(seeds: number, sql = todosSql, deviceBuild = todosBuild): Promise<Finding> {
  backend = await startTestBackend();
  await installTodos(backend.sql, sql);
  for (let seed = 1; seed <= seeds; seed += 1) {
    const finding = await runRxdbWorld(seed, backend, simulatedTodos(todosBuild, deviceBuild));
    if (finding !== null) return `seed ${seed}: ${finding}`;
  }
  return null;
}

function plantInSql(find: string, replacement: string): string {
  if (!todosSql.includes(find)) throw new Error(`Cannot find "${find}" in todos.sql`);
  return todosSql.replace(find, replacement);
}

test(`no invariant is violated in ${SEEDS} seeds with to-dos`, { timeout: 300_000 }, async () => {
  expect(await findFirst(SEEDS)).toBeNull();
});

test('a seed finds a server that ignores that a to-do was finished', { timeout: 120_000 }, async () => {
  const sql = plantInSql("coalesce((patch ->> 'done')::boolean, old.done, false)", 'coalesce(old.done, false)');
  expect(await findFirst(SEEDS_WITH_BUG, sql)).toMatch(/has done = false, but the latest write set true/);
});

test('a seed finds a server that revives a deleted to-do', { timeout: 120_000 }, async () => {
  const sql = plantInSql('if old.deleted then return private.accepted(false); end if;', '').replace(
    'done = excluded.done,',
    'done = excluded.done, deleted = false,',
  );
  expect(await findFirst(SEEDS_WITH_BUG, sql)).toMatch(/the device has \d+ to-dos, but \d+ were created/);
});

test('a seed finds a build whose list of fields lacks one', { timeout: 120_000 }, async () => {
  const collections = { ...todosBuild.collections, todos: { ...todos, fields: ['title'] } };
  expect(await findFirst(SEEDS_WITH_BUG, todosSql, { ...todosBuild, collections })).toMatch(/has done = /);
});
