import { describe, expect, test } from 'vitest';
import { kataFormsRule as rule } from '../../../sync/collections/kata-forms.ts';
import { loginRecordsRule } from '../../../sync/collections/login-records.ts';
import type { Body } from '../../../sync/protocol/json.ts';
import type { RowResult, WireRow } from '../../../sync/protocol/sync-exchange.ts';
import { cleanDoc, deletedDoc, type SyncedDoc } from '../../../sync/replication/document.ts';
import {
  applyRow,
  patchOf,
  prepareForReset,
  settle as settleOrNone,
  writeLocally,
} from '../../../sync/replication/transitions.ts';
import { clean, kata, row, tombstone } from './docs.ts';

function write(doc: SyncedDoc | null, body: Body | null, mut: string): SyncedDoc {
  const next = writeLocally(doc, 'k', body, mut);
  if (next === null) throw new Error('nothing was written');
  return next;
}

const settle = (doc: SyncedDoc | null, sent: SyncedDoc, result: RowResult) => settleOrNone(doc, sent, result, rule);
const head = { c: 'kata_forms', id: 'k' };
const ok = (mut: string, rev: number): RowResult => ({ ...head, mut, status: 'ok', rev });
const mergedInto = (mut: string, at: WireRow | null): RowResult => ({ ...head, mut, status: 'merged', row: at });
const merged = (mut: string, rev: number, fields: Body = {}) => mergedInto(mut, row(rev, fields));
const rejected = (mut: string, at: WireRow | null): RowResult => ({
  ...{ ...head, mut },
  status: 'rejected',
  code: 'too_long',
  row: at,
});

describe('a local write', () => {
  test('of a new row sends all of it', () => {
    const doc = write(null, kata(), 'a');
    expect(doc).toMatchObject({ rev: 0, dirty: 1, mut: 'a', base: null });
    expect(patchOf(doc, rule)).toEqual({ ...kata(), copy_count: undefined });
  });

  test('sends the touched fields only, also one that is set back or that had no value', () => {
    const doc = write(write(clean(3), { name: 'い', zou: '川' }, 'a'), { zou: '橋' }, 'b');
    expect(patchOf(doc, rule)).toEqual({ name: 'い', zou: '橋' });
    expect(doc).toMatchObject({ mut: 'b', past: ['a'], base: { name: null, zou: '橋' } });
    const bare = write(cleanDoc('k', 3, { zou: '橋' }), { name: 'い' }, 'a');
    expect(patchOf(bare, rule)).toEqual({ name: 'い' });
  });

  test('deletes, and deletes nothing twice', () => {
    const gone = write(clean(3), null, 'a');
    expect(gone).toMatchObject({ del: true, dirty: 1, base: {} });
    expect(patchOf(gone, rule)).toEqual({});
    expect(writeLocally(gone, 'k', null, 'b')).toBe(gone);
    expect(writeLocally(null, 'k', null, 'b')).toBeNull();
  });

  test('remembers the latest 48 writes that it replaces', () => {
    let doc = clean(3);
    for (let n = 0; n <= 60; n += 1) doc = write(doc, { name: `${n}` }, `m${n}`);
    expect(doc.past).toHaveLength(48);
    expect(doc.past.at(-1)).toBe('m59');
  });
});

describe('an answer', () => {
  const sent = write(clean(3), { name: 'い' }, 'a');

  const answers: readonly [string, RowResult, SyncedDoc][] = [
    ['that accepts the very last write settles the row', ok('a', 5), clean(5, { name: 'い' })],
    ['that merged it brings the row as it is there', merged('a', 5, { zou: '川' }), clean(5, { zou: '川' })],
    ['that knows it already does, too', { ...head, mut: 'a', status: 'dup', row: row(5) }, clean(5)],
    ['whose row is deleted leaves only the mark', mergedInto('a', tombstone(5)), deletedDoc('k', 5)],
    ['whose row is forgotten does, too', mergedInto('a', null), deletedDoc('k', 3)],
  ];
  test.each(answers)('%s', (_name, result, expected) => {
    expect(settle(sent, sent, result)).toEqual(expected);
  });

  test('to an older write leaves the newer one to be sent, with only what it touched', () => {
    const doc = write(sent, { zou: '川' }, 'b');
    const next = settle(doc, sent, ok('a', 5));
    expect(next).toMatchObject({ dirty: 1, mut: 'b', rev: 5, past: [], base: { zou: '橋' } });
    expect(next && patchOf(next, rule)).toEqual({ zou: '川' });
  });

  test('to an older write keeps a field that was changed and set back meanwhile', () => {
    const doc = write(write(sent, { name: 'う' }, 'b'), { name: 'い' }, 'c');
    const next = settle(doc, sent, ok('a', 5));
    expect(next).toMatchObject({ past: ['b'] });
    expect(next && patchOf(next, rule)).toEqual({ name: 'い' });
  });

  test('that comes after a newer version of the row does not take the row back', () => {
    const pulled = applyRow(sent, row(7, { name: 'い', zou: '川' }), rule);
    expect(settle(pulled, sent, ok('a', 5))).toEqual(clean(7, { name: 'い', zou: '川' }));
  });

  test('to a write that was settled before changes nothing', () => {
    const settled = clean(8, { name: 'え' });
    expect(settle(settled, sent, ok('a', 5))).toBe(settled);
    expect(settle(settled, sent, rejected('a', row(5)))).toBe(settled);
    const edited = write(settled, { name: 'い' }, 'z');
    expect(settle(edited, sent, ok('a', 5))).toBe(edited);
  });

  test('that refuses parks the row over what the server has; a newer write goes on', () => {
    const parked = settle(sent, sent, rejected('a', row(5, { zou: '川' })));
    expect(parked).toMatchObject({ dirty: 2, code: 'too_long', rev: 5, body: { name: 'い', zou: '川' } });
    const doc = write(sent, { name: 'う' }, 'b');
    expect(settle(doc, sent, rejected('a', null))).toEqual(doc);
  });

  test('that refuses what the server has from elsewhere settles the row', () => {
    expect(settle(sent, sent, rejected('a', row(5, { name: 'い' })))).toEqual(clean(5, { name: 'い' }));
  });
});

describe('a row from the server', () => {
  const unsent = write(clean(3), { name: 'い' }, 'a');

  test.each([
    ['is taken in where there is none', null, row(5), clean(5)],
    ['replaces an older one', clean(3), row(5, { zou: '川' }), clean(5, { zou: '川' })],
    ['of the same revision may bring more', cleanDoc('k', 5, { zou: '橋' }), row(5), clean(5)],
    ['of an older revision changes nothing', clean(7), row(5, { zou: '川' }), clean(7)],
    ['does not bring a deleted one back', deletedDoc('k', 7), row(5), deletedDoc('k', 7)],
    ['that is deleted beats an unsent edit', unsent, tombstone(5), deletedDoc('k', 5)],
  ])('%s', (_name, doc, from, expected) => {
    expect(applyRow(doc, from, rule)).toEqual(expected);
  });

  test('leaves the touched fields of an unsent edit as they are', () => {
    const next = applyRow(unsent, row(5, { name: 'う', zou: '川' }), rule);
    expect(next).toMatchObject({ rev: 5, mut: 'a', base: { name: 'う' }, body: { name: 'い', zou: '川' } });
  });

  test('joins a login claimed on two devices, and the earlier claim stays', () => {
    const mine = { kind: 'login', claimed_at: '2026-11-20T05:00:00.000Z', tz: null, device: 'a' };
    const theirs = { kind: 'ticket', claimed_at: '2026-11-20T01:00:00.000Z', tz: 'UTC', device: 'b' };
    const doc = writeLocally(null, '2026-11-20', mine, 'm');
    const next = applyRow(
      doc,
      { c: 'login_records', id: '2026-11-20', rev: 4, deleted: false, ...theirs },
      loginRecordsRule,
    );
    expect(next).toMatchObject({ dirty: 1, body: { ...theirs, kind: 'login' } });
    expect(next && patchOf(next, loginRecordsRule)).toEqual({ kind: 'login' });
  });
});

describe('a reset', () => {
  test('offers what the server has lost, unless it was written there since', () => {
    const offered = prepareForReset(clean(9, { name: 'い' }), 6, 'n', rule);
    expect(offered).toMatchObject({ rev: 7, dirty: 1, mut: 'n', base: null });
    expect(applyRow(offered, row(5), rule)).toBe(offered);
    expect(applyRow(offered, row(8, { name: 'う' }), rule)).toEqual(clean(8, { name: 'う' }));
    expect(patchOf(offered, rule)).toMatchObject({ name: 'い', zou: '橋' });
  });

  test.each([
    ['a row that the server knows waits to be seen', clean(5), { rev: 0, dirty: 0 }],
    [
      'an unsent edit keeps what it touched',
      write(clean(5), { name: 'い' }, 'a'),
      { rev: 0, dirty: 1, base: { name: null } },
    ],
    [
      'an unsent edit of a lost row is sent whole',
      write(clean(9), { name: 'い' }, 'a'),
      { rev: 0, dirty: 1, base: { zou: '橋', ishiki: '渡る', name: null } },
    ],
    ['a lost deletion is sent again', deletedDoc('k', 9), { rev: 7, dirty: 1, del: true }],
    ['a row already offered stays so', prepareForReset(clean(9), 6, 'm', rule), { rev: 7, dirty: 1, mut: 'm' }],
  ])('%s', (_name, doc, expected) => {
    expect(prepareForReset(doc, 6, 'n', rule)).toMatchObject(expected);
  });
});
