import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend.ts';
import { addDevice, type Device, pushed } from '../../support/exchange.ts';

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let device: Device;

beforeAll(async () => {
  backend = await startTestBackend();
  device = await addDevice(backend);
});
afterAll(() => backend.close());

async function versions() {
  const { library = {} } = await device.ask();
  return { notices: library.notices?.version ?? 0, shared_kata: library.shared_kata?.version ?? 0 };
}

describe('the library', () => {
  test('comes whole to a device that has none, and not at all to one that has it', async () => {
    const { library } = await device.ask({ library: {} });
    expect(library?.notices?.body).toMatchObject({
      announcements: [expect.objectContaining({ title: 'ようこそ、稽古へ' })],
      group_practices: expect.arrayContaining([expect.objectContaining({ starts_at: expect.any(String) })]),
    });
    expect(await device.ask({ library: await versions() })).not.toHaveProperty('library');
    expect(await device.ask({ library: undefined })).not.toHaveProperty('library');
  });

  test('brings only the snapshot that has changed', async () => {
    const known = await versions();
    await backend.sql(
      `insert into public.announcements (date, title, content) values ('2026-12-01', '師走', '年の瀬です')`,
    );
    const { library } = await device.ask({ library: known });
    expect(Object.keys(library ?? {})).toEqual(['notices']);
    expect(library?.notices?.version).toBe(known.notices + 1);
  });

  test('lists the most copied kata without a trace of their authors, and never copies or deleted ones', async () => {
    const author = await addDevice(backend);
    const [popular, quiet, gone] = [randomUUID(), randomUUID(), randomUUID()];
    const set = (id: string, more = {}) => pushed('kata_forms', id, { zou: '橋', ishiki: '渡る', ...more });
    await author.push(set(popular), set(quiet), set(gone), pushed('kata_forms', gone, {}, { op: 'del' }));
    await device.push(set(randomUUID(), { is_copied: true, original_id: popular }));
    await backend.sql('select private.refresh_shared_kata()');
    const { library } = await device.ask();
    expect(library?.shared_kata?.body).toEqual(
      [popular, quiet].map((id, index) => ({
        ...{ id, zou: '橋', ishiki: '渡る', name: null, category: null },
        copy_count: 1 - index,
      })),
    );
  });

  test('is rebuilt by an hourly job at each of its runs, though none comes to the second', async () => {
    const known = await versions();
    await device.push(pushed('kata_forms', randomUUID(), { zou: '川', ishiki: '流れる' }));
    await backend.sql(
      `update public.published_content set built_at = private.now() - interval '59 minutes 59 seconds'`,
    );
    await backend.sql('select private.refresh_shared_kata()');
    expect((await versions()).shared_kata).toBe(known.shared_kata + 1);
  });

  test('is rebuilt by the job at most once an hour and keeps its version while nothing changes', async () => {
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
