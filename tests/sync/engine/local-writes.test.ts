import { describe, expect, test } from 'vitest';
import { localWrite } from '../../../sync/engine/local-write.ts';
import { createMemoryData, createMemoryStore } from '../../support/reference/memory-store.ts';

const key = (id: string) => ({ collection: 'kata_forms', id });

function openStore() {
  const data = createMemoryData('m');
  let transactions = 0;
  const pause = async (before: string) => {
    if (before === 'write') transactions += 1;
  };
  const store = createMemoryStore(data, { pause, newDeviceId: () => 'd' });
  return { store, zou: (id: string) => data.rows.get('kata_forms')?.get(id)?.body.zou, count: () => transactions };
}

describe('writing several rows', () => {
  test('takes one transaction and gives each write an id of its own', async () => {
    const { store, zou, count } = openStore();
    const ids = ['m1', 'm2'].values();
    await localWrite(store, () => ids.next().value ?? '', [
      { key: key('a'), change: () => ({ zou: '朝' }) },
      { key: key('b'), change: () => ({ zou: '夜' }) },
    ]);
    expect([zou('a'), zou('b'), count()]).toEqual(['朝', '夜', 1]);
    const { pending } = await store.readForPush(10);
    expect(pending.map(({ delivery }) => delivery.mutationId)).toEqual(['m1', 'm2']);
  });

  test('shows a later write of the same row the earlier one', async () => {
    const { store, zou } = openStore();
    await localWrite(store, () => 'm', [
      { key: key('a'), change: () => ({ zou: '朝' }) },
      { key: key('a'), change: (current) => (current?.zou === '朝' ? { zou: '朝の海' } : 'skip') },
    ]);
    expect(zou('a')).toBe('朝の海');
  });

  test('stores nothing when one of the changes throws', async () => {
    const { store, zou } = openStore();
    const failing = () => {
      throw new Error('Cannot compute the change');
    };
    const writes = [
      { key: key('a'), change: () => ({ zou: '朝' }) },
      { key: key('b'), change: failing },
    ];
    await expect(localWrite(store, () => 'm', writes)).rejects.toThrow('Cannot compute');
    expect(zou('a')).toBeUndefined();
  });
});
