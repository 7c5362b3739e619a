import { performance } from 'node:perf_hooks';
import { type SharedKataCursor, SharedKataPage } from '../../sync/model/kata/search-shared-kata.contract.ts';
import { createRng } from '../../sync/model/practice/seeded-random.ts';
import { readAs } from '../../sync/model/read-as.ts';
import { type RealPostgres, startRealPostgres } from '../support/backend/real-postgres.ts';
import { createCorpusKata, RARE_WORD } from './kata-corpus.ts';
import { type BenchRow, line, quantile } from './report.ts';

const GOAL_MS = 30;
const ROUNDS = 40;
const BATCH = 5000;
/** Page 100 may take this much longer than page 1; the margin covers noise of the machine. */
const DEPTH_RATIO = 1.5;

const queries = {
  'one character': ['の', '朝', '海', '仕', '驪'],
  'two characters': ['朝の', '静か', '海に', '型驪', 'かた'],
  'a phrase': ['足の裏', 'いちばん古いものから見る', '市場の声が重なる', RARE_WORD, '朝 海'],
} as const;

/** Latency of a search page on a real PostgreSQL. */
export async function serverRows(count: number): Promise<readonly BenchRow[]> {
  const db = await startRealPostgres({ shared_buffers: '512MB', max_wal_size: '4GB', maintenance_work_mem: '256MB' });
  try {
    const member = await fill(db, count);
    const page = createPageReader(db, member);
    const limit = await sample(async () => void (await page('', null)));
    const rows: BenchRow[] = [];
    for (const [kind, words] of Object.entries(queries)) {
      const samples: number[] = [];
      const plain: number[] = [];
      for (const word of words) {
        samples.push(...(await timeFirstPages(page, word)));
        plain.push(await time(async () => void (await db.sql(PLAIN_SQL, [`%${word.replace(' ', '%')}%`]))));
      }
      const p95 = quantile(samples, 0.95);
      rows.push(
        line(`a page of the search for ${kind}, ${count} shared kata, p95`, 'ms', p95, {
          limit: quantile(limit, 0.95),
          peers: { 'ilike over the table, median': quantile(plain, 0.5) },
          most: GOAL_MS,
        }),
      );
    }
    return [...rows, await depthRow(page, count)];
  } finally {
    await db.close();
  }
}

const PLAIN_SQL = `select id, name, category, zou, ishiki, copy_count from public.kata_forms
  where not deleted and not is_copied and zou || ishiki || coalesce(name, '') || coalesce(category, '') ilike $1
  order by copy_count desc, name, id limit 50`;

type ReadPage = ReturnType<typeof createPageReader>;

function createPageReader(db: RealPostgres, member: string) {
  return async (query: string, after: SharedKataCursor | null) => {
    const [row] = await db.sql(
      `select set_config('request.jwt.claims', $3, true), set_config('request.jwt.claim.sub', $4, true),
         public.search_shared_kata($1, $2::jsonb) as page`,
      [query, JSON.stringify(after), JSON.stringify({ sub: member }), member],
    );
    const page = readAs(SharedKataPage, row?.page);
    if (page === null) throw new Error(`Cannot read the page for "${query}"`);
    return page;
  };
}

/** Times the first four pages of a search, repeatedly. */
async function timeFirstPages(page: ReadPage, query: string): Promise<readonly number[]> {
  const samples: number[] = [];
  let after: SharedKataCursor | null = null;
  await page(query, null);
  for (let round = 0; round < ROUNDS; round += 1) {
    const cursor: SharedKataCursor | null = after;
    const startedAt = performance.now();
    const { next } = await page(query, cursor);
    samples.push(performance.now() - startedAt);
    after = round % 4 === 3 ? null : next;
  }
  return samples;
}

/** Compares page 100 with page 1 for a query that most kata match. */
async function depthRow(page: ReadPage, count: number): Promise<BenchRow> {
  const query = 'の';
  let after: SharedKataCursor | null = null;
  for (let number = 1; number < 100; number += 1) after = (await page(query, after)).next ?? after;
  const first: number[] = [];
  const deep: number[] = [];
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    first.push(await time(async () => void (await page(query, null))));
    deep.push(await time(async () => void (await page(query, after))));
  }
  const [ours, limit] = [quantile(deep, 0.5), quantile(first, 0.5)];
  return line(`page 100 beside page 1 (the limit), ${count} shared kata, median`, 'ms', ours, {
    limit,
    goal: { text: `<= ${DEPTH_RATIO} x page 1`, met: ours <= DEPTH_RATIO * limit },
  });
}

async function sample(act: () => Promise<void>): Promise<readonly number[]> {
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) samples.push(await time(act));
  return samples;
}

async function time(act: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}

/** Inserts the rows before it builds the indexes, like a restore. Returns the member who searches. */
async function fill(db: RealPostgres, count: number): Promise<string> {
  const author = await db.addMember('author');
  const { next: random } = createRng(1);
  await db.sql('alter table public.kata_forms disable trigger user');
  await db.sql('drop index private.kata_search_tokens');
  for (let filled = 0; filled < count; filled += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - filled) }, () => createCorpusKata(random));
    await db.sql(
      `insert into public.kata_forms (user_id, id, name, category, zou, ishiki, copy_count, rev)
       select $1, gen_random_uuid(), x.name, x.category, x.zou, x.ishiki, x."copyCount", 1
       from jsonb_to_recordset($2::jsonb)
         as x(name text, category text, zou text, ishiki text, "copyCount" integer)`,
      [author, JSON.stringify(rows)],
    );
  }
  await db.sql('select count(private.index_kata(k)) from public.kata_forms k');
  await db.sql('select private.balance_kata_segments()');
  await db.sql(`create index kata_search_tokens on private.kata_search
    using gin (private.kata_tokens(segment, folded)) with (fastupdate = off)`);
  await db.sql('alter table public.kata_forms enable trigger user');
  await db.sql('vacuum analyze private.kata_search, public.kata_forms');
  return db.addMember('reader');
}
