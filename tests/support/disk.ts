import { IDBDatabase, IDBFactory, IDBKeyRange, IDBObjectStore, type IDBTransaction } from 'fake-indexeddb';
import { vi } from 'vitest';

/** What happens to the device at its next writes. */
export interface Fault {
  /** Writes of single rows that still go through. */
  readonly after: number;
  /**
   * kill: the process is gone, with whatever was not committed. quota: there is no space left. broken: no connection
   * can be opened, whatever has been written.
   */
  readonly kind: 'kill' | 'quota' | 'broken';
}

/** A device's IndexedDB, which outlives the processes that open it, and can be made to fail as browsers do. */
export function createDisk() {
  const factory = new IDBFactory();
  const connections = new Map<IDBDatabase, Process>();
  const open = new Set<IDBTransaction>();
  let current: Process = { isDead: false, opening: new Set() };
  let fault: Fault | null = null;
  let written = 0;

  function openDatabase(process: Process, ...call: Parameters<IDBFactory['open']>) {
    if (process.isDead) return silence();
    if (fault?.kind === 'broken') throw new DOMException('Internal error opening backing store', 'UnknownError');
    const request = factory.open(...call);
    process.opening.add(request);
    request.addEventListener('success', () => connections.set(request.result, process));
    request.addEventListener('upgradeneeded', () => connections.set(request.result, process));
    return request;
  }

  const startTransaction = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...call) {
    if (connections.get(this)?.isDead) return silence();
    const transaction: IDBTransaction = Reflect.apply(startTransaction, this, call);
    open.add(transaction);
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => open.delete(transaction));
    return transaction;
  });
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...call) {
    if (connections.get(this.transaction.db)?.isDead) return silence();
    const request = Reflect.apply(put, this, call);
    written += 1;
    if (fault === null || written <= fault.after) return request;
    // As browsers do it: the transaction takes everything, and in the end it is as if it had never been.
    if (fault.kind === 'quota') queueMicrotask(() => abort(this.transaction, 'QuotaExceededError'));
    if (fault.kind === 'kill') {
      current.isDead = true;
      for (const opening of current.opening) Object.assign(opening, { dispatchEvent: () => true });
      for (const transaction of open) hush(transaction);
    }
    return request;
  });

  return {
    /** IndexedDB as a process that starts now sees it. */
    plugIn() {
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
    /** True once the process that was plugged in last has been killed. */
    isKilled: () => current.isDead,
    /** From now on this happens; null: all is well again. */
    fail(next: Fault | null) {
      fault = next;
      written = 0;
    },
    /** The browser closes every connection, as it does under memory pressure and when a process ends. */
    loseConnections() {
      for (const connection of connections.keys()) connection.close();
    },
  };
}

interface Process {
  isDead: boolean;
  readonly opening: Set<object>;
}

/** Ends a transaction of a process that is gone: nothing of it is kept, and nobody hears of it. */
function hush(transaction: IDBTransaction) {
  const requests: readonly { readonly request: object }[] = Reflect.get(transaction, '_requests');
  for (const { request } of requests) Object.assign(request, { dispatchEvent: () => true });
  Object.assign(transaction, { onabort: null, onerror: null, oncomplete: null });
  abort(transaction, 'AbortError');
}

function abort(transaction: IDBTransaction, reason: string) {
  Reflect.apply(Reflect.get(transaction, '_abort'), transaction, [reason]);
}

/** What a process that is gone gets for an answer: whatever it asks of it, nothing ever comes. */
function silence() {
  const silent: unknown = new Proxy(() => undefined, {
    get: (_, key) => (key === 'then' ? undefined : silent),
    apply: () => silent,
    set: () => true,
  });
  return JSON.parse('null', () => silent);
}

export type Disk = ReturnType<typeof createDisk>;
