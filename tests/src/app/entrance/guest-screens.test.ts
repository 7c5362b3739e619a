import { expect, test } from 'vitest';
import { callbackScreen, guestScreens } from '../../../../src/app/entrance/guest-screens.ts';
import { guestStartPaths } from '../../../../src/app/start/is-guest-start.ts';
import { paths } from '../../../../src/paths.ts';

test('a start without a member leads to the entrance from home and from each of its screens', () => {
  const entrance = [...guestScreens, callbackScreen].map(({ path }) => path);
  expect([...guestStartPaths].sort()).toEqual([paths.home, ...entrance].sort());
});
