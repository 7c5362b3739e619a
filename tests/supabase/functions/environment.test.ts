import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { functionEnv } from '../../../supabase/embedded/functions/function-env.ts';
import { readEnvironment, readSecretKeys } from '../../../supabase/functions/_shared/environment.ts';
import { testKeys } from '../../support/backend/test-keys.ts';

const versions = v.record(v.string(), v.string());
// The edge runtime of Supabase refuses version 5 (supabase/edge-runtime#615).
const denoLock = v.object({
  version: v.literal('4'),
  specifiers: versions,
  npm: v.record(v.string(), v.looseObject({ integrity: v.string() })),
});
const npmLock = v.object({
  packages: v.record(
    v.string(),
    v.looseObject({ integrity: v.optional(v.string()), dependencies: v.optional(versions) }),
  ),
});
const readLocks = () => {
  const read = <T>(path: string, schema: v.GenericSchema<unknown, T>): T =>
    v.parse(
      v.pipe(v.string(), v.parseJson(), schema),
      readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'),
    );
  return {
    ...read('package.json', v.object({ dependencies: versions })),
    ...read('supabase/functions/deno.json', v.object({ imports: versions })),
    ...read('package-lock.json', npmLock),
    lock: read('supabase/functions/deno.lock', denoLock),
  };
};
const embedded = functionEnv(testKeys, 'http://localhost:4173', '/tmp/deno');
const readFrom = (settings: Readonly<Record<string, string | undefined>>) => readEnvironment((name) => settings[name]);

describe('a function’s environment', () => {
  test('reads the settings of the embedded backend', () => {
    expect(readFrom(embedded)).toMatchObject({
      url: 'http://localhost:4173',
      publishableKey: testKeys.publishableKey,
      keys: expect.any(Function),
      origins: ['http://localhost:4173'],
    });
  });

  test('reads the app’s origins from KEIKO_SITE_URL', () => {
    const KEIKO_SITE_URL = 'https://keiko.example/, https://beta.keiko.example';
    expect(readFrom({ ...embedded, KEIKO_SITE_URL }).origins).toEqual([
      'https://keiko.example',
      'https://beta.keiko.example',
    ]);
  });

  test('keeps working when keys of other names replace the default one', () => {
    const during = { SUPABASE_SECRET_KEYS: '{"next":"sb_secret_2","default":"sb_secret_1"}' };
    expect(readSecretKeys((name) => ({ ...embedded, ...during })[name])).toEqual(['sb_secret_1', 'sb_secret_2']);
    const after = {
      SUPABASE_SECRET_KEYS: '{"next":"sb_secret_2"}',
      SUPABASE_PUBLISHABLE_KEYS: '{"next":"sb_publishable_2"}',
    };
    expect(readSecretKeys((name) => ({ ...embedded, ...after })[name])).toEqual(['sb_secret_2']);
    expect(readFrom({ ...embedded, ...after }).publishableKey).toBe('sb_publishable_2');
    expect(() => readSecretKeys(() => '{}')).toThrow('"SUPABASE_SECRET_KEYS" contains no key');
  });

  test.each(['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_JWKS'])('requires %s', (name) => {
    expect(() => readFrom({ ...embedded, [name]: undefined })).toThrow(`"${name}" is not set`);
  });

  test('pins the packages to the versions of the app', () => {
    const { imports, dependencies } = readLocks();
    const expected = Object.keys(imports).map((name) => [name, `npm:${name}@${dependencies[name]}`]);
    expect(imports).toEqual(Object.fromEntries(expected));
  });

  test('locks them, and what they need, to what npm has installed', () => {
    const { imports, lock, packages } = readLocks();
    expect(Object.keys(lock.specifiers)).toEqual(Object.values(imports).toSorted());
    const locked = new Map(Object.entries(lock.npm).map(([id, entry]) => [id.slice(0, id.lastIndexOf('@')), entry]));
    for (const [name, { integrity }] of locked) {
      const installed = packages[`node_modules/${name}`];
      expect([name, integrity]).toEqual([name, installed?.integrity]);
      expect([name, [...locked.keys()]]).toEqual([
        name,
        expect.arrayContaining(Object.keys(installed?.dependencies ?? {})),
      ]);
    }
  });
});
