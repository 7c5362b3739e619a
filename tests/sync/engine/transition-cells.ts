import { expect, test } from 'vitest';
import { isStored, type Row, type RowEventOf, type RowEventType, type SyncedRow } from '../../../sync/engine/row.ts';
import { stateOf } from '../../../sync/engine/row-transitions.ts';
import { apply, deletedVersion, synced, version } from './rows.ts';

/** What the server's version has that the device's does not. */
export const REMOTE_FIELDS = { category: '朝' };

/** What a changed row has edited. */
export const OWN_FIELDS = { zou: '川' };

/** The mutations of a row that was sent once, and after one more edit. */
export const SENT = ['earlier', 'sent'] as const;
export const EDITED = [...SENT, 'new'] as const;

/** One event of each type, for a row. Results are those of the row's own write, or stale if it has none. */
function eventsFor(row: Row): { readonly [T in RowEventType]: RowEventOf<T> } {
  const sent = isStored(row) ? row : synced(0);
  const isDelete = 'op' in row.delivery && row.delivery.op === 'delete';
  return {
    edit: { type: 'edit', patch: { name: 'い' }, mutationId: 'new' },
    remove: { type: 'remove', mutationId: 'new' },
    pushAccepted: {
      type: 'pushAccepted',
      sent,
      version: isDelete ? deletedVersion(8) : version(8, { ...OWN_FIELDS, ...REMOTE_FIELDS }),
    },
    pushRejected: { type: 'pushRejected', sent, code: 'limit', version: version(8, REMOTE_FIELDS) },
    pulled: { type: 'pulled', version: version(9, REMOTE_FIELDS), newId: () => 'new' },
    retry: { type: 'retry', mutationId: 'new' },
    discard: { type: 'discard', mutationId: 'new' },
    reset: { type: 'reset', epoch: 'ended', knownRev: 4, mutationId: 'new' },
    sweep: { type: 'sweep', newId: () => 'new' },
    claim: { type: 'claim', isKept: false },
    unclaim: { type: 'unclaim' },
  };
}

/** 'keep': the same object. A row: what `start` becomes. `from` replaces `start` for one event. */
type Cell = 'keep' | Row | { readonly from: SyncedRow; readonly to: Row };

export type Cells = Readonly<Record<RowEventType, Cell>>;

/** A row in one state, and what each event makes of it. */
export type StateTests = Cells & { readonly start: Row };

/** Defines one test for each event. */
export function testCells({ start, ...cells }: StateTests) {
  test.each(Object.entries<Cell>(cells))('%s', (type, cell) => {
    const row = typeof cell === 'object' && 'from' in cell ? cell.from : start;
    expect(stateOf(row)).toBe(stateOf(start));
    const event = new Map(Object.entries(eventsFor(row))).get(type);
    if (event === undefined) throw new Error(`Cannot find the event "${type}"`);
    const next = apply(row, event);
    if (cell === 'keep') expect(next).toBe(row);
    else expect(next).toStrictEqual('from' in cell ? cell.to : cell);
  });
}
