import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { testKeys } from '../support/test-keys.ts';

const dist = inject('dist');
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const holding = (text: string) => files.filter((file) => readFileSync(file).includes(text));

describe('the build', () => {
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
});
