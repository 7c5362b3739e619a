/** A bug that the simulation must find: product code or the reference server with one place changed. */
export interface Mutant {
  readonly bug: string;
  readonly changes: readonly { readonly file: string; readonly find: string; readonly put: string }[];
}

const engine = (name: string) => `sync/replication/${name}.ts`;
const SERVER = 'tests/support/reference-server.ts';
const SERVER_ROWS = 'tests/support/reference-rows.ts';

function one(bug: string, file: string, find: string, put: string): Mutant {
  return { bug, changes: [{ file, find, put }] };
}

export const mutants: readonly Mutant[] = [
  one(
    'acknowledges a row without comparing mut',
    engine('transitions'),
    'if (doc.mut === sent.mut) return cleanDoc(doc.id, now.rev, now.body);',
    'return cleanDoc(doc.id, now.rev, now.body);',
  ),
  one(
    'saves the cursor before the rows',
    engine('cycle'),
    'await applyAnswer(store, asked.batch, answer);',
    `await store.changeState((state) => settled(state, asked.state, reply, false));
  await applyAnswer(store, asked.batch, answer);`,
  ),
  one(
    'saves the cursor of a page as soon as the next one is asked for',
    engine('cycle'),
    'const next = settled(state, state, reply, false);',
    `const next = settled(state, state, reply, false);
  await store.changeState((held) => settled(held, state, reply, false));`,
  ),
  one(
    'goes on with the page asked ahead though the one before it was not stored',
    engine('cycle'),
    'await take(store, question, reply);',
    'await take(store, question, reply).catch(() => true);',
  ),
  one(
    'takes a known write in again (dedupe off)',
    SERVER,
    'const before = member.muts.get(mut);',
    'const before: string | null | undefined = undefined;',
  ),
  one('judges a refused write anew', SERVER, 'member.muts.set(mut, verdict.code);', ''),
  one(
    'ignores the epoch',
    SERVER,
    'const lost = (since > 0 || epoch !== null) && (!sameLife || since > member.rev);',
    'const lost = false;',
  ),
  one(
    'remembers only the last restore',
    'tests/support/reference-member.ts',
    'ended.slice(Math.max(0, since))',
    'ended.slice(-1)',
  ),
  one('drops tombstones without raising the floor', SERVER, 'member.gcFloor = Math.max(member.gcFloor, rev);', ''),
  one(
    "takes the server's own field from a device",
    SERVER_ROWS,
    "strange(patch, ['username',",
    "strange(patch, ['tickets', 'username',",
  ),
  one(
    'lets a ticket beat a login',
    'sync/collections/login-records.ts',
    "kind: a.kind === 'login' || b.kind === 'login' ? 'login' : 'ticket',",
    "kind: a.kind === 'ticket' || b.kind === 'ticket' ? 'ticket' : 'login',",
  ),
  one(
    "uses another member's token",
    engine('cycle'),
    "if (session.memberId !== store.memberId) return 'other-member';",
    '',
  ),
  one(
    'ignores the replaced writes of a row (past)',
    SERVER,
    'for (const taken of [mut, ...row.past])',
    'for (const taken of [mut])',
  ),
  one(
    'forgets a touched field that is set back',
    engine('transitions'),
    'base: isNew ? null : { ...valuesOf(doc.body, touched), ...doc.base },',
    `base: isNew ? null : Object.fromEntries(Object.entries({ ...valuesOf(doc.body, touched), ...doc.base })
      .filter(([field, value]) => !sameJson(value, { ...doc.body, ...body }[field]))),`,
  ),
  one(
    'forgets fields touched while a write was on its way',
    engine('transitions'),
    'return past.length > 0 ? touched :',
    'return',
  ),
  one(
    'sweeps unsent edits away',
    engine('reset'),
    'if (doc === null || isStale(doc)) return null;',
    'if (!doc?.rev) return null;',
  ),
  one('ignores Retry-After', engine('schedule'), 'at.now + event.retryAfterMs', 'at.now'),
  one(
    'does not look for the one bad row of a refused batch',
    engine('cycle'),
    'if (batch.length > 1) return Math.ceil(batch.length / 2);',
    'if (batch.length > 1) throw failure;',
  ),
  one(
    'lets an older version overwrite a newer one',
    engine('transitions'),
    'if (doc !== null && doc.rev > server.rev) return doc;',
    '',
  ),
  one(
    'keeps no mark of a deletion',
    engine('transitions'),
    'if (server.deleted) return deletedDoc(id, server.rev);',
    'if (server.deleted) return null;',
  ),
  one(
    'overwrites untouched fields with old values',
    engine('transitions'),
    'overlay(remote, pick(doc.body, touched), rule)',
    'overlay(remote, pick(doc.body, rule.fields), rule)',
  ),
  one(
    'moves the cursor to the head though there is more',
    SERVER,
    'cursor: more ? (page.at(-1)?.rev ?? since) : member.rev',
    'cursor: member.rev',
  ),
  one(
    'plans by the device clock',
    engine('hub'),
    '    const now = timers.now();',
    '    const now = ports.clock.now();',
  ),
  one(
    'writes a renewed session over a logout',
    engine('session-broker'),
    'await ports.vault.replace(held, renewed);',
    'await ports.vault.write(renewed);',
  ),
  one(
    'spends more tickets than granted',
    SERVER_ROWS,
    'bench.ticketsUsed >= TICKETS_GRANTED',
    'bench.ticketsUsed > TICKETS_GRANTED',
  ),
];
