import { describe } from 'vitest';
import type { RowState } from '../../../sync/engine/row-transitions.ts';
import { pick } from '../../../sync/model/json.ts';
import { kataForms } from '../../../sync/model/kata/kata-forms.collection.ts';
import { KEPT_HERE } from '../../../sync/model/rejection-codes.ts';
import type { PushOp } from '../../../sync/protocol/sync-exchange.ts';
import { absent, former, kata, pending, rejected, synced, tombstone, unconfirmed } from './rows.ts';
import { EDITED, OWN_FIELDS, REMOTE_FIELDS, SENT, type StateTests, testCells } from './transition-cells.ts';

/** The server's values of all fields that an insert has set. */
const remoteKata = pick(kata(REMOTE_FIELDS), kataForms.fields);

/** Who wrote what an edit of `name` or a retry leaves as it was: of an update that set `zou`, and of a new row. */
const WRITERS = { zou: 'sent' };
const ALL = Object.fromEntries(kataForms.fields.map((field) => [field, 'sent']));
const { name: _, ...UNNAMED } = ALL;

/** The transition table: every state with every event. The compiler demands each cell. */
const table: Record<Exclude<RowState, 'rejected'>, StateTests> = {
  absent: {
    start: absent,
    edit: { ...pending({ op: 'insert' }, {}, ['new']), body: { name: 'い' } },
    claim: 'keep',
    unclaim: 'keep',
    remove: 'keep',
    pushAccepted: synced(8, { ...OWN_FIELDS, ...REMOTE_FIELDS }),
    pushRejected: synced(8, REMOTE_FIELDS),
    pulled: synced(9, REMOTE_FIELDS),
    retry: 'keep',
    discard: 'keep',
    reset: 'keep',
    sweep: 'keep',
  },
  synced: {
    start: synced(5, {}, ['earlier']),
    edit: pending({ op: 'update', rev: 5, mergeBase: { name: null } }, { name: 'い' }, ['earlier', 'new']),
    claim: 'keep',
    unclaim: 'keep',
    remove: pending({ op: 'delete', rev: 5, mergeBase: {} }, {}, ['earlier', 'new']),
    pushAccepted: synced(8, { ...OWN_FIELDS, ...REMOTE_FIELDS }, ['earlier']),
    pushRejected: synced(8, REMOTE_FIELDS, ['earlier']),
    pulled: synced(9, REMOTE_FIELDS, ['earlier']),
    retry: 'keep',
    discard: 'keep',
    reset: pending({ op: 'restore', knownRev: 4, former: former(5), mergeBase: {} }, {}, ['earlier', 'new']),
    sweep: 'keep',
  },
  tombstone: {
    start: tombstone(5, ['earlier']),
    edit: {
      ...pending({ op: 'update', rev: 5, mergeBase: { name: null } }, {}, ['earlier', 'new']),
      body: { name: 'い' },
    },
    claim: 'keep',
    unclaim: 'keep',
    remove: 'keep',
    pushAccepted: synced(8, { ...OWN_FIELDS, ...REMOTE_FIELDS }, ['earlier']),
    pushRejected: synced(8, REMOTE_FIELDS, ['earlier']),
    pulled: synced(9, REMOTE_FIELDS, ['earlier']),
    retry: 'keep',
    discard: 'keep',
    reset: { ...pending({ op: 'delete', rev: 0, mergeBase: null }, {}, ['earlier', 'new']), body: {} },
    sweep: 'keep',
  },
  unconfirmed: {
    start: unconfirmed({}, ['earlier']),
    edit: pending({ op: 'update', rev: null, former: former(1), mergeBase: { name: null } }, { name: 'い' }, [
      'earlier',
      'new',
    ]),
    claim: 'keep',
    unclaim: 'keep',
    remove: pending({ op: 'delete', rev: null, former: former(1), mergeBase: {} }, {}, ['earlier', 'new']),
    pushAccepted: synced(8, { ...OWN_FIELDS, ...REMOTE_FIELDS }, ['earlier']),
    pushRejected: synced(8, REMOTE_FIELDS, ['earlier']),
    pulled: synced(9, REMOTE_FIELDS, ['earlier']),
    retry: 'keep',
    discard: 'keep',
    reset: 'keep',
    sweep: pending({ op: 'restore', knownRev: 0, former: former(1), mergeBase: {} }, {}, ['earlier', 'new']),
  },
  insert: {
    start: pending({ op: 'insert' }, OWN_FIELDS, SENT),
    edit: pending({ op: 'insert' }, { ...OWN_FIELDS, name: 'い' }, EDITED, UNNAMED),
    claim: pending({ op: 'claim', claimed: kataForms.fields }, OWN_FIELDS, SENT),
    unclaim: 'keep',
    remove: pending({ op: 'delete', rev: 0, mergeBase: null }, OWN_FIELDS, EDITED, ALL),
    pushAccepted: synced(8, { ...OWN_FIELDS, ...REMOTE_FIELDS }),
    pushRejected: rejected({ op: 'update', rev: 8, mergeBase: remoteKata }, OWN_FIELDS, SENT, 'limit'),
    pulled: pending({ op: 'update', rev: 9, mergeBase: remoteKata }, OWN_FIELDS, SENT),
    retry: 'keep',
    discard: 'keep',
    reset: 'keep',
    sweep: 'keep',
  },
  claim: {
    start: pending({ op: 'claim', claimed: kataForms.fields }, OWN_FIELDS, SENT),
    edit: pending(
      { op: 'claim', claimed: kataForms.fields.filter((field) => field !== 'name') },
      { ...OWN_FIELDS, name: 'い' },
      EDITED,
      UNNAMED,
    ),
    claim: 'keep',
    unclaim: pending({ op: 'insert' }, OWN_FIELDS, SENT),
    remove: pending({ op: 'delete', rev: 0, mergeBase: null }, OWN_FIELDS, EDITED, ALL),
    pushAccepted: synced(8, { ...OWN_FIELDS, ...REMOTE_FIELDS }),
    pushRejected: rejected({ op: 'update', rev: 8, mergeBase: remoteKata }, OWN_FIELDS, SENT, 'limit'),
    pulled: synced(9, REMOTE_FIELDS),
    retry: 'keep',
    discard: 'keep',
    reset: 'keep',
    sweep: pending({ op: 'insert' }, OWN_FIELDS, SENT),
  },
  update: {
    start: pending({ op: 'update', rev: 5, mergeBase: { zou: '橋' } }, OWN_FIELDS, SENT),
    edit: pending(
      { op: 'update', rev: 5, mergeBase: { zou: '橋', name: null } },
      { ...OWN_FIELDS, name: 'い' },
      EDITED,
      WRITERS,
    ),
    claim: 'keep',
    unclaim: 'keep',
    remove: pending({ op: 'delete', rev: 5, mergeBase: { zou: '橋' } }, OWN_FIELDS, EDITED, WRITERS),
    pushAccepted: synced(8, { ...OWN_FIELDS, ...REMOTE_FIELDS }),
    pushRejected: rejected(
      { op: 'update', rev: 8, mergeBase: { zou: '橋' } },
      { ...OWN_FIELDS, ...REMOTE_FIELDS },
      SENT,
      'limit',
    ),
    pulled: pending({ op: 'update', rev: 9, mergeBase: { zou: '橋' } }, { ...OWN_FIELDS, ...REMOTE_FIELDS }, SENT),
    retry: 'keep',
    discard: 'keep',
    reset: pending({ op: 'restore', knownRev: 4, former: former(5), mergeBase: { zou: '橋' } }, OWN_FIELDS, SENT),
    sweep: {
      from: pending({ op: 'update', rev: null, former: former(1), mergeBase: { zou: '橋' } }, OWN_FIELDS, SENT),
      to: pending({ op: 'restore', knownRev: 0, former: former(1), mergeBase: { zou: '橋' } }, OWN_FIELDS, SENT),
    },
  },
  delete: {
    start: pending({ op: 'delete', rev: 5, mergeBase: {} }, {}, SENT),
    edit: pending({ op: 'update', rev: 5, mergeBase: { name: null } }, { name: 'い' }, EDITED),
    claim: absent,
    unclaim: 'keep',
    remove: 'keep',
    pushAccepted: tombstone(8),
    pushRejected: rejected({ op: 'delete', rev: 8, mergeBase: {} }, REMOTE_FIELDS, SENT, 'limit'),
    pulled: pending({ op: 'delete', rev: 9, mergeBase: {} }, REMOTE_FIELDS, SENT),
    retry: 'keep',
    discard: 'keep',
    reset: pending({ op: 'delete', rev: 0, mergeBase: null }, {}, SENT),
    sweep: 'keep',
  },
  restore: {
    start: pending({ op: 'restore', knownRev: 6, former: former(7), mergeBase: { zou: '橋' } }, OWN_FIELDS, SENT),
    edit: pending(
      { op: 'restore', knownRev: 6, former: former(7), mergeBase: { zou: '橋', name: null } },
      { ...OWN_FIELDS, name: 'い' },
      EDITED,
      WRITERS,
    ),
    claim: 'keep',
    unclaim: 'keep',
    remove: pending({ op: 'delete', rev: 0, mergeBase: null }, OWN_FIELDS, EDITED, WRITERS),
    pushAccepted: synced(8, { ...OWN_FIELDS, ...REMOTE_FIELDS }),
    pushRejected: rejected(
      { op: 'update', rev: 8, mergeBase: { zou: '橋', review: null } },
      { ...OWN_FIELDS, ...REMOTE_FIELDS },
      SENT,
      'limit',
    ),
    pulled: 'keep',
    retry: 'keep',
    discard: 'keep',
    reset: pending({ op: 'restore', knownRev: 4, former: former(7), mergeBase: { zou: '橋' } }, OWN_FIELDS, SENT),
    sweep: 'keep',
  },
};

/** A rejected row by its operation, where it differs from one that is not. */
const rejectedTable: Record<PushOp | 'claim', StateTests> = {
  insert: {
    ...table.insert,
    start: rejected({ op: 'insert' }, OWN_FIELDS, SENT),
    claim: rejected({ op: 'claim', claimed: kataForms.fields }, OWN_FIELDS, SENT),
    pulled: rejected({ op: 'update', rev: 9, mergeBase: remoteKata }, OWN_FIELDS, SENT),
    retry: pending({ op: 'insert' }, OWN_FIELDS, EDITED, ALL),
    discard: absent,
  },
  claim: {
    ...table.claim,
    start: rejected({ op: 'claim', claimed: kataForms.fields }, OWN_FIELDS, SENT, KEPT_HERE),
    edit: rejected(
      { op: 'claim', claimed: kataForms.fields.filter((field) => field !== 'name') },
      { ...OWN_FIELDS, name: 'い' },
      EDITED,
      KEPT_HERE,
      UNNAMED,
    ),
    remove: absent,
    retry: pending({ op: 'claim', claimed: kataForms.fields }, OWN_FIELDS, EDITED, ALL),
    discard: absent,
    sweep: rejected({ op: 'insert' }, OWN_FIELDS, SENT, KEPT_HERE),
  },
  update: {
    ...table.update,
    start: rejected({ op: 'update', rev: 5, mergeBase: { zou: '橋' } }, OWN_FIELDS, SENT),
    pulled: rejected({ op: 'update', rev: 9, mergeBase: { zou: '橋' } }, { ...OWN_FIELDS, ...REMOTE_FIELDS }, SENT),
    retry: pending({ op: 'update', rev: 5, mergeBase: { zou: '橋' } }, OWN_FIELDS, EDITED, WRITERS),
    discard: synced(5, {}, ['earlier']),
    reset: rejected({ op: 'restore', knownRev: 4, former: former(5), mergeBase: { zou: '橋' } }, OWN_FIELDS, SENT),
    sweep: {
      from: rejected({ op: 'update', rev: null, former: former(1), mergeBase: { zou: '橋' } }, OWN_FIELDS, SENT),
      to: rejected({ op: 'restore', knownRev: 0, former: former(1), mergeBase: { zou: '橋' } }, OWN_FIELDS, SENT),
    },
  },
  delete: {
    ...table.delete,
    start: rejected({ op: 'delete', rev: 5, mergeBase: {} }, {}, SENT),
    pulled: rejected({ op: 'delete', rev: 9, mergeBase: {} }, REMOTE_FIELDS, SENT),
    retry: pending({ op: 'delete', rev: 5, mergeBase: {} }, {}, EDITED),
    discard: synced(5, {}, ['earlier']),
    reset: rejected({ op: 'delete', rev: 0, mergeBase: null }, {}, SENT),
  },
  restore: {
    ...table.restore,
    start: rejected({ op: 'restore', knownRev: 6, former: former(7), mergeBase: { zou: '橋' } }, OWN_FIELDS, SENT),
    pulled: rejected(
      { op: 'update', rev: 9, mergeBase: { zou: '橋', review: null } },
      { ...OWN_FIELDS, ...REMOTE_FIELDS },
      SENT,
    ),
    retry: pending(
      { op: 'restore', knownRev: 6, former: former(7), mergeBase: { zou: '橋' } },
      OWN_FIELDS,
      EDITED,
      WRITERS,
    ),
    discard: pending({ op: 'restore', knownRev: 6, former: former(7), mergeBase: {} }, {}, EDITED),
    reset: rejected({ op: 'restore', knownRev: 4, former: former(7), mergeBase: { zou: '橋' } }, OWN_FIELDS, SENT),
  },
};

for (const [state, tests] of Object.entries(table)) {
  describe(`a row in state ${state}`, () => testCells(tests));
}
for (const [op, tests] of Object.entries(rejectedTable)) {
  describe(`a rejected ${op}`, () => testCells(tests));
}
