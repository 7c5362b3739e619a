/** A bug that the simulation must find: product code or the reference server with one place changed. */
export interface PlantedBug {
  readonly bug: string;
  readonly changes: readonly { readonly file: string; readonly find: string; readonly put: string }[];
}

const engine = (name: string) => `sync/engine/${name}.ts`;
const SERVER = 'tests/support/reference-server.ts';
const SERVER_ROWS = 'tests/support/reference-rows.ts';

function one(bug: string, file: string, find: string, put: string): PlantedBug {
  return { bug, changes: [{ file, find, put }] };
}

export const plantedBugs: readonly PlantedBug[] = [
  one(
    'acknowledges a row without comparing mutation ids',
    engine('row-handlers'),
    'if (mutationIdOf(row) === mutationIdOf(sent)) return synced(row, current);',
    'return synced(row, current);',
  ),
  one(
    'saves the cursor in a transaction before the rows',
    engine('apply-response'),
    '  return store.transact(scope, (transaction) => {',
    `  await store.transact({}, (early) => early.setState(nextSyncState(early.state(), exchange, [])));
  return store.transact(scope, (transaction) => {`,
  ),
  one(
    'stores a known write again',
    SERVER,
    'const code = known.get(row.mutation_id);',
    'const code: string | null | undefined = undefined;',
  ),
  one(
    'processes a rejected write again',
    SERVER,
    'member.mutations.set(id, accepted ? null : outcome.code);',
    'if (accepted) member.mutations.set(id, null);',
  ),
  one(
    'ignores the epoch',
    SERVER,
    'const lost = (since > 0 || epoch !== null) && (!sameEpoch || since > member.rev);',
    'const lost = false;',
  ),
  one(
    'remembers only the last restore',
    'tests/support/reference-member.ts',
    'ended.slice(Math.max(0, since))',
    'ended.slice(-1)',
  ),
  one('removes tombstones without raising the floor', SERVER, 'member.gcFloor = Math.max(member.gcFloor, rev);', ''),
  one(
    "stores a device's value of a server field",
    SERVER_ROWS,
    "hasUnknownField(patch, ['username',",
    "hasUnknownField(patch, ['tickets', 'username',",
  ),
  one(
    'lets a ticket override a login',
    'sync/collections/login-records.ts',
    "kind: a.kind === 'login' || b.kind === 'login' ? 'login' : 'ticket',",
    "kind: a.kind === 'ticket' || b.kind === 'ticket' ? 'ticket' : 'login',",
  ),
  one(
    "uses another member's token",
    engine('sync-once'),
    "if (session.memberId !== store.memberId) return 'other-member';",
    '',
  ),
  one('ignores superseded ids', SERVER, ', ...(accepted ? row.superseded_ids : [])]', ']'),
  one(
    'forgets an edited field that is set back',
    engine('row-handlers'),
    "return pending(row, body, { op: 'update', rev: delivery.rev, mergeBase }, mutationId);",
    `const open = Object.entries(mergeBase).filter(([field, value]) => !sameJson(value, body[field]));
      return pending(row, body, { op: 'update', rev: delivery.rev, mergeBase: Object.fromEntries(open) }, mutationId);`,
  ),
  one(
    'forgets fields edited while a write was on its way',
    engine('row-handlers'),
    'supersededIds.length > 0 ? touched : touched.filter(',
    'touched.filter(',
  ),
  one('ignores Retry-After', engine('schedule'), 'at.now + event.retryAfterMs', 'at.now'),
  one(
    'does not bisect a rejected batch',
    engine('sync-once'),
    'if (batch.length > 1) return Math.ceil(batch.length / 2);',
    'if (batch.length > 1) throw error;',
  ),
  one('lets an older version overwrite a newer one', engine('row-handlers'), 'if (rev > version.rev) return row;', ''),
  one(
    'keeps no tombstones',
    engine('row-handlers'),
    'return version.deleted ? tombstone(row, version.rev) : synced(row, version);',
    'return version.deleted ? absentRow(row.collection, row.id) : synced(row, version);',
  ),
  one(
    'overwrites untouched fields with old values',
    engine('row-handlers'),
    'overlay(remote, pick(row.body, touched), collection)',
    'overlay(remote, pick(row.body, collection.fields), collection)',
  ),
  one(
    'does not restore what the server lost',
    engine('row-handlers'),
    'if (rev <= knownRev) return',
    'if (rev <= knownRev || !deleted) return',
  ),
  one(
    'moves the cursor to the head although there is more',
    SERVER,
    'cursor: more ? (page.at(-1)?.rev ?? since) : member.rev',
    'cursor: member.rev',
  ),
  one(
    'schedules by the device clock',
    engine('sync-scheduler'),
    '    const now = timers.now();',
    '    const now = ports.clock.now();',
  ),
  one(
    'writes a renewed session over a logout',
    engine('session-broker'),
    'await ports.sessionStore.replace(held, renewed);',
    'await ports.sessionStore.write(renewed);',
  ),
  one(
    'spends more tickets than granted',
    SERVER_ROWS,
    'context.ticketsUsed >= TICKETS_GRANTED',
    'context.ticketsUsed > TICKETS_GRANTED',
  ),
  one(
    'keeps the cursor through a reset',
    engine('apply-response'),
    'epoch, cursor: 0, resetCount, isResetting: true',
    'epoch, resetCount, isResetting: true',
  ),
  one('does not sweep after a reset', engine('apply-response'), "apply(transaction, row, { type: 'sweep' });", '{};'),
  one(
    'sweeps pending inserts away',
    engine('row-transitions'),
    '    reset: keep,\n    sweep: keep,\n  },\n  update: {',
    "    reset: keep,\n    sweep: (row) => ({ ...row, delivery: { status: 'absent' } }),\n  },\n  update: {",
  ),
  one(
    'pushes edits with the values from before them',
    engine('request'),
    'patch: pick(row.body, touchedFields(row, collectionOf(name)))',
    'patch: { ...pick(row.body, touchedFields(row, collectionOf(name))), ...(delivery.op === "update" ? delivery.mergeBase : {}) }',
  ),
];
