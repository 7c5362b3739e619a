import { describe, expect, test } from 'vitest';
import { securityText } from '../../../../src/app/build/security-text.ts';

const now = new Date('2026-12-01T00:00:00Z');

describe('security.txt', () => {
  test.each([
    ['keiko@example.jp', 'mailto:keiko@example.jp'],
    ['https://example.jp/contact', 'https://example.jp/contact'],
  ])('names %s, for less than a year', (contact, href) => {
    expect(securityText(contact, now)).toBe(
      `Contact: ${href}\nExpires: 2027-11-30T00:00:00.000Z\nPreferred-Languages: ja, en\n`,
    );
  });

  test.each([undefined, '', '東京都千代田区1-1', 'http://example.jp/'])('is not built for %s', (contact) => {
    expect(securityText(contact, now)).toBeNull();
  });
});
