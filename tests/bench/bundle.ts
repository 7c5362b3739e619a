import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildApp } from './build.ts';
import { type BenchRow, line } from './report.ts';

const MEMBER_GOAL_KB = 260;
/** 30 KB less than supabase-js with all its clients. */
const LIVE_GOAL_KB = 25;
const PRECACHE_GOAL_MB = 5;

/** What a start with a member imports. */
const MEMBER_ROOTS = [
  'src/app/app.tsx',
  'data/member/member.ts',
  'app/shell/shell.tsx',
  'features/home/home-screen.tsx',
];

/** Code that no member's start may load. */
const FOREIGN_TO_MEMBERS = /\/src\/features\/(admin|auth|history)\/|\/src\/lib\/speech\/|node_modules\/@supabase\//;

/** Sizes of the JavaScript that a member's start needs, and of the precache. */
export async function bench(): Promise<readonly BenchRow[]> {
  const { dist, output } = await buildApp();
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])));
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
  if (entry === undefined) throw new Error('Cannot find the entry of the build');

  const roots = MEMBER_ROOTS.flatMap((source) => findFiles(chunks, source));
  const started = findStaticImports(chunks, [entry.fileName, ...roots]);
  const reactKb = sum([...started].map((name) => reactShare(chunks.get(name)))) / 1024;
  const memberKb = gzipKb(chunks, started);
  const live = findStaticImports(chunks, findFiles(chunks, 'realtime-js/dist/module/RealtimeClient.js'));
  const liveKb = gzipKb(
    chunks,
    [...live].filter((name) => !started.has(name)),
  );
  const foreign = [...started]
    .flatMap((name) => chunks.get(name)?.moduleIds ?? [])
    .filter((id) => FOREIGN_TO_MEMBERS.test(id));
  const precacheMb = (await precachedBytes(dist)) / 1024 / 1024;
  return [
    line('JavaScript of a member’s start, gzip', 'KB', memberKb, {
      limit: reactKb,
      peers: { 'modules of admin, charts, speech or auth screens in it': foreign.length },
      goal: {
        text: `<= ${MEMBER_GOAL_KB} KB, none of those`,
        met: memberKb <= MEMBER_GOAL_KB && foreign.length === 0,
      },
    }),
    line('JavaScript that a member’s start adds to join the live channel, gzip', 'KB', liveKb, {
      peers: { 'all until it is joined': memberKb + liveKb },
      most: LIVE_GOAL_KB,
    }),
    line('everything the service worker stores', 'MB', precacheMb, { most: PRECACHE_GOAL_MB }),
  ];
}

interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly code: string;
}

function findFiles(chunks: ReadonlyMap<string, Chunk>, source: string): readonly string[] {
  return [...chunks.values()]
    .filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))
    .map(({ fileName }) => fileName);
}

/** The chunks and all their static imports. */
function findStaticImports(chunks: ReadonlyMap<string, Chunk>, names: readonly string[]): ReadonlySet<string> {
  const visited = new Set<string>();
  const visit = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    for (const imported of chunks.get(name)?.imports ?? []) visit(imported);
  };
  names.forEach(visit);
  return visited;
}

function gzipKb(chunks: ReadonlyMap<string, Chunk>, names: Iterable<string>): number {
  return sum([...names].map((name) => gzipSync(chunks.get(name)?.code ?? '').length)) / 1024;
}

/** Approximates the size of React: the whole chunk, if it contains react-dom. */
function reactShare(chunk: Chunk | undefined): number {
  return chunk?.moduleIds.some((id) => id.includes('node_modules/react-dom/')) ? gzipSync(chunk.code).length : 0;
}

async function precachedBytes(dist: string): Promise<number> {
  const worker = await readFile(join(dist, 'service-worker.js'), 'utf8');
  const files = await readdir(dist, { recursive: true });
  const sizes = await Promise.all(
    files.filter((file) => worker.includes(file)).map(async (file) => (await stat(join(dist, file))).size),
  );
  return sum(sizes);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
