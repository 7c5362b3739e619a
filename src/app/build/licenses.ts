import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Plugin, Rolldown } from 'vite';
import type { BundledPackage } from '../../data/device/licenses.ts';

/** The file that /licenses reads, beside the page. */
const FILE = 'licenses.json';

const LICENSE_FILE = /^(licen[cs]e|copying|notice)\b/i;

/** Code that the bundler itself puts into the build, by the beginning of its module id. */
const BUNDLER_CODE = [
  ['\0vite/', 'node_modules/vite'],
  ['\0rolldown/', 'node_modules/rolldown'],
] as const;

/** Writes the licences of all packages in the build; the worker's plugin runs last and writes the file. */
export function licensePlugins(): { readonly app: Plugin; readonly worker: Plugin } {
  const folders = new Set<string>();
  const collect = (_options: unknown, bundle: Rolldown.OutputBundle) => {
    for (const part of Object.values(bundle)) {
      if (part.type !== 'chunk') continue;
      for (const id of part.moduleIds) {
        const folder = packageFolder(id);
        if (folder !== null) folders.add(folder);
      }
    }
  };
  return {
    app: { name: 'keiko-app-licenses', apply: 'build', buildStart: () => folders.clear(), generateBundle: collect },
    worker: {
      name: 'keiko-worker-licenses',
      generateBundle: collect,
      writeBundle({ dir }) {
        if (dir === undefined) throw new Error('Cannot write the licences: the build has no folder');
        writeFileSync(join(dir, FILE), JSON.stringify(readPackages(folders)));
      },
    },
  };
}

/** The folder of the package that a module belongs to; null for a module of the app. */
export function packageFolder(moduleId: string): string | null {
  const bundler = BUNDLER_CODE.find(([beginning]) => moduleId.startsWith(beginning));
  if (bundler !== undefined) return bundler[1];
  const match = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(moduleId.replace(/^\0/, ''));
  return match?.[1] ?? null;
}

/** The packages in some folders, each version once, by name. */
export function readPackages(folders: Iterable<string>): readonly BundledPackage[] {
  const packages = new Map<string, BundledPackage>();
  for (const folder of folders) {
    const bundled = readPackage(folder);
    packages.set(`${bundled.name}@${bundled.version}`, bundled);
  }
  return [...packages.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const manifest = v.object({
  name: v.string(),
  version: v.string(),
  license: v.string(),
  author: v.optional(v.union([v.string(), v.object({ name: v.string() })])),
  repository: v.optional(v.union([v.string(), v.object({ url: v.string() })])),
});

function readPackage(folder: string): BundledPackage {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) throw new Error(`Cannot find "${file}", whose licence /licenses has to show`);
  const { name, version, license, author, repository } = v.parse(manifest, JSON.parse(readFileSync(file, 'utf8')));
  const texts = readdirSync(folder)
    .filter((entry) => LICENSE_FILE.test(entry))
    .sort()
    .map((entry) => readFileSync(join(folder, entry), 'utf8').trim());
  // A package without a licence file: who made it, and where its source is.
  const origin = [
    typeof author === 'object' ? author.name : author,
    typeof repository === 'object' ? repository.url : repository,
  ];
  return { name, version, license, text: (texts.length > 0 ? texts : origin.filter(Boolean)).join('\n\n') };
}
