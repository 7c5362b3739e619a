import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { readGuestContent } from '../../../sync/engine/http-transport.ts';
import { limits } from '../../../sync/model/limits.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, pushed } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const backend = closeAfterAll(await startTestBackend());
beforeEach(async () => {
  for (const table of ['announcements', 'group_practices', 'daily_trainings', 'outside_addresses', 'materials'])
    await backend.sql(`delete from public.${table}`);
  await backend.sql('update public.openable_things set is_open = false');
});

/** Requests a path of the Data API with the publishable key alone. */
const request = (path: string, init: RequestInit = {}) =>
  fetch(`${backend.url}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: backend.keys.publishableKey, ...init.headers },
  });
const read = () => readGuestContent({ url: backend.url, key: backend.keys.publishableKey, fetch });
const notices = async () => (await read()).notices?.body;
const announce = (title: string, forGuests: boolean, image: string | null = null, date = '2026-11-20') =>
  backend.sql(
    'insert into public.announcements (date, title, content, image, for_guests) values ($1, $2, $2, $3, $4)',
    [date, title, image, forGuests],
  );
const addMaterial = (pack: string, item: object, forGuests = true) =>
  backend.sql('insert into public.materials (pack, item, for_guests) values ($1, $2, $3)', [pack, item, forGuests]);

describe('without an account', () => {
  test('what is for everybody is read, which caches may keep for five minutes', async () => {
    await backend.sql(`update public.openable_things set is_open = true where id = 'goshoku'`);
    await backend.sql(`insert into public.daily_trainings (day, title, description, difficulty, duration_minutes, category)
      values ('2026-11-21', '影', '影を見る', '初級', 5, '観察')`);
    const response = await request('rpc/read_guest_content');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    expect(await response.json()).toMatchObject({
      notices: {
        version: expect.any(Number),
        body: { opened_keys: ['goshoku'], daily_trainings: [{ day: '2026-11-21', title: '影' }] },
      },
    });
  });

  test('announcements, addresses and material are read only when the operator has marked them', async () => {
    const url = 'https://meet.example/secret';
    await announce('会員だけ', false);
    await announce('みんな', true);
    for (const [title, forGuests] of [
      ['会員の会', false],
      ['公開の会', true],
    ])
      await backend.sql(
        'insert into public.group_practices (starts_at, title, url, for_guests) values (now(), $1, $2, $3)',
        [title, url, forGuests],
      );
    await backend.sql(`insert into public.outside_addresses (place, address, for_guests)
      values ('video:brain-speed-1', 'secretVideo', false), ('video:brain-speed-2', 'openVideo', true)`);
    await addMaterial('jisho', { title: '会員の教材' }, false);
    await addMaterial('jisho', { title: '公開の教材' });
    const content = await read();
    expect(content.notices?.body).toMatchObject({
      announcements: [{ title: 'みんな' }],
      group_practices: expect.arrayContaining([
        expect.objectContaining({ title: '会員の会', url: null }),
        expect.objectContaining({ title: '公開の会', url }),
      ]),
      addresses: { 'video:brain-speed-2': 'openVideo' },
    });
    expect(content['material-jisho']?.body).toEqual({ items: [expect.objectContaining({ title: '公開の教材' })] });
    const text = JSON.stringify(content);
    for (const secret of ['会員だけ', 'secretVideo', '会員の教材']) expect(text).not.toContain(secret);
  });

  test('rows start unmarked, and what is unmarked or ended is gone from the next answer', async () => {
    await backend.sql(`insert into public.announcements (date, title, content) values ('2026-11-20', '朝', '朝')`);
    expect(await notices()).toMatchObject({ announcements: [] });
    await backend.sql('update public.announcements set for_guests = true');
    expect(await notices()).toMatchObject({ announcements: [{ title: '朝' }] });
    await backend.sql('update public.announcements set ended = true');
    expect(await notices()).toMatchObject({ announcements: [] });
    await addMaterial('setsuna', { x: 1 });
    const before = await read();
    await backend.sql('update public.materials set for_guests = false');
    const after = await read();
    expect(after['material-setsuna']).toEqual({
      version: (before['material-setsuna']?.version ?? 0) + 1,
      body: { items: [] },
    });
  });

  test('only the newest announcement brings its picture', async () => {
    const picture = `data:image/webp;base64,${Buffer.concat([Buffer.from('RIFF....WEBPVP8X'), Buffer.alloc(20)]).toString('base64')}`;
    for (const day of ['18', '19', '20']) await announce(day, true, picture, `2026-11-${day}`);
    expect(await notices()).toMatchObject({ announcements: [{ image: picture }, { image: null }, { image: null }] });
  });

  test('material has one limit for all drills', async () => {
    const item = { text: 'x'.repeat(limits.material_bytes_max - 100) };
    const fits = Math.floor(limits.material_document_bytes_max / limits.material_bytes_max);
    for (let n = 0; n < fits; n += 1) await addMaterial(n % 2 === 0 ? 'setsuna' : 'jisho', item);
    await expect(addMaterial('tour', item)).rejects.toThrow('guest_materials_too_large');
    await addMaterial('tour', item, false);
    expect((await (await request('rpc/read_guest_content')).text()).length).toBeLessThan(300_000);
  });

  test('nothing of members is read: no kata, no name, and the list of documents is closed', async () => {
    const device = await addDevice(backend);
    await device.push(pushed('kata_forms', randomUUID(), { zou: '秘密の橋', ishiki: '渡る' }));
    await backend.sql(`update public.published_content set built_at = '-infinity' where name = 'shared_kata'`);
    await backend.sql('select private.refresh_shared_kata()');
    const content = await read();
    expect(Object.keys(content).filter((name) => name !== 'notices' && !name.startsWith('material-'))).toEqual([]);
    expect(JSON.stringify(content)).not.toContain('秘密の橋');
  });

  test.each([
    ['a name', 'rpc/read_guest_content?name=shared_kata'],
    ['a list of columns', 'rpc/read_guest_content?select=a:notices,b:notices'],
    ['a limit', 'rpc/read_guest_content?limit=1000000&offset=0'],
  ])('%s in the address brings no more', async (_what, path) => {
    await announce('みんな', true);
    const usual = (await (await request('rpc/read_guest_content')).text()).length;
    expect((await (await request(path)).text()).length).toBeLessThanOrEqual(usual);
  });

  test('no function of the private schema runs but the two that are granted', async () => {
    const open = await backend.sql(
      `select proname as name from pg_proc where pronamespace = 'private'::regnamespace
         and has_function_privilege('anon', oid, 'execute') order by 1`,
    );
    expect(open).toEqual([{ name: 'before_request' }, { name: 'read_guest_content' }]);
    await expect(backend.asMember(null, `select private.build_notices(false)`)).rejects.toThrow('permission denied');
    await expect(backend.asMember(null, `select body from public.published_content`)).rejects.toThrow(
      'permission denied',
    );
    await backend.asMember(null, 'select private.before_request()');
    expect(await backend.sql('select user_id from private.read_budgets where user_id is null')).toEqual([]);
  });

  test('the answer is made in a transaction that cannot write, as PostgREST makes it', async () => {
    await backend.sql(`do $$ begin
      set local transaction_read_only = on;
      set local role anon;
      perform public.read_guest_content();
    end $$`);
  });
});
