import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { ROW_SCHEMA } from '../../sync/protocol/sync-exchange.ts';
import { buildDist } from '../support/run/build-dist.ts';
import { currentSchema } from './current-schema.ts';
import { pathOf, writeFixture } from './fixtures.ts';
import { recordData } from './record-data.ts';
import { recordExchanges } from './record-exchanges.ts';

// Records this checkout as the release of its row schema; see README.md.
mkdirSync(pathOf(ROW_SCHEMA, '.'), { recursive: true });
writeFixture(ROW_SCHEMA, 'schema.json', currentSchema());
writeFixture(ROW_SCHEMA, 'data.json.gz', await recordData());
writeFixture(ROW_SCHEMA, 'exchanges.json.gz', await recordExchanges());
const dist = await buildDist('first');
execFileSync('tar', ['-czf', pathOf(ROW_SCHEMA, 'build.tar.gz'), '--exclude=./screenshots', '-C', dist, '.']);
rmSync(dist, { recursive: true });
process.stdout.write(`recorded release ${ROW_SCHEMA}\n`);
process.exit();
