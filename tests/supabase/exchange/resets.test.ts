import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../../sync/model/limits.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device, pushed } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

let device: Device;

const backend = closeAfterAll(await startTestBackend());
beforeEach(async () => {
  await backend.setNow('2026-11-20T03:00:00Z');
  device = await addDevice(backend);
});

/** The longest absence and some hours more after the beginning of a test. */
const afterAbsence = (hours: number) =>
  new Date(Date.parse('2026-11-20T03:00:00Z') + (limits.absence_days_max * 24 + hours) * 3_600_000).toISOString();
const kata = () => pushed('kata_forms', randomUUID(), { zou: '橋', ishiki: '渡る' });
const del = (id: string) => pushed('kata_forms', id, {}, { op: 'delete' });

describe('a reset', () => {
  test('is sent to a device with a revision beyond the server’s, and its push is not applied', async () => {
    const { epoch, cursor } = await device.send();
    const row = kata();
    const response = await device.send({ epoch, since: cursor + 100, push: [row] });
    expect(response).toMatchObject({ cursor: 0, more: false, reset: { known_rev: cursor }, results: [], rows: [] });
    expect(await device.row('kata_forms', row.id)).toBeUndefined();
  });

  test('after a restored backup names the last revision in the backup', async () => {
    await device.push(kata());
    const backup = await device.send();
    await backend.sql('select private.start_new_epoch()');
    await device.push(kata(), kata());
    const response = await device.send({ epoch: backup.epoch, since: backup.cursor });
    expect(response.epoch).not.toBe(backup.epoch);
    expect(response).toMatchObject({ cursor: 0, reset: { known_rev: backup.cursor, causes: ['restored'] } });
    expect((await device.send({ epoch: response.epoch, since: 0 })).reset).toBeUndefined();
  });

  test('after several restored backups names the lowest revision of any backup since the device’s epoch', async () => {
    const first = await device.send();
    await device.push(kata());
    await backend.sql('select private.start_new_epoch()');
    await device.push(kata());
    const second = await device.send();
    await backend.sql('update private.member_revisions set rev = $2 where user_id = $1', [device.userId, first.cursor]);
    await backend.sql('select private.start_new_epoch()');
    await device.push(kata());
    const third = await device.send();
    await backend.sql('select private.start_new_epoch()');
    for (const knownRow of [first, second]) {
      const { reset } = await device.send({ epoch: knownRow.epoch, since: knownRow.cursor });
      expect(reset).toEqual({ known_rev: first.cursor, causes: ['restored'] });
    }
    const { reset } = await device.send({ epoch: 'unknown', since: 1 });
    expect(reset).toEqual({ known_rev: third.cursor, causes: ['restored'] });
  });

  test('is sent once to a device that missed purged tombstones, with pages of any size', async () => {
    const [gone, keptKata] = [kata(), kata()];
    await device.push(gone);
    const old = await device.send();
    await device.push(keptKata, del(gone.id));
    const fresh = await device.send();
    await backend.setNow('2027-06-20T03:00:00Z');
    await backend.sql('select private.purge_old_rows()');
    expect(await backend.sql('select from public.kata_forms where id = $1', [gone.id])).toEqual([]);

    expect((await device.send({ epoch: fresh.epoch, since: fresh.cursor })).reset).toBeUndefined();
    const reset = { known_rev: fresh.cursor, causes: ['forgotten'] };
    // A device whose build has just been updated pulls from the beginning.
    expect(await device.send({ epoch: old.epoch, since: 0 })).toMatchObject({ cursor: 0, reset });
    let response = await device.send({ epoch: old.epoch, since: old.cursor });
    expect(response).toMatchObject({ cursor: 0, reset });
    const seen: string[] = [];
    do {
      response = await device.send({ epoch: response.epoch, since: response.cursor, limit: 1 });
      expect(response.reset).toBeUndefined();
      seen.push(...response.rows.map((row) => row.id));
    } while (response.more);
    expect(seen.sort()).toEqual(['me', keptKata.id].sort());
  });

  test('is sent to a device that was away too long, before anything of its push is applied', async () => {
    const { epoch, cursor, server_now } = await device.send();
    const row = kata();
    const back = { epoch, since: cursor, synced_at: server_now, push: [row] };
    await backend.setNow(afterAbsence(1));
    const response = await device.send(back);
    expect(response).toMatchObject({ cursor: 0, results: [], reset: { known_rev: cursor, causes: ['absent'] } });
    expect(await device.row('kata_forms', row.id)).toBeUndefined();
    // During the full pull the device does not ask again.
    expect((await device.send({ ...back, since: 0, synced_at: null })).results).toHaveLength(1);
  });

  test('is not sent to a device that was away as long as it may, or has never finished a sync', async () => {
    const { epoch, cursor, server_now } = await device.send();
    await backend.setNow(afterAbsence(0));
    expect((await device.send({ epoch, since: cursor, synced_at: server_now })).reset).toBeUndefined();
    expect((await device.send({ epoch: null, since: 0, synced_at: '2020-01-01T00:00:00.000Z' })).reset).toBeUndefined();
  });
});

describe('a member without a profile row', () => {
  test('gets a new one at the next exchange, with the streak of the stored records', async () => {
    await backend.setNow('2026-11-20T03:00:00Z');
    const login = (day: string) =>
      pushed('login_records', day, { kind: 'login', claimed_at: `${day}T01:00:00.000Z`, tz: null, device: 'a' });
    await device.push(login('2026-11-20'));
    await backend.setNow('2026-11-21T03:00:00Z');
    await device.push(login('2026-11-21'));
    const { epoch, cursor } = await device.send();
    await backend.sql('delete from public.users where id = $1', [device.userId]);

    const response = await device.send({ epoch, since: cursor });
    expect(response.rows).toMatchObject([
      { collection: 'profiles', username: '太郎', total_logins: 2, current_streak: 2, last_login_date: '2026-11-21' },
    ]);
  });
});
