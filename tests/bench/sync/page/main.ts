import { MAX_PUSH_BYTES } from '../../../../sync/protocol/sync-exchange.ts';
import { liveRow } from '../../../../sync/storage/live-rows.ts';
import { openKeiko } from './keiko.ts';
import { dexieBulkPut, localWrites, rxdbBulkInsert } from './local.ts';
import { createNetwork, type Network } from './network.ts';
import type { DeviceConfig, Peer } from './peer.ts';
import { createKataRow, createSessionRow } from './rows.ts';
import { openRxdbPeer } from './rxdb-peer.ts';
import { createSkippingTimers } from './skipping-timers.ts';
import { openSupabasePeer } from './supabase-peer.ts';

/** Commands that Node calls; arguments and results are plain data. */
const commands = {
  open,
  write,
  edit,
  sync,
  startLive,
  skipToPoll,
  waitForValue,
  idle,
  rawPush,
  dexieBulkPut,
  rxdbBulkInsert,
  localWrites,
  count: async () => ({
    rows: await requireDevice().peer.countRows(),
    rejected: await requireDevice().peer.countRejected(),
  }),
  requests: async () => ({ requests: requireDevice().network.requests() }),
  close: async () => {
    await requireDevice().peer.close();
    return {};
  },
};
Reflect.set(window, 'bench', commands);

type OpenOptions = Omit<DeviceConfig, 'network'> & { readonly roundTrip: number };

interface Opened {
  readonly peer: Peer;
  readonly keiko: Awaited<ReturnType<typeof openKeiko>> | null;
  readonly config: DeviceConfig;
  readonly network: Network;
}
let device: Opened | null = null;
let scheduler: Awaited<ReturnType<NonNullable<Opened['keiko']>['startLive']>> | null = null;
const timers = createSkippingTimers();

function requireDevice(): Opened {
  if (device === null) throw new Error('Cannot do this before open()');
  return device;
}

/** Opens a device with one of the sync engines. */
async function open({
  engine,
  skipTimers,
  roundTrip,
  ...rest
}: OpenOptions & { readonly engine: string; readonly skipTimers?: boolean }) {
  const network = createNetwork(roundTrip);
  const config = { ...rest, network };
  const keiko = engine === 'keiko' ? await openKeiko(config, skipTimers ? timers.port : undefined) : null;
  const peer = keiko ?? (await (engine === 'rxdb' ? openRxdbPeer(config) : openSupabasePeer(config)));
  device = { peer, keiko, config, network };
  return {};
}

async function write(rows: { readonly series: number; readonly count: number; readonly poison?: number }) {
  const { peer, config } = requireDevice();
  const make = config.collection === 'kata_forms' ? createKataRow : createSessionRow;
  const made = Array.from({ length: rows.count }, (_, n) => make(rows.series, n));
  const invalid = config.collection === 'kata_forms' ? { zou: '' } : { video_title: '' };
  await peer.write(made.map((row, n) => (n === rows.poison ? { ...row, ...invalid } : row)));
  return {};
}

async function edit({ id, value }: { readonly id: string; readonly value: string }) {
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

/** Starts automatic sync, like in an open app. */
async function startLive(options: { readonly pokes: boolean; readonly visible: boolean }) {
  const { keiko } = requireDevice();
  scheduler = (await keiko?.startLive(options)) ?? null;
  return {};
}

/** Resolves with the time at which the local row has the value. */
async function waitForValue({ id, value }: { readonly id: string; readonly value: string }) {
  const { keiko } = requireDevice();
  if (keiko === null) throw new Error('Cannot watch a row: only keiko is supported');
  await new Promise<void>((resolve) => {
    const watch = liveRow(keiko.database, 'kata_forms', id).subscribe((row) => {
      if (row?.body.zou !== value) return;
      setTimeout(() => watch.unsubscribe());
      resolve();
    });
  });
  return { at: Date.now() };
}

/** Skips the wait for the next poll. Returns the skipped time. */
async function skipToPoll() {
  const before = timers.now();
  timers.skip(Number.POSITIVE_INFINITY);
  return { skipped: timers.now() - before };
}

/** Skips hours of an open app. */
async function idle({ hours }: { readonly hours: number }) {
  const waitUntilSynced = async () => {
    do await wait(1);
    while (scheduler?.schedule().running);
  };
  timers.skip(timers.now());
  await waitUntilSynced();
  requireDevice().network.reset();
  const end = timers.now() + hours * 3_600_000;
  while (timers.skip(end)) await waitUntilSynced();
  return { requests: requireDevice().network.requests() };
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
