import { describe, expect, test } from 'vitest';
import { absentRow } from '../../../sync/engine/row.ts';
import { transition } from '../../../sync/engine/row-transitions.ts';
import type { Collection } from '../../../sync/model/collection.ts';
import type { Body } from '../../../sync/model/json.ts';
import { scheduleReview } from '../../../sync/model/kata/review-schedule.ts';
import { loginRecords } from '../../../sync/model/streak/login-records.collection.ts';
import {
  absent,
  apply,
  deletedVersion,
  edit,
  former,
  kata,
  pending,
  pulled,
  rejected,
  rowAfter,
  synced,
  tombstone,
  version,
} from './rows.ts';

const NOON = Date.parse('2026-11-20T03:00:00Z');

describe('a pulled version', () => {
  const edited = rowAfter(synced(3), edit({ name: 'い' }, 'a'));

  test.each([
    ['with equal revision may bring more fields', { ...synced(5), body: { zou: '橋' } }, version(5), synced(5)],
    ['deletes a row', synced(3), deletedVersion(5), tombstone(5)],
    ['leaves a tombstone for a missing row', absent, deletedVersion(5), tombstone(5)],
    ['that is deleted overrides a pending edit', edited, deletedVersion(5), tombstone(5)],
  ])('%s', (_name, row, at, expected) => {
    expect(apply(row, pulled(at))).toStrictEqual(expected);
  });

  test.each([
    ['older than the row', synced(7), version(5, { zou: '川' })],
    ['older than a tombstone', tombstone(7), version(5)],
    ['equal to the row', synced(5), version(5)],
    ['equal to a tombstone', tombstone(5), deletedVersion(5)],
    ['older than the base of a pending edit', edited, version(2, { zou: '川' })],
    ['deleted before the base of a pending edit', edited, deletedVersion(2)],
  ])('changes nothing when it is %s', (_name, row, at) => {
    expect(apply(row, pulled(at))).toBe(row);
  });

  test('changes the fields that a pending edit has not set', () => {
    const next = apply(edited, pulled(version(5, { name: 'う', zou: '川' })));
    const change = { op: 'update', rev: 5, mergeBase: { name: 'う' } } as const;
    expect(next).toStrictEqual(pending(change, { name: 'い', zou: '川' }, ['a']));
  });

  test('keeps an edited field pending when the server has the same value', () => {
    const change = { op: 'update', rev: 5, mergeBase: { name: 'い' } } as const;
    expect(apply(edited, pulled(version(5, { name: 'い' })))).toStrictEqual(pending(change, { name: 'い' }, ['a']));
  });

  test('with the values of a rejected edit makes the row synced', () => {
    const row = rejected({ op: 'update', rev: 3, mergeBase: { name: null } }, { name: 'い' }, ['a']);
    expect(apply(row, pulled(version(5, { name: 'い' })))).toStrictEqual(synced(5, { name: 'い' }));
  });

  test('joins a field of a pending edit and keeps the later review', () => {
    const early = { ...scheduleReview(null, 'again', NOON) };
    const late = { ...scheduleReview(null, 'again', NOON + 60_000) };
    const row = rowAfter(synced(3), edit({ review: early }, 'a'));
    expect(rowAfter(row, pulled(version(5, { review: late }))).body).toEqual(kata({ review: late }));
    const newer = rowAfter(synced(3), edit({ review: late }, 'a'));
    expect(rowAfter(newer, pulled(version(5, { review: early }))).body).toEqual(kata({ review: late }));
  });
});

describe('a pulled version in a collection with a merge function', () => {
  const mine = { kind: 'login', claimed_at: '2026-11-20T05:00:00.000Z', tz: null, device: 'a', bridge: null };
  const theirs = { kind: 'ticket', claimed_at: '2026-11-20T01:00:00.000Z', tz: 'UTC', device: 'b', bridge: null };
  const collection: Collection = loginRecords;
  const inserted = transition(
    absentRow('login_records', '2026-11-20'),
    { type: 'edit', patch: mine, mutationId: 'm' },
    collection,
  );
  const merge = (body: Body) =>
    transition(
      inserted,
      { type: 'pulled', newId: () => 'pulled', version: { rev: 4, deleted: false, body } },
      collection,
    );

  test('is joined with a pending insert; only the differing fields remain to send', () => {
    expect(merge(theirs)).toStrictEqual({
      collection: 'login_records',
      id: '2026-11-20',
      body: { ...theirs, kind: 'login' },
      delivery: {
        status: 'pending',
        mutationId: 'm',
        supersededIds: [],
        op: 'update',
        rev: 4,
        mergeBase: { kind: 'ticket' },
      },
    });
  });

  test('that is newer but lacks a part was stored by a server that lost rows: the part is sent again', () => {
    const earlier = { ...mine, claimed_at: '2026-11-20T00:00:00.000Z' };
    const row = {
      ...inserted,
      body: earlier,
      delivery: { status: 'synced', rev: 2, deleted: false, supersededIds: [] },
    } as const;
    const version = { rev: 4, deleted: false, body: mine };
    const next = transition(row, { type: 'pulled', newId: () => 'again', version }, collection);
    const mergeBase = { claimed_at: mine.claimed_at };
    expect(next).toMatchObject({ body: earlier, delivery: { status: 'pending', op: 'update', rev: 4, mergeBase } });
  });

  test('equal to a pending insert leaves no field to send, but the row pending until its result', () => {
    expect(merge(mine).delivery).toMatchObject({ status: 'pending', op: 'update', rev: 4, mergeBase: {} });
  });
});

describe('a version that only the server has changed since the backup', () => {
  const restoring = pending({ op: 'restore', knownRev: 6, former: former(7), mergeBase: {} }, { name: 'い' }, ['a']);

  test('does not replace the version that the server lost', () => {
    expect(apply(restoring, pulled({ ...version(8), writtenRev: 6 }))).toBe(restoring);
  });
});
