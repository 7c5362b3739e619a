import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHARED_LIST_SIZE } from '../../../sync/rules/kata-limits.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device, pushed } from '../../support/backend/exchange.ts';

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let device: Device;

beforeAll(async () => {
  backend = await startTestBackend();
  device = await addDevice(backend);
});
afterAll(() => backend.close());

async function versions() {
  const { published_content: content = {} } = await device.send();
  return { notices: content.notices?.version ?? 0, shared_kata: content.shared_kata?.version ?? 0 };
}

describe('published content', () => {
  test('is sent to a device without it and omitted for a device with the current versions', async () => {
    const { published_content: content } = await device.send({ published_content: {} });
    expect(content?.notices?.body).toMatchObject({
      announcements: [expect.objectContaining({ title: 'ようこそ、稽古へ' })],
      group_practices: expect.arrayContaining([expect.objectContaining({ starts_at: expect.any(String) })]),
    });
    expect(await device.send({ published_content: await versions() })).not.toHaveProperty('published_content');
    expect(await device.send({ published_content: undefined })).not.toHaveProperty('published_content');
  });

  test('is sent only where its version differs', async () => {
    const known = await versions();
    await backend.sql(
      `insert into public.announcements (date, title, content) values ('2026-12-01', '師走', '年の瀬です')`,
    );
    const { published_content: content } = await device.send({ published_content: known });
    expect(Object.keys(content ?? {})).toEqual(['notices']);
    expect(content?.notices?.version).toBe(known.notices + 1);
  });

  test('lists the most copied kata without their authors, copies and deleted kata', async () => {
    const author = await addDevice(backend);
    const [popular, unpopular, deleted] = [randomUUID(), randomUUID(), randomUUID()];
    const set = (id: string, more = {}) => pushed('kata_forms', id, { zou: '橋', ishiki: '渡る', ...more });
    await author.push(set(popular), set(unpopular), set(deleted), pushed('kata_forms', deleted, {}, { op: 'delete' }));
    await device.push(set(randomUUID(), { is_copied: true, original_id: popular }));
    await backend.sql('select private.refresh_shared_kata()');
    const { published_content: content } = await device.send();
    expect(content?.shared_kata?.body).toEqual(
      [popular, unpopular].map((id, index) => ({
        ...{ id, zou: '橋', ishiki: '渡る', name: null, category: null },
        copy_count: 1 - index,
      })),
    );
  });

  test('has as many shared kata as the app expects', async () => {
    const author = await addDevice(backend);
    await backend.sql(
      `insert into public.kata_forms (user_id, id, zou, ishiki)
       select $1, gen_random_uuid(), '橋' || n, '渡る' from generate_series(1, $2) as n`,
      [author.userId, SHARED_LIST_SIZE + 1],
    );
    const [built] = await backend.sql<{ count: number }>(
      'select jsonb_array_length(private.build_shared_kata()) as count',
    );
    expect(built?.count).toBe(SHARED_LIST_SIZE);
    await backend.sql('delete from public.kata_forms where user_id = $1', [author.userId]);
  });

  test('is rebuilt by an hourly job that runs a second early', async () => {
    const known = await versions();
    await device.push(pushed('kata_forms', randomUUID(), { zou: '川', ishiki: '流れる' }));
    await backend.sql(
      `update public.published_content set built_at = private.now() - interval '59 minutes 59 seconds'`,
    );
    await backend.sql('select private.refresh_shared_kata()');
    expect((await versions()).shared_kata).toBe(known.shared_kata + 1);
  });

  test('is rebuilt at most once an hour and keeps its version while nothing changes', async () => {
    const known = await versions();
    await device.push(pushed('kata_forms', randomUUID(), { zou: '山', ishiki: '登る' }));
    await backend.sql('select private.refresh_shared_kata()');
    expect(await versions()).toEqual(known);
    await backend.sql(`update public.published_content set built_at = private.now() - interval '61 minutes'`);
    await backend.sql('select private.refresh_shared_kata()');
    expect(await versions()).toEqual({ ...known, shared_kata: known.shared_kata + 1 });
    await backend.sql(`update public.published_content set built_at = private.now() - interval '61 minutes'`);
    await backend.sql('select private.refresh_shared_kata()');
    expect((await versions()).shared_kata).toBe(known.shared_kata + 1);
  });
});
