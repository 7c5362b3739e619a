import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { rejectionCodes } from '../../../sync/model/rejection-codes.ts';
import { ROW_SCHEMA } from '../../../sync/model/row-schema.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { dumpTables } from '../../support/backend/dump-tables.ts';
import { addDevice, type Device, outcomes, pushed } from '../../support/backend/exchange.ts';
import { practised } from '../../support/backend/practised.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

let attacker: Device;
const victimRow = pushed('kata_forms', randomUUID(), { zou: '秘密の橋', ishiki: '渡る', name: '秘密' });
const victimSession = pushed('training_sessions', randomUUID(), { ...practised, video_title: '秘密' });

const backend = closeAfterAll(await startTestBackend());
await backend.setNow('2026-11-20T03:00:00Z');
attacker = await addDevice(backend);
const victim = await addDevice(backend, '被害者');
const login = { kind: 'login', claimed_at: '2026-11-20T01:00:00.000Z', tz: null, device: 'victim-phone' };
await victim.push(victimRow, victimSession, pushed('login_records', '2026-11-20', login));

const kata = (more: Readonly<Record<string, unknown>> = {}) =>
  pushed('kata_forms', randomUUID(), { zou: '橋', ishiki: '渡る' }, more);

describe('an invalid row', () => {
  test.each([
    ['no row at all', null, 'invalid_row'],
    ['a number', 7, 'invalid_row'],
    ['a string', 'row', 'invalid_row'],
    ['a list', [], 'invalid_row'],
    ['an empty row', {}, 'invalid_row'],
    ['an unknown collection', kata({ collection: 'secrets' }), 'unknown_collection'],
    ['a table for a collection', kata({ collection: 'member_revisions' }), 'unknown_collection'],
    ['SQL for a collection', kata({ collection: "kata_forms'; drop table users; --" }), 'unknown_collection'],
    ['no collection', kata({ collection: null }), 'unknown_collection'],
    ['a list of collections', kata({ collection: ['kata_forms'] }), 'unknown_collection'],
    ['an unknown operation', kata({ op: 'upsert' }), 'invalid_row'],
    ['no operation', kata({ op: null }), 'invalid_row'],
    ['an unknown field', pushed('kata_forms', randomUUID(), { zou: 'x', ishiki: 'y', secret: 1 }), 'forbidden_field'],
    ['an id that is a number', kata({ id: 1 }), 'invalid_row'],
    ['an id that is not a uuid', kata({ id: "' or 1=1 --" }), 'invalid_value'],
    ['no id', kata({ id: null }), 'invalid_row'],
    ['a patch that is a list', kata({ patch: [] }), 'invalid_row'],
    ['no patch', kata({ patch: null }), 'invalid_row'],
    ['a mutation id that is not a uuid', kata({ mutation_id: 'x' }), 'invalid_value'],
    ['no mutation id', kata({ mutation_id: null }), 'invalid_value'],
    ['a fractional base revision', kata({ base_rev: 1.5 }), 'invalid_value'],
    ['no base revision', kata({ base_rev: null }), 'invalid_row'],
    ['superseded ids that are a string', kata({ superseded_ids: 'x' }), 'invalid_value'],
    ['superseded ids that are not uuids', kata({ superseded_ids: ['x'] }), 'invalid_value'],
    ['writers that are a list', kata({ written_by: ['x'] }), 'invalid_row'],
    ['superseded ids that are lists', kata({ superseded_ids: [[]] }), 'invalid_value'],
  ])('(%s) is rejected with a code, and the rest of the batch is stored', async (_what, row, code) => {
    const [first, last] = [kata(), kata()];
    const response = await pushRaw([first, row, last]);
    expect(response.results.map(({ status, code }) => code ?? status)).toEqual(['ok', code, 'ok']);
    expect(rejectionCodes).toContain(code);
  });
});

/** Returns the raw response, since the app's parser rejects results without an id. */
async function pushRaw(push: readonly unknown[]) {
  const [row] = await backend.asMember<{ response: { results: { status: string; code?: string }[] } }>(
    attacker.userId,
    'select public.sync_exchange($1) as response',
    [{ v: 1, schema: ROW_SCHEMA, epoch: null, since: 0, limit: 500, push }],
  );
  if (row === undefined) throw new Error('no response');
  return row.response;
}

describe('a row of another member', () => {
  beforeEach(async () => {
    attacker = await addDevice(backend);
  });

  const stolen = () => [
    { ...victimRow, mutation_id: randomUUID(), patch: { zou: '盗んだ' } },
    { ...victimRow, mutation_id: randomUUID(), op: 'delete', patch: {} },
    { ...victimRow, mutation_id: randomUUID(), patch: { zou: 'x', ishiki: 'y', user_id: victim.userId } },
    { ...victimRow, mutation_id: randomUUID(), user_id: victim.userId },
    { ...victimSession, mutation_id: randomUUID(), user_id: victim.userId },
    pushed('profiles', victim.userId, { bio: '盗んだ' }),
    pushed('profiles', 'me', { id: victim.userId, bio: '盗んだ' }),
    pushed('login_records', '2026-11-20', { kind: 'login', user_id: victim.userId }),
    pushed('login_records', '2026-11-20', {
      kind: 'login',
      claimed_at: '2026-11-20T01:00:00.000Z',
      device: 'victim-phone',
    }),
  ];

  test('does not change when its id, mutation id or device is reused', async () => {
    const ownRowsNow = () => ownRows(victim.userId);
    const before = await ownRowsNow();
    const response = await attacker.send({
      device: 'victim-phone',
      user_id: victim.userId,
      member_id: victim.userId,
      push: [
        ...stolen(),
        victimRow,
        victimSession,
        kata({ superseded_ids: [victimRow.mutation_id, victimSession.mutation_id] }),
      ],
    });
    expect(outcomes(response)).toEqual([
      ...['invalid_value', 'invalid_id', 'forbidden_field', 'invalid_id', 'ok', 'invalid_id', 'forbidden_field'],
      ...['forbidden_field', 'ok', 'invalid_id', 'merged', 'ok'],
    ]);
    expect(await ownRowsNow()).toEqual(before);
    expect(await victim.push(victimRow, victimSession)).toEqual(['duplicate', 'duplicate']);
    expect(await ownRowsNow()).toEqual(before);
  });

  test('never appears in a response', async () => {
    const response = await attacker.send({ user_id: victim.userId, push: stolen().slice(3) });
    const text = JSON.stringify([response.rows, response.results.map((result) => 'row' in result && result.row)]);
    expect(response.member_id).toBe(attacker.userId);
    expect(text).not.toContain(victim.userId);
    expect(text).not.toContain('被害者');
  });

  test('cannot be named as the source of a copy unless it is shared', async () => {
    const copy = randomUUID();
    const shared = randomUUID();
    await attacker.push(pushed('kata_forms', shared, { zou: '元', ishiki: '元' }));
    await victim.push(
      pushed('kata_forms', copy, { zou: '写し', ishiki: '写し', is_copied: true, original_id: shared }),
    );
    const before = await ownRows(victim.userId);
    const copyOf = (id: string) =>
      pushed('kata_forms', randomUUID(), { zou: 'x', ishiki: 'y', is_copied: true, original_id: id });
    expect(await attacker.push(copyOf(copy), copyOf(victimSession.id))).toEqual(['source_gone', 'source_gone']);
    expect(await ownRows(victim.userId)).toEqual(before);
  });
});

/** All table lines that contain the member's id. */
async function ownRows(userId: string): Promise<readonly string[]> {
  const dump = await dumpTables(backend.sql);
  return Object.entries(dump).flatMap(([table, rows]) =>
    rows
      .split('\n')
      .filter((line) => line.includes(userId))
      .map((line) => `${table} ${line}`),
  );
}
