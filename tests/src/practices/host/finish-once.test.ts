import { describe, expect, test } from 'vitest';
import { createFinish, DOUBLE_TAP_MS } from '../../../../src/practices/host/finish-once.ts';
import type { PracticeResult } from '../../../../src/practices/practice.ts';

const result: PracticeResult = { title: '流絵', number: 1, durationMinutes: 15, details: null };

/** A visit on a device with a controllable clock, whose storage can fail. */
function startVisit() {
  const kept: { readonly id: string; readonly result: PracticeResult }[] = [];
  const tried: string[] = [];
  const device = { isFull: false, now: 0 };
  let ids = 0;
  const finish = createFinish({
    newId() {
      ids += 1;
      return `id-${ids}`;
    },
    now: () => device.now,
    async record(id, recorded) {
      tried.push(id);
      await Promise.resolve();
      if (!device.isFull) kept.push({ id, result: recorded });
      return !device.isFull;
    },
  });
  return { kept, tried, device, finish };
}

describe('createFinish', () => {
  test('stores once when a second tap comes before the first is stored', async () => {
    const { kept, finish } = startVisit();
    expect(await Promise.all([finish(result), finish({ ...result })])).toEqual([true, true]);
    expect(kept).toEqual([{ id: 'id-1', result }]);
  });

  test('stores once when a second tap comes right after the first was stored', async () => {
    const { kept, device, finish } = startVisit();
    await finish(result);
    device.now = DOUBLE_TAP_MS - 1;
    expect(await finish({ ...result, durationMinutes: 16 })).toBe(true);
    expect(kept).toHaveLength(1);
  });

  test('stores again when the same drill is repeated later', async () => {
    const { kept, device, finish } = startVisit();
    await finish(result);
    device.now = DOUBLE_TAP_MS;
    await finish({ ...result });
    expect(kept.map(({ id }) => id)).toEqual(['id-1', 'id-2']);
  });

  test.for<Partial<PracticeResult>>([{ title: '洞顧' }, { number: 2 }, { details: { questions: 3 } }])(
    'stores a different result immediately: %j',
    async (other) => {
      const { kept, finish } = startVisit();
      await finish(result);
      await finish({ ...result, ...other });
      expect(kept).toHaveLength(2);
    },
  );

  test('keeps its id when a failed attempt is retried', async () => {
    const { kept, tried, device, finish } = startVisit();
    device.isFull = true;
    expect(await finish(result)).toBe(false);
    device.isFull = false;
    expect(await finish({ ...result, durationMinutes: 16 })).toBe(true);
    expect(tried).toEqual(['id-1', 'id-1']);
    expect(kept).toHaveLength(1);
  });
});
