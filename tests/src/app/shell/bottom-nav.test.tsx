import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { BottomNav } from '../../../../src/app/shell/bottom-nav.tsx';

/** The labels of the active tabs at a path. */
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

describe('bottom navigation', () => {
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
  ])('marks one tab at %s: %s', (address, tab) => {
    expect(activeAt(address)).toEqual([tab]);
  });

  test('marks no tab at an unknown path', () => {
    expect(activeAt('/no/such/place')).toEqual([]);
  });
});
