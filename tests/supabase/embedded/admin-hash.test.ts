import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { isPassword, parsePasswordHash } from '../../../supabase/functions/_shared/password-hash.ts';

const script = new URL('../../../supabase/embedded/admin-hash.ts', import.meta.url).pathname;

async function makeHash(input: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', script], { stdio: 'pipe' });
  child.stdin.end(input);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { stdout, stderr, code: child.exitCode };
}

describe('npm run admin-hash', () => {
  test('prints only the hash of the password on stdin', async () => {
    const { stdout, stderr, code } = await makeHash('がんばる朝の稽古の部屋です\n');
    expect([code, stderr, stdout.split('\n').length]).toEqual([0, '', 2]);
    const hash = parsePasswordHash(stdout);
    expect(hash !== null && (await isPassword('がんばる朝の稽古の部屋です'.normalize('NFD'), hash))).toBe(true);
    expect(hash !== null && (await isPassword('がんばる朝の稽古の部屋', hash))).toBe(false);
  });

  test.each([
    ['eleven char', 'keiko: The password must have at least 12 characters\n'],
    ['', 'keiko: Cannot read a password: the input has ended\n'],
  ])('makes none of %o', async (input, stderr) => {
    expect(await makeHash(input)).toEqual({ stdout: '', stderr, code: 1 });
  });
});
