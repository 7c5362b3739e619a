import data from '@mdn/browser-compat-data/forLegacyNode';
import type { BrowserName, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';

/** The oldest browsers that the app runs in; `build.target` in vite.config.ts is the same. */
export const FLOOR = {
  safari_ios: '16.4',
  safari: '16.4',
  chrome: '110',
  chrome_android: '110',
  firefox: '128',
  firefox_android: '128',
} as const satisfies Partial<Record<BrowserName, string>>;

type FloorBrowser = keyof typeof FLOOR;

const browsers: readonly FloorBrowser[] = Object.keys(FLOOR).filter((name): name is FloorBrowser => name in FLOOR);

/** A feature of MDN's data, by its dotted path: `api.URL.canParse_static`. */
export interface Feature {
  readonly path: string;
  readonly compat: CompatStatement;
}

const knownFeatures = new Map<string, Feature | null>();

/** The feature at a dotted path; null if the data has none. */
export function featureAt(path: string): Feature | null {
  const cached = knownFeatures.get(path);
  if (cached !== undefined) return cached;
  let node: Identifier | undefined = roots;
  for (const name of path.split('.')) node = node !== undefined && Object.hasOwn(node, name) ? node[name] : undefined;
  const compat = node?.__compat;
  const feature = compat === undefined ? null : { path, compat };
  knownFeatures.set(path, feature);
  return feature;
}

const roots: Identifier = { api: data.api, css: data.css, javascript: data.javascript };

/** The names of the members of a group of features, without the group's own data. */
export function membersAt(path: string): readonly string[] {
  let node: Identifier | undefined = roots;
  for (const name of path.split('.')) node = node?.[name];
  return Object.keys(node ?? {}).filter((name) => name !== '__compat');
}

/**
 * The browsers of the floor that lack a feature, with the version that brought it: 'safari_ios 17.4'. `prefixes` are those
 * under which the same code has the feature as well.
 */
export function missingIn({ compat }: Feature, prefixes: readonly string[] = []): readonly string[] {
  return browsers.flatMap((browser) => {
    const statement = compat.support[browser];
    const entries = statement === undefined ? [] : Array.isArray(statement) ? statement : [statement];
    if (entries.some((entry) => isSupported(entry, FLOOR[browser], prefixes))) return [];
    const added = entries.find(({ prefix, flags }) => prefix === undefined && flags === undefined)?.version_added;
    return [`${browser} ${added || 'none'}`];
  });
}

function isSupported(entry: SimpleSupportStatement, floor: string, prefixes: readonly string[]): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = entry;
  if (flags !== undefined || other !== undefined || (prefix !== undefined && !prefixes.includes(prefix))) return false;
  if (!isAtMost(added, floor)) return false;
  return removed === undefined || !isAtMost(removed, floor);
}

function isAtMost(version: string | false, limit: string): boolean {
  if (version === false || version === 'preview') return false;
  const numbers = (text: string) => text.replace('≤', '').split('.').map(Number);
  const [major = 0, minor = 0] = numbers(version);
  const [limitMajor = 0, limitMinor = 0] = numbers(limit);
  return major < limitMajor || (major === limitMajor && minor <= limitMinor);
}

/** A use of a feature that some browser of the floor lacks. */
export interface Finding {
  readonly feature: string;
  readonly missing: readonly string[];
  readonly file: string;
  /** The code or declaration, shortened. */
  readonly code: string;
}
