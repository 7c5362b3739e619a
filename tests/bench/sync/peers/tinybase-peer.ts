import { createMergeableStore } from 'tinybase';
import { createIndexedDbPersister } from 'tinybase/persisters/persister-indexed-db';
import { createWsSynchronizer, type WsSynchronizer } from 'tinybase/synchronizers/synchronizer-ws-client';
import type { DeviceConfig, Peer } from '../page/peer.ts';

const TABLE = 'rows';
const TIMEOUT_SECONDS = 60;

/** TinyBase's mergeable store in IndexedDB, and its synchronizer over a WebSocket: a path for each member and collection. */
export async function openTinybasePeer(config: DeviceConfig): Promise<Peer> {
  const { memberId, collection, network, serverUrl } = config;
  const path = `${memberId}-${collection}`;
  const store = createMergeableStore();
  const persister = createIndexedDbPersister(store, `tinybase-${memberId}`);
  await persister.load();
  await persister.startAutoSave();
  let synchronizer: WsSynchronizer<WebSocket> | null = null;

  async function countOnServer(): Promise<number> {
    return Number(await (await fetch(`${serverUrl}/count/${path}`)).text());
  }

  return {
    async write(rows) {
      store.transaction(() => {
        for (const { id, ...cells } of rows) store.setRow(TABLE, id, { ...cells });
      });
      await persister.save();
    },
    edit: async (id, field, value) => {
      store.setCell(TABLE, id, field, value);
    },
    async sync() {
      const socket = createSlowSocket(`${serverUrl.replace('http', 'ws')}/${path}`, network.roundTripMs);
      synchronizer = await createWsSynchronizer(store, socket, TIMEOUT_SECONDS);
      await synchronizer.startSync();
      // The protocol acknowledges nothing: the server is asked, besides the slow line.
      while ((await countOnServer()) !== store.getRowCount(TABLE)) await wait(5);
      await persister.save();
    },
    waitForValue: (id, field, value) =>
      new Promise((resolve) => {
        const listener = store.addCellListener(TABLE, id, field, (_store, _table, _row, _cell, newValue) => {
          if (newValue !== value) return;
          store.delListener(listener);
          resolve();
        });
      }),
    countRows: async () => store.getRowCount(TABLE),
    // Its server takes every row.
    countRejected: async () => 0,
    async close() {
      await synchronizer?.destroy();
      await persister.destroy();
    },
  };
}

/** A WebSocket with the round trip of the network; messages stay in order. */
function createSlowSocket(url: string, roundTripMs: number): WebSocket {
  const socket = new WebSocket(url);
  const send = socket.send.bind(socket);
  const listen = socket.addEventListener.bind(socket);
  const later = (work: () => void) => void setTimeout(work, roundTripMs / 2);
  if (roundTripMs === 0) return socket;
  socket.send = (data) => later(() => send(data));
  socket.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
    const call = (event: Event) =>
      typeof listener === 'function' ? listener.call(socket, event) : listener.handleEvent(event);
    listen(type, type === 'message' ? (event) => later(() => call(event)) : call, options as AddEventListenerOptions);
  };
  return socket;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
