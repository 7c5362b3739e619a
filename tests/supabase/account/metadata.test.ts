import { expect, test } from 'vitest';
import { startTestBackend } from '../../support/backend/backend.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const backend = closeAfterAll(await startTestBackend());

test('an account keeps 4 KiB of metadata, and beyond them only the name', async () => {
  const { userId, accessToken } = await backend.signUpConfirmed('hoarder@example.com', 'secret1', '花子');
  const body = { data: { username: '太郎', hoard: 'x'.repeat(200_000) } };
  const response = await backend.call('/auth/v1/user', { method: 'PUT', token: accessToken, body });
  expect(response.status).toBe(200);
  const [row] = await backend.sql('select raw_user_meta_data::jsonb as metadata from auth.users where id = $1', [
    userId,
  ]);
  expect(row).toMatchObject({ metadata: { username: '太郎' } });
  expect(row).not.toMatchObject({ metadata: { hoard: expect.anything() } });
});

test.each([[[]], [{ a: 1 }], [7], [true], [null]])('a name that is no text is none: %j', async (username) => {
  const email = `odd-${typeof username}-${String(username).length}@example.com`;
  const body = { email, password: 'secret1', data: { username } };
  expect((await backend.call('/auth/v1/signup', { body })).status).toBe(200);
  expect(await backend.sql('select username from public.users where email = $1', [email])).toEqual([
    { username: email.slice(0, email.indexOf('@')) },
  ]);
});
