import { describe, expect, test } from 'vitest';
import { headersForPath, parseHeadersFile } from '../../../../supabase/embedded/http/headers-file.ts';

const rules = parseHeadersFile(`
# for all
/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'none'; connect-src 'self' https://a.example

/assets/*
  Cache-Control: public, max-age=31536000
/kata/:id/edit
  X-Robots-Tag: noindex
/kata/:id/edit
  X-Robots-Tag: nofollow
`);

describe('headers file', () => {
  test('applies every matching rule, with colons in values', () => {
    expect(headersForPath(rules, '/assets/a.js')).toEqual({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; connect-src 'self' https://a.example",
      'cache-control': 'public, max-age=31536000',
    });
  });

  test('matches a named segment and joins repeated headers', () => {
    expect(headersForPath(rules, '/kata/7/edit')).toMatchObject({ 'x-robots-tag': 'noindex, nofollow' });
    expect(headersForPath(rules, '/kata/7/8/edit')).not.toHaveProperty('x-robots-tag');
  });

  test('matches dots literally', () => {
    const [rule] = parseHeadersFile('/sw.js\n  A: b');
    expect(headersForPath(rule ? [rule] : [], '/sw.js')).toEqual({ a: 'b' });
    expect(headersForPath(rule ? [rule] : [], '/swxjs')).toEqual({});
  });

  test('is empty without rules', () => {
    expect(headersForPath(parseHeadersFile(''), '/')).toEqual({});
  });
});
