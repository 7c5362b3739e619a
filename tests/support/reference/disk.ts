import { IDBDatabase, IDBFactory, IDBKeyRange, IDBObjectStore, type IDBTransaction } from 'fake-indexeddb';
import { vi } from 'vitest';

/** A fault to inject at the next writes. */
export interface Fault {
  /** Row writes that still succeed. */
  readonly after: number;
  /**
   * kill: the process ends and loses uncommitted writes. quota: the disk is full. broken: no connection can be
   * opened, regardless of `after`. cut: once, the browser drops all connections amid a transaction.
   */
  readonly kind: 'kill' | 'quota' | 'broken' | 'cut';
}

/** A device's IndexedDB that outlives its processes and fails on demand, as in browsers. */
export function createDisk() {
  const factory = new IDBFactory();
  const connections = new Map<IDBDatabase, Process>();
  const open = new Set<IDBTransaction>();
  let current: Process = { isDead: false, opening: new Set() };
  let fault: Fault | null = null;
  let written = 0;

  function openDatabase(process: Process, ...call: Parameters<IDBFactory['open']>) {
    if (process.isDead) return createInertObject();
    if (fault?.kind === 'broken') throw new DOMException('Internal error opening backing store', 'UnknownError');
    const request = factory.open(...call);
    process.opening.add(request);
    request.addEventListener('success', () => connections.set(request.result, process));
    request.addEventListener('upgradeneeded', () => connections.set(request.result, process));
    return request;
  }

  function dropConnections() {
    for (const connection of connections.keys()) {
      connection.close();
      connection.onclose?.call(connection, new Event('close'));
    }
  }

  function endProcess() {
    current.isDead = true;
    for (const opening of current.opening) abandonOpening(opening);
    for (const transaction of open) abortSilently(transaction);
  }

  const startTransaction = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...call) {
    if (connections.get(this)?.isDead) return createInertObject();
    const transaction: IDBTransaction = Reflect.apply(startTransaction, this, call);
    open.add(transaction);
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => open.delete(transaction));
    return transaction;
  });
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...call) {
    if (connections.get(this.transaction.db)?.isDead) return createInertObject();
    const request = Reflect.apply(put, this, call);
    written += 1;
    if (fault === null || written <= fault.after) return request;
    // As in browsers: the transaction accepts all writes and then aborts.
    if (fault.kind === 'quota') queueMicrotask(() => abort(this.transaction, 'QuotaExceededError'));
    if (fault.kind === 'cut') {
      fault = null;
      queueMicrotask(() => {
        abort(this.transaction, 'AbortError');
        dropConnections();
      });
    }
    if (fault?.kind === 'kill') endProcess();
    return request;
  });

  return {
    /** Starts a process. Returns its view of IndexedDB. */
    startProcess() {
      current = { isDead: false, opening: new Set() };
      const process = current;
      const indexedDB = new Proxy(factory, {
        get: (_, key) =>
          key === 'open'
            ? (...call: Parameters<IDBFactory['open']>) => openDatabase(process, ...call)
            : Reflect.get(factory, key).bind(factory),
      });
      return { indexedDB, IDBKeyRange };
    },
    /** Ends the last started process as a reload does: what it still does changes nothing. */
    endProcess,
    /** True once the last started process has been killed. */
    isKilled: () => current.isDead,
    /** Injects a fault from now on; null removes it. */
    fail(next: Fault | null) {
      fault = next;
      written = 0;
    },
    /** Closes every connection without an event, as some browsers do under memory pressure. */
    loseConnections() {
      for (const connection of connections.keys()) connection.close();
    },
    /** Closes every connection and reports it, as browsers do when the process that stores the data ends. */
    dropConnections,
  };
}

interface Process {
  isDead: boolean;
  readonly opening: Set<IDBOpenDBRequest>;
}

/** Silences the request of a killed process to open a database. An upgrade that starts later changes nothing. */
function abandonOpening(request: IDBOpenDBRequest) {
  Object.assign(request, {
    dispatchEvent(event: Event) {
      if (event.type === 'upgradeneeded' && request.transaction !== null) abortSilently(request.transaction);
      return true;
    },
  });
}

/** Aborts a transaction of a killed process without dispatching any event. */
function abortSilently(transaction: IDBTransaction) {
  const requests: readonly { readonly request: object }[] = Reflect.get(transaction, '_requests');
  for (const { request } of requests) Object.assign(request, { dispatchEvent: () => true });
  Object.assign(transaction, { onabort: null, onerror: null, oncomplete: null });
  abort(transaction, 'AbortError');
}

function abort(transaction: IDBTransaction, reason: string) {
  Reflect.apply(Reflect.get(transaction, '_abort'), transaction, [reason]);
}

/** An object for a killed process: every call and property is accepted and nothing ever happens. */
function createInertObject() {
  const silent: unknown = new Proxy(() => undefined, {
    get: (_, key) => (key === 'then' ? undefined : silent),
    apply: () => silent,
    set: () => true,
  });
  return JSON.parse('null', () => silent);
}

export type Disk = ReturnType<typeof createDisk>;
