import { describe } from 'vitest';
import { pick } from '../../../sync/model/json.ts';
import { kataForms } from '../../../sync/model/kata/kata-forms.collection.ts';
import { KEPT_HERE } from '../../../sync/model/rejection-codes.ts';
import type { PushOp } from '../../../sync/protocol/sync-exchange.ts';
import { absent, former, kata, pending, rejected, synced, tombstone } from './rows.ts';
import { EDITED, OWN_FIELDS, REMOTE_FIELDS, SENT, type StateTests, testCells } from './transition-cells.ts';

/** The server's values of all fields that an insert has set. */
const remoteKata = pick(kata(REMOTE_FIELDS), kataForms.fields);

/** The transitions of a rejected row by its operation; those of an update are in row-transitions.test.ts. */
const table: Record<Exclude<PushOp, 'update'> | 'claim', StateTests> = {
  claim: {
    start: rejected({ op: 'claim', claimed: kataForms.fields }, OWN_FIELDS, SENT, KEPT_HERE),
    edit: rejected(
      { op: 'claim', claimed: kataForms.fields.filter((field) => field !== 'name') },
      { ...OWN_FIELDS, name: 'い' },
      EDITED,
      KEPT_HERE,
    ),
    claim: 'keep',
    unclaim: pending({ op: 'insert' }, OWN_FIELDS, SENT),
    remove: absent,
    pushAccepted: synced(8, { ...OWN_FIELDS, ...REMOTE_FIELDS }),
    pushRejected: rejected({ op: 'update', rev: 8, mergeBase: remoteKata }, OWN_FIELDS, SENT, 'limit'),
    pulled: synced(9, REMOTE_FIELDS),
    retry: pending({ op: 'claim', claimed: kataForms.fields }, OWN_FIELDS, EDITED),
    discard: absent,
    reset: 'keep',
    sweep: rejected({ op: 'insert' }, OWN_FIELDS, SENT, KEPT_HERE),
  },

  insert: {
    start: rejected({ op: 'insert' }, OWN_FIELDS, SENT),
    edit: pending({ op: 'insert' }, { ...OWN_FIELDS, name: 'い' }, EDITED),
    claim: rejected({ op: 'claim', claimed: kataForms.fields }, OWN_FIELDS, SENT),
    unclaim: 'keep',
    remove: pending({ op: 'delete', rev: 0, mergeBase: null }, OWN_FIELDS, EDITED),
    pushAccepted: synced(8, { ...OWN_FIELDS, ...REMOTE_FIELDS }),
    pushRejected: rejected({ op: 'update', rev: 8, mergeBase: remoteKata }, OWN_FIELDS, SENT, 'limit'),
    pulled: rejected({ op: 'update', rev: 9, mergeBase: remoteKata }, OWN_FIELDS, SENT),
    retry: pending({ op: 'insert' }, OWN_FIELDS, EDITED),
    discard: absent,
    reset: 'keep',
    sweep: 'keep',
  },
  delete: {
    start: rejected({ op: 'delete', rev: 5, mergeBase: {} }, {}, SENT),
    edit: pending({ op: 'update', rev: 5, mergeBase: { name: null } }, { name: 'い' }, EDITED),
    claim: absent,
    unclaim: 'keep',
    remove: 'keep',
    pushAccepted: tombstone(8),
    pushRejected: rejected({ op: 'delete', rev: 8, mergeBase: {} }, REMOTE_FIELDS, SENT, 'limit'),
    pulled: rejected({ op: 'delete', rev: 9, mergeBase: {} }, REMOTE_FIELDS, SENT),
    retry: pending({ op: 'delete', rev: 5, mergeBase: {} }, {}, EDITED),
    discard: synced(5, {}, ['earlier']),
    reset: rejected({ op: 'delete', rev: 0, mergeBase: null }, {}, SENT),
    sweep: 'keep',
  },
  restore: {
    start: rejected({ op: 'restore', knownRev: 6, former: former(7), mergeBase: { zou: '橋' } }, OWN_FIELDS, SENT),
    edit: pending(
      { op: 'restore', knownRev: 6, former: former(7), mergeBase: { zou: '橋', name: null } },
      { ...OWN_FIELDS, name: 'い' },
      EDITED,
    ),
    claim: 'keep',
    unclaim: 'keep',
    remove: pending({ op: 'delete', rev: 0, mergeBase: null }, OWN_FIELDS, EDITED),
    pushAccepted: synced(8, { ...OWN_FIELDS, ...REMOTE_FIELDS }),
    pushRejected: rejected(
      { op: 'update', rev: 8, mergeBase: { zou: '橋', review: null } },
      { ...OWN_FIELDS, ...REMOTE_FIELDS },
      SENT,
      'limit',
    ),
    pulled: rejected(
      { op: 'update', rev: 9, mergeBase: { zou: '橋', review: null } },
      { ...OWN_FIELDS, ...REMOTE_FIELDS },
      SENT,
    ),
    retry: pending({ op: 'restore', knownRev: 6, former: former(7), mergeBase: { zou: '橋' } }, OWN_FIELDS, EDITED),
    discard: pending({ op: 'restore', knownRev: 6, former: former(7), mergeBase: {} }, {}, EDITED),
    reset: rejected({ op: 'restore', knownRev: 4, former: former(7), mergeBase: { zou: '橋' } }, OWN_FIELDS, SENT),
    sweep: 'keep',
  },
};

for (const [op, tests] of Object.entries(table)) {
  describe(`a rejected ${op}`, () => testCells(tests));
}
