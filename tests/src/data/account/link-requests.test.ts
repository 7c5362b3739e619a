import { describe, expect, test } from 'vitest';
import { createLinkRequests } from '../../../../src/data/account/link-requests.ts';
import { mapStorage } from '../map-storage.ts';

const HOUR = 3_600_000;

describe('link requests', () => {
  test('recognize the own sign-up once, whatever the case of the address', async () => {
    const requests = createLinkRequests(mapStorage(), () => 0);
    const hash = await requests.rememberSignUp('Hanako@example.com');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await requests.takeSignUp('hanako@example.com', hash)).toBe(true);
    expect(await requests.takeSignUp('hanako@example.com', hash)).toBe(false);
  });

  test('recognize an earlier sign-up after a repeated one, because the server keeps the first', async () => {
    const requests = createLinkRequests(mapStorage(), () => 0);
    const first = await requests.rememberSignUp('hanako@example.com');
    await requests.rememberSignUp('hanako@example.com');
    expect(await requests.takeSignUp('hanako@example.com', first)).toBe(true);
  });

  test('do not recognize a hash of another browser, or one that was copied to another account', async () => {
    const [here, elsewhere] = [createLinkRequests(mapStorage(), () => 0), createLinkRequests(mapStorage(), () => 0)];
    const foreign = await elsewhere.rememberSignUp('hanako@example.com');
    const ownHash = await here.rememberSignUp('hanako@example.com');
    expect(await here.takeSignUp('hanako@example.com', foreign)).toBe(false);
    expect(await here.takeSignUp('stranger@example.com', ownHash)).toBe(false);
  });

  test('recognize a reset of the same address only', async () => {
    const requests = createLinkRequests(mapStorage(), () => 0);
    await requests.rememberReset('hanako@example.com');
    expect(await requests.isOwnReset('hanako@example.com')).toBe(true);
    expect(await requests.isOwnReset('stranger@example.com')).toBe(false);
    await requests.rememberSignUp('stranger@example.com');
    expect(await requests.isOwnReset('stranger@example.com')).toBe(false);
  });

  test('expire with the unconfirmed account, after 48 hours', async () => {
    const storage = mapStorage();
    const hash = await createLinkRequests(storage, () => 0).rememberSignUp('hanako@example.com');
    const take = (hours: number) =>
      createLinkRequests(storage, () => hours * HOUR).takeSignUp('hanako@example.com', hash);
    expect(await take(48)).toBe(false);
    expect(await take(47)).toBe(true);
  });

  test('are none when the record is damaged', async () => {
    const requests = createLinkRequests(mapStorage({ 'keiko.device.link-requests': '[{"nonce":1}]' }), () => 0);
    expect(await requests.isOwnReset('hanako@example.com')).toBe(false);
  });
});
