import { beforeEach, describe, expect, test } from 'vitest';
import { fitsSetting } from '../../../sync/model/settings/member-settings.collection.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device, pushed } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';
import { isFullRun } from '../../support/run/sample-count.ts';

let device: Device;

const backend = closeAfterAll(await startTestBackend());
await backend.setNow('2026-11-20T03:00:00Z');
beforeEach(async () => {
  device = await addDevice(backend);
});

const set = (entries: unknown, key = 'hidden-kata', more = {}) => pushed('member_settings', key, { entries }, more);

describe('the exchange of settings', () => {
  test('keeps the larger number of each entry, in any order', async () => {
    expect(await device.push(set({ a: 3, b: 1 }))).toEqual(['ok']);
    expect(await device.push(set({ a: 1, c: 2 }))).toEqual(['merged']);
    expect(await device.row('member_settings', 'hidden-kata')).toMatchObject({ entries: { a: 3, b: 1, c: 2 } });
    expect(await device.push(set({ a: 2 }))).toEqual(['merged']);
    expect(await device.row('member_settings', 'hidden-kata')).toMatchObject({ entries: { a: 3, b: 1, c: 2 } });
  });

  test('keeps the settings of two members apart', async () => {
    await device.push(set({ a: 1 }));
    const other = await addDevice(backend);
    await other.push(set({ b: 1 }));
    expect(await device.row('member_settings', 'hidden-kata')).toMatchObject({ entries: { a: 1 } });
    expect(await other.row('member_settings', 'hidden-kata')).toMatchObject({ entries: { b: 1 } });
  });

  test.each([
    ['no entries', {}, 'invalid_value'],
    ['a list', [1], 'invalid_value'],
    ['zero', { a: 0 }, 'invalid_value'],
    ['a fraction', { a: 1.5 }, 'invalid_value'],
    ['a large number', { a: 1_000_001 }, 'invalid_value'],
    ['a word', { a: '1' }, 'invalid_value'],
    ['a long name', { ['x'.repeat(65)]: 1 }, 'invalid_value'],
    ['1,001 entries', Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`${n}`, 1])), 'invalid_value'],
  ])('rejects %s', async (_name, entries, code) => {
    expect(await device.push(set(entries))).toEqual([code]);
  });

  test('rejects a key of another form, a deletion and a 51st key', async () => {
    expect(await device.push(set({ a: 1 }, 'Bad Key'))).toEqual(['invalid_id']);
    expect(await device.push(set({}, 'hidden-kata', { op: 'delete' }))).toEqual(['unsupported_op']);
    const keys = Array.from({ length: 51 }, (_, n) => set({ a: 1 }, `key-${n}`));
    expect((await device.push(...keys)).at(-1)).toBe('limit');
  });

  test.each(isFullRun ? ['x', '"', '\\', '\u0001', '\n', 'あ', '𠮟'] : ['\u0001', '𠮟'])(
    'have the same room on the server and the device, of %j',
    async (letter) => {
      const settingOf = (amount: number) =>
        Object.fromEntries(Array.from({ length: amount }, (_, n) => [`${n}-${letter.repeat(59)}`, n + 1]));
      const amounts = Array.from({ length: 1000 }, (_, n) => n + 1);
      const most = amounts.filter((amount) => fitsSetting(settingOf(amount))).length;
      expect(await device.push(set(settingOf(most)))).toEqual(['ok']);
      expect(await device.push(set(settingOf(Math.min(most + 1, 1001))))).not.toContain('ok');
      expect(await device.push(set(settingOf(most + 1), 'another'))).toEqual([most < 1000 ? 'limit' : 'invalid_value']);
    },
  );

  test('rejects entries that would make more than 1,000 together', async () => {
    const entries = (from: number) => Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`${from + n}`, 1]));
    expect(await device.push(set(entries(0)))).toEqual(['ok']);
    expect(await device.push(set(entries(600)))).toEqual(['limit']);
  });
});
