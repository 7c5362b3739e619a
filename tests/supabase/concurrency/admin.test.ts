import { describe, expect, test } from 'vitest';
import { countBlocked, overlap } from '../../support/backend/lock-waits.ts';
import { startRealPostgres } from '../../support/backend/real-postgres.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const db = closeAfterAll(await startRealPostgres());

/** Runs a statement for each list of parameters, at the same time: the first commits when the others have ended or wait. */
function runTogether(statement: string, paramsOfEach: readonly (readonly unknown[])[]) {
  const [first = [], ...rest] = paramsOfEach;
  return overlap(
    db.url,
    (beforeCommit) =>
      db.transaction(async (query) => {
        const rows = await query(statement, first);
        await beforeCommit();
        return rows;
      }),
    () => rest.map((params) => db.sql(statement, params)),
  );
}

describe('concurrent admin password attempts', () => {
  const attempt = 'select public.begin_admin_attempt($1) as wait';
  const countAllowed = (results: readonly (readonly Record<string, unknown>[])[]) =>
    results.filter(([row]) => row?.wait === null).length;

  test('stay within five per member and a hundred for all members', async () => {
    const member = await db.addMember('hasty');
    for (let n = 0; n < 4; n += 1) await db.sql(attempt, [member]);
    expect(countAllowed(await runTogether(attempt, [[member], [member], [member]]))).toBe(1);
    const crowd = await Promise.all(Array.from({ length: 30 }, (_, n) => db.addMember(`crowd-${n}`)));
    for (let n = 0; n < 94; n += 1) await db.sql(attempt, [crowd[n % 30]]);
    expect(countAllowed(await runTogether(attempt, [[crowd[27]], [crowd[28]], [crowd[29]]]))).toBe(1);
  });
});

const NEW_NOTICE = `insert into public.announcements (date, title, content) values ('2026-12-01', $1, 'x')`;

describe('concurrent notices', () => {
  test('all appear in the snapshot', async () => {
    const titles = ['notice 1', 'notice 2', 'notice 3', 'notice 4'];
    await runTogether(
      NEW_NOTICE,
      titles.map((title) => [title]),
    );
    const rows = await db.sql(
      `select a ->> 'title' as title from public.published_content, jsonb_array_elements(body -> 'announcements') a
       where name = 'notices'`,
    );
    expect(rows.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
  });
});

describe('concurrent material', () => {
  const item = JSON.stringify({ situation: '改札を出る。', event: '雨が降りだす。', category: '街' });
  const add = `insert into public.materials (pack, item) select 'setsuna', $1 from generate_series(1, 2)`;

  test('gets numbers without a gap, and is all in the document', async () => {
    await runTogether(add, [[item], [item], [item], [item]]);
    const rows = await db.sql(
      `select i ->> 'id' as id from public.published_content, jsonb_array_elements(body -> 'items') i
       where name = 'material-setsuna'`,
    );
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 8 }, (_, n) => `setsuna-${10_001 + n}`));
  });

  test('does not wait for a member who may not add any', async () => {
    const member = await db.addMember('intruder');
    const connection = await db.connect();
    await db.transaction(async (query) => {
      await query(add, [item]);
      const writing = db.sql(add, [item]);
      expect(await countBlocked(db.url, [writing])).toBe(1);
      const attack = connection.query(member, add, [item]);
      expect(await countBlocked(db.url, [writing, attack])).toBe(1);
      await expect(attack).rejects.toThrow('admin_required');
      const change = connection.query(member, 'update public.materials set ended = true where id is null');
      expect(await countBlocked(db.url, [writing, change])).toBe(1);
      await change;
    });
    await connection.close();
    expect(await db.sql('select from public.materials where ended')).toEqual([]);
  });
});

describe('a change of no notice', () => {
  test('by a member does not wait for the lock of a writer', async () => {
    const member = await db.addMember('patcher');
    const connection = await db.connect();
    await db.transaction(async (query) => {
      await query(NEW_NOTICE, ['slow']);
      const writing = db.sql(NEW_NOTICE, ['waiting']);
      expect(await countBlocked(db.url, [writing])).toBe(1);
      const change = connection.query(member, `update public.announcements set title = 'stolen' where id is null`);
      expect(await countBlocked(db.url, [writing, change])).toBe(1);
      await change;
    });
    await connection.close();
  });
});
