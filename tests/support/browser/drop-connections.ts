/**
 * Runs in the page before its scripts. `dropConnections(isReported)` then closes all its connections to IndexedDB, as iOS
 * does with an app in the background, and fires their close event if `isReported`. While `isStorageGone` is true, no
 * connection can be opened.
 */
export function watchConnections(): void {
  const connections: IDBDatabase[] = [];
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (this: IDBFactory, ...call: [string, number?]) {
    if (Reflect.get(window, 'isStorageGone')) throw new DOMException('Cannot reach the storage', 'UnknownError');
    const request = open.apply(this, call);
    request.addEventListener('success', () => connections.push(request.result));
    return request;
  };
  Reflect.set(window, 'dropConnections', (isReported: boolean) => {
    for (const connection of connections.splice(0)) {
      connection.close();
      if (isReported) connection.dispatchEvent(new Event('close'));
    }
  });
}
