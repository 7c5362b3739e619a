import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { limits } from '../../../sync/model/limits.ts';
import { exchangeRequest, pushed } from '../../support/backend/exchange.ts';
import { startRealPostgres } from '../../support/backend/real-postgres.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const db = closeAfterAll(await startRealPostgres());
const connections = await Promise.all(
  Array.from({ length: limits.readers_at_once + 2 }, async () => closeAfterAll(await db.connect())),
);

// PostgREST reads tables in such a transaction.
const READ = `select set_config('transaction_read_only', 'on', true), private.before_request()`;

test(`reads that cannot be counted are refused beyond ${limits.readers_at_once} of a member at once`, async () => {
  const [member, other] = [await db.addMember('reader'), await db.addMember('other')];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const [last, free, ...readers] = connections;
  let reading = 0;
  const held = readers.map((connection) =>
    connection.query(member, READ, [], {
      beforeCommit: () => {
        reading += 1;
        return released;
      },
    }),
  );
  await expect.poll(() => reading).toBe(limits.readers_at_once);
  await expect(last?.query(member, READ)).rejects.toMatchObject({
    code: 'PT429',
    message: 'too_many_reads',
    hint: '1',
  });
  await expect(free?.query(other, READ)).resolves.toMatchObject({ rows: [{}] });
  release();
  await Promise.all(held);
  await expect(last?.query(member, READ)).resolves.toMatchObject({ rows: [{}] });
});

test('devices of a member that push and pull at once are all counted and served', async () => {
  const member = await db.addMember('devices');
  const push = () => [pushed('kata_forms', randomUUID(), { zou: '橋', ishiki: '渡る' })];
  const responses = await Promise.all(
    connections.map((connection) =>
      connection.exchange(member, exchangeRequest({ push: push() }), { isCounted: true }),
    ),
  );
  expect(responses.map(({ results }) => results[0]?.status)).toEqual(connections.map(() => 'ok'));
  const [row] = await db.sql('select available from private.read_budgets where user_id = $1', [member]);
  expect(Number(row?.available)).toBeGreaterThanOrEqual(limits.read_budget - connections.length);
  expect(Number(row?.available)).toBeLessThan(limits.read_budget);
});
