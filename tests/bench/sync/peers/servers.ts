import { mkdtemp } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { createMergeableStore, type MergeableStore } from 'tinybase';
import { createFilePersister } from 'tinybase/persisters/persister-file';
import { createWsServer } from 'tinybase/synchronizers/synchronizer-ws-server';
import { WebSocketServer } from 'ws';
import type { EngineServer } from '../engine-server.ts';
import type { Row } from '../page/rows.ts';

// These packages have no types.
const require = createRequire(import.meta.url);

/** The servers of the engines that have one of their own. */
export async function startPeerServers(): Promise<Readonly<Record<'pouchdb' | 'tinybase', EngineServer>>> {
  return { pouchdb: await startPouchdb(), tinybase: await startTinybase() };
}

/**
 * What PouchDB's replication asks of CouchDB, on PouchDB in memory. It rejects what the tables reject; validation in PouchDB
 * drops the history of replicated updates.
 */
async function startPouchdb(): Promise<EngineServer> {
  const PouchDB = require('pouchdb-core').plugin(require('pouchdb-adapter-memory')).defaults({ adapter: 'memory' });
  const open = (name: string): PouchDB.Database<Row> => new PouchDB(name);

  async function answer(req: IncomingMessage): Promise<unknown> {
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://localhost');
    const [name = '', path, id] = pathname.slice(1).split('/').map(decodeURIComponent);
    if (name === '') return {};
    const database = open(name);
    if (path === '_changes') return listChanges(database, req, searchParams);
    if (path === undefined || path === '') return database.info();
    if (path === '_local' && req.method === 'GET') return database.get(`_local/${id}`);
    const body = await json(req);
    if (path === '_local') return database.put(body as PouchDB.Core.PutDocument<Row>);
    if (path === '_revs_diff') return database.revsDiff(body as PouchDB.Core.RevisionDiffOptions);
    if (path === '_bulk_get') return database.bulkGet(Object.assign(body as BulkGet, { revs: true, latest: true }));
    if (path === '_bulk_docs') return storeDocuments(database, body as BulkDocuments);
    throw new Error(`Cannot answer ${pathname}`);
  }

  const { url, close } = await listen((req, res) => {
    res.setHeader('content-type', 'application/json');
    answer(req).then(
      (body) => res.end(JSON.stringify(body)),
      ({ status = 500, message }) => res.writeHead(status).end(JSON.stringify({ error: message })),
    );
  });
  const databaseOf: DatabaseOf = ({ userId }, collection) => open(`m-${userId}-${collection}`);
  return {
    url,
    async addRows(member, collection, rows) {
      await databaseOf(member, collection).bulkDocs(rows.map((row) => ({ ...row, _id: row.id })));
    },
    countRows: async (member, collection) => (await databaseOf(member, collection).info()).doc_count,
    hasValue: async (member, collection, { id, field, value }) =>
      (await databaseOf(member, collection).get(id))[field] === value,
    close,
  };
}

/** The changes after `since`; a long poll without any waits for one. */
async function listChanges(database: PouchDB.Database<Row>, req: IncomingMessage, query: URLSearchParams) {
  const options = { since: Number(query.get('since')), limit: Number(query.get('limit')), style: 'all_docs' } as const;
  const page = await database.changes(options);
  if (query.get('feed') !== 'longpoll' || page.results.length > 0) return page;
  return new Promise((resolve) => {
    const live = database.changes({ ...options, live: true }).on('change', (change) => {
      live.cancel();
      resolve({ results: [change], last_seq: change.seq });
    });
    req.socket.once('close', () => live.cancel());
  });
}

type BulkGet = PouchDB.Core.BulkGetOptions;

interface BulkDocuments {
  readonly docs: readonly PouchDB.Core.PutDocument<Row>[];
  readonly new_edits?: boolean;
}

async function storeDocuments(database: PouchDB.Database<Row>, { docs, new_edits = true }: BulkDocuments) {
  const isValid = (row: Row) => row.zou !== '' && row.video_title !== '';
  const results = await database.bulkDocs(docs.filter(isValid), { new_edits });
  const rejected = docs.filter((row) => !isValid(row));
  return [...results, ...rejected.map(({ _id: id }) => ({ id, error: 'forbidden', reason: 'empty' }))];
}

type DatabaseOf = (member: { readonly userId: string }, collection: string) => PouchDB.Database<Row>;

/** TinyBase's server with a file for each path. */
async function startTinybase(): Promise<EngineServer> {
  const folder = await mkdtemp(join(tmpdir(), 'keiko-bench-tinybase-'));
  const stores = new Map<string, MergeableStore>();
  const added = new Map<string, readonly Row[]>();
  const sockets = new WebSocketServer({ noServer: true });
  const server = createWsServer(sockets, (path) => {
    const store = createMergeableStore();
    stores.set(path, store);
    return [createFilePersister(store, join(folder, path)), () => fill(path)];
  });
  const { http, url, close } = await listen((req, res) => {
    res.end(String(stores.get(req.url?.replace('/count/', '') ?? '')?.getRowCount('rows') ?? 0));
  });
  http.on('upgrade', (req, socket, head) =>
    sockets.handleUpgrade(req, socket, head, (webSocket) => sockets.emit('connection', webSocket, req)),
  );

  function fill(path: string) {
    const store = stores.get(path);
    store?.transaction(() => {
      for (const { id, ...cells } of added.get(path) ?? []) store.setRow('rows', id, { ...cells });
    });
    added.delete(path);
  }

  return {
    url,
    async addRows({ userId }, collection, rows) {
      const path = `${userId}-${collection}`;
      added.set(path, rows);
      // Before the first client comes there is no store.
      if (server.getClientIds(path).length > 0) fill(path);
    },
    countRows: async ({ userId }, collection) => stores.get(`${userId}-${collection}`)?.getRowCount('rows') ?? 0,
    hasValue: async ({ userId }, collection, { id, field, value }) =>
      stores.get(`${userId}-${collection}`)?.getCell('rows', id, field) === value,
    async close() {
      await server.destroy();
      await close();
    },
  };
}

/** An HTTP server on a free port, which pages of other origins may ask. */
async function listen(handle: RequestListener) {
  const http = createServer((req, res) => {
    res.setHeader('access-control-allow-origin', '*');
    res.setHeader('access-control-allow-methods', '*');
    res.setHeader('access-control-allow-headers', 'content-type');
    res.setHeader('access-control-max-age', '7200');
    if (req.method === 'OPTIONS') res.end();
    else handle(req, res);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    http,
    url: `http://127.0.0.1:${port}`,
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
