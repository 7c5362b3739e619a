import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '../../../sync/model/json.ts';
import { limits } from '../../../sync/model/limits.ts';
import { type MaterialPack, materialDocument, materialPacks } from '../../../sync/model/published/material-packs.ts';
import { parseMaterial } from '../../../sync/model/published/materials/document.ts';
import { materialSchemas } from '../../../sync/model/published/materials/schemas.ts';
import { openAdminSession, RETURNING, returningKeys } from '../../support/backend/admin-session.ts';
import { readAnswer, startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, pushed } from '../../support/backend/exchange.ts';
import { materialSamples } from '../../support/content/materials.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const backend = closeAfterAll(await startTestBackend());
await backend.setNow('2026-11-21T03:00:00Z');
const { accessToken: admin } = await backend.signUpConfirmed('admin@example.com', 'secret1', '花子');
await openAdminSession(backend.sql, admin);
const device = await addDevice(backend);
beforeEach(() => backend.sql('delete from public.materials'));

interface Sent {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: Json;
  readonly token?: string;
}

const send = async (path: string, { method = 'GET', body, token = admin }: Sent = {}) =>
  readAnswer(await backend.call(`/rest/v1/${returningKeys(path)}`, { token, method, body, headers: RETURNING }));

const rowOf = (pack: MaterialPack, item: Json = materialSamples[pack]) => ({ id: randomUUID(), pack, item });
const add = (...rows: readonly Json[]) => send('materials', { method: 'POST', body: rows });

/** The content that a member's device with a version reads. */
async function readContent(pack: MaterialPack, version: number | null = null) {
  const [row] = await backend.asMember<{ content: { version: number; body: unknown } | null }>(
    device.userId,
    'select public.read_published_content($1, $2) as content',
    [materialDocument(pack), version],
  );
  return row?.content ?? null;
}

async function published(pack: MaterialPack) {
  return parseMaterial<object>(pack, materialSchemas[pack], (await readContent(pack))?.body);
}

const versionOf = async (pack: MaterialPack) => (await device.send()).published_versions?.[materialDocument(pack)];

describe('material', () => {
  test('has no document, and costs devices no request, before the admin adds any', async () => {
    await backend.sql(`delete from public.published_content where name like 'material-%'`);
    expect(Object.keys((await device.send()).published_versions ?? {}).sort()).toEqual(['notices', 'shared_kata']);
    expect(await readContent('setsuna')).toBeNull();
  });

  test.for(materialPacks)('of %s is added, and reaches devices with ids that no bundled item has', async (pack) => {
    const rows = [rowOf(pack), rowOf(pack)];
    expect((await add(...rows)).status).toBe(201);
    const items = await published(pack);
    expect(items).toEqual([10001, 10002].map((n) => ({ ...materialSamples[pack], id: `${pack}-${n}` })));
  });

  test('is answered cheaply to a device that has the version', async () => {
    await add(rowOf('tour'));
    const version = await versionOf('tour');
    expect(version).toBeGreaterThan(0);
    expect(await readContent('tour', version ?? null)).toBeNull();
    expect(await readContent('tour', (version ?? 0) - 1)).toMatchObject({ version });
  });

  test('is added as a whole or not at all', async () => {
    const broken = rowOf('setsuna', []);
    expect(await add(rowOf('setsuna'), broken, rowOf('setsuna'))).toMatchObject({
      status: 400,
      body: { message: 'invalid_material' },
    });
    expect(await backend.sql('select from public.materials')).toEqual([]);
  });

  test('is not added once more by a repeated request', async () => {
    const rows = [rowOf('setsuna'), rowOf('setsuna')];
    await add(...rows);
    expect((await add(...rows)).status).toBe(409);
    expect(await published('setsuna')).toHaveLength(2);
  });

  test('is changed and withdrawn, comes back, and never gives its number to another', async () => {
    const [keptRow, gone] = [rowOf('setsuna'), rowOf('setsuna')];
    await add(keptRow, gone);
    const set = (id: string, body: Json) => send(`materials?id=eq.${id}`, { method: 'PATCH', body });
    await set(keptRow.id, { item: { ...materialSamples.setsuna, event: '風がやんだ。' } });
    await set(gone.id, { ended: true });
    expect(await published('setsuna')).toMatchObject([{ id: 'setsuna-10001', event: '風がやんだ。' }]);
    await add(rowOf('setsuna'));
    expect((await published('setsuna')).map((item) => 'id' in item && item.id)).toEqual([
      'setsuna-10001',
      'setsuna-10003',
    ]);
    await set(gone.id, { ended: false });
    expect(await published('setsuna')).toHaveLength(3);
  });

  test('keeps its version when nothing changes for members', async () => {
    const row = rowOf('setsuna');
    await add(row);
    const before = await versionOf('setsuna');
    await send(`materials?id=eq.${row.id}`, { method: 'PATCH', body: { ended: false } });
    expect(await versionOf('setsuna')).toBe(before);
  });

  test('is in the audit record', async () => {
    const row = rowOf('jisho');
    await add(row);
    await send(`materials?id=eq.${row.id}`, { method: 'PATCH', body: { ended: true } });
    const item = { ...materialSamples.jisho, sentence: 'い'.repeat(200) };
    await send(`materials?id=eq.${row.id}`, { method: 'PATCH', body: { item } });
    const acts = await backend.sql(
      `select act, changes, private.describe_audit(a) ->> 'title' as title from private.admin_audit a
       where subject = $1 order by id`,
      [`materials ${row.id}`],
    );
    const title = expect.stringMatching(/^jisho-1\d{4}$/);
    expect(acts).toEqual([
      { act: 'created', changes: null, title },
      { act: 'changed', changes: { ended: ['false', 'true'] }, title },
      { act: 'changed', changes: { sentence: [materialSamples.jisho.sentence, 'い'.repeat(100)] }, title },
    ]);
  });

  test('has ids that practice results and sessions accept, part by part', async () => {
    const results = ['oumugaeshi-10001', 'oumugaeshi-10001-14', 'oumugaeshi-12000-20'].map((item) => ({
      item,
      result: 'again',
    }));
    const visit = { training_type: 'oumugaeshi', day: '2026-11-21', results };
    const session = {
      training_type: 'oumugaeshi',
      video_title: 'オウム返し稽古「朝の市」',
      video_number: 12000,
      status: 'completed',
      duration_minutes: 3,
      details: null,
      completed_at: '2026-11-21T02:00:00.000Z',
    };
    const { results: judged } = await device.send({
      push: [pushed('practice_results', randomUUID(), visit), pushed('training_sessions', randomUUID(), session)],
    });
    expect(judged.map(({ status }) => status)).toEqual(['ok', 'ok']);
  });
});

describe('the limits of material', () => {
  const many = (amount: number, ended = false) =>
    backend.sql(
      `insert into public.materials (pack, item, ended) select 'setsuna', $1, $2 from generate_series(1, $3)`,
      [JSON.stringify(materialSamples.setsuna), ended, amount],
    );

  test('are the items that are not withdrawn', async () => {
    await many(limits.material_items_max - 1);
    expect((await add(rowOf('setsuna'))).status).toBe(201);
    expect(await add(rowOf('setsuna'))).toMatchObject({ status: 400, body: { message: 'too_many_materials' } });
    expect((await add(rowOf('tour'))).status).toBe(201);
  });

  test('are the rows with the withdrawn ones', async () => {
    await many(limits.material_rows_max, true);
    expect(await add(rowOf('setsuna'))).toMatchObject({ status: 400, body: { message: 'too_many_materials' } });
  });

  test('are the bytes of a document', async () => {
    const content = '青'.repeat(2000);
    const large = () => rowOf('utsusie', { ...materialSamples.utsusie, content });
    const answers = [];
    for (let n = 0; n < 5; n += 1) answers.push(await add(...Array.from({ length: 10 }, large)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 400]);
    expect(answers.at(-1)).toMatchObject({ body: { message: 'materials_too_large' } });
    const [size] = await backend.sql<{ bytes: number }>(
      `select octet_length(body::text) as bytes from public.published_content where name = 'material-utsusie'`,
    );
    expect(size?.bytes).toBeLessThanOrEqual(limits.material_document_bytes_max);
  });
});

describe('an item', () => {
  const addItem = (item: string) =>
    backend.sql(`insert into public.materials (pack, item) values ('tour', $1::jsonb)`, [item]);
  const itemOf = (bytes: number) => JSON.stringify({ title: 'a'.repeat(bytes - '{"title": ""}'.length) });

  test('has at most 16 KiB as printed', async () => {
    await addItem(itemOf(limits.material_bytes_max));
    await expect(addItem(itemOf(limits.material_bytes_max + 1))).rejects.toThrow('invalid_material');
  });

  const deep = `{"title": ${'['.repeat(64)}1${']'.repeat(64)}}`;
  test.for(['null', '[]', '"text"', '{"level": 1e400}', deep])(
    'is a flat object with plain numbers, not %s',
    async (item) => {
      await expect(addItem(item)).rejects.toThrow('invalid_material');
    },
  );
});
