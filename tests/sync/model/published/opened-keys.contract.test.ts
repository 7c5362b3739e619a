import { expect, test } from 'vitest';
import { parseOpenedKeys } from '../../../../sync/model/published/opened-keys.contract.ts';

test('finds what the notices document opens, without what only newer builds know', () => {
  const opened = parseOpenedKeys({ opened_keys: ['bunkai', 'of a later version', 7, null, 'circuit', 'bunkai'] });
  expect([...opened].sort()).toEqual(['bunkai', 'circuit']);
});

test.each([undefined, null, {}, { announcements: [] }, { opened_keys: 'goshoku' }, { opened_keys: { goshoku: true } }])(
  'opens nothing with %j',
  (body) => {
    expect(parseOpenedKeys(body).size).toBe(0);
  },
);
