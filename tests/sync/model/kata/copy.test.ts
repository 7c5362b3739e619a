import { describe, expect, test } from 'vitest';
import { buildCopyName, isCounted } from '../../../../sync/model/kata/copy.ts';

describe('copy name', () => {
  test('is the name of its source and the suffix', () => {
    expect(buildCopyName({ name: '朝の海', zou: '波' }, 100)).toBe('朝の海（コピー）');
  });

  test('uses the zou on one line when the source has no name', () => {
    expect(buildCopyName({ name: null, zou: ' 波が\n引く ' }, 100)).toBe('波が 引く（コピー）');
  });

  test('is truncated before the suffix', () => {
    const name = buildCopyName({ name: null, zou: '雨'.repeat(2000) }, 100);
    expect(name).toBe(`${'雨'.repeat(95)}（コピー）`);
  });

  test('never splits an emoji or an accented letter', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(buildCopyName({ name: `${'雨'.repeat(90)}${family}`, zou: '' }, 100)).toBe(`${'雨'.repeat(90)}（コピー）`);
    expect(buildCopyName({ name: `${'雨'.repeat(94)}e\u0301`, zou: '' }, 100)).toBe(`${'雨'.repeat(94)}（コピー）`);
  });

  test('counts a character beyond U+FFFF as one', () => {
    expect(buildCopyName({ name: '𠮟'.repeat(200), zou: '' }, 100)).toBe(`${'𠮟'.repeat(95)}（コピー）`);
  });
});

describe('a copy', () => {
  const copyAt = (instant: string) => {
    const time = Date.parse(instant).toString(16).padStart(12, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
  };

  test.each([
    ['2026-11-20T03:06:59Z', '2026-11-20T03:07:00Z', true],
    ['2026-11-20T03:06:59Z', '2026-11-20T03:06:59Z', false],
    ['2026-11-20T03:07:00Z', '2026-11-20T04:06:59Z', false],
  ])('of %s counts at %s: %s', (copied, now, counted) => {
    expect(isCounted(copyAt(copied), Date.parse(now))).toBe(counted);
  });
});
