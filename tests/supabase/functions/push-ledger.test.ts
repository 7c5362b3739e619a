import { describe, expect, test } from 'vitest';
import { createLedger, type Note } from '../../../supabase/functions/_shared/push/ledger.ts';

/** A database that answers each note when the test says so. */
function slowNotes() {
  const noted: { begun: readonly number[]; settled: readonly number[]; answer: (ids: readonly number[]) => void }[] =
    [];
  const note: Note = (begun, settled) =>
    new Promise((answer) => noted.push({ begun, settled: settled.map(({ id }) => id), answer }));
  return { noted, note };
}

const delivered = (id: number) => ({ id, endpoint: '', outcome: 'delivered' }) as const;
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('the ledger', () => {
  test('notes in one call what comes up while another is under way, and lets go what is still ours', async () => {
    const { noted, note } = slowNotes();
    const ledger = createLedger(note);
    const first = [ledger.begin(1), ledger.begin(2)];
    await turn();
    ledger.settle(delivered(9));
    const third = ledger.begin(3);
    await turn();
    expect(noted).toMatchObject([{ begun: [1, 2], settled: [] }]);
    noted[0]?.answer([1]);
    expect(await Promise.all(first)).toEqual([true, false]);
    await turn();
    expect(noted[1]).toMatchObject({ begun: [3], settled: [9] });
    noted[1]?.answer([3]);
    expect(await third).toBe(true);
    await ledger.flush();
    expect(noted).toHaveLength(2);
  });

  test('lets nothing go, and says so at the end, when the database could not be told', async () => {
    let calls = 0;
    const ledger = createLedger(async () => {
      calls += 1;
      throw new Error('the database is away');
    });
    await expect(ledger.begin(1)).rejects.toThrow('away');
    ledger.settle(delivered(1));
    await expect(ledger.begin(2)).rejects.toThrow('away');
    await expect(ledger.flush()).rejects.toThrow('away');
    expect(calls).toBe(1);
  });
});
