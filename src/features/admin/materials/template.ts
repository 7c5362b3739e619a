import type { MaterialPack } from '../../../../sync/rules/material-packs.ts';
import { writeCsv } from '../../../data/transfer/csv.ts';
import type { SavedFile } from '../../../lib/browser/save-file.ts';
import { draftOf } from './cells.ts';
import { columnsOfPack, packNames } from './columns.ts';

/** The item of a template's example. */
export function exampleOf(pack: MaterialPack): unknown {
  return draftOf(pack, Object.fromEntries(columnsOfPack[pack].map(({ key, example }) => [key, example])));
}

/** A CSV file with the headings of a pack and one example. */
export function templateOf(pack: MaterialPack) {
  const columns = columnsOfPack[pack];
  return {
    name: `keiko-${packNames[pack]}.csv`,
    type: 'text/csv',
    content: writeCsv([columns.map(({ label }) => label), columns.map(({ example }) => example)]),
  } satisfies SavedFile;
}
