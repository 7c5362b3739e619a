import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fillHostHeaders, type HostSettings } from '../../../../src/app/build/host-headers.ts';
import { parseHeadersFile } from '../../../../supabase/embedded/http/http.ts';

const template = readFileSync(new URL('../../../../public/_headers', import.meta.url), 'utf8');

const sent = (settings: HostSettings = {}, page = '<html></html>') =>
  parseHeadersFile(fillHostHeaders(template, settings, page));

function sources(settings: HostSettings = {}, page?: string): Readonly<Record<string, readonly string[]>> {
  const policy = sent(settings, page)['content-security-policy'] ?? '';
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = '', ...allowed]) => [name, allowed]));
}

describe('host headers', () => {
  test('forbid foreign frames, MIME sniffing, other windows and device features', () => {
    const headers = sent();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    for (const feature of ['camera', 'geolocation', 'payment', 'usb']) {
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
    }
    expect(headers['permissions-policy']).toContain('microphone=(self)');
  });

  test('allow the script of the CAPTCHA where a site key is set', () => {
    const host = 'https://challenges.cloudflare.com';
    const { 'script-src': scripts, 'trusted-types': types } = sources(
      { VITE_CAPTCHA_SITE_KEY: 'key' },
      '<script>a</script>',
    );
    expect([scripts?.[1], scripts?.length, types]).toEqual([host, 3, undefined]);
    expect(sent()['content-security-policy']).not.toContain(host);
  });

  test('allow a self-hosted build only its own origin, stored pictures and frames over HTTPS', () => {
    expect(sources()).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'media-src': ['blob:'],
      'connect-src': ["'self'"],
      'frame-src': ['https:'],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['keiko'],
    });
  });

  test('allow the script inside the page by its hash, and no other one', () => {
    const page = '<script>alert(1)</script><script type="module" src="/a.js"></script>';
    const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
    expect(sources({}, page)['script-src']).toEqual(["'self'", hash]);
  });

  test('add the origins of the backend and its Realtime channel', () => {
    expect(sources({ VITE_SUPABASE_URL: 'https://abc.supabase.co/' })).toEqual({
      ...sources(),
      'connect-src': ["'self'", 'https://abc.supabase.co', 'wss://abc.supabase.co'],
    });
  });

  test.each(['', 'not an address', "javascript:alert('a')", 'data:text/html,a; script-src *'])(
    'add nothing for a setting that is not a web address: %s',
    (setting) => {
      expect(sources({ VITE_SUPABASE_URL: setting })).toEqual(sources());
    },
  );
});
