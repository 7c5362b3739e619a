import * as v from 'valibot';

const bundledPackage = v.object({
  name: v.string(),
  version: v.string(),
  /** An SPDX expression. */
  license: v.string(),
  /** The texts of its licence files, or its author and source if it has none. */
  text: v.string(),
});

/** A package whose code is part of the app. */
export type BundledPackage = Readonly<v.InferOutput<typeof bundledPackage>>;

/** The file that the build writes; see app/build/licenses.ts. */
const ADDRESS = '/licenses.json';

/** Reads the packages of this build, from the cache if the device is offline. Rejects when there is no such file. */
export async function readLicenses(): Promise<readonly BundledPackage[]> {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error(`Cannot read the licences: ${response.status}`);
  return v.parse(v.array(bundledPackage), await response.json());
}
