import { describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { dumpTables } from '../../support/backend/dump-tables.ts';
import { addDevice, exchangeRequest, pushed } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

/*
 * Responses to requests that are rejected as a whole. Nothing of them is stored.
 *
 *   400 PT400     invalid_v  unknown_version  invalid_push  invalid_since  invalid_limit  invalid_schema  invalid_number
 *   400 PGRST102  invalid JSON
 *   400 22P05     a NUL character
 *   400 22P02     an unpaired surrogate, or a request that is not a JSON value
 *   401 PT401     unauthenticated  unknown_member  session_ended
 *   401 42501     no token
 *   404 PGRST202  no request in the body
 *   413 PT413     too_large  too_many_rows
 *   429 PT429     too_many_writes
 */

const backend = closeAfterAll(await startTestBackend());
const device = await addDevice(backend);
// The first request begins the read budget.
await device.send();

const good = pushed('kata_forms', crypto.randomUUID(), { zou: '橋', ishiki: '渡る' });

async function post(body: string) {
  const response = await fetch(`${backend.url}/rest/v1/rpc/sync_exchange`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: backend.keys.publishableKey,
      authorization: `Bearer ${device.token}`,
    },
    body,
  });
  return { status: response.status, body: await response.json() };
}

/** A request with raw JSON as one of its fields, since JavaScript cannot represent every number. */
function withField(field: string, json: string): string {
  const marked = JSON.stringify({ req: exchangeRequest({ push: [good], [field]: '@' }) });
  return marked.replace('"@"', json);
}

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('an invalid request', () => {
  const rejected: readonly (readonly [string, string, number, string, string | null])[] = [
    ...['-1', '1.5', '"x"', '"1"', 'null', 'true', '[]', '{}', '1e400', 'false'].map(
      (value) => ['since', value, 400, 'PT400', 'invalid_since'] as const,
    ),
    ['since', '9223372036854775808', 400, 'PT400', 'invalid_number'],
    ['limit', '1e19', 400, 'PT400', 'invalid_number'],
    ...['"x"', 'null', '1.5', '[]'].map((value) => ['limit', value, 400, 'PT400', 'invalid_limit'] as const),
    ...['null', '"1"', '{}'].map((value) => ['schema', value, 400, 'PT400', 'invalid_schema'] as const),
    ...['null', '"1"', '1.5'].map((value) => ['v', value, 400, 'PT400', 'invalid_v'] as const),
    ...['0', '2', '-1'].map((value) => ['v', value, 400, 'PT400', 'unknown_version'] as const),
    ...['null', '{}', '"x"', '1', 'true'].map((value) => ['push', value, 400, 'PT400', 'invalid_push'] as const),
    ['push', JSON.stringify(Array(501).fill(good)), 413, 'PT413', 'too_many_rows'],
    ['push', JSON.stringify(Array(10_000).fill(1)), 413, 'PT413', 'too_many_rows'],
    [
      'push',
      JSON.stringify(Array(11).fill({ ...good, superseded_ids: Array(46).fill(good.mutation_id) })),
      ...([413, 'PT413', 'too_many_rows'] as const),
    ],
    ['device', `"${'x'.repeat(10_000_000)}"`, 413, 'PT413', 'too_large'],
    // Within the limit as sent, above it in PostgreSQL's output form.
    ['device', `[${'1,'.repeat(120_000)}1]`, 413, 'PT413', 'too_large'],
    ['device', '"\\u0000"', 400, '22P05', null],
    ['device', '"\\ud800"', 400, '22P02', null],
    ['device', '"\\udc00\\ud800"', 400, '22P02', null],
  ];

  test.each(rejected)('with %s %.20s is rejected and changes nothing', async (field, value, status, code, message) => {
    const before = await dumpTables(backend.sql);
    const response = await post(withField(field, value));
    expect(response.status).toBe(status);
    expect(response.body.code).toBe(code);
    if (message !== null) expect(response.body.message).toBe(message);
    expect(await dumpTables(backend.sql)).toEqual(before);
  });

  test.each([
    ['truncated JSON', '{"req":', 400, 'PGRST102'],
    ['nothing', '', 404, 'PGRST202'],
    ['no request', '{}', 404, 'PGRST202'],
    ['another argument', '{"q":{}}', 404, 'PGRST202'],
    ['a request and more', '{"req":{},"user_id":"x"}', 404, 'PGRST202'],
    ['a list', '{"req":[]}', 400, 'PT400'],
    ['null', '{"req":null}', 400, 'PT400'],
    ['a word', '{"req":"x"}', 400, '22P02'],
  ])('(%s) is rejected and changes nothing', async (_what, body, status, code) => {
    const before = await dumpTables(backend.sql);
    expect(await post(body)).toMatchObject({ status, body: { code } });
    expect(await dumpTables(backend.sql)).toEqual(before);
  });
});

describe('a request with extreme values', () => {
  test('for the limit gets between one and 2000 rows', async () => {
    await backend.sql(
      `insert into public.training_sessions
         (user_id, id, training_type, video_title, duration_minutes, completed_at, rev)
       select $1, gen_random_uuid(), 'sojo', '相乗', 1, now(), n from generate_series(2, 2500) n`,
      [device.userId],
    );
    await backend.sql('update private.member_revisions set rev = 2500 where user_id = $1', [device.userId]);
    expect((await device.send({ limit: 1e9 })).rows).toHaveLength(2000);
    for (const limit of [0, -5, -1e15]) expect((await device.send({ limit })).rows).toHaveLength(1);
  });

  test('for the cursor or epoch gets a reset', async () => {
    const { epoch } = await device.send();
    expect(await device.send({ epoch, since: Number.MAX_SAFE_INTEGER })).toMatchObject({ cursor: 0, rows: [] });
    expect(await device.send({ epoch: { x: 1 }, since: 1 })).toMatchObject({ cursor: 0, rows: [] });
  });

  test('is accepted with 1,000 levels of nesting', async () => {
    expect((await post(withField('device', deep(1000)))).status).toBe(200);
  });
});
