import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../../../src/data/account/accounts.ts';
import { createLinkRequests } from '../../../../src/data/account/link-requests.ts';
import { createLazyAccounts } from '../../../../src/session/lazy-accounts.ts';

const session = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 3600,
  expires_at: 0,
  token_type: 'bearer' as const,
  user: { id: '5e0d9f5c-3f5c-4c0a-8a53-0d8f5d0b4a11', email: 'hanako@example.com' },
};
const unreachable = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Accounts whose server cannot be reached, so that each operation fails by itself. */
const accounts = () =>
  createAccounts({
    url: 'http://127.0.0.1:9',
    key: 'key',
    emailDomain: 'example.com',
    origin: 'http://127.0.0.1',
    linkRequests: createLinkRequests(storage, Date.now),
    sleep: async () => {},
    isOnline: () => true,
  });

describe('accounts that load with their first use', () => {
  test('report code that cannot be loaded like a network failure, and load it again the next time', async () => {
    let tries = 0;
    let isOnline = true;
    const lazy = createLazyAccounts(
      () => {
        tries += 1;
        return unreachable();
      },
      () => isOnline,
    );
    const input = { login: 'hanako', password: 'secret1' };
    await expect(lazy.signIn(input)).rejects.toMatchObject({ name: 'RequestError', code: 'network' });
    isOnline = false;
    await expect(lazy.signIn(input)).rejects.toMatchObject({ name: 'RequestError', code: 'offline' });
    expect(tries).toBe(2);
  });

  test('load once for several operations', async () => {
    let loads = 0;
    const lazy = createLazyAccounts(async () => {
      loads += 1;
      return accounts();
    });
    const input = { login: 'hanako', password: 'secret1' };
    await Promise.allSettled([lazy.signIn(input), lazy.requestReset('hanako@example.com'), lazy.signIn(input)]);
    expect(loads).toBe(1);
  });

  test('never reject a logout', async () => {
    await expect(createLazyAccounts(unreachable, () => true).revoke(session)).resolves.toBeUndefined();
    await expect(createLazyAccounts(async () => accounts()).revoke(session)).resolves.toBeUndefined();
  });
});
