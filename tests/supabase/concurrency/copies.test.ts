import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createRng, type Rng } from '../../../sync/model/practice/seeded-random.ts';
import { exchangeRequest, pushed } from '../../support/backend/exchange.ts';
import { startRealPostgres } from '../../support/backend/real-postgres.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const CONNECTIONS = 12;
const db = closeAfterAll(await startRealPostgres());
const connections = await Promise.all(
  Array.from({ length: CONNECTIONS }, async () => closeAfterAll(await db.connect())),
);

const kata = (rng: Rng, id = rng.uuid()) => pushed('kata_forms', id, { zou: '橋', ishiki: `${rng.next()}` });
const copyOf = (rng: Rng, source: string) =>
  pushed('kata_forms', rng.uuid(), { zou: '橋', ishiki: '渡る', is_copied: true, original_id: source });

async function push(n: number, memberId: string, rows: readonly unknown[], stallMs = 0) {
  const response = await connections[n % CONNECTIONS]?.exchange(memberId, exchangeRequest({ push: rows }), {
    beforeCommit: () => delay(stallMs),
  });
  const rejected = response?.results.find(({ status }) => status === 'rejected');
  expect(rejected).toBeUndefined();
}

async function countAll() {
  await db.sql(`update public.published_content set built_at = '-infinity' where name = 'shared_kata'`);
  await db.sql('select private.refresh_shared_kata()');
}

describe('popular kata', () => {
  test('have exact copy counts while 60 members copy and the author edits them', {
    timeout: 60_000,
  }, async () => {
    const rng = createRng(3);
    const author = await db.addMember('popular-author');
    const sources = [rng.uuid(), rng.uuid(), rng.uuid()];
    await push(
      0,
      author,
      sources.map((id) => kata(rng, id)),
    );
    const copiers = await Promise.all(Array.from({ length: 60 }, (_, n) => db.addMember(`copier-${n}`)));
    await Promise.all(
      connections.map(async (_connection, n) => {
        const writerRng = createRng(n + 100);
        for (let turn = n; turn < copiers.length; turn += CONNECTIONS) {
          const shuffled = [...sources].sort(() => writerRng.next() - 0.5);
          await push(
            n,
            copiers[turn] ?? '',
            shuffled.map((id) => copyOf(writerRng, id)),
            writerRng.next() * 8,
          );
          if (n === 0)
            await push(
              n,
              author,
              shuffled.map((id) => kata(writerRng, id)),
              writerRng.next() * 8,
            );
        }
      }),
    );
    await countAll();
    const rows = await db.sql('select copy_count from public.kata_forms where user_id = $1', [author]);
    expect(rows).toEqual(sources.map(() => ({ copy_count: 60 })));
  });

  test('do not deadlock when their authors copy each other and edit concurrently', {
    timeout: 60_000,
  }, async () => {
    const rng = createRng(4);
    for (let round = 0; round < 8; round += 1) {
      const authors = await Promise.all(
        Array.from({ length: CONNECTIONS }, (_, n) => db.addMember(`circle-${round}-${n}`)),
      );
      const sources = authors.map(() => rng.uuid());
      await Promise.all(authors.map((author, n) => push(n, author, [kata(rng, sources[n])])));
      await Promise.all(
        authors.map((author, n) => {
          const others = sources.filter((_, m) => m !== n);
          return push(n, author, [kata(rng, sources[n]), ...others.map((id) => copyOf(rng, id))], rng.next() * 10);
        }),
      );
      await countAll();
      const rows = await db.sql('select distinct copy_count from public.kata_forms where id = any ($1::uuid[])', [
        sources,
      ]);
      expect(rows).toEqual([{ copy_count: CONNECTIONS - 1 }]);
    }
  });
});
