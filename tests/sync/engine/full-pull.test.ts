import { describe, expect, test } from 'vitest';
import { type Exchange, nextSyncState } from '../../../sync/engine/apply-response.ts';
import { syncOnce } from '../../../sync/engine/sync-once.ts';
import { type FullPull, initialSyncState } from '../../../sync/engine/sync-state.ts';
import { currentBuild } from '../../../sync/model/build.ts';
import {
  FIRST_PULL_ROWS,
  MAX_PULL_ROWS,
  type SyncRequest,
  type SyncResponse,
} from '../../../sync/protocol/sync-exchange.ts';
import { createDevice, createPorts, response } from './device-fixture.ts';
import { wireRow } from './rows.ts';

const row = (rev: number) => wireRow(rev, {}, `${rev}`);

/** Six rows in pages of two; the first page has the last row as well. */
function sixRows({ since }: SyncRequest): SyncResponse {
  const page = { rows: [row(since + 1), row(since + 2)], cursor: since + 2, more: since < 4 };
  return response(since > 0 ? page : { ...page, rows: [...page.rows, row(6)], total_rows: 6 });
}

/** Syncs a new device; resolves to what its state counted after each page. */
async function countsOf(respond: (request: SyncRequest) => SyncResponse) {
  const device = createDevice([], { epoch: null });
  const counts: (FullPull | null)[] = [];
  const { ports, requests } = createPorts(device, respond);
  await syncOnce({
    ...ports,
    store: {
      ...ports.store,
      async transact(scope, work) {
        const result = await ports.store.transact(scope, work);
        counts.push(device.state().fullPull);
        return result;
      },
    },
  });
  return { counts, requests, device };
}

describe('a full pull', () => {
  test('counts each row once, also those that come early, and ends with the last page', async () => {
    const { counts } = await countsOf(sixRows);
    expect(counts).toEqual([{ pulled: 2, total: 6 }, { pulled: 4, total: 6 }, null]);
  });

  test('stores early rows with the first page and counts the cursor without them', async () => {
    const device = createDevice([], { epoch: null });
    const { ports } = createPorts(device, (request) => {
      if (request.since > 0) throw new Error('offline');
      return sixRows(request);
    });
    await expect(syncOnce(ports)).rejects.toThrow('offline');
    expect(device.state().cursor).toBe(2);
    expect(device.row('6')).toMatchObject({ delivery: { status: 'synced', rev: 6 } });
  });

  test('asks for a small first page on a new device, and for whole pages after it', async () => {
    const { requests } = await countsOf(sixRows);
    expect(requests.map(({ limit }) => limit)).toEqual([FIRST_PULL_ROWS, MAX_PULL_ROWS, MAX_PULL_ROWS]);
  });

  test('is not counted for a server that does not say how many rows there are', async () => {
    const { counts, device } = await countsOf((request) => {
      const { total_rows, ...older } = sixRows(request);
      return older;
    });
    expect(counts).toEqual([null, null, null]);
    expect(device.row('6')).toBeDefined();
  });

  test('counts a page once when another tab has stored it', () => {
    const asked = { ...initialSyncState('device', currentBuild.schema, 'member'), cursor: 2 };
    const state = { ...asked, cursor: 3, fullPull: { pulled: 3, total: 6 } };
    const answer = response({ rows: [row(3), row(4)], cursor: 4, more: true });
    const exchange = { state: asked, batch: [], response: answer } satisfies Omit<Exchange, 'clockOffset'>;
    const clockOffset = { server_ms: 0, device_ms: 0, highest_ms: 0 };
    expect(nextSyncState(state, { ...exchange, clockOffset }, []).fullPull).toEqual({ pulled: 4, total: 6 });
  });
});
