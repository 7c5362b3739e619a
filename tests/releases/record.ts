import { mkdirSync, rmSync } from 'node:fs';
import { ROW_SCHEMA } from '../../sync/model/row-schema.ts';
import { buildDist } from '../support/run/build-dist.ts';
import { packBuild } from './build-archive.ts';
import { folderOf } from './fixtures.ts';
import { recordFixture } from './record-fixtures.ts';

// Records this checkout as the release of its row schema; see README.md.
const folder = folderOf(ROW_SCHEMA);
mkdirSync(folder, { recursive: true });
for (const name of ['schema.json', 'data.json.gz', 'exchanges.json.gz'] as const) await recordFixture(folder, name);
const dist = await buildDist('first');
packBuild(dist, folder);
rmSync(dist, { recursive: true });
process.stdout.write(`recorded release ${ROW_SCHEMA}\n`);
process.exit();
