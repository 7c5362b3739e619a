import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { obviousThings } from '../../src/practices/bunkai/content.ts';
import { colouredSentences } from '../../src/practices/goshoku/content.ts';
import { jishoSentences } from '../../src/practices/jisho/content.ts';
import { places } from '../../src/practices/jutsu/content.ts';
import { tellingEvents } from '../../src/practices/kyokun/content.ts';
import { parrotTexts } from '../../src/practices/oumugaeshi/content.ts';
import { editorials } from '../../src/practices/sakiyomi/content.ts';
import { modifierPhrases } from '../../src/practices/sentsuji/content.ts';
import { scenarios } from '../../src/practices/setsuna/content.ts';
import { talkThemes } from '../../src/practices/tour/content.ts';
import { articles } from '../../src/practices/utsusie/content.ts';
import { dailyTrainingItems } from '../../sync/model/published/daily-training-items.ts';
import { testKeys } from '../support/backend/test-keys.ts';

const dist = inject('dist');
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const filesContaining = (text: string) => files.filter((file) => readFileSync(file).includes(text));

/** The scripts in `dist/assets` that a page or a chunk imports statically. */
const staticImports = (code: string) =>
  [...code.matchAll(/(?:from|import|src=|href=)"(?:\.|\/assets)\/([^"]+\.js)"/g)].map(([, name = '']) => name);

/** The scripts that a guest's browser loads for a screen, by name. */
function loadGuestScreen(screen: string): ReadonlyMap<string, string> {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const chunks = readdirSync(join(dist, 'assets')).filter((name) => name.startsWith(screen) && name.endsWith('.js'));
  const loaded = new Map<string, string>();
  const load = (name: string) => {
    if (loaded.has(name)) return;
    const code = readFileSync(join(dist, 'assets', name), 'utf8');
    loaded.set(name, code);
    staticImports(code).forEach(load);
  };
  [...staticImports(page), ...chunks].forEach(load);
  return loaded;
}

/** A text of each content pack, and the chunk that alone may hold it. */
const packTexts = [
  ['the dailies', dailyTrainingItems[0]?.title, 'daily-training-items-'],
  ['十四ツ', places[1]?.text, 'rules-'],
  ['刹那', scenarios[0]?.event, 'screen-'],
  ['選辻', modifierPhrases[0]?.explanation, 'screen-'],
  ['辞書', jishoSentences[0]?.sentence, 'pool-'],
  ['オウム返し', parrotTexts[0]?.sentences[1], 'screen-'],
  ['ツアー', talkThemes[0]?.description, 'screen-'],
  ['先読', editorials[0]?.paragraphs[2], 'screen-'],
  ['写絵', articles[0]?.content, 'content-'],
  ['五色', colouredSentences[0]?.scene, 'screen-'],
  ['教訓', tellingEvents[0]?.event, 'screen-'],
  ['分解', obviousThings[0]?.lead, 'content-'],
] as const;

describe('the build', () => {
  test.each(['login-', 'register-screen-', 'reset-password-screen-', 'auth-callback-screen-'])(
    'shows a guest %s without RxDB, Supabase or the list of passwords',
    (screen) => {
      const loaded = loadGuestScreen(screen);
      for (const part of ['app-', 'react-', screen]) expect([...loaded.keys()].join()).toContain(part);
      for (const text of ['rxdb', 'supabase-js', 'gotrue-js', 'himawari']) {
        expect(filesContaining(text).length, text).toBeGreaterThan(0);
        expect([...loaded].filter(([, code]) => code.includes(text)).map(([name]) => name)).toEqual([]);
      }
    },
  );

  test.each(packTexts)('has the content of %s in one chunk, which is loaded with its screen', (_, text = '', chunk) => {
    const holders = filesContaining(text);
    expect(holders).toEqual([expect.stringContaining(`/assets/${chunk}`)]);
    const name = holders[0]?.split('/').at(-1) ?? '';
    const members = readdirSync(join(dist, 'assets')).filter((file) => /^(member|shell|home)-.*\.js$/.test(file));
    expect(members.length).toBeGreaterThan(0);
    for (const file of members)
      expect(staticImports(readFileSync(join(dist, 'assets', file), 'utf8'))).not.toContain(name);
    expect([...loadGuestScreen('login-').keys()]).not.toContain(name);
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
    const html = readFileSync(join(dist, 'index.html'), 'utf8');
    const headers = readFileSync(join(dist, '_headers'), 'utf8');
    const page = html.replace(/<script>([\s\S]*?)<\/script>/g, (script, text) => {
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
