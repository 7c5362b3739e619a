import { performance } from 'node:perf_hooks';
import { listenForPokes, openRealtime } from '../../src/data/member/connection.ts';
import { timers } from '../../src/lib/timers.ts';
import { createHttpContentSource, createHttpTransport } from '../../sync/engine/http-transport.ts';
import type { Session, SyncPorts, Transport } from '../../sync/engine/ports.ts';
import type { DeliveryStatus, SyncedRow } from '../../sync/engine/row.ts';
import { syncOnce } from '../../sync/engine/sync-once.ts';
import {
  type PendingCounts,
  type SchedulerPorts,
  type SyncScheduler,
  startSyncScheduler,
} from '../../sync/engine/sync-scheduler.ts';
import { collectionIn, currentBuild } from '../../sync/model/build.ts';
import { sameJson } from '../../sync/model/json.ts';
import type { Rng } from '../../sync/model/practice/seeded-random.ts';
import { RequestError } from '../../sync/model/request-error.ts';
import { createMemoryData, createMemoryStore, type MemoryData } from '../support/reference/memory-store.ts';
import type { Visit } from './morning.ts';
import { performAction } from './perform-action.ts';

export interface LoadServer {
  readonly url: string;
  /** The publishable key. */
  readonly key: string;
}

/** What remains of a visit. */
export interface VisitOutcome {
  readonly session: Session;
  /** The rows that the server has acknowledged, as the device holds them. */
  readonly acknowledged: readonly SyncedRow[];
  readonly unsent: number;
  readonly rejected: number;
}

export interface VisitPorts {
  readonly server: LoadServer;
  readonly rng: Rng;
  /** Wraps the exchanges, to measure them. */
  readonly measured: (transport: Transport) => Transport;
  readonly contentFailed: () => void;
  /** Called when a member has joined the live channel, and when one has left it. */
  readonly presence: (change: 1 | -1) => void;
}

/** Milliseconds after the end of a visit in which what could not be sent is tried again. */
const LAST_TRIES_MS = 30_000;

/** Plays a visit in real time, on a new device with the app's own sync. */
export async function playVisit(
  session: Session,
  { actions, staysFor }: Visit,
  ports: VisitPorts,
): Promise<VisitOutcome> {
  const { rng, server } = ports;
  const data = createMemoryData(session.memberId);
  const openedAt = performance.now();
  const listeners = new Set<() => void>();
  const onWrite = () => {
    for (const listener of listeners) listener();
  };
  const sync = syncPorts(session, data, { server, rng, onWrite });
  const scheduler = startSyncScheduler(
    {
      ...sync,
      transport: ports.measured(sync.transport),
      content: createHttpContentSource({ ...server, fetch }),
      observer: ({ type }) => type === 'content-failed' && ports.contentFailed(),
      locks: { run: (_name, _options, work) => work().then(() => 'ran' as const) },
      timers,
      counts: {
        watch(listener) {
          const report = () => listener(countPending(data));
          listeners.add(report);
          return () => listeners.delete(report);
        },
      },
      isStorageFull: () => false,
      readDigest: async () => null,
    },
    { online: true, visible: true, everSynced: false, counts: countPending(data) },
  );
  const leave = joinChannel(session, { server, store: sync.store, scheduler, presence: ports.presence });
  const kata = rng.uuid();
  const until = (ms: number) => wait(openedAt + ms - performance.now());
  for (const { action, at } of actions) {
    await until(at);
    await performAction(action, { store: sync.store, rng, nowMs: Date.now(), kata });
  }
  await until(staysFor);
  scheduler.dispatch('hidden');
  while (countPending(data).pending > 0 && performance.now() < openedAt + staysFor + LAST_TRIES_MS) await wait(250);
  scheduler.stop();
  leave();
  const { pending, rejected } = countPending(data);
  return { session, acknowledged: rowsIn(data, 'synced'), unsent: pending, rejected };
}

/** Listens for changes as the app does; without a live channel the member only polls. Returns a function that leaves it. */
function joinChannel(
  { memberId, token }: Session,
  {
    server,
    store,
    scheduler,
    presence,
  }: Pick<VisitPorts, 'server' | 'presence'> & Pick<SchedulerPorts, 'store'> & { readonly scheduler: SyncScheduler },
): () => void {
  let isIn = false;
  const setIn = (isJoined: boolean) => {
    if (isJoined !== isIn) presence(isJoined ? 1 : -1);
    isIn = isJoined;
  };
  const end = listenForPokes({
    memberId,
    store,
    connect: () => openRealtime(server, async () => token),
    onPoke: () => scheduler.dispatch('poke'),
    onHealth(isJoined) {
      setIn(isJoined);
      scheduler.dispatch(isJoined ? 'channel-joined' : 'channel-lost');
    },
    onFailure: () => undefined,
  });
  return () => {
    end();
    setIn(false);
  };
}

/** How often reading a member's rows back is tried, while the backend may still be busy with the visits. */
const READ_TRIES = 10;

/** Pulls the member's rows to a new device; returns the acknowledged rows that it did not get as they were sent. */
export async function findLostRows(
  { session, acknowledged }: VisitOutcome,
  ports: Pick<VisitPorts, 'server' | 'rng'>,
): Promise<readonly SyncedRow[]> {
  const data = createMemoryData(session.memberId);
  await readAll(syncPorts(session, data, { ...ports, onWrite: () => undefined }));
  return acknowledged.filter(({ collection, id, body }) => {
    const row = data.rows.get(collection)?.get(id);
    return !collectionIn(currentBuild, collection).fields.every((field) =>
      sameJson(body[field] ?? null, row?.body[field] ?? null),
    );
  });
}

async function readAll(ports: SyncPorts): Promise<void> {
  for (let triesLeft = READ_TRIES; ; triesLeft -= 1) {
    try {
      const outcome = await syncOnce(ports);
      if (outcome === 'complete') return;
      throw new Error(`Cannot read the rows of a member back: the sync ended with "${outcome}"`);
    } catch (error) {
      if (triesLeft === 1 || !(error instanceof RequestError)) throw error;
    }
  }
}

function syncPorts(
  session: Session,
  data: MemoryData,
  { server, rng, onWrite }: Pick<VisitPorts, 'server' | 'rng'> & { readonly onWrite: () => void },
): SyncPorts & Pick<SchedulerPorts, 'store'> {
  return {
    store: createMemoryStore(data, { pause: async () => undefined, onWrite, newDeviceId: rng.uuid }),
    transport: createHttpTransport({ ...server, fetch }),
    auth: { session: async () => session, refresh: async () => null },
    clock: { now: Date.now },
    random: { next: rng.next, uuid: rng.uuid },
    observer: () => undefined,
  };
}

function countPending(data: MemoryData): PendingCounts {
  return { pending: rowsIn(data, 'pending').length, rejected: rowsIn(data, 'rejected').length, kept: 0 };
}

function rowsIn({ rows }: MemoryData, status: DeliveryStatus): readonly SyncedRow[] {
  return [...rows.values()].flatMap((table) =>
    [...table.values()].filter(({ delivery }) => delivery.status === status),
  );
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
