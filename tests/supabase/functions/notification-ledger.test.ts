import { describe, expect, test } from 'vitest';
import { createLedger, type RecordDeliveries } from '../../../supabase/functions/_shared/notifications/ledger.ts';

/** A database whose calls the test resolves one by one. */
function createManualDatabase() {
  const recorded: {
    begun: readonly number[];
    results: readonly number[];
    resolve: (ids: readonly number[]) => void;
  }[] = [];
  const record: RecordDeliveries = (begun, results) =>
    new Promise((resolve) => recorded.push({ begun, results: results.map(({ id }) => id), resolve }));
  return { recorded, record };
}

const delivered = (id: number) => ({ id, endpoint: '', outcome: 'delivered' }) as const;
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('the ledger', () => {
  test('batches what is queued during a call, and starts only deliveries whose lease it still holds', async () => {
    const { recorded, record } = createManualDatabase();
    const ledger = createLedger(record);
    const first = [ledger.begin(1), ledger.begin(2)];
    await turn();
    ledger.record(delivered(9));
    const third = ledger.begin(3);
    await turn();
    expect(recorded).toMatchObject([{ begun: [1, 2], results: [] }]);
    recorded[0]?.resolve([1]);
    expect(await Promise.all(first)).toEqual([true, false]);
    await turn();
    expect(recorded[1]).toMatchObject({ begun: [3], results: [9] });
    recorded[1]?.resolve([3]);
    expect(await third).toBe(true);
    await ledger.flush();
    expect(recorded).toHaveLength(2);
  });

  test('starts nothing and rejects flush after a failed database call', async () => {
    let calls = 0;
    const ledger = createLedger(async () => {
      calls += 1;
      throw new Error('the database is away');
    });
    await expect(ledger.begin(1)).rejects.toThrow('away');
    ledger.record(delivered(1));
    await expect(ledger.begin(2)).rejects.toThrow('away');
    await expect(ledger.flush()).rejects.toThrow('away');
    expect(calls).toBe(1);
  });
});
