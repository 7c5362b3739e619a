import { describe, expect, test } from 'vitest';
import { type SyncHub, startHub } from '../../../sync/replication/hub.ts';
import { createMemoryData, createMemoryStore } from '../../support/memory-store.ts';

const MEMBER = 'member';

/** A hub whose device cannot store what the server sends. */
function startBrokenHub(cause: Error): SyncHub {
  const store = createMemoryStore(createMemoryData(MEMBER), {
    pause: async () => undefined,
    newDeviceId: () => 'device',
    onWrite: () => {
      throw cause;
    },
  });
  return startHub(
    {
      store,
      transport: {
        exchange: async () => ({
          ...{ uid: MEMBER, epoch: 'epoch', server_now: '2026-11-20T00:00:00.000Z', min_schema: 1, results: [] },
          ...{ rows: [{ c: 'kata_forms', id: 'a', rev: 1, deleted: false, zou: '橋' }], cursor: 1, more: false },
        }),
      },
      auth: { session: async () => ({ memberId: MEMBER, token: 'token' }), refresh: async () => null },
      clock: { now: () => 0 },
      random: { next: () => 0.5, uuid: () => 'uuid' },
      locks: { run: (_name, _options, work) => work().then(() => 'ran' as const) },
      timers: { now: () => 0, after: () => () => {} },
      counts: { watch: () => () => {} },
    },
    { online: true, visible: true, everSynced: false },
  );
}

describe('the hub', () => {
  test.each([
    ['full', new DOMException('', 'QuotaExceededError')],
    ['storage', new DOMException('', 'UnknownError')],
  ])('tells that the device is in trouble: %s', async (failure, cause) => {
    const hub = startBrokenHub(cause);
    expect(await hub.flush()).toBe(false);
    expect(hub.schedule()).toMatchObject({ failure, failures: 1 });
    expect(hub.status()).toEqual({ kind: 'error' });
    expect(hub.everSynced()).toBe(false);
  });
});
