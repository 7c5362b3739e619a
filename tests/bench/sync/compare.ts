import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import viteConfig from '../../../vite.config.ts';
import { round } from '../report.ts';
import { addSessions, pullAll } from './cold-sync.ts';
import { drain } from './drain.ts';
import type { EngineServer } from './engine-server.ts';
import { faults } from './faults.ts';
import { type Engine, engines, type Fixture, openFixture, otherEngines } from './fixture.ts';
import { medianOf, timeEdits } from './propagation.ts';

const FOLDER = resolve('tests/bench/sync/peers');
const RESULT = resolve(FOLDER, 'result.json');
const ROUND_TRIP = 80;
const COLD = 10_000;
const DRAIN = 1000;
const EDITS = 10;

const NAMES: Readonly<Record<Engine, string>> = {
  keiko: 'Keiko',
  rxdb: 'RxDB replication',
  supabase: 'RxDB Supabase plugin',
  pouchdb: 'PouchDB',
  tinybase: 'TinyBase',
  tanstack: 'TanStack DB',
};
const COMPARED: readonly Engine[] = [...engines, ...otherEngines];
const PACKAGES = [
  ...['node_modules/rxdb', 'node_modules/dexie', 'node_modules/@supabase/supabase-js', 'node_modules/vite'],
  ...['pouchdb-browser', 'pouchdb-core', 'tinybase'].map((name) => `tests/bench/sync/peers/node_modules/${name}`),
  ...['db', 'query-db-collection', 'offline-transactions'].map(
    (name) => `tests/bench/sync/peers/node_modules/@tanstack/${name}`,
  ),
];

type Sample = { readonly ms?: number; readonly lost?: number };

/** The times that are compared; null where an engine has none. */
const times: Readonly<Record<string, (fixture: Fixture, engine: Engine) => Promise<Sample | null>>> = {
  async [`cold pull of ${COLD} rows at ${ROUND_TRIP} ms (ms)`](fixture, engine) {
    const member = await fixture.addMember();
    await addSessions(fixture, member, engine, COLD);
    return pullAll(fixture, member, engine, COLD);
  },
  [`drain of ${DRAIN} offline writes at ${ROUND_TRIP} ms (ms)`]: (fixture, engine) =>
    drain(fixture, engine, { count: DRAIN, roundTrip: ROUND_TRIP }),
  // The embedded Realtime has broadcasts and no row changes, which the plugin needs.
  'an edit to the other device (ms)': async (fixture, engine) =>
    engine === 'supabase' ? null : { ms: medianOf((await timeEdits(fixture, engine, EDITS)).map(({ ms }) => ms)) },
};

/** Compares all engines in the same browser, in turns of one round each, and prints a table of the medians. */
export async function comparePeers(rounds: number): Promise<void> {
  installPeers();
  const { startPeerServers }: { startPeerServers: () => Promise<Record<string, EngineServer>> } = await import(
    resolve(FOLDER, 'servers.ts')
  );
  const fixture = await openFixture('.', await startPeerServers());
  const samples: Samples = {};
  const add = (what: string, engine: Engine, sample: number | null) => {
    process.stderr.write(`${what}, ${NAMES[engine]}: ${sample === null ? '–' : round(sample)}\n`);
    samples[what] = { ...samples[what], [engine]: [...(samples[what]?.[engine] ?? []), sample] };
  };
  let first = 0;
  /** Another engine begins each time, since the first one also warms the browser and the server up. */
  const inTurn = async (work: (engine: Engine) => Promise<void>) => {
    first += 1;
    for (const engine of [...COMPARED.slice(first % COMPARED.length), ...COMPARED.slice(0, first % COMPARED.length)]) {
      await fixture.clear();
      await work(engine);
    }
  };
  try {
    for (let n = 0; n < rounds; n += 1) {
      for (const [what, time] of Object.entries(times)) {
        await inTurn(async (engine) => {
          const sample = await time(fixture, engine);
          add(what, engine, sample?.ms === undefined ? null : round(sample.ms));
          if (sample?.lost !== undefined)
            add(`rows lost or duplicated in the ${what.split(' at ')[0]}`, engine, sample.lost);
        });
      }
      for (const [what, countLost] of Object.entries(faults))
        await inTurn(async (engine) => add(what, engine, await countLost(fixture, engine)));
    }
    await inTurn(async (engine) => add('bytes of the data layer (KB, gzip)', engine, await measureBytes(engine)));
    const versions = PACKAGES.map((path) => JSON.parse(readFileSync(`${path}/package.json`, 'utf8')));
    const result = {
      date: new Date().toISOString(),
      rounds,
      machine: `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, Chromium ${fixture.browserVersion}`,
      versions: Object.fromEntries(versions.map(({ name, version }) => [name, version])),
      samples,
    };
    // The samples of an engine on one line.
    const json = JSON.stringify(result, null, 1).replaceAll(/\[[^[\]]*\]/g, (list) => list.replaceAll(/\s+/g, ' '));
    writeFileSync(RESULT, `${json}\n`);
    process.stdout.write(`${formatTable(result)}\n`);
  } finally {
    await fixture.close();
  }
}

/** What the engine and all that it imports add to a page, built like the app. */
async function measureBytes(engine: Engine): Promise<number> {
  const folder = COMPARED.indexOf(engine) < engines.length ? 'page' : 'peers';
  const file = `tests/bench/sync/${folder}/${engine === 'keiko' ? engine : `${engine}-peer`}.ts`;
  const built = await build({
    ...{ configFile: false, publicDir: false, mode: 'production', logLevel: 'silent' },
    resolve: viteConfig.resolve ?? {},
    build: {
      ...{ target: 'es2023', write: false, modulePreload: false },
      rolldownOptions: { input: resolve(file), preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in built)) throw new Error('Cannot read the chunks of the build');
  const chunks = built.output.flatMap((part) => (part.type === 'chunk' ? [part.code] : []));
  return chunks.reduce((sum, code) => sum + gzipSync(code).length, 0) / 1024;
}

/** Installs the packages of the other engines as locked, and checks the types of the files that need them. */
function installPeers(): void {
  const installed = resolve(FOLDER, 'node_modules/.package-lock.json');
  const isCurrent =
    existsSync(installed) && statSync(installed).mtimeMs > statSync(`${FOLDER}/package-lock.json`).mtimeMs;
  if (!isCurrent)
    execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('node_modules/.bin/tsc', ['-p', FOLDER], { stdio: 'inherit' });
}

/** By line of the table and engine. */
type Samples = Record<string, Partial<Record<Engine, readonly (number | null)[]>>>;

interface Result {
  readonly date: string;
  readonly rounds: number;
  readonly machine: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly samples: Samples;
}

/** The medians as a table of Markdown. */
function formatTable({ date, rounds, machine, versions, samples }: Result): string {
  const cell = (values: readonly (number | null)[] = []) => {
    const numbers = values.filter((value) => value !== null);
    return numbers.length === 0 ? '–' : String(round(medianOf(numbers), 0));
  };
  const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    `${date.slice(0, 10)}, medians of ${rounds}; ${machine}; ${names.join(', ')}`,
    '',
    `| | ${COMPARED.map((engine) => NAMES[engine]).join(' | ')} |`,
    `|---|${'---|'.repeat(COMPARED.length)}`,
    ...Object.entries(samples).map(
      ([what, line]) => `| ${what} | ${COMPARED.map((engine) => cell(line[engine])).join(' | ')} |`,
    ),
  ].join('\n');
}
