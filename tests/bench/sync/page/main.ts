import { MAX_PUSH_BYTES } from '../../../../sync/protocol/sync-exchange.ts';
import { openKeiko } from './keiko.ts';
import { dexieBulkPut, localWrites, rxdbBulkInsert } from './local.ts';
import { createNetwork, type Network } from './network.ts';
import type { Peer, Place } from './peer.ts';
import { kataRow, sessionRow } from './rows.ts';
import { openRxdbPeer } from './rxdb-peer.ts';
import { createSkippingTimers } from './skipping-timers.ts';
import { openSupabasePeer } from './supabase-peer.ts';

/** What Node drives: each takes and gives plain data. */
const acts = {
  open,
  write,
  edit,
  sync,
  live,
  skipTo,
  seen,
  idle,
  rawPush,
  dexieBulkPut,
  rxdbBulkInsert,
  localWrites,
  count: async () => ({ rows: await opened().peer.count(), refused: await opened().peer.refused() }),
  requests: async () => ({ requests: opened().network.requests() }),
  close: async () => {
    await opened().peer.close();
    return {};
  },
};
Reflect.set(window, 'bench', acts);

type Where = Omit<Place, 'network'> & { readonly roundTrip: number };

interface Opened {
  readonly peer: Peer;
  readonly keiko: Awaited<ReturnType<typeof openKeiko>> | null;
  readonly place: Place;
  readonly network: Network;
}
let device: Opened | null = null;
let hub: ReturnType<NonNullable<Opened['keiko']>['live']> | null = null;
const timers = createSkippingTimers();

function opened(): Opened {
  if (device === null) throw new Error('Cannot do this before open()');
  return device;
}

/** Opens a device with one of the ways to sync. */
async function open({ way, skips, roundTrip, ...rest }: Where & { readonly way: string; readonly skips?: boolean }) {
  const network = createNetwork(roundTrip);
  const place = { ...rest, network };
  const keiko = way === 'keiko' ? await openKeiko(place, skips ? timers.port : undefined) : null;
  const peer = keiko ?? (await (way === 'rxdb' ? openRxdbPeer(place) : openSupabasePeer(place)));
  device = { peer, keiko, place, network };
  return {};
}

async function write(rows: { readonly series: number; readonly count: number; readonly poison?: number }) {
  const { peer, place } = opened();
  const make = place.c === 'kata_forms' ? kataRow : sessionRow;
  const made = Array.from({ length: rows.count }, (_, n) => make(rows.series, n));
  const spoiled = place.c === 'kata_forms' ? { zou: '' } : { video_title: '' };
  await peer.write(made.map((row, n) => (n === rows.poison ? { ...row, ...spoiled } : row)));
  return {};
}

async function edit({ id, value }: { readonly id: string; readonly value: string }) {
  const at = Date.now();
  await opened().peer.edit(id, 'zou', value);
  return { at };
}

/** Syncs, for as long as it takes or the given time. */
async function sync({ limitMs = 3_600_000 }: { readonly limitMs?: number }) {
  const { peer, network } = opened();
  network.reset();
  const startedAt = performance.now();
  const done = await Promise.race([peer.sync().then(() => 1), wait(limitMs).then(() => 0)]);
  const ms = performance.now() - startedAt;
  return { done, ms, localMs: ms - network.busyMs(), requests: network.requests() };
}

/** The product's sync by itself, as in an open app. */
async function live(how: { readonly poked: boolean; readonly visible: boolean }) {
  const { keiko } = opened();
  hub = keiko?.live(how) ?? null;
  return {};
}

/** Resolves when the row has the value here, with the time of it. */
async function seen({ id, value }: { readonly id: string; readonly value: string }) {
  const { keiko } = opened();
  if (keiko === null) throw new Error('Cannot watch a peer');
  const rows = keiko.database.collections.kata_forms;
  await new Promise<void>((resolve) => {
    const watch = rows.findOne(id).$.subscribe((row) => {
      if (row?.get('zou') !== value) return;
      setTimeout(() => watch.unsubscribe());
      resolve();
    });
  });
  return { at: Date.now() };
}

/** Skips the wait for the next poll; how long it would have been. */
async function skipTo() {
  const before = timers.now();
  timers.skip(Number.POSITIVE_INFINITY);
  return { skipped: timers.now() - before };
}

/** Lets hours of an open app pass in a moment. */
async function idle({ hours }: { readonly hours: number }) {
  const settle = async () => {
    do await wait(1);
    while (hub?.schedule().running);
  };
  timers.skip(timers.now());
  await settle();
  opened().network.reset();
  const end = timers.now() + hours * 3_600_000;
  while (timers.skip(end)) await settle();
  return { requests: opened().network.requests() };
}

/** The limit of a push: all rows in as few plain inserts as the size of a request allows. */
async function rawPush({
  count,
  roundTrip,
  ...where
}: { readonly count: number; readonly roundTrip: number } & Pick<Place, 'key' | 'token'>) {
  const network = createNetwork(roundTrip);
  const rows = Array.from({ length: count }, (_, n) => sessionRow(1, n));
  const startedAt = performance.now();
  const perCall = Math.floor(MAX_PUSH_BYTES / new Blob([JSON.stringify(rows[0])]).size);
  for (let from = 0; from < count; from += perCall) {
    const response = await network.fetch(`${location.origin}/rest/v1/rpc/bench_insert`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: where.key, authorization: `Bearer ${where.token}` },
      body: JSON.stringify({ rows: rows.slice(from, from + perCall) }),
    });
    if (!response.ok) throw new Error(`the raw call answered ${response.status}: ${await response.text()}`);
  }
  return { ms: performance.now() - startedAt, requests: network.requests() };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
