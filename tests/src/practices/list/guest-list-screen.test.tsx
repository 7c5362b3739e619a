import { expect, test } from 'vitest';
import { GuestListScreen } from '../../../../src/practices/list/guest-list-screen.tsx';
import { markupOf } from '../render.tsx';

test('a guest can leave the card of the list only to a screen that guests may see', () => {
  const links = markupOf(<GuestListScreen />).matchAll(/<a[^>]* href="([^"]*)"[^>]*>(.*?)<\/a>/g);
  expect([...links].map(([, href, inside = '']) => [inside.replace(/<[^>]+>/g, ''), href])).toEqual([
    ['戻る', '/login'],
    ['ログイン', '/login'],
  ]);
});
