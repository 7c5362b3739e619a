import { expect, test } from 'vitest';
import { limits } from '../../../sync/model/limits.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const backend = closeAfterAll(await startTestBackend());
await backend.setNow('2026-11-20T03:00:00Z');
const device = await addDevice(backend);
await backend.sql('set session_replication_role = replica');

/** Each job removes what is older than the limit; `at` is the instant of a row in the insert. */
test.each([
  [
    'mutation_days',
    'private.sync_mutations',
    '(user_id, mutation_id, created_at) select member, gen_random_uuid(), at',
  ],
  [
    'mutation_days',
    'private.restored_rows',
    `(user_id, collection, id, rev, former_epoch, former_rev, restored_at) select member, 'notes', at::text, 1, '', 1, at`,
  ],
  [
    'tombstone_days',
    'public.notes',
    `(user_id, id, text, deleted, rev, updated_at) select member, gen_random_uuid(), '', true, 1, at`,
  ],
  [
    'tombstone_days',
    'public.kata_forms',
    `(user_id, id, zou, ishiki, deleted, rev, updated_at) select member, gen_random_uuid(), '', '', true, 1, at`,
  ],
  ['notification_days', 'public.reminder_days', '(day) select at::date'],
  [
    'problem_days',
    'private.problem_counts',
    `(day, kind, code, build, engine, amount) select at::date, 'device', 'device', 'b', 'webkit', 1`,
  ],
] as const)('%s: rows of %s are kept as long', async (limit, table, values) => {
  await backend.sql(
    `insert into ${table} ${values} from (
       select $1::uuid as member, private.now() - make_interval(days => days) as at
       from unnest(array[$2::int, $2::int + 1]) as days) rows`,
    [device.userId, limits[limit]],
  );
  expect(await backend.sql(`select from ${table}`)).toHaveLength(2);
  for (const job of ['purge_old_rows', 'purge_old_deliveries', 'purge_problems'])
    await backend.sql(`select private.${job}()`);
  expect(await backend.sql(`select from ${table}`)).toHaveLength(1);
});
