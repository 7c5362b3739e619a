import { describe } from 'vitest';
import type { RowState } from '../../../sync/engine/row-transitions.ts';
import { pick } from '../../../sync/model/json.ts';
import { kataForms } from '../../../sync/model/kata/kata-forms.collection.ts';
import { absent, former, kata, pending, rejected, synced, tombstone, unconfirmed } from './rows.ts';
import { OWN_FIELDS, REMOTE_FIELDS, type StateTests, testCells } from './transition-cells.ts';

/** The server's values of all fields that an insert has set. */
const remoteKata = pick(kata(REMOTE_FIELDS), kataForms.fields);

/** The transition table: every state with every event. The compiler demands each cell. */
const table: Record<RowState, StateTests> = {
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
    start: pending({ op: 'insert' }, OWN_FIELDS, ['earlier', 'sent']),
    edit: pending({ op: 'insert' }, { ...OWN_FIELDS, name: 'い' }, ['earlier', 'sent', 'new']),
    claim: pending({ op: 'claim', claimed: kataForms.fields }, OWN_FIELDS, ['earlier', 'sent']),
    unclaim: 'keep',
    remove: pending({ op: 'delete', rev: 0, mergeBase: null }, OWN_FIELDS, ['earlier', 'sent', 'new']),
    pushAccepted: synced(8, { ...OWN_FIELDS, ...REMOTE_FIELDS }),
    pushRejected: rejected({ op: 'update', rev: 8, mergeBase: remoteKata }, OWN_FIELDS, ['earlier', 'sent'], 'limit'),
    pulled: pending({ op: 'update', rev: 9, mergeBase: remoteKata }, OWN_FIELDS, ['earlier', 'sent']),
    retry: 'keep',
    discard: 'keep',
    reset: 'keep',
    sweep: 'keep',
  },
  claim: {
    start: pending({ op: 'claim', claimed: kataForms.fields }, OWN_FIELDS, ['earlier', 'sent']),
    edit: pending(
      { op: 'claim', claimed: kataForms.fields.filter((field) => field !== 'name') },
      { ...OWN_FIELDS, name: 'い' },
      ['earlier', 'sent', 'new'],
    ),
    claim: 'keep',
    unclaim: pending({ op: 'insert' }, OWN_FIELDS, ['earlier', 'sent']),
    remove: pending({ op: 'delete', rev: 0, mergeBase: null }, OWN_FIELDS, ['earlier', 'sent', 'new']),
    pushAccepted: synced(8, { ...OWN_FIELDS, ...REMOTE_FIELDS }),
    pushRejected: rejected({ op: 'update', rev: 8, mergeBase: remoteKata }, OWN_FIELDS, ['earlier', 'sent'], 'limit'),
    pulled: synced(9, REMOTE_FIELDS),
    retry: 'keep',
    discard: 'keep',
    reset: 'keep',
    sweep: pending({ op: 'insert' }, OWN_FIELDS, ['earlier', 'sent']),
  },
  update: {
    start: pending({ op: 'update', rev: 5, mergeBase: { zou: '橋' } }, OWN_FIELDS, ['earlier', 'sent']),
    edit: pending({ op: 'update', rev: 5, mergeBase: { zou: '橋', name: null } }, { ...OWN_FIELDS, name: 'い' }, [
      'earlier',
      'sent',
      'new',
    ]),
    claim: 'keep',
    unclaim: 'keep',
    remove: pending({ op: 'delete', rev: 5, mergeBase: { zou: '橋' } }, OWN_FIELDS, ['earlier', 'sent', 'new']),
    pushAccepted: synced(8, { ...OWN_FIELDS, ...REMOTE_FIELDS }),
    pushRejected: rejected(
      { op: 'update', rev: 8, mergeBase: { zou: '橋' } },
      { ...OWN_FIELDS, ...REMOTE_FIELDS },
      ['earlier', 'sent'],
      'limit',
    ),
    pulled: pending({ op: 'update', rev: 9, mergeBase: { zou: '橋' } }, { ...OWN_FIELDS, ...REMOTE_FIELDS }, [
      'earlier',
      'sent',
    ]),
    retry: 'keep',
    discard: 'keep',
    reset: pending({ op: 'restore', knownRev: 4, former: former(5), mergeBase: { zou: '橋' } }, OWN_FIELDS, [
      'earlier',
      'sent',
    ]),
    sweep: {
      from: pending({ op: 'update', rev: null, former: former(1), mergeBase: { zou: '橋' } }, OWN_FIELDS, [
        'earlier',
        'sent',
      ]),
      to: pending({ op: 'restore', knownRev: 0, former: former(1), mergeBase: { zou: '橋' } }, OWN_FIELDS, [
        'earlier',
        'sent',
      ]),
    },
  },
  delete: {
    start: pending({ op: 'delete', rev: 5, mergeBase: {} }, {}, ['earlier', 'sent']),
    edit: pending({ op: 'update', rev: 5, mergeBase: { name: null } }, { name: 'い' }, ['earlier', 'sent', 'new']),
    claim: absent,
    unclaim: 'keep',
    remove: 'keep',
    pushAccepted: tombstone(8),
    pushRejected: rejected({ op: 'delete', rev: 8, mergeBase: {} }, REMOTE_FIELDS, ['earlier', 'sent'], 'limit'),
    pulled: pending({ op: 'delete', rev: 9, mergeBase: {} }, REMOTE_FIELDS, ['earlier', 'sent']),
    retry: 'keep',
    discard: 'keep',
    reset: pending({ op: 'delete', rev: 0, mergeBase: null }, {}, ['earlier', 'sent']),
    sweep: 'keep',
  },
  restore: {
    start: pending({ op: 'restore', knownRev: 6, former: former(7), mergeBase: { zou: '橋' } }, OWN_FIELDS, [
      'earlier',
      'sent',
    ]),
    edit: pending(
      { op: 'restore', knownRev: 6, former: former(7), mergeBase: { zou: '橋', name: null } },
      { ...OWN_FIELDS, name: 'い' },
      ['earlier', 'sent', 'new'],
    ),
    claim: 'keep',
    unclaim: 'keep',
    remove: pending({ op: 'delete', rev: 0, mergeBase: null }, OWN_FIELDS, ['earlier', 'sent', 'new']),
    pushAccepted: synced(8, { ...OWN_FIELDS, ...REMOTE_FIELDS }),
    pushRejected: rejected(
      { op: 'update', rev: 8, mergeBase: { zou: '橋', review: null } },
      { ...OWN_FIELDS, ...REMOTE_FIELDS },
      ['earlier', 'sent'],
      'limit',
    ),
    pulled: 'keep',
    retry: 'keep',
    discard: 'keep',
    reset: pending({ op: 'restore', knownRev: 4, former: former(7), mergeBase: { zou: '橋' } }, OWN_FIELDS, [
      'earlier',
      'sent',
    ]),
    sweep: 'keep',
  },
  rejected: {
    start: rejected({ op: 'update', rev: 5, mergeBase: { zou: '橋' } }, OWN_FIELDS, ['earlier', 'sent']),
    edit: pending({ op: 'update', rev: 5, mergeBase: { zou: '橋', name: null } }, { ...OWN_FIELDS, name: 'い' }, [
      'earlier',
      'sent',
      'new',
    ]),
    claim: 'keep',
    unclaim: 'keep',
    remove: pending({ op: 'delete', rev: 5, mergeBase: { zou: '橋' } }, OWN_FIELDS, ['earlier', 'sent', 'new']),
    pushAccepted: synced(8, { ...OWN_FIELDS, ...REMOTE_FIELDS }),
    pushRejected: rejected(
      { op: 'update', rev: 8, mergeBase: { zou: '橋' } },
      { ...OWN_FIELDS, ...REMOTE_FIELDS },
      ['earlier', 'sent'],
      'limit',
    ),
    pulled: rejected({ op: 'update', rev: 9, mergeBase: { zou: '橋' } }, { ...OWN_FIELDS, ...REMOTE_FIELDS }, [
      'earlier',
      'sent',
    ]),
    retry: pending({ op: 'update', rev: 5, mergeBase: { zou: '橋' } }, OWN_FIELDS, ['earlier', 'sent', 'new']),
    discard: synced(5, {}, ['earlier']),
    reset: rejected({ op: 'restore', knownRev: 4, former: former(5), mergeBase: { zou: '橋' } }, OWN_FIELDS, [
      'earlier',
      'sent',
    ]),
    sweep: {
      from: rejected({ op: 'update', rev: null, former: former(1), mergeBase: { zou: '橋' } }, OWN_FIELDS, [
        'earlier',
        'sent',
      ]),
      to: rejected({ op: 'restore', knownRev: 0, former: former(1), mergeBase: { zou: '橋' } }, OWN_FIELDS, [
        'earlier',
        'sent',
      ]),
    },
  },
};

for (const [state, tests] of Object.entries(table)) {
  describe(`a row in state ${state}`, () => testCells(tests));
}
