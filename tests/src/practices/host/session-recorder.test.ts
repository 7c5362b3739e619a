import { describe, expect, test } from 'vitest';
import { createRecorder, type SessionState } from '../../../../src/practices/host/session-recorder.ts';
import type { PracticeResult } from '../../../../src/practices/practice.ts';

const result: PracticeResult = { title: '流絵', number: 1, durationMinutes: 15, done: '終えました' };

/** A visit on a device whose storage can fail. */
function startVisit() {
  const stored: { readonly id: string; readonly result: PracticeResult }[] = [];
  const states: SessionState[] = [];
  const device = { isFull: false };
  let ids = 0;
  const recorder = createRecorder({
    newId() {
      ids += 1;
      return `id-${ids}`;
    },
    async record(id, recorded) {
      const { isFull } = device;
      await Promise.resolve();
      if (!isFull) stored.push({ id, result: recorded });
      return !isFull;
    },
    onState: (state) => states.push(state),
  });
  return { ...recorder, stored, states, device };
}

describe('the session of a visit', () => {
  test('is stored once when a second tap comes before the first is stored', async () => {
    const { stored, store, states } = startVisit();
    expect(await Promise.all([store(result), store({ ...result })])).toEqual([true, true]);
    expect(stored).toEqual([{ id: 'id-1', result }]);
    expect(states).toEqual(['storing', 'stored']);
  });

  test('is stored once when a second tap comes after the first was stored', async () => {
    const { stored, store } = startVisit();
    await store(result);
    expect(await store({ ...result, durationMinutes: 16 })).toBe(true);
    expect(stored).toHaveLength(1);
  });

  test('keeps its id when a failed attempt is repeated', async () => {
    const { stored, store, device, states } = startVisit();
    device.isFull = true;
    expect(await store(result)).toBe(false);
    device.isFull = false;
    expect(await store({ ...result, durationMinutes: 16 })).toBe(true);
    expect(stored).toEqual([{ id: 'id-1', result: { ...result, durationMinutes: 16 } }]);
    expect(states).toEqual(['storing', 'failed', 'storing', 'stored']);
  });

  test('is followed by another one, also of the same result', async () => {
    const { stored, store, clear } = startVisit();
    await store(result);
    clear();
    await store(result);
    expect(stored.map(({ id }) => id)).toEqual(['id-1', 'id-2']);
  });

  test('is stored although the next one has begun, which does not show its state', async () => {
    const { stored, store, clear, states } = startVisit();
    const first = store(result);
    clear();
    expect(await first).toBe(true);
    expect(states).toEqual(['storing', 'none']);
    await store({ ...result, number: 2 });
    expect(stored.map(({ id }) => id)).toEqual(['id-1', 'id-2']);
  });
});
