import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exchangeRequest } from '../../support/backend/exchange.ts';
import type { MemberConnection } from '../../support/backend/member-connection.ts';
import { startRealPostgres } from '../../support/backend/real-postgres.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

/*
 * A number of eight letters can print as 131,072 digits. PGlite behind the embedded backend shows none of this, because
 * JSON passes through JavaScript there.
 */

const MEGABYTE = 1024 * 1024;
const MEMORY_LIMIT = 20 * MEGABYTE;

let connection: MemberConnection;

const postgres = closeAfterAll(await startRealPostgres());
const member = await postgres.addMember('bomber');

// A process never gives memory back to its peak, so each attack has its own.
beforeEach(async () => {
  connection = await postgres.connect();
  await connection.exchange(member, exchangeRequest({}));
});
afterEach(() => connection.close());

/** Runs a member's statement that has to be refused; returns the refusal and the memory it took. */
async function attack(sql: string, params: readonly unknown[]) {
  const before = await connection.peakMemory();
  const refusal = await connection.query(member, sql, params).then(
    () => null,
    (error: unknown) => error,
  );
  return { refusal, memory: (await connection.peakMemory()) - before };
}

const bombs = (count: number, number = '1e131071') => `[${Array(count).fill(number).join(',')}]`;
const request = (field: string, json: string) => JSON.stringify(exchangeRequest({ [field]: '@' })).replace('"@"', json);
const session = (details: string) =>
  JSON.stringify({
    id: randomUUID(),
    training_type: 'sojo',
    video_title: '相乗',
    status: 'completed',
    duration_minutes: 5,
    details: '@',
  }).replace('"@"', details);
const exchange = 'select public.sync_exchange($1::jsonb)';
const save = 'select public.save_training_session($1::jsonb)';
const search = `select public.search_shared_kata('橋', $1::jsonb)`;

describe('a request with numbers that print as gigabytes', () => {
  test.each([
    ['in an unknown field', exchange, request('device', bombs(7000))],
    ['deep inside a pushed row', exchange, request('push', `[{"patch":{"details":{"a":${bombs(7000)}}}}]`)],
    ['as the version', exchange, request('v', '1e131071')],
    ['as tiny fractions', exchange, request('device', bombs(7000, '1e-16000'))],
    ['negative', exchange, request('device', bombs(7000, '-1e131071'))],
    ['in a session', save, session(`{"a":${bombs(7000)}}`)],
    ['in the place of a search', search, `{"rank":0,"name":"","id":${bombs(7000)}}`],
  ])('is refused before it is printed: %s', async (_, sql, json) => {
    const { refusal, memory } = await attack(sql, [json]);
    expect(refusal).toMatchObject({ message: 'invalid_number' });
    expect(memory).toBeLessThan(MEMORY_LIMIT);
  });

  test('does not reach a table, even as superuser', async () => {
    await expect(
      postgres.sql(
        `insert into public.training_sessions
           (user_id, id, training_type, video_title, duration_minutes, details, completed_at)
         values ($1, gen_random_uuid(), 'sojo', '相乗', 5, '{"a": 1e131071}', now())`,
        [member],
      ),
    ).rejects.toThrow(/check constraint/);
  });

  test('leaves ordinary numbers alone', async () => {
    const details = '{"score": 99.25, "big": 900000000000000, "small": 0.0001, "none": 0, "negative": -3}';
    const { rows } = await connection.query(member, save, [session(details)]);
    expect(rows).toMatchObject([{ save_training_session: { status: 'saved' } }]);
  });
});

test('a session above 256 KiB is refused', async () => {
  const { refusal } = await attack(save, [session(`{"a":"${'x'.repeat(263_000)}"}`)]);
  expect(refusal).toMatchObject({ message: 'too_large' });
});
