import { describe, expect, test } from 'vitest';
import { MAX_PUSH_BYTES } from '../../../sync/protocol/sync-exchange.ts';
import type { DocRef } from '../../../sync/replication/ports.ts';
import { buildRequest, chooseBatch } from '../../../sync/replication/request.ts';
import { initialSyncState } from '../../../sync/replication/sync-state.ts';
import { writeLocally } from '../../../sync/replication/transitions.ts';
import { clean, kata } from './docs.ts';

function unsent(zou: string): DocRef {
  const doc = writeLocally(null, 'k', kata({ zou }), 'm');
  if (doc === null) throw new Error('nothing was written');
  return { c: 'kata_forms', doc };
}

describe('a batch', () => {
  test('takes no more rows than asked for', () => {
    expect(chooseBatch([unsent('一'), unsent('二'), unsent('三')], 2)).toHaveLength(2);
  });

  test('stays under the size of a request, counted in bytes, but is never empty', () => {
    const third = 'あ'.repeat(MAX_PUSH_BYTES / 9);
    expect(chooseBatch([unsent(third), unsent(third), unsent(third)], 200)).toHaveLength(2);
    expect(chooseBatch([unsent('あ'.repeat(MAX_PUSH_BYTES))], 200)).toHaveLength(1);
    expect(chooseBatch([], 200)).toEqual([]);
  });
});

describe('a request', () => {
  test('tells where the device stands and carries the touched fields', () => {
    const doc = writeLocally(clean(4), 'k', { name: '春' }, 'm2');
    const state = { ...initialSyncState('phone'), cursor: 9, epoch: 'e' };
    const request = buildRequest(state, doc === null ? [] : [{ c: 'kata_forms', doc }], {
      nowMs: 0,
      library: { notices: 3 },
    });
    expect(request).toMatchObject({ since: 9, epoch: 'e', device: 'phone', library: { notices: 3 } });
    expect(request.now_client).toBe('1970-01-01T00:00:00.000Z');
    expect(request.push).toEqual([
      { c: 'kata_forms', id: 'k', base_rev: 4, mut: 'm2', past: [], op: 'set', patch: { name: '春' } },
    ]);
  });
});
