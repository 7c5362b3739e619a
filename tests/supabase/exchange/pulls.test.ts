import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireRow } from '../../../sync/protocol/sync-exchange.ts';
import { startTestBackend } from '../../support/backend.ts';
import { addDevice, type Device, outcomes, pushed } from '../../support/exchange.ts';

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let device: Device;

beforeAll(async () => {
  backend = await startTestBackend();
  await backend.setNow('2026-11-20T03:00:00Z');
});
beforeEach(async () => {
  device = await addDevice(backend);
});
afterAll(() => backend.close());

const kata = () => pushed('kata_forms', randomUUID(), { zou: '橋', ishiki: '渡る' });
const session = () =>
  pushed('training_sessions', randomUUID(), {
    ...{ training_type: 'sojo', video_title: '相乗', status: 'completed', duration_minutes: 5 },
    completed_at: '2026-11-20T02:30:00.000Z',
  });

async function pullAll(limit: number, asker = device) {
  const rows: WireRow[] = [];
  let since = 0;
  let { epoch } = await asker.ask();
  for (let page = 0; page < 100; page += 1) {
    const answer = await asker.ask({ since, limit, epoch });
    expect(answer.rows.length).toBeLessThanOrEqual(limit);
    expect(answer.cursor).toBeGreaterThanOrEqual(since);
    rows.push(...answer.rows);
    ({ cursor: since, epoch } = answer);
    if (!answer.more) return { rows, cursor: since };
  }
  throw new Error('the pull does not end');
}

describe('a pull', () => {
  test.each([1, 2, 3, 7, 500])('in pages of %i brings every row once, in the order of revisions', async (limit) => {
    await device.push(kata(), session(), kata(), session(), kata(), session(), kata());
    const whole = await device.ask();
    const paged = await pullAll(limit);
    expect(paged.rows).toEqual(whole.rows);
    expect(paged.cursor).toBe(whole.cursor);
    const revisions = paged.rows.map((row) => row.rev);
    expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
    expect(new Set(revisions).size).toBe(8);
  });

  test('after the cursor brings nothing until something changes, then only that', async () => {
    await device.push(kata(), session());
    const { epoch, cursor } = await device.ask();
    expect(await device.ask({ epoch, since: cursor })).toMatchObject({ rows: [], more: false, cursor });
    const row = kata();
    await device.push(row);
    expect((await device.ask({ epoch, since: cursor })).rows).toMatchObject([{ id: row.id }]);
  });

  test('leaves out the rows that the same request settled, and none else', async () => {
    const [kept, clash] = [kata(), kata()];
    await device.push(clash);
    const { epoch, cursor } = await device.ask();
    const answer = await device.ask({ epoch, since: cursor, push: [kept, { ...clash, mut: randomUUID() }, session()] });
    expect(outcomes(answer)).toEqual(['ok', 'merged', 'ok']);
    expect(answer.rows).toMatchObject([{ id: clash.id }]);
  });

  test('brings the profile when a settled login has moved its numbers', async () => {
    const { epoch, cursor } = await device.ask();
    const push = [pushed('login_records', '2026-11-20', { kind: 'login', claimed_at: '2026-11-20T01:00:00.000Z' })];
    const answer = await device.ask({ epoch, since: cursor, push });
    expect(answer.rows).toMatchObject([{ c: 'profiles', total_logins: 1 }]);
  });

  test('sees what a page of settled rows alone leaves behind', async () => {
    const { epoch, cursor } = await device.ask();
    const answer = await device.ask({ epoch, since: cursor, limit: 2, push: [kata(), kata(), session()] });
    expect(answer).toMatchObject({ more: true, rows: [] });
    expect((await device.ask({ epoch, since: answer.cursor })).rows).toMatchObject([{ c: 'training_sessions' }]);
  });

  test('sees writes that did not go through the exchange', async () => {
    const { epoch, cursor } = await device.ask();
    await backend.asMember(device.userId, 'update public.users set bio = $1', ['別の画面から']);
    const answer = await device.ask({ epoch, since: cursor });
    expect(answer.rows).toMatchObject([{ c: 'profiles', bio: '別の画面から' }]);
  });

  test('serves a row that is as it was when another member writes', async () => {
    const before = await device.ask();
    await (await addDevice(backend)).push(kata(), session());
    expect((await device.ask()).rows).toEqual(before.rows);
  });

  test('tells a build whose rows are too old what it must know, takes nothing from it, and gives it nothing', async () => {
    const row = kata();
    const answer = await device.ask({ schema: 0, push: [row] });
    expect(answer).toMatchObject({ min_schema: 1, results: [], rows: [], cursor: 0, more: false });
    expect(await device.row('kata_forms', row.id)).toBeUndefined();
  });
});
