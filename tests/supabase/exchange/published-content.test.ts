import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createHttpContentSource } from '../../../sync/engine/http-transport.ts';
import { limits } from '../../../sync/model/limits.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, pushed } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const backend = closeAfterAll(await startTestBackend());
const device = await addDevice(backend);

async function versions() {
  const { published_versions: published } = await device.send();
  return { notices: published?.notices ?? 0, shared_kata: published?.shared_kata ?? 0 };
}

/** What a device reads that has this version. */
async function read(name: string, version: number | null = null) {
  const [row] = await backend.asMember<{ content: { version: number; body: unknown } | null }>(
    device.userId,
    'select public.read_published_content($1, $2) as content',
    [name, version],
  );
  return row?.content ?? null;
}

describe('published content', () => {
  test('is read by a device without it or with another version', async () => {
    const { notices } = await versions();
    const content = {
      version: notices,
      body: {
        announcements: [expect.objectContaining({ title: 'ようこそ、稽古へ' })],
        group_practices: [],
        daily_trainings: [],
        addresses: {},
        opened_keys: [],
      },
    };
    expect(await read('notices')).toEqual(content);
    expect(await read('notices', notices + 1)).toEqual(content);
    expect(await read('notices', notices)).toBeNull();
    expect(await read('passwords')).toBeNull();
  });

  test('is read over HTTP, as the app does', async () => {
    const source = createHttpContentSource({ url: backend.url, key: backend.keys.publishableKey, fetch });
    const content = await source.read('notices', null, device.token);
    expect(content).toEqual(await read('notices'));
    expect(await source.read('notices', content?.version ?? null, device.token)).toBeNull();
  });

  test('is never part of a response that acknowledges writes', async () => {
    const response = await device.send({ push: [pushed('profiles', 'me', { bio: '朝に稽古します' })] });
    expect(Object.keys(response).sort()).toEqual(
      [
        ...['cursor', 'epoch', 'max_schema', 'member_id', 'min_schema', 'more'],
        ...['published_versions', 'results', 'rows', 'server_now'],
      ].sort(),
    );
  });

  test('has a new version after a change', async () => {
    const knownVersions = await versions();
    await backend.sql(
      `insert into public.announcements (date, title, content) values ('2026-12-01', '師走', '年の瀬です')`,
    );
    expect(await versions()).toEqual({ ...knownVersions, notices: knownVersions.notices + 1 });
  });

  test('lists the most copied kata without their authors, copies and deleted kata', async () => {
    const author = await addDevice(backend);
    const [popular, unpopular, deleted] = [randomUUID(), randomUUID(), randomUUID()];
    const set = (id: string, more = {}) => pushed('kata_forms', id, { zou: '橋', ishiki: '渡る', ...more });
    await author.push(set(popular), set(unpopular), set(deleted), pushed('kata_forms', deleted, {}, { op: 'delete' }));
    await device.push(set(randomUUID(), { is_copied: true, original_id: popular }));
    await backend.sql('select private.refresh_shared_kata()');
    expect((await read('shared_kata'))?.body).toEqual(
      [popular, unpopular].map((id, index) => ({
        id,
        zou: '橋',
        ishiki: '渡る',
        name: null,
        category: null,
        copy_count: 1 - index,
      })),
    );
  });

  test('has as many shared kata as the app expects, at most two for each author', async () => {
    const authors = limits.shared_list_size / 2 + 1;
    await backend.sql(
      `insert into auth.users (id, email) select gen_random_uuid(), 'author' || n || '@example.com'
       from generate_series(1, $1) as n`,
      [authors],
    );
    await backend.sql(
      `insert into public.kata_forms (user_id, id, zou, ishiki)
       select id, gen_random_uuid(), id, '渡る' from auth.users, generate_series(1, 3) where email like 'author%'`,
    );
    const [built] = await backend.sql<{ list: readonly { zou: string }[] }>(
      'select private.build_shared_kata() as list',
    );
    expect(built?.list).toHaveLength(limits.shared_list_size);
    const counts = new Map<string, number>();
    for (const { zou } of built?.list ?? []) counts.set(zou, (counts.get(zou) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBe(2);
    await backend.sql(`delete from auth.users where email like 'author%'`);
  });

  test('stays small whatever one account, or a hundred, may write', async () => {
    // Four bytes each, with one for the awareness.
    const longest = Math.floor((limits.shared_kata_bytes_max - 1) / 4);
    const rare = '\u{2A6A5}'.repeat(longest + 1);
    await backend.sql(
      `insert into auth.users (id, email, created_at)
       select gen_random_uuid(), 'large' || n || '@example.com', '2020-01-01' from generate_series(1, 100) as n`,
    );
    await backend.sql(
      `insert into public.kata_forms (user_id, id, zou, ishiki)
       select id, gen_random_uuid(), left($1, size), '!' from auth.users, unnest($2::integer[]) as size
       where email like 'large%'`,
      [rare, [300, longest, longest + 1]],
    );
    const [built] = await backend.sql<{ bytes: number; longest: number }>(
      `select octet_length(list::text) as bytes,
         (select max(char_length(entry ->> 'zou')) from jsonb_array_elements(list) as entry) as longest
       from private.build_shared_kata() as list`,
    );
    expect(built?.bytes).toBeLessThanOrEqual(limits.shared_list_bytes_max);
    expect(built?.bytes).toBeGreaterThan(0.75 * limits.shared_list_bytes_max);
    expect(built?.longest).toBe(longest);
    await backend.sql(`delete from auth.users where email like 'large%'`);
  });

  test('prefers kata that many members copied, without accounts of the last day', async () => {
    const [author, rival] = [await addDevice(backend), await addDevice(backend)];
    const [liked, pushedUp, other] = [randomUUID(), randomUUID(), randomUUID()];
    await author.push(pushed('kata_forms', liked, { zou: '灯', ishiki: '見る' }));
    await rival.push(
      pushed('kata_forms', pushedUp, { zou: '影', ishiki: '踏む' }),
      pushed('kata_forms', other, { zou: '雨', ishiki: '聞く' }),
    );
    await backend.sql(`update public.users set created_at = private.now() - interval '2 days'`);
    const copyBy = async (copied: string) => {
      const copier = await addDevice(backend);
      await copier.push(
        pushed('kata_forms', randomUUID(), { zou: '写', ishiki: '写', is_copied: true, original_id: copied }),
      );
      return copier;
    };
    const old = await copyBy(liked);
    await backend.sql(`update public.users set created_at = private.now() - interval '2 days' where id = $1`, [
      old.userId,
    ]);
    for (let n = 0; n < 3; n += 1) await copyBy(pushedUp);
    await backend.sql('select private.rank_copies()');
    const ranks = () =>
      backend.sql('select id, copies from private.kata_ranks where id in ($1, $2)', [liked, pushedUp]);
    expect(await ranks()).toEqual([{ id: liked, copies: 1 }]);
    await backend.sql(`update public.users set created_at = private.now() - interval '2 days'`);
    await backend.sql('select private.rank_copies()');
    await backend.sql('select private.rank_copies()');
    expect(await ranks()).toEqual(
      expect.arrayContaining([
        { id: liked, copies: 1 },
        { id: pushedUp, copies: 3 },
      ]),
    );
  });

  test('is rebuilt by an hourly job that runs a second early', async () => {
    const knownVersions = await versions();
    await device.push(pushed('kata_forms', randomUUID(), { zou: '川', ishiki: '流れる' }));
    await backend.sql(
      `update public.published_content set built_at = private.now() - interval '59 minutes 59 seconds'`,
    );
    await backend.sql('select private.refresh_shared_kata()');
    expect((await versions()).shared_kata).toBe(knownVersions.shared_kata + 1);
  });

  test('is rebuilt at most once an hour and keeps its version while nothing changes', async () => {
    const knownVersions = await versions();
    const author = await addDevice(backend);
    await author.push(pushed('kata_forms', randomUUID(), { zou: '山', ishiki: '登る' }));
    await backend.sql('select private.refresh_shared_kata()');
    expect(await versions()).toEqual(knownVersions);
    await backend.sql(`update public.published_content set built_at = private.now() - interval '61 minutes'`);
    await backend.sql('select private.refresh_shared_kata()');
    expect(await versions()).toEqual({ ...knownVersions, shared_kata: knownVersions.shared_kata + 1 });
    await backend.sql(`update public.published_content set built_at = private.now() - interval '61 minutes'`);
    await backend.sql('select private.refresh_shared_kata()');
    expect((await versions()).shared_kata).toBe(knownVersions.shared_kata + 1);
  });
});
