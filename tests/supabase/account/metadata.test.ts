import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

test('an account keeps 4 KiB of metadata, and beyond them only the name', async () => {
  const { userId, accessToken } = await backend.signUpConfirmed('hoarder@example.com', 'secret1', '花子');
  const response = await fetch(`${backend.url}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: backend.keys.publishableKey,
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ data: { username: '太郎', hoard: 'x'.repeat(200_000) } }),
  });
  expect(response.status).toBe(200);
  const [row] = await backend.sql('select raw_user_meta_data::jsonb as metadata from auth.users where id = $1', [
    userId,
  ]);
  expect(row).toMatchObject({ metadata: { username: '太郎' } });
  expect(row).not.toMatchObject({ metadata: { hoard: expect.anything() } });
});
