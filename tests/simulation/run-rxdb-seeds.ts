import { createSerial, type Sql } from '../../supabase/embedded/database/sql.ts';
import type { AsMember } from '../support/backend/as-member.ts';
import { setNow } from '../support/backend/backend.ts';
import { startRealPostgres } from '../support/backend/real-postgres.ts';
import { runRxdbWorld } from './rxdb-world.ts';
import type { RunSeeds } from './seed-outcome.ts';

/** As runSeeds(), for the tier with RxDB and the SQL: on a PostgreSQL server, which takes half of the time of PGlite. */
export const runRxdbSeeds: RunSeeds = async (seeds, onSeed) => {
  const server = await startRealPostgres({ jit: 'off', max_parallel_workers_per_gather: 0 });
  const member = await server.connect();
  // One connection for all members, so that a seed always runs in the same order.
  const serial = createSerial();
  const sql = server.sql as Sql;
  const asMember = ((id, query, params) =>
    serial(async () => (await member.query(id ?? '', query, params)).rows)) as AsMember;
  const backend = { sql, asMember, setNow: (iso: string | null) => setNow(sql, iso) };
  for (const seed of seeds) if (!onSeed({ seed, finding: await runRxdbWorld(seed, backend) })) break;
  await member.close();
  await server.close();
};
