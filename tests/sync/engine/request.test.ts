import { describe, expect, test } from 'vitest';
import { buildRequest, chooseBatch, orderForPush } from '../../../sync/engine/request.ts';
import { absentRow, type ChangedRow, hasChange, type Row } from '../../../sync/engine/row.ts';
import { transition } from '../../../sync/engine/row-transitions.ts';
import { initialSyncState } from '../../../sync/engine/sync-state.ts';
import { currentBuild } from '../../../sync/model/build.ts';
import type { Body } from '../../../sync/model/json.ts';
import { ROW_SCHEMA } from '../../../sync/model/row-schema.ts';
import { loginRecords } from '../../../sync/model/streak/login-records.collection.ts';
import { MAX_PUSH_BYTES, type PushedRow } from '../../../sync/protocol/sync-exchange.ts';
import { edit, former, kata, pending, remove, reset, rowAfter, synced, tombstone } from './rows.ts';

function changed(row: Row): ChangedRow {
  if (!hasChange(row)) throw new Error('The row has no change');
  return row;
}

/** The pushed form of a row. */
function pushedRow(row: Row): PushedRow | undefined {
  const source = { state: initialSyncState('phone', currentBuild.schema, 'member') };
  return buildRequest(currentBuild, source, [changed(row)], 0).push[0];
}

const inserted = (zou: string) => changed(pending({ op: 'insert' }, { zou }, ['m']));

describe('pending rows', () => {
  test('are sent in their order, but tickets and lessons last, a second round after the first', () => {
    const row = (collection: string, id: string, body: Body = {}) =>
      changed({ ...pending({ op: 'insert' }, {}, ['m']), collection, id, body });
    const rows = [
      row('login_records', '2026-11-18', { kind: 'ticket' }),
      row('login_records', '2026-11-19', { kind: 'login' }),
      row('training_progress', 'brain-speed-2'),
      row('training_progress', 'brain-speed'),
      row('kata_forms', 'k'),
    ];
    expect(orderForPush(currentBuild, rows).map(({ id }) => id)).toEqual([
      ...['2026-11-19', 'k', '2026-11-18', 'brain-speed', 'brain-speed-2'],
    ]);
  });
});

describe('a row that was edited once more', () => {
  test('names the write that set each of the other fields', () => {
    const row = rowAfter(synced(3), edit({ zou: '川' }, 'a'), edit({ name: 'い', zou: '川' }, 'b'));
    expect(pushedRow(row)).toMatchObject({
      mutation_id: 'b',
      superseded_ids: ['a'],
      patch: { zou: '川', name: 'い' },
      written_by: { zou: 'a' },
    });
    expect(pushedRow(rowAfter(row, edit({ zou: '山' }, 'c')))).toMatchObject({ written_by: { name: 'b' } });
  });

  test('of a collection that is joined as a whole names nothing', () => {
    const progress = changed(pending({ op: 'insert' }, {}, ['a', 'b'], { current_lesson: 'a' }));
    expect(pushedRow({ ...progress, collection: 'training_progress' })).not.toHaveProperty('written_by');
  });
});

describe('a batch', () => {
  test('stays below the size limit, counted in bytes, but has at least one row', () => {
    const third = inserted('あ'.repeat(MAX_PUSH_BYTES / 9));
    expect(chooseBatch(currentBuild, [third, third, third])).toHaveLength(2);
    expect(chooseBatch(currentBuild, [inserted('あ'.repeat(MAX_PUSH_BYTES)), third])).toHaveLength(1);
    expect(chooseBatch(currentBuild, [])).toEqual([]);
  });

  test('does not divide the tickets of a bridge, unless they are more than may be sent', () => {
    const row = (id: string, bridge: string | null) =>
      changed({
        ...pending({ op: 'insert' }, {}, ['m']),
        collection: 'login_records',
        id,
        body: { kind: 'ticket', bridge },
      });
    const rows = [row('1', null), row('2', 'a'), row('3', 'a'), row('4', null), row('5', 'a'), row('6', 'b')];
    const sent = (from: number, maxRows: number) =>
      chooseBatch(currentBuild, rows.slice(from), maxRows).map(({ id }) => id);
    expect(sent(0, 4)).toEqual(['1']);
    expect(sent(1, 4)).toEqual(['2', '3', '4', '5']);
    expect(sent(0, 5)).toEqual(['1', '2', '3', '4', '5']);
    expect(sent(1, 2)).toEqual(['2', '3']);
    expect(sent(0, 9)).toHaveLength(6);
  });

  test('counts control characters as JSON escapes them', () => {
    const escaped = inserted('\u0001'.repeat(MAX_PUSH_BYTES / 10));
    expect(chooseBatch(currentBuild, [escaped, escaped])).toHaveLength(1);
  });
});

describe('a request', () => {
  test("names the device's position", () => {
    const state = { ...initialSyncState('phone', currentBuild.schema, 'member'), cursor: 9, epoch: 'e' };
    expect(buildRequest(currentBuild, { state }, [], 0)).toEqual({
      v: 1,
      schema: ROW_SCHEMA,
      epoch: 'e',
      device: 'phone',
      since: 9,
      synced_at: null,
      limit: 2000,
      now_client: '1970-01-01T00:00:00.000Z',
      push: [],
    });
  });

  test('says how long the device was away, except during a reset', () => {
    const state = {
      ...initialSyncState('phone', currentBuild.schema, 'member'),
      epoch: 'e',
      synced_at: '2026-11-20T00:00:00.000Z',
    };
    expect(buildRequest(currentBuild, { state }, [], 0).synced_at).toBe('2026-11-20T00:00:00.000Z');
    expect(buildRequest(currentBuild, { state: { ...state, reset: ['absent'] } }, [], 0).synced_at).toBeNull();
  });
});

describe('a pushed row', () => {
  const written = { ...kata({ name: 'い' }) };
  delete written.copy_count;
  const head = { collection: 'kata_forms', id: 'k', mutation_id: 'm', superseded_ids: ['earlier'] };

  test.each([
    [
      'of an insert has all fields that members write',
      pending({ op: 'insert' }, { name: 'い' }, ['earlier', 'm']),
      { ...head, op: 'insert', base_rev: 0, patch: written },
    ],
    [
      'of an update has the edited fields, even one set back to its old value',
      pending({ op: 'update', rev: 4, mergeBase: { name: null, zou: '橋' } }, { name: 'い' }, ['earlier', 'm']),
      { ...head, op: 'update', base_rev: 4, patch: { name: 'い', zou: '橋' } },
    ],
    [
      'of a deletion has no fields',
      pending({ op: 'delete', rev: 4, mergeBase: { name: null } }, { name: 'い' }, ['earlier', 'm']),
      { ...head, op: 'delete', base_rev: 4, patch: {} },
    ],
    [
      'of a restore has the edited and joined fields apart from the others',
      pending({ op: 'restore', knownRev: 6, former: former(7), mergeBase: { name: null } }, { name: 'い' }, [
        'earlier',
        'm',
      ]),
      {
        ...head,
        op: 'restore',
        base_rev: 6,
        patch: { name: 'い', review: null },
        original: { zou: '橋', ishiki: '渡る', category: null, is_copied: false, original_id: null },
        former_epoch: 'ended',
        former_rev: 7,
      },
    ],
  ])('%s', (_name, row, expected) => {
    expect(pushedRow(row)).toEqual(expected);
  });

  test('of a deletion that a reset sends again is based on nothing', () => {
    expect(pushedRow(rowAfter(tombstone(9), reset(6, 'm')))).toMatchObject({ op: 'delete', base_rev: 0, patch: {} });
    expect(pushedRow(rowAfter(synced(9), remove('m'), reset(6)))).toMatchObject({ op: 'delete', base_rev: 0 });
  });

  test('of a restore in a collection with a merge function has all fields in the patch', () => {
    const claim = { kind: 'login', claimed_at: '2026-11-20T05:00:00.000Z', tz: null, device: 'a' };
    const stored: Row = {
      ...absentRow('login_records', '2026-11-20'),
      body: claim,
      delivery: { status: 'synced', rev: 9, deleted: false, supersededIds: [] },
    };
    const row = transition(stored, { type: 'reset', epoch: 'ended', knownRev: 6, mutationId: 'm' }, loginRecords);
    expect(pushedRow(row)).toMatchObject({ op: 'restore', base_rev: 6, patch: claim, original: {} });
  });
});
