import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

const Manifest = v.object({ engines: v.object({ node: v.string() }), allowScripts: v.record(v.string(), v.boolean()) });
const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      hasInstallScript: v.optional(v.boolean()),
      optional: v.optional(v.boolean(), false),
      engines: v.optional(v.union([v.object({ node: v.optional(v.string()) }), v.array(v.string())])),
    }),
  ),
});

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8'));
const manifest = v.parse(Manifest, read('package.json'));
const packages = Object.entries(v.parse(Lock, read('package-lock.json')).packages).filter(([path]) => path !== '');

/** The lowest version that a range such as '>=20.19' begins with, as one number; -1 for '*'. */
function lowestOf(range: string): number {
  const [, major, minor = '0'] = /(\d+)(?:\.(\d+))?/.exec(range) ?? [];
  return major === undefined ? -1 : Number(major) * 1000 + Number(minor);
}

/** Whether a range of versions has the one, which is given as by `lowestOf`. */
function includes(ranges: string, version: number): boolean {
  return ranges.split('||').some((range) => {
    const lowest = lowestOf(range);
    const isOpen = lowest === -1 || range.includes('>');
    return lowest <= version && (isOpen || Math.floor(lowest / 1000) === Math.floor(version / 1000));
  });
}

describe('npm ci', () => {
  test('does not ask about install scripts: each is allowed by name, and no other', () => {
    const withScript = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    const names = withScript.map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
    expect(Object.keys(manifest.allowScripts).sort()).toEqual([...new Set(names)].sort());
    expect(new Set(Object.values(manifest.allowScripts))).toEqual(new Set([true]));
  });

  test('warns of no package that the oldest supported Node.js does not run', () => {
    const oldest = lowestOf(manifest.engines.node);
    const unsupported = packages.filter(([, { engines, optional }]) => {
      // npm leaves an optional one out in silence.
      if (optional) return false;
      const node = engines === undefined || Array.isArray(engines) ? undefined : engines.node;
      return node !== undefined && !includes(node, oldest);
    });
    expect(unsupported.map(([path, { engines }]) => `${path} ${JSON.stringify(engines)}`)).toEqual([]);
  });
});
