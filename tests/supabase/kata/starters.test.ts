import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { starterKata } from '../../../sync/model/kata/starters.content.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device, pushed } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

let device: Device;

const backend = closeAfterAll(await startTestBackend());
beforeEach(async () => {
  device = await addDevice(backend);
});

const [starter = { id: '', zou: '', ishiki: '' }] = starterKata;
const saved = ({ id: original_id, zou, ishiki } = starter, id: string = randomUUID()) =>
  pushed('kata_forms', id, { zou, ishiki, name: null, category: null, is_copied: true, original_id });

describe('はじめの型', () => {
  test('are accepted without a source, all of them', async () => {
    expect(await device.push(...starterKata.map((kata) => saved(kata)))).toEqual(starterKata.map(() => 'ok'));
  });

  test('are the only kata without a source', async () => {
    expect(await device.push(saved({ ...starter, id: randomUUID() }))).toEqual(['source_gone']);
  });

  test('are saved once, and again after a deletion', async () => {
    const id = randomUUID();
    expect(await device.push(saved(starter, id), saved())).toEqual(['ok', 'already_copied']);
    await device.push(pushed('kata_forms', id, {}, { op: 'delete' }));
    expect(await device.push(saved())).toEqual(['ok']);
    expect(await (await addDevice(backend)).push(saved())).toEqual(['ok']);
  });

  test('count no copy and never reach the shared list', async () => {
    await device.push(saved());
    const copies = await backend.sql('select 1 from private.kata_copies where copier_id = $1', [device.userId]);
    const listed = await backend.sql(
      `select 1 from jsonb_array_elements(private.build_shared_kata()) k where k ->> 'zou' = $1`,
      [starter.zou],
    );
    expect([...copies, ...listed]).toEqual([]);
  });

  test('come back from a device when a restored server has lost them', async () => {
    const { patch, ...row } = saved();
    await backend.sql('select private.start_new_epoch()');
    const lost = { ...row, op: 'restore', patch: {}, original: patch, former_epoch: 'lost', former_rev: 1 };
    const { results } = await device.send({ epoch: (await device.send()).epoch, push: [lost] });
    expect(results).toMatchObject([{ status: 'merged', row: { original_id: starter.id, copy_count: 0 } }]);
  });

  test('lend their ids to no kata of a member, who could collect their copies', async () => {
    const pushedKata = pushed('kata_forms', starter.id, { zou: '橋', ishiki: '渡る' });
    expect(await device.push(pushedKata)).toEqual(['invalid_id']);
  });
});
