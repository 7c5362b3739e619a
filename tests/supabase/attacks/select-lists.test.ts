import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device, pushed } from '../../support/backend/exchange.ts';
import type { MemberConnection } from '../../support/backend/member-connection.ts';
import { type RealPostgres, startRealPostgres } from '../../support/backend/real-postgres.ts';

/* A client names a column once: with a hundred aliases of one column, a request of a kilobyte took gigabytes. */

const HEAD = `coalesce(json_agg(_postgrest_t), '[]') AS body, nullif(current_setting('response.headers', true), '') AS response_headers`;
/** PostgREST's statement for a GET. */
const read = (query: string, counted = '') =>
  `WITH pgrst_source AS ( ${query} ) ${counted} SELECT ${counted === '' ? 'null::bigint' : '(SELECT pg_catalog.count(*) FROM pgrst_source_count)'} AS total_result_set, pg_catalog.count(_postgrest_t) AS page_total, ${HEAD} FROM ( SELECT * FROM pgrst_source ) _postgrest_t`;
const list = (items: string) => read(`SELECT ${items} FROM "public"."users"`);
/** PostgREST's statement for a write; `select` is what it answers with. */
const write = (query: string, select: string) =>
  `WITH pgrst_source AS (${query}) SELECT '' AS total_result_set, pg_catalog.count(_postgrest_t) AS page_total, CASE WHEN pg_catalog.count(_postgrest_t) = 1 THEN coalesce((WITH data AS (SELECT row_to_json(_) AS row FROM pgrst_source AS _ LIMIT 1) SELECT array_agg(json_data.key || '=' || coalesce('eq.' || json_data.value, 'is.null')) FROM data CROSS JOIN json_each_text(data.row) AS json_data WHERE json_data.key IN ('id')), array[]::text[]) ELSE array[]::text[] END AS header, ${HEAD} FROM (${select}) _postgrest_t`;
const BODY = `FROM (SELECT '{"bio":"朝"}'::json AS json_data) pgrst_payload, LATERAL (SELECT "bio" FROM json_to_record(pgrst_payload.json_data) AS _("bio" text) ) pgrst_body`;
const update = (returning: string, select: string) =>
  write(
    `UPDATE "public"."users" SET "bio" = "pgrst_body"."bio" ${BODY}  WHERE  "public"."users"."bio" IS DISTINCT FROM 'x' RETURNING ${returning}`,
    `SELECT ${select} FROM "pgrst_source"`,
  );
/** PostgREST's statement for a call, with the list that `?select=` makes of its value. */
const call = (select: string) =>
  `WITH pgrst_source AS (SELECT pgrst_call.pgrst_scalar FROM (SELECT '{"p_table":"reminders","p_offset":0}'::json AS json_data) pgrst_payload, LATERAL (SELECT "p_table", "p_offset" FROM json_to_record(pgrst_payload.json_data) AS _("p_table" text, "p_offset" integer) LIMIT 1) pgrst_body , LATERAL (SELECT "public"."read_own_rows"("p_table" := pgrst_body."p_table", "p_offset" := pgrst_body."p_offset") pgrst_scalar) pgrst_call) SELECT null::bigint AS total_result_set, 1 AS page_total, coalesce(json_agg(_postgrest_t.pgrst_scalar)->0, 'null') AS body FROM (SELECT ${select} FROM "pgrst_source") _postgrest_t`;
const U = '"public"."users"';

type Request = [path: string, headers?: Readonly<Record<string, string>>, method?: string, body?: string];

const served = [
  list(`${U}.*`),
  read(
    `SELECT ${U}."id", ${U}."bio" AS "from ""x, (", ${U}."tickets" FROM ${U} WHERE  ${U}."bio" = 'select "id", "id" from "users" (' OR  ( ${U}."id" IS DISTINCT FROM null AND ${U}."id" IS NOT NULL) ORDER BY ${U}."id" DESC NULLS LAST, ${U}."bio" LIMIT '5' OFFSET '0'`,
    `, pgrst_source_count AS (SELECT 1 FROM ${U} WHERE  ${U}."id" = ANY ('{}') )`,
  ),
  read(`SELECT ${U}."id" FROM ${U} WHERE to_tsvector('simple', ${U}."bio") @@ to_tsquery('simple', 'x')`),
  `EXPLAIN (FORMAT JSON, ANALYZE) ${list(`${U}."id"`)}`,
  update(`${U}."id", ${U}."bio"`, '"pgrst_source"."id", "pgrst_source"."bio" AS "b"'),
  update(`${U}.*`, '"pgrst_source".*'),
  call('"pgrst_source".*'),
  // As CSV.
  `WITH pgrst_source AS ( SELECT ${U}."id" FROM ${U} ) SELECT null::bigint AS total_result_set, pg_catalog.count(_postgrest_t) AS page_total, (SELECT coalesce(string_agg(a.k, ','), '')  FROM (    SELECT json_object_keys(r)::text as k    FROM (       SELECT row_to_json(hh) as r from pgrst_source as hh limit 1    ) s  ) a) || '\n' || coalesce(string_agg(substring(_postgrest_t::text, 2, length(_postgrest_t::text) - 2), '\n'), '') AS body FROM ( SELECT * FROM pgrst_source ) _postgrest_t`,
  'select "id", "bio" as "a" from "users" where ("tickets" in (3, 4) or ("bio" = \'it\'\'s (\')) order by "bio" asc limit 7',
  'select count(*) as "__count" from "users"',
  "select public.read_own_rows('reminders', 0), public.read_own_rows('reminders', 0)",
];
const refused = [
  list(`${U}."id" AS "a", ${U}."id" AS "b"`),
  list(`${U}."id", ${U}."id"`),
  list(`${U}.*, ${U}."id"`),
  list(`${U}.*, ${U}.*`),
  list(`${U}."id" AS " FROM ""x""", ${U}."id" AS "FROM"`),
  // One alias of '1e131071' as a number is 131,072 digits a row.
  list(`CAST( ${U}."bio" AS numeric )`),
  list(`to_jsonb(${U}."bio")->'a'`),
  list(`COUNT(${U}."bio") AS "c", MAX(${U}."bio")`),
  // The whole row, as a field and by a function of it.
  list('"users"'),
  list(`${U}."row_to_json"`),
  list(`${U}."id", ${U}."to_jsonb"`),
  read(
    `SELECT ${U}."id", COALESCE( "k_1"."k_1", '[]') AS "k" FROM ${U} LEFT JOIN LATERAL ( SELECT json_agg("k_1")::jsonb AS "k_1" FROM (SELECT "k"."id" FROM "public"."kata_forms" AS "k" ) AS "k_1" ) AS "k_1" ON TRUE`,
  ),
  update(`${U}."id"`, '"pgrst_source"."id" AS "a", "pgrst_source"."id" AS "b"'),
  update(`${U}."row_to_json"`, '"pgrst_source"."row_to_json"'),
  update(`${U}."id", ${U}."id"`, '"pgrst_source".*'),
  call('"pgrst_source"."pgrst_scalar" AS "a", "pgrst_source"."pgrst_scalar"'),
  call('"pgrst_source"."pgrst_scalar"->\'rows\' AS "pgrst_scalar"'),
  'select "id" as "a", "id" as "b" from "users" limit 1',
  'select "id" "a", "id" "b" from "users"',
  'select "users" from "users"',
  'select "id", (select coalesce(json_agg(agg), \'[]\') from (select "id" from "kata_forms" limit 1) as agg) as "k" from "users"',
  'select (select coalesce(json_agg(agg), \'[]\') from (select "id" from "kata_forms") as agg) as "a", "id" from "users"',
  'select cast("bio" as numeric) as "bio" from "users"',
  'select "f" as "a", "f" as "b" from public.read_own_rows(\'reminders\', 0) as "f"',
  'select "f"->\'rows\' as "f" from public.read_own_rows(\'reminders\', 0) as "f"',
  'update "users" set "bio" = \'x\' returning "users"',
  'select "id" from "users" /* x */',
  `select "id" from "users" where ${'('.repeat(60)}true${')'.repeat(60)}`,
];

describe('a statement of PostgREST', () => {
  let db: RealPostgres;
  let connection: MemberConnection;
  let member: string;
  beforeAll(async () => {
    db = await startRealPostgres();
    connection = await db.connect();
    member = await db.addMember('member');
  });
  afterAll(async () => {
    await connection.close();
    await db.close();
  });

  test.each(served)('is served: %s', async (statement) => {
    await expect(connection.query(member, statement)).resolves.toMatchObject({ rows: [{}] });
  });

  test.each(refused)('is refused: %s', async (statement) => {
    await expect(connection.query(member, statement)).rejects.toMatchObject({
      code: 'PT400',
      message: 'invalid_select',
    });
  });

  test('is judged alike when the connection repeats it', async () => {
    const statement = list(`${U}."id", ${U}."id" AS "b"`);
    for (let turn = 0; turn < 2; turn += 1) {
      await expect(connection.query(member, list(`${U}."id"`))).resolves.toMatchObject({ rows: [{}] });
      await expect(connection.query(member, statement)).rejects.toMatchObject({ message: 'invalid_select' });
    }
    const remembered = await connection.query(member, `select current_setting('private.checked_statements') as keys`);
    expect(remembered.rows).toEqual([{ keys: expect.stringMatching(/^(.{43}=){1,50}$/) }]);
  });
});

describe('a request to the embedded backend', () => {
  let backend: TestBackend;
  let device: Device;
  beforeAll(async () => {
    backend = await startTestBackend();
    device = await addDevice(backend);
    await device.push(
      pushed('training_sessions', randomUUID(), {
        training_type: 'setsuna',
        video_title: '刹那',
        duration_minutes: 1,
        completed_at: '2026-01-01T00:00:00Z',
      }),
    );
  });
  afterAll(() => backend.close());

  const get = async (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET', body?: string) =>
    (
      await fetch(`${backend.url}/rest/v1/${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          apikey: backend.keys.publishableKey,
          authorization: `Bearer ${device.token}`,
          ...headers,
        },
        ...(body === undefined ? {} : { body }),
      })
    ).status;

  test.each<Request>([
    ['users'],
    ['users?select=id,n:username,bio&bio=not.is.null&order=bio,id.desc&or=(id.is.null,and(bio.eq.(,bio.eq.x))'],
    ['users?select=id&username=in.("a,b","select (")', { prefer: 'count=exact' }],
    ['users?select=id', { range: '0-9', accept: 'text/csv' }],
    ['users?select="a ,(from":id', { accept: 'application/vnd.pgrst.object+json' }],
    ['users?select=id,bio&columns=id', { prefer: 'count=planned' }, 'HEAD'],
    [`users?select=id,bio&id=not.is.null`, { prefer: 'return=representation' }, 'PATCH', '{"bio":"朝"}'],
    ['rpc/read_own_rows?p_table=reminders&p_offset=0'],
  ])('is served: %s %j %s', async (path, headers, method, body) =>
    expect([200, 206]).toContain(await get(path, headers, method, body)),
  );

  test.each<Request>([
    ['users?select=a:id,b:id'],
    ['users?select=*,id'],
    ['users?select=id,id', { accept: 'text/csv' }],
    ['users?select=a:id,b:id', {}, 'HEAD'],
    ['users?select=users'],
    ['users?select=id,kata_forms(zou),a:kata_forms(zou)'],
    ['users?select=id,kata_forms!inner(count)'],
    ['users?select=...kata_forms(zou)'],
    ['users?select=bio::numeric'],
    ['training_sessions?select=details->x,a:details->0', {}],
    [`users?select=users&id=not.is.null`, { prefer: 'return=representation' }, 'PATCH', '{"bio":"朝"}'],
    ['rpc/read_own_rows?p_table=reminders&p_offset=0&select=a:read_own_rows,b:read_own_rows'],
    ['rpc/sync_exchange?select=a:sync_exchange,b:sync_exchange', {}, 'POST', '{"req":{}}'],
    ['rpc/read_published_content?name=notices&select=read_published_content->body'],
  ])('is refused: %s %j %s', async (path, headers, method, body) => {
    expect(await get(path, headers, method, body)).toBe(400);
  });
});
