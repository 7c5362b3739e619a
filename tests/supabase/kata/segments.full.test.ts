import { describe, expect, test, vi } from 'vitest';
import { startRealPostgres } from '../../support/backend/real-postgres.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const FEW = 20_000;
const MANY = 4 * FEW;

const db = closeAfterAll(await startRealPostgres());
await db.sql('drop index private.kata_search_tokens');

/** Fills the search with kata in segments of 2,000, which need no balancing. The first segment stands in the migration. */
async function fillSearch(kata: number): Promise<void> {
  const id = `('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  const name = `'型' || lpad(n::text, 8, '0')`;
  await db.sql(`begin; set local session_replication_role = replica;
    delete from private.kata_search; delete from private.kata_segments where number > 1;
    insert into private.kata_segments (rank, name_key, id)
    select 0, ${name}, ${id} from generate_series(2000, ${kata}, 2000) n order by n;
    insert into private.kata_search (user_id, id, rank, name_key, folded, segment)
    select ${id}, ${id}, 0, ${name}, 'はし', (select max(s.number) from private.kata_segments s where s.name_key <= ${name})
    from generate_series(1, ${kata}) n;
    commit`);
  await db.sql('vacuum (full, analyze) private.kata_search');
  await db.sql('vacuum (full, analyze) private.kata_segments');
}

/** Blocks that the job reads, in memory or on the disk, with all statements inside it. */
async function blocksRead(): Promise<number> {
  const rows = await db.sql('explain (analyze, buffers) select private.balance_kata_segments()');
  const [, blocks] = /Buffers: shared hit=(\d+)/.exec(rows.map((row) => row['QUERY PLAN']).join('\n')) ?? [];
  return Number(blocks);
}

/** The second run: the first one also loads catalogues and corrects what the filling left. */
async function blocksOf(kata: number): Promise<number> {
  await fillSearch(kata);
  await blocksRead();
  return blocksRead();
}

describe('balancing the segments of kata', () => {
  test('reads four times as much for four times as many kata', async () => {
    const few = await blocksOf(FEW);
    const many = await blocksOf(MANY);
    expect(few).toBeGreaterThan(FEW / 200);
    // A search of the rest of the list for each segment would read sixteen times as much.
    expect(many / few).toBeLessThan(6);
  });
});
