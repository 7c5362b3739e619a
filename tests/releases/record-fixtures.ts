import { currentSchema } from './current-schema.ts';
import { type Fixtures, writeFixture } from './fixtures.ts';
import { recordData } from './record-data.ts';
import { recordExchanges } from './record-exchanges.ts';

const recorders: { readonly [N in keyof Fixtures]: () => Promise<Fixtures[N]> } = {
  'schema.json': async () => currentSchema(),
  'data.json.gz': recordData,
  'exchanges.json.gz': recordExchanges,
};

/** Writes what this checkout does to a file in the folder of a release. */
export async function recordFixture<N extends keyof Fixtures>(folder: string, name: N): Promise<void> {
  writeFixture(folder, name, await recorders[name]());
}
