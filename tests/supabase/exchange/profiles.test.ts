import { beforeEach, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice, type Device, pushed } from '../../support/backend/exchange.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

let device: Device;

const backend = closeAfterAll(await startTestBackend());
await backend.setNow('2026-11-20T03:00:00Z');
beforeEach(async () => {
  device = await addDevice(backend);
});

const edit = (patch: Readonly<Record<string, unknown>>, more = {}) =>
  pushed('profiles', 'me', patch, { base_rev: 1, ...more });

describe('the exchange of profiles', () => {
  test('stores the five fields that members edit', async () => {
    const patch = {
      username: '花子',
      bio: '朝に稽古',
      location: '京都',
      birth_date: '1990-02-28',
      phone_number: '090',
    };
    expect(await device.push(edit(patch))).toEqual(['ok']);
    expect(await device.row('profiles', 'me')).toMatchObject({ ...patch, tickets: 3, email_verified: true });
  });

  test('keeps fields that another device changed and this one did not edit', async () => {
    await device.push(edit({ bio: 'ひとつめ', location: '京都' }));
    expect(await device.push(edit({ location: '奈良' }))).toEqual(['merged']);
    expect(await device.row('profiles', 'me')).toMatchObject({ bio: 'ひとつめ', location: '奈良' });
  });

  test('sends a changed email address to devices', async () => {
    const { cursor } = await device.send();
    await backend.sql(`update auth.users set email = 'new-' || email where id = $1`, [device.userId]);
    const row = await device.row('profiles', 'me');
    expect(row).toMatchObject({ rev: cursor + 1, email: expect.stringMatching(/^new-/) });
  });

  test('clears an optional field with null', async () => {
    await device.push(edit({ bio: 'あとで消す', birth_date: '1990-01-01' }));
    await device.push(edit({ bio: null, birth_date: null }));
    expect(await device.row('profiles', 'me')).toMatchObject({ bio: null, birth_date: null });
  });

  test('returns merged with the stored row when a value is stored differently', async () => {
    const { results } = await device.send({ push: [edit({ bio: 123 })] });
    expect(results).toMatchObject([{ status: 'merged', row: { bio: '123' } }]);
  });

  const rejected: readonly (readonly [string, ReturnType<typeof edit>, string])[] = [
    ...['id', 'user_id', 'rev', 'email', 'email_verified', 'tickets', 'total_logins', 'current_streak'].map(
      (field) => [field, edit({ [field]: 99 }), 'forbidden_field'] as const,
    ),
    ...['longest_streak', 'last_login_date', 'created_at', 'updated_at', 'role'].map(
      (field) => [field, edit({ [field]: '2020-01-01' }), 'forbidden_field'] as const,
    ),
    ['an empty name', edit({ username: '' }), 'invalid_value'],
    ['a name of blanks', edit({ username: '  ' }), 'invalid_value'],
    ['no name', edit({ username: null }), 'invalid_value'],
    ['a name of 201 characters', edit({ username: '名'.repeat(201) }), 'invalid_value'],
    ['a bio of 201 characters', edit({ bio: '👘'.repeat(201) }), 'invalid_value'],
    ['a future birth date', edit({ birth_date: '2026-11-21' }), 'invalid_value'],
    ['a birth date before the calendar', edit({ birth_date: '0000-12-31' }), 'invalid_value'],
    ['a word as birth date', edit({ birth_date: 'yesterday' }), 'invalid_value'],
    ['an infinite birth date', edit({ birth_date: '-infinity' }), 'invalid_value'],
    ['an invalid birth date', edit({ birth_date: '1991-02-29' }), 'invalid_value'],
    ['the id of another row', edit({ bio: 'x' }, { id: 'you' }), 'invalid_id'],
    ['a deletion', edit({}, { op: 'delete' }), 'unsupported_op'],
  ];

  test.each(rejected)('rejects %s', async (_what, row, code) => {
    const before = await backend.sql('select to_jsonb(u) as row from public.users u where id = $1', [device.userId]);
    expect(await device.push(row)).toEqual([code]);
    expect(await backend.sql('select to_jsonb(u) as row from public.users u where id = $1', [device.userId])).toEqual(
      before,
    );
  });

  test('accepts a birth date of today', async () => {
    expect(await device.push(edit({ birth_date: '2026-11-20' }))).toEqual(['ok']);
  });

  test('counts code points', async () => {
    expect(await device.push(edit({ username: '👘'.repeat(200), bio: '👘'.repeat(200) }))).toEqual(['ok']);
  });
});
