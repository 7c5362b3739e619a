import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { openableKeys } from '../../../sync/model/lessons/lessons.ts';
import { AdminOpenables } from '../../../sync/model/published/admin-content.contract.ts';
import { parseOpenedKeys } from '../../../sync/model/published/opened-keys.contract.ts';
import { readAs } from '../../../sync/model/read-as.ts';
import { openAdminSession, RETURNING, returningKeys } from '../../support/backend/admin-session.ts';
import { readAnswer, startTestBackend } from '../../support/backend/backend.ts';
import { addDevice } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const backend = closeAfterAll(await startTestBackend());
await backend.setNow('2026-11-21T03:00:00Z');
const { accessToken: admin } = await backend.signUpConfirmed('admin@example.com', 'secret1', '花子');
await openAdminSession(backend.sql, admin);
const device = await addDevice(backend);
beforeEach(async () => {
  await backend.sql('update public.openable_things set is_open = false');
  await backend.sql('delete from private.admin_audit');
});

const sendRequest = async (path: string, method: 'POST' | 'PATCH' | 'DELETE', body?: object) =>
  readAnswer(await backend.call(`/rest/v1/${returningKeys(path)}`, { token: admin, method, body, headers: RETURNING }));

/** What the admin's switch sends. */
const setOpen = (id: string, isOpen: boolean) =>
  sendRequest(`openable_things?id=eq.${id}`, 'PATCH', { is_open: isOpen });

/** What the notices open, and their version, as a member's device reads them. */
async function opened() {
  const [row] = await backend.asMember<{ content: { version: number; body: unknown } }>(
    device.userId,
    `select public.read_published_content('notices', null) as content`,
  );
  if (row === undefined) throw new Error('The server publishes no notices');
  return { keys: [...parseOpenedKeys(row.content.body)], version: row.content.version };
}

describe('a new installation', () => {
  test('has a closed row for each thing that the app can open', async () => {
    const body = { p_table: 'openable_things', p_offset: 0, p_limit: 50 };
    const { body: answer } = await sendRequest('rpc/read_admin_rows', 'POST', body);
    const { rows } = v.parse(v.object({ rows: v.array(v.unknown()) }), answer);
    expect(readAs(AdminOpenables, rows)).toEqual(openableKeys.map((id) => ({ id, is_open: false })));
    expect(rows).toHaveLength(openableKeys.length);
    expect((await opened()).keys).toEqual([]);
  });
});

describe('the admin', () => {
  test('opens and closes what members’ devices pull', async () => {
    expect(await setOpen('bunkai', true)).toEqual({ status: 200, body: [{ id: 'bunkai' }] });
    await setOpen('memory-enhancement', true);
    expect((await opened()).keys).toEqual(['memory-enhancement', 'bunkai']);
    await setOpen('bunkai', false);
    expect((await opened()).keys).toEqual(['memory-enhancement']);
  });

  test('leaves one audit entry for each change, and a second tap none and no new version', async () => {
    await setOpen('circuit', true);
    const { version } = await opened();
    await setOpen('circuit', true);
    expect((await opened()).version).toBe(version);
    await setOpen('circuit', false);
    const subject = 'openable_things circuit';
    expect(await backend.sql('select act, subject, changes from private.admin_audit order by id')).toEqual([
      { act: 'changed', subject, changes: { is_open: ['false', 'true'] } },
      { act: 'changed', subject, changes: { is_open: ['true', 'false'] } },
    ]);
  });
});
