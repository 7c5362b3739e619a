import { MAX_PUSH_BYTES } from '../../../../sync/protocol/sync-exchange.ts';
import { openBarePeer } from './bare-peer.ts';
import { openKeiko } from './keiko.ts';
import { dexieBulkPut, localWrites, rxdbBulkInsert } from './local.ts';
import { createNetwork } from './network.ts';
import type { DeviceConfig, Peer } from './peer.ts';
import { createKataRow, createSessionRow } from './rows.ts';
import { openRxdbPeer } from './rxdb-peer.ts';
import { openSupabasePeer } from './supabase-peer.ts';

/** The engines; the entry of a page may add others. */
export const engines: Record<string, (config: DeviceConfig) => Promise<Peer>> = {
  keiko: openKeiko,
  bare: openBarePeer,
  rxdb: openRxdbPeer,
  supabase: openSupabasePeer,
};

/** Commands that Node calls; arguments and results are plain data. */
const commands = {
  open,
  write,
  edit,
  sync,
  waitForValue,
  rawPush,
  dexieBulkPut,
  rxdbBulkInsert,
  localWrites,
  count: async () => ({
    rows: await requireDevice().peer.countRows(),
    rejected: await requireDevice().peer.countRejected(),
  }),
  startLive: async () => {
    await requireDevice().peer.startLive?.();
    return {};
  },
  marks: async () => ({
    ...requireDevice().network.firstRequest(),
    pokedAt: requireDevice().peer.pokedAt?.() ?? Number.NaN,
  }),
  close: async () => {
    await requireDevice().peer.close();
    return {};
  },
};
Reflect.set(window, 'bench', commands);

type OpenOptions = Omit<DeviceConfig, 'network'> & { readonly roundTrip: number };

let device: { readonly peer: Peer; readonly config: DeviceConfig; readonly network: DeviceConfig['network'] } | null =
  null;

function requireDevice(): NonNullable<typeof device> {
  if (device === null) throw new Error('Cannot do this before open()');
  return device;
}

/** Opens a device with one of the sync engines. */
async function open({ engine, roundTrip, ...rest }: OpenOptions & { readonly engine: string }) {
  const network = createNetwork(roundTrip);
  const config = { ...rest, network };
  const peer = await engines[engine]?.(config);
  if (peer === undefined) throw new Error(`Cannot find the engine "${engine}"`);
  device = { peer, config, network };
  return {};
}

/** Writes rows; one of them can be invalid, and katas can be without an object among their fields. */
async function write(rows: Readonly<{ series: number; count: number; poison?: number; plain?: boolean }>) {
  const { peer, config } = requireDevice();
  const make = config.collection === 'kata_forms' ? createKataRow : createSessionRow;
  const made = Array.from({ length: rows.count }, (_, n) => make(rows.series, n));
  const invalid = config.collection === 'kata_forms' ? { zou: '' } : { video_title: '' };
  const plain = rows.plain ? { review: null } : {};
  await peer.write(made.map((row, n) => ({ ...row, ...plain, ...(n === rows.poison ? invalid : {}) })));
  return {};
}

async function edit({ id, value }: { readonly id: string; readonly value: string }) {
  requireDevice().network.reset();
  const at = Date.now();
  await requireDevice().peer.edit(id, 'zou', value);
  return { at };
}

/** Syncs until done or until the time limit. */
async function sync({ limitMs = 3_600_000 }: { readonly limitMs?: number }) {
  const { peer, network } = requireDevice();
  network.reset();
  const startedAt = performance.now();
  const done = await Promise.race([peer.sync().then(() => 1), wait(limitMs).then(() => 0)]);
  const ms = performance.now() - startedAt;
  return { done, ms, localMs: ms - network.busyMs(), requests: network.requests() };
}

/** Resolves with the time at which the local row has the value; gives up after ten seconds. */
async function waitForValue({ id, value }: { readonly id: string; readonly value: string }) {
  const { peer, network } = requireDevice();
  network.reset();
  await Promise.race([peer.waitForValue(id, 'zou', value), wait(10_000)]);
  return { at: Date.now() };
}

/** The limit of a push: all rows in as few plain inserts as the request size allows. */
async function rawPush({
  count,
  roundTrip,
  ...account
}: { readonly count: number; readonly roundTrip: number } & Pick<DeviceConfig, 'key' | 'token'>) {
  const network = createNetwork(roundTrip);
  const rows = Array.from({ length: count }, (_, n) => createSessionRow(1, n));
  const startedAt = performance.now();
  const perCall = Math.floor(MAX_PUSH_BYTES / new Blob([JSON.stringify(rows[0])]).size);
  for (let from = 0; from < count; from += perCall) {
    const response = await network.fetch(`${location.origin}/rest/v1/rpc/bench_insert`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: account.key, authorization: `Bearer ${account.token}` },
      body: JSON.stringify({ rows: rows.slice(from, from + perCall) }),
    });
    if (!response.ok) throw new Error(`Cannot insert rows: status ${response.status}: ${await response.text()}`);
  }
  return { ms: performance.now() - startedAt, requests: network.requests() };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
