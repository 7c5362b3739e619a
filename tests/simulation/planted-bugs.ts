import type { Tier } from './seeds-worker.ts';

/** A bug that the simulation must find: text replacements in the product code or the reference server. */
export interface PlantedBug {
  /** What the changed code does wrong. */
  readonly name: string;
  readonly changes: readonly ReturnType<typeof change>[];
  /** The seed at which the search begins: the one that found it last, unless that is among the first ten. */
  readonly from?: number;
  /** The tier that must find it, by default `memory`. */
  readonly tier?: Tier;
}

const engine = (name: string) => `sync/engine/${name}.ts`;
const SERVER = 'tests/support/reference/reference-server.ts';
const DEVICE = 'tests/simulation/device.ts';
const STORE = 'tests/support/reference/memory-store.ts';
const RX_STORE = 'sync/storage/rx-store.ts';
const SERVER_ROWS = 'tests/support/reference/reference-rows.ts';

const change = (file: string, find: string, replacement: string) => ({ file, find, replacement });

function plant(name: string, file: string, find: string, replacement: string, from = 1): PlantedBug {
  return { name, changes: [change(file, find, replacement)], from };
}

/** The app does not compare its row schema with the one that it remembers. */
const withoutRemembering = change(DEVICE, ' || device.rememberedSchema > tab.build.schema) return;', ') return;');

/** A start as guest takes a claim back though its login has ended meanwhile. */
const withoutIdentityCheck = change(DEVICE, 'device.memberId === GUEST && cancelClaim(store)', 'cancelClaim(store)');

export const plantedBugs: readonly PlantedBug[] = [
  plant(
    'lets a second member claim what is claimed',
    engine('claim-data'),
    'if (state.owner !== GUEST) throw',
    'if (state.owner === undefined) throw',
    288,
  ),
  {
    name: 'pushes claimed rows before everything was pulled',
    changes: [
      change(
        engine('sync-once'),
        'return state.reset === null && state.epoch !== null;',
        'return state.epoch !== null;',
      ),
      change(
        engine('request'),
        "    case 'insert':\n    case 'update': {",
        "    case 'claim':\n    case 'insert':\n    case 'update': {",
      ),
    ],
    from: 45,
  },
  plant(
    'sends a row that is kept on the device when it is edited',
    engine('local-handlers'),
    'isUndecided || isKeptHere(row) ?',
    'isUndecided ?',
    714,
  ),
  plant(
    'sends what was to be kept on the device',
    engine('reset-handlers'),
    'return isKept ? rejected(claimed, KEPT_HERE) : claimed;',
    'return isKept ? claimed : claimed;',
    45,
  ),
  { name: 'takes a claim back while another tab signs in', changes: [withoutIdentityCheck], from: 547 },
  {
    name: 'takes a claim back after a response',
    changes: [
      withoutIdentityCheck,
      change(
        engine('claim-data'),
        "if (state.epoch !== null || state.reset?.includes('claimed') !== true) return false;",
        '',
      ),
    ],
    from: 45,
  },
  plant(
    "overwrites the account's profile with a guest's",
    engine('server-handlers'),
    '!accountFields.includes(field) && isEmpty(version.body[field]) && !isEmpty(row.body[field])',
    '!isEmpty(row.body[field])',
    43,
  ),
  plant(
    'doubles a day at the claim',
    engine('claim-data'),
    '    for (const row of [...transaction.rows()]) {',
    `    for (const row of [...transaction.rows()]) {
      if (row.collection === 'login_records')
        transaction.set({ ...row, id: new Date(Date.parse(row.id) - 86_400_000).toISOString().slice(0, 10) });`,
    43,
  ),
  plant(
    'rejects a day of before joining',
    SERVER_ROWS,
    'addDays(today, -limits.login_days)',
    'addDays(today, id < dayAt(Date.parse(context.joinedAt)) ? -1 : -limits.login_days)',
    158,
  ),
  plant(
    'acknowledges a row without comparing mutation ids',
    engine('server-handlers'),
    'if (mutationIdOf(row) === mutationIdOf(sent)) return synced(row, current);',
    'return synced(row, current);',
  ),
  plant(
    'saves the cursor in a transaction before the rows',
    engine('apply-response'),
    '  return store.transact(scope, (transaction) => {',
    `  await store.transact({}, (early) => early.setState(nextSyncState(early.state(), exchange, [])));
  return store.transact(scope, (transaction) => {`,
  ),
  plant('stores a repeated write again', SERVER, 'return repeatedOutcome(processed);', ''),
  plant(
    'processes a repeated rejected write again',
    SERVER,
    'if (!member.mutations.has(id)) member.mutations.set(',
    'if (accepted && !member.mutations.has(id)) member.mutations.set(',
    50,
  ),
  plant(
    'ignores the epoch',
    SERVER,
    'const lost = (since > 0 || epoch !== null) && (!sameEpoch || since > member.rev);',
    'const lost = false;',
    39,
  ),
  plant(
    'removes tombstones without raising the GC floor',
    SERVER,
    'member.gcFloor = Math.max(member.gcFloor, rev);',
    '',
    41,
  ),
  plant(
    "stores a device's value of a server field",
    SERVER_ROWS,
    '!fields.includes(field)',
    "!['tickets', ...fields].includes(field)",
  ),
  plant(
    'lets a ticket override a login',
    'sync/model/streak/login-records.collection.ts',
    "const isLogin = a.kind === 'login' || b.kind === 'login';",
    "const isLogin = a.kind === 'login' && b.kind === 'login';",
  ),
  plant(
    'replaces a setting instead of joining it',
    'sync/model/joins.ts',
    'merged.set(key, Math.max(merged.get(key) ?? 0, count));',
    'merged.set(key, count);',
    488,
  ),
  plant(
    "joins a setting with another member's",
    SERVER,
    'ticketsLeft: () =>',
    `...(row.collection === 'member_settings'
        ? { existing: [...members.values()].map(({ rows }) => rows.get('member_settings ' + row.id)).find((other) => other) ?? null }
        : {}),
      ticketsLeft: () =>`,
    488,
  ),
  plant(
    'leaves the visits to a practice out of a pull that has other rows',
    SERVER,
    'const rows = page.filter(({ rev }) => !acknowledged.has(rev)).map(wire);',
    `const isOther = ({ collection }: ServerRow) => collection !== 'practice_results';
    const sent = page.some(isOther) ? page.filter(isOther) : page;
    const rows = sent.filter(({ rev }) => !acknowledged.has(rev)).map(wire);`,
    243,
  ),
  plant(
    'keeps the old text of a note that was edited',
    SERVER_ROWS,
    'const body: Body = { ...empty, ...existing?.body, ...patch };',
    'const body: Body = { ...empty, ...patch, ...existing?.body };',
    411,
  ),
  plant(
    "uses another member's token",
    engine('sync-once'),
    "if (session.memberId !== store.memberId) return 'other-member';",
    '',
    83,
  ),
  plant('ignores superseded ids', SERVER, ', ...(accepted ? row.superseded_ids : [])]', ']', 34),
  plant(
    'forgets an edited field that is set back',
    engine('local-handlers'),
    "return pending(row, body, { op: 'update', ...baseOf(delivery), mergeBase }, mutationId);",
    `const open = Object.entries(mergeBase).filter(([field, value]) => !sameJson(value, body[field]));
      return pending(row, body, { op: 'update', ...baseOf(delivery), mergeBase: Object.fromEntries(open) }, mutationId);`,
  ),
  plant(
    'forgets fields edited while a write is in flight',
    engine('server-handlers'),
    'later.includes(writerOf(row, field))',
    'writerOf(row, field) === delivery.mutationId',
    279,
  ),
  plant('ignores Retry-After', engine('schedule'), 'at.now + event.retryAfterMs', 'at.now', 13),
  plant(
    'does not bisect a rejected batch',
    engine('sync-once'),
    'if (batch.length > 1) return Math.ceil(batch.length / 2);',
    'if (batch.length > 1) throw error;',
  ),
  plant(
    'lets an older version overwrite a newer one',
    engine('server-handlers'),
    'if (rev > version.rev) return row;',
    '',
  ),
  plant(
    'keeps no tombstones',
    engine('server-handlers'),
    'return version.deleted ? tombstone(row, version.rev)',
    "return version.deleted ? { ...row, body: {}, delivery: { status: 'absent' } }",
    15,
  ),
  plant(
    'overwrites untouched fields with old values',
    engine('server-handlers'),
    'overlay(remote, pick(row.body, touched), collection)',
    'overlay(remote, pick(row.body, collection.fields), collection)',
    41,
  ),
  plant(
    'does not restore rows that the server lost',
    engine('reset-handlers'),
    'restoreRow(row, delivery.former, 0, newId())',
    'absentRow(row.collection, row.id)',
    1267,
  ),
  plant(
    'takes a version older than the lost one for the current one',
    engine('server-handlers'),
    'version.rev < delivery.former.rev;',
    'false;',
    2657,
  ),
  plant(
    'takes a result without its row for one of a row that is gone',
    engine('apply-response'),
    'if (result.row === undefined) return null;',
    '',
  ),
  plant(
    'takes a lost row for one whose tombstone is gone',
    engine('apply-response'),
    "causes.has('forgotten') && !causes.has('restored')",
    'causes.size > 0',
    1267,
  ),
  plant(
    'does not notice that the history is another one',
    SERVER,
    'if (member.history !== history)',
    'if (false)',
    111,
  ),
  plant(
    'agrees on nothing with a device of a lost epoch',
    'tests/support/reference/reference-member.ts',
    'ended.slice(since)',
    'ended.slice(Math.max(0, since))',
    377,
  ),
  plant(
    'moves the cursor to the latest revision before the last page',
    SERVER,
    'cursor: more ? (page.at(-1)?.rev ?? since) : member.rev',
    'cursor: member.rev',
  ),
  plant(
    'schedules by the device clock',
    engine('sync-scheduler'),
    '    const now = timers.now();',
    '    const now = ports.clock.now();',
    1111,
  ),
  plant(
    'stores a renewed session after a logout',
    engine('session-broker'),
    'await ports.sessionStore.replace(storedSession, renewed);',
    'await ports.sessionStore.write(renewed);',
    65,
  ),
  plant(
    'accepts more tickets than granted',
    SERVER_ROWS,
    'context.ticketsLeft() === 0',
    'context.ticketsLeft() < 0',
    41,
  ),
  plant(
    'spends tickets on a gap without joining the run before it',
    SERVER_ROWS,
    "if (!recorded.has(day)) return 'not_joined';",
    '',
    229,
  ),
  plant(
    'lets a bridge take more tickets than granted',
    SERVER,
    'used > summarizeStreak(daysBefore).tickets',
    'false',
    229,
  ),
  plant(
    'keeps the rows of a rejected bridge',
    SERVER,
    `    if (code !== null) {
      member.rows.clear();`,
    `    if (code !== null && rejected !== undefined) {
      member.rows.clear();`,
    229,
  ),
  plant(
    'earns tickets with the current run only, so that a login lowers them',
    'sync/model/streak/streak.ts',
    'countGrantedTickets(lengths)',
    'countGrantedTickets(lengths.slice(-1))',
    39,
  ),
  plant(
    'compares what the member has written instead of what the server has',
    engine('digest'),
    'body: acknowledgedBody(row) }',
    'body: row.body }',
    75,
  ),
  plant('finds no difference', SERVER, "isSame &&= sha256(parts.join('')) === hash;", '', 3),
  plant(
    'keeps the cursor through a reset',
    engine('apply-response'),
    'epoch, cursor: 0, resetCount, reset: causes',
    'epoch, resetCount, reset: causes',
  ),
  plant(
    'does not sweep after a reset',
    engine('apply-response'),
    'notices.push(...apply(target, row, sweep));',
    '{}',
    41,
  ),
  plant(
    'sweeps pending inserts',
    engine('row-transitions'),
    'insert: { ...withLocalWrite, reset: keep }',
    "insert: { ...withLocalWrite, reset: keep, sweep: (row) => ({ ...row, delivery: { status: 'absent' } }) }",
  ),
  plant(
    'pushes edits with their old values',
    engine('request'),
    'patch: pick(row.body, touchedFields(row, collection))',
    'patch: { ...pick(row.body, touchedFields(row, collection)), ...(delivery.op === "update" ? delivery.mergeBase : {}) }',
  ),
  {
    name: 'stores the next page although the one before it was not stored',
    changes: [
      change(
        engine('sync-once'),
        'await applyResponse(ports, exchange);',
        'await applyResponse(ports, exchange).catch(() => true);',
      ),
      change(
        engine('apply-response'),
        'return isSameHistory && state.cursor >= requestState.cursor;',
        'return isSameHistory;',
      ),
    ],
    from: 915,
  },
  plant(
    'lets an old tab write after a migration',
    STORE,
    'if (data.state !== null) refuseNewerData(data.state, build);',
    "if (data.state !== null && before === 'read') refuseNewerData(data.state, build);",
  ),
  {
    name: 'opens the data after a rollback',
    changes: [withoutRemembering, change(STORE, 'if (data.state !== null) refuseNewerData(data.state, build);', '')],
  },
  {
    name: 'stores the cursor without its row',
    changes: [
      change(
        RX_STORE,
        "const { error } = await documents.bulkWrite(rows, 'keiko');",
        `const isState = ({ document }: (typeof rows)[number]) => document.id === SYNC_STATE_KEY;
        await documents.bulkWrite(rows.filter(isState), 'keiko');
        const { error } = await documents.bulkWrite(rows.filter((row) => !isState(row)), 'keiko');`,
      ),
    ],
    tier: 'rxdb',
  },
  {
    name: 'answers after a conflict without running again',
    changes: [{ file: RX_STORE, find: 'if (error.length === 0) return result;', replacement: 'return result;' }],
    tier: 'rxdb',
  },
  {
    name: 'never takes the lock of a frozen tab over',
    changes: [change(engine('sync-scheduler'), 'timers.now() - lockedSince > STEAL_LOCK_AFTER', 'false')],
    tier: 'liveness',
  },
  {
    name: 'ignores the retry of a rejected row',
    changes: [change(engine('local-write'), "case 'skip':\n", "case 'skip':\n    case 'retry':\n")],
    tier: 'reachability',
  },
  {
    name: 'overrides with what the server has stored before',
    changes: [change(engine('request'), '{ written_by: writtenBy }', '{}')],
    tier: 'breadth-first',
  },
  plant(
    'removes the pending rows of somebody whose identity the browser has lost',
    'sync/storage/device-start.ts',
    "return owner === 'other' && rows === 'sent' && identity !== 'missing' ?",
    "return owner === 'other' ?",
    211,
  ),
  plant(
    'forgets the newest schema with the evicted data',
    DEVICE,
    '    evict() {',
    '    evict() {\n      device.rememberedSchema = 0;',
  ),
  plant(
    'keeps the cursor of the previous build, which did not read every field',
    engine('mark-build'),
    'schema, cursor: 0, resetCount: state.resetCount + 1',
    'schema',
    329,
  ),
  plant(
    'clears a field that the previous build does not send',
    SERVER_ROWS,
    'review: joinValues(',
    'category: patch.category ?? null, review: joinValues(',
  ),
  plant(
    'does not store more of a row whose revision it has',
    engine('server-handlers'),
    'if (rev > version.rev) return row;',
    'if (rev >= version.rev) return row;',
    329,
  ),
  plant(
    'lets an edit from before an absence override a newer one',
    engine('server-handlers'),
    'return conflicts.length === 0 ? next',
    'return conflicts.length >= 0 ? next',
    234,
  ),
  plant('does not notice that a device was absent', SERVER, 'wasAbsent(request.synced_at, now())', 'false'),
  plant(
    'restores a row that was deleted during an absence',
    engine('reset-handlers'),
    "if (wasForgotten && merge === 'fields') return absentRow(row.collection, row.id);",
    '',
    161,
  ),
  plant(
    'loses the body of an edit that met a deletion',
    engine('apply-response'),
    "title: titleOf?.(body) ?? '', body }",
    "title: titleOf?.(body) ?? '', body: {} }",
  ),
  plant(
    'records a login while the device clock is behind',
    'sync/model/day/clock-offset.ts',
    'return !isRolledBack || records',
    'return true || records',
    100,
  ),
  plant(
    'does not wait for a sync that measures the device clock',
    'sync/model/day/clock-offset.ts',
    'if (isDoubtful(await read())) await measure();',
    '',
    100,
  ),
  plant(
    'forgets mutation ids after a day',
    SERVER,
    'at < now() - domainLimits.mutation_days * DAY',
    'at < now() - DAY',
    12,
  ),
  plant(
    'revives a deleted account with a backup',
    'tests/simulation/faults.ts',
    'server.keepAccounts(state.accounts);',
    '',
    28,
  ),
  plant(
    'revives an ended session with a backup',
    'tests/simulation/faults.ts',
    'auth.importState(state);',
    'auth.importState({ ...auth.exportState(), accounts: state.accounts });',
    58,
  ),
];
