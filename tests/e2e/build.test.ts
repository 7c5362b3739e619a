import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { testKeys } from '../support/test-keys.ts';

const dist = inject('dist');
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const holding = (text: string) => files.filter((file) => readFileSync(file).includes(text));

const ENTRANCE_KB = 150;

/** The names of the files of `dist/assets` that a page's text or a chunk's code asks for before it can run. */
const needed = (code: string) =>
  [...code.matchAll(/(?:from|import|src=|href=)"(?:\.|\/assets)\/([^"]+\.js)"/g)].map(([, name = '']) => name);

/** What a visitor's browser has to run before the login screen stands there. */
function entrance(): ReadonlyMap<string, string> {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const login = readdirSync(join(dist, 'assets')).filter((name) => /^login-screen-.*\.js$/.test(name));
  const loaded = new Map<string, string>();
  const load = (name: string) => {
    if (loaded.has(name)) return;
    const code = readFileSync(join(dist, 'assets', name), 'utf8');
    loaded.set(name, code);
    needed(code).forEach(load);
  };
  [...needed(page), ...login].forEach(load);
  return loaded;
}

describe('the build', () => {
  test('lets a visitor in before the database: neither RxDB nor Supabase, and no more than 150 KB', () => {
    const loaded = entrance();
    for (const part of ['app-', 'react-', 'auth-']) expect([...loaded.keys()].join()).toContain(part);
    for (const mark of ['rxdb', 'supabase-js']) {
      expect(holding(mark).length, mark).toBeGreaterThan(0);
      expect([...loaded].filter(([, code]) => code.includes(mark)).map(([name]) => name)).toEqual([]);
    }
    const bytes = [...loaded.values()].reduce((sum, code) => sum + gzipSync(code).length, 0);
    expect(bytes / 1024).toBeLessThanOrEqual(ENTRANCE_KB);
  });

  test('is made for this backend: it holds what everybody may know', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(holding(testKeys.publishableKey).length).toBeGreaterThan(0);
    expect(holding(testKeys.vapidPublicKey).length).toBeGreaterThan(0);
  });

  test('holds no key of a kind that only a server may have', () => {
    for (const mark of ['sb_secret_', 'service_role', 'PRIVATE KEY', 'pbkdf2']) expect(holding(mark)).toEqual([]);
  });

  test('has nothing in its page that the host’s policy would refuse', () => {
    const page = readFileSync(join(dist, 'index.html'), 'utf8');
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|javascript:/i);
    expect(page.match(/(?:src|href)="(?!\/)[^"]*"/g)).toBeNull();
  });

  test('tells the host its headers, with every place in them filled', () => {
    const headers = readFileSync(join(dist, '_headers'), 'utf8');
    expect(headers).toMatch(/^ {2}Content-Security-Policy: default-src 'none'; [^%]*$/m);
  });

  test('brings no map of its sources', () => {
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(holding('sourceMappingURL')).toEqual([]);
  });

  test('holds nothing of the admin’s password and no key that is secret', () => {
    const [, , salt = '', hash = ''] = testKeys.adminPasswordHash.split('$');
    const { adminPassword, secretKey, jwtSecret, vapidPrivateKey } = testKeys;
    const secrets = [adminPassword, salt, hash, secretKey, jwtSecret, vapidPrivateKey];
    expect(Math.min(...secrets.map((secret) => secret.length))).toBeGreaterThan(10);
    for (const secret of secrets) expect(holding(secret)).toEqual([]);
  });

  test('has the admin’s screens in a chunk of their own', () => {
    expect(holding('通知を作成')).toEqual([expect.stringMatching(/admin-screen-[^/]+\.js$/)]);
    expect(holding('admin-screen-')).not.toContain(join(dist, 'index.html'));
  });
});
