import { describe, expect, test } from 'vitest';
import { ruleOf } from '../../../sync/collections/merge-rules.ts';
import type { SyncedDoc } from '../../../sync/replication/document.ts';
import { discardRow, localWrite, retryRow } from '../../../sync/replication/local-write.ts';
import { prepareForReset } from '../../../sync/replication/transitions.ts';
import { createMemoryData, createMemoryStore } from '../../support/memory-store.ts';
import { clean, kata } from './docs.ts';

function openDevice(doc?: SyncedDoc) {
  const data = createMemoryData('member');
  const rows = data.rows.get('kata_forms') ?? new Map<string, SyncedDoc>();
  if (doc !== undefined) rows.set('k', doc);
  const store = createMemoryStore(data, { pause: async () => {}, newDeviceId: () => 'phone' });
  let made = 0;
  const newMut = () => `m${++made}`;
  const target = { c: 'kata_forms', id: 'k' };
  return {
    rows,
    store,
    write: (change: Parameters<typeof localWrite>[3]) => localWrite(store, newMut, target, change),
    retry: () => retryRow(store, newMut, target),
    discard: () => discardRow(store, newMut, target),
  };
}

const refused = { dirty: 2, mut: 'old', code: 'too_long' } as const;

describe('a local write', () => {
  test('is stored with what it touched', async () => {
    const { rows, write } = openDevice(clean(3));
    await write(() => ({ name: '春' }));
    expect(rows.get('k')).toMatchObject({ dirty: 1, mut: 'm1', base: { name: null }, body: { name: '春' } });
  });

  test('leaves the row alone when told so', async () => {
    const { rows, write } = openDevice(clean(3));
    await write(() => 'leave');
    expect(rows.get('k')).toEqual(clean(3));
  });

  test('does not show a deleted row', async () => {
    const { rows, write } = openDevice(clean(3));
    await write(() => 'delete');
    await write((held) => (held === null ? 'leave' : { name: '春' }));
    expect(rows.get('k')).toMatchObject({ del: true, mut: 'm1' });
  });

  test.each([
    ['NUL', 'a\0b', 'ab'],
    ['half a surrogate pair', 'a\uD800b', 'a\uFFFDb'],
    ['a whole pair', '😀', '😀'],
  ])('keeps of %s what the database can hold', async (_name, typed, kept) => {
    const { rows, write } = openDevice(clean(3));
    await write(() => ({ name: typed, review: { note: [typed] } }));
    expect(rows.get('k')?.body).toMatchObject({ name: kept, review: { note: [kept] } });
  });
});

describe('a refused row', () => {
  test('is sent once more as a new write that replaces the old one', async () => {
    const { rows, retry } = openDevice({ ...clean(3), ...refused, base: {} });
    await retry();
    expect(rows.get('k')).toMatchObject({ dirty: 1, mut: 'm1', past: ['old'], code: null });
  });

  test('goes back to what the server has when given up', async () => {
    const { rows, discard } = openDevice({ ...clean(3, { name: '春' }), ...refused, base: { name: null } });
    await discard();
    expect(rows.get('k')).toEqual(clean(3));
  });

  test('given up, still counts among what the next write replaces what was sent of it before', async () => {
    const { rows, write, discard } = openDevice({
      ...clean(3, { name: '春' }),
      ...refused,
      past: ['late'],
      base: { name: null },
    });
    await discard();
    await write(() => ({ name: '秋' }));
    expect(rows.get('k')).toMatchObject({ dirty: 1, mut: 'm2', past: ['late'], body: { name: '秋' } });
  });

  test('goes away when given up before the server ever had it', async () => {
    const { rows, discard } = openDevice({ ...clean(0), ...refused });
    await discard();
    expect(rows.has('k')).toBe(false);
  });

  test('is offered to the server as it was accepted there, when given up after the server has lost it', async () => {
    const edit = { ...clean(9, { name: '春' }), ...refused, past: ['earlier'], base: { name: null } };
    const { rows, discard } = openDevice(prepareForReset(edit, 6, 'n', ruleOf('kata_forms')));
    await discard();
    expect(rows.get('k')).toEqual({ ...clean(1), dirty: 1, mut: 'm1' });
  });

  test('makes room for the version of a restored server when what was offered to it is given up', async () => {
    const offer = { ...prepareForReset(clean(9, { name: '春' }), 6, 'n', ruleOf('kata_forms')), ...refused };
    const { rows, store, discard } = openDevice(offer);
    await store.changeState((state) => ({ ...state, cursor: 12 }));
    await discard();
    expect(rows.has('k')).toBe(false);
    expect(await store.state()).toMatchObject({ cursor: 0, generation: 1 });
  });

  test('is the only kind that can be sent again or given up', async () => {
    const { rows, retry, discard } = openDevice(clean(3));
    await retry();
    await discard();
    expect(rows.get('k')).toEqual({ ...clean(3), body: kata() });
  });
});
