import { afterEach, describe, expect, test, vi } from 'vitest';
import { rowWrite } from '../../../../src/data/member/member-data.ts';
import { collectExport } from '../../../../src/data/transfer/export.ts';
import { serverTables } from '../../../../src/data/transfer/server-rows.ts';
import { syncedCollections } from '../../../../sync/model/synced-collections.ts';
import { openLocalMember } from '../local-member.ts';
import { serverCaller } from '../server-caller.ts';

afterEach(() => vi.unstubAllGlobals());

const reminder = { at: '07:00:00', updated_at: '2026-11-20T03:00:00Z' };
const device = {
  endpoint: 'https://push.example/1',
  created_at: '2026-11-20T03:00:00Z',
  updated_at: '2026-11-20T03:00:00Z',
};
const report = { kata_id: 'k', reason: 'personal', note: null, created_at: '2026-11-23T03:00:00+00:00' };
const answers: Readonly<Record<string, readonly object[]>> = {
  reminders: [reminder],
  push_subscriptions: [device],
  kata_reports: [report, report],
};

describe('the export', () => {
  test('has every collection, what only the server has, and the settings of the device', async () => {
    const member = await openLocalMember();
    await member.write(
      rowWrite('notes', member.newId(), () => ({
        text: '朝の音は三つ。',
        day: '2026-11-20',
        written_at: '2026-11-20T03:00:00Z',
        about: null,
        question: null,
      })),
    );
    // A page of one row each.
    const caller = serverCaller(async (request) => {
      const { p_table, p_offset } = await request.json();
      const rows = answers[p_table] ?? [];
      return Response.json({ rows: rows.slice(p_offset, p_offset + 1), more: rows.length > p_offset + 1 });
    });
    const exported = await collectExport({ ...member, ...caller });
    const keys = Object.keys(syncedCollections).map((name) => (name === 'profiles' ? 'profile' : name));
    for (const key of [...keys, ...serverTables]) expect(exported).toHaveProperty(key);
    expect(exported).toMatchObject({
      notes: [{ text: '朝の音は三つ。' }],
      reminders: [reminder],
      push_subscriptions: [device],
      kata_reports: [report, report],
      device_settings: { scheme: 'system', textSize: 'normal', furigana: 'off', problemReports: 'on' },
    });
  });

  test.each([
    ['is offline', () => Promise.reject(new Error('offline'))],
    ['is refused', async () => Response.json({}, { status: 401 })],
    ['gets something else', async () => Response.json({ message: 'no' })],
  ])('says that it lacks what only the server has when it %s', async (_, respond) => {
    const exported = await collectExport({ ...(await openLocalMember()), ...serverCaller(respond) });
    expect(exported).toMatchObject({ reminders: null, push_subscriptions: null, kata_reports: null, notes: [] });
  });
});
