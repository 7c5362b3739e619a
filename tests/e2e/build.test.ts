import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { testKeys } from '../support/backend/test-keys.ts';

const dist = inject('dist');
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const filesContaining = (text: string) => files.filter((file) => readFileSync(file).includes(text));

const LOGIN_KB = 150;

/** The scripts in `dist/assets` that a page or a chunk imports statically. */
const staticImports = (code: string) =>
  [...code.matchAll(/(?:from|import|src=|href=)"(?:\.|\/assets)\/([^"]+\.js)"/g)].map(([, name = '']) => name);

/** The scripts that a guest's browser loads for the login screen, by name. */
function loadLoginScreen(): ReadonlyMap<string, string> {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const login = readdirSync(join(dist, 'assets')).filter((name) => /^login-screen-.*\.js$/.test(name));
  const loaded = new Map<string, string>();
  const load = (name: string) => {
    if (loaded.has(name)) return;
    const code = readFileSync(join(dist, 'assets', name), 'utf8');
    loaded.set(name, code);
    staticImports(code).forEach(load);
  };
  [...staticImports(page), ...login].forEach(load);
  return loaded;
}

describe('the build', () => {
  test('shows the login screen without RxDB, Supabase or the list of passwords, and with at most 150 KB', () => {
    const loaded = loadLoginScreen();
    for (const part of ['app-', 'react-', 'auth-']) expect([...loaded.keys()].join()).toContain(part);
    for (const text of ['rxdb', 'supabase-js', 'himawari']) {
      expect(filesContaining(text).length, text).toBeGreaterThan(0);
      expect([...loaded].filter(([, code]) => code.includes(text)).map(([name]) => name)).toEqual([]);
    }
    const bytes = [...loaded.values()].reduce((sum, code) => sum + gzipSync(code).length, 0);
    expect(bytes / 1024).toBeLessThanOrEqual(LOGIN_KB);
  });

  test('contains the public keys of this backend', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(filesContaining(testKeys.publishableKey).length).toBeGreaterThan(0);
    expect(filesContaining(testKeys.vapidPublicKey).length).toBeGreaterThan(0);
  });

  test('contains no server key', () => {
    for (const text of ['sb_secret_', 'service_role', 'PRIVATE KEY', 'pbkdf2'])
      expect(filesContaining(text)).toEqual([]);
  });

  test('has nothing in index.html that the content security policy blocks', () => {
    const whole = readFileSync(join(dist, 'index.html'), 'utf8');
    const headers = readFileSync(join(dist, '_headers'), 'utf8');
    const page = whole.replace(/<script>([\s\S]*?)<\/script>/g, (script, text) => {
      const hash = createHash('sha256').update(String(text)).digest('base64');
      return headers.includes(`script-src 'self' 'sha256-${hash}';`) ? '' : script;
    });
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|javascript:/i);
    expect(page.match(/(?:src|href)="(?!\/)[^"]*"/g)).toBeNull();
  });

  test('contains a _headers file without placeholders', () => {
    const headers = readFileSync(join(dist, '_headers'), 'utf8');
    expect(headers).toMatch(/^ {2}Content-Security-Policy: default-src 'none'; [^%]*$/m);
  });

  test('contains no source maps', () => {
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(filesContaining('sourceMappingURL')).toEqual([]);
  });

  test('contains no part of the admin password and no secret key', () => {
    const [, , salt = '', hash = ''] = testKeys.adminPasswordHash.split('$');
    const { adminPassword, secretKey, jwtSecret, vapidPrivateKey } = testKeys;
    const secrets = [adminPassword, salt, hash, secretKey, jwtSecret, vapidPrivateKey];
    expect(Math.min(...secrets.map((secret) => secret.length))).toBeGreaterThan(10);
    for (const secret of secrets) expect(filesContaining(secret)).toEqual([]);
  });

  test('has the admin screens in a separate chunk', () => {
    expect(filesContaining('通知を作成')).toEqual([expect.stringMatching(/admin-screen-[^/]+\.js$/)]);
    expect(filesContaining('admin-screen-')).not.toContain(join(dist, 'index.html'));
  });
});
