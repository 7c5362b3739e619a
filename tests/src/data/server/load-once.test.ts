import { expect, test } from 'vitest';
import { createLoadOnce } from '../../../../src/data/server/load-once.ts';

test('code that cannot be loaded is reported like a network failure, and loaded again the next time', async () => {
  let tries = 0;
  let isOnline = true;
  const load = createLoadOnce(
    async () => {
      tries += 1;
      if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module');
      return 'loaded';
    },
    () => isOnline,
  );
  await expect(load()).rejects.toMatchObject({ name: 'RequestError', code: 'network' });
  isOnline = false;
  await expect(load()).rejects.toMatchObject({ name: 'RequestError', code: 'offline' });
  expect(await Promise.all([load(), load()])).toEqual(['loaded', 'loaded']);
  expect(tries).toBe(3);
});
