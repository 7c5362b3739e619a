import * as v from 'valibot';

const bundledPackage = v.object({
  name: v.string(),
  version: v.string(),
  /** An SPDX expression. */
  identifier: v.optional(v.string(), ''),
  /** Of its licence file; some packages have none. */
  text: v.optional(v.string(), ''),
});

export type BundledPackage = Readonly<v.InferOutput<typeof bundledPackage>>;

/** What Vite writes for the app and for its worker; see vite.config.ts. */
const FILES = ['/licenses.json', '/worker-licenses.json'];

/** Reads the packages of this build by name, from the cache if the device is offline. Rejects when a file is missing. */
export async function readLicenses(): Promise<readonly BundledPackage[]> {
  const lists = await Promise.all(FILES.map(readList));
  const packages = new Map(lists.flat().map((one) => [`${one.name} ${one.version}`, one]));
  return [...packages.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

async function readList(file: string): Promise<readonly BundledPackage[]> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`Cannot read the licences: ${response.status}`);
  return v.parse(v.array(bundledPackage), await response.json());
}
