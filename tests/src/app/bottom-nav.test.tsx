import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { BottomNav } from '../../../src/app/bottom-nav.tsx';

/** The words of the active tabs at an address. */
function activeAt(address: string): readonly string[] {
  const markup = renderToString(
    <MemoryRouter initialEntries={[address]}>
      <BottomNav />
    </MemoryRouter>,
  );
  return markup
    .split('<a ')
    .filter((tab) => tab.includes('aria-current="page"'))
    .map((tab) => tab.replace(/^[^>]*>|<[^>]*>/g, ''));
}

describe('the bottom bar', () => {
  test.each([
    ['/', 'ホーム'],
    ['/training-menu', '稽古'],
    ['/training/tokushu/brain-speed', '稽古'],
    ['/training-detail/jutsu', '稽古'],
    ['/basic-training', '稽古'],
    ['/kata-training?tab=test', '稽古'],
    ['/circuit-training', '稽古'],
    ['/foresight-training', '稽古'],
    ['/streak', '記録'],
    ['/profile', 'プロフィール'],
    ['/profile-edit', 'プロフィール'],
    ['/notifications', 'プロフィール'],
    ['/admin', 'プロフィール'],
  ])('marks one place at %s: %s', (address, tab) => {
    expect(activeAt(address)).toEqual([tab]);
  });

  test('marks none at an address that belongs to no place', () => {
    expect(activeAt('/no/such/place')).toEqual([]);
  });
});
