import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import type { MemberDeps } from '../../../supabase/functions/_shared/serve-member.ts';
import { handleSaveSession } from '../../../supabase/functions/save-training-session/handler.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { dumpTables } from '../../support/backend/dump-tables.ts';
import { addDevice } from '../../support/backend/exchange.ts';
import { type Answers, fakeDatabase, functionDeps } from '../../support/backend/function-deps.ts';
import { signToken } from '../../support/backend/member-token.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');
const MEMBER = randomUUID();
const ryue = { trainingType: 'ryue', videoTitle: '流絵', videoNumber: 1, duration: 15, status: 'completed' };

describe('save-training-session', () => {
  const logged: string[] = [];
  const saved: unknown[] = [];
  const answering = (save_training_session: Answers[string]) => ({
    asMember: () => fakeDatabase({ save_training_session }),
  });
  const deps = (more: Partial<MemberDeps> = {}): MemberDeps => ({
    ...functionDeps(NOW, logged),
    ...answering(({ p_session }) => {
      saved.push(p_session);
      return { status: 'saved', id: 'the-id' };
    }),
    ...more,
  });
  const token = signToken({ sub: MEMBER, exp: NOW / 1000 + 60 });
  const post = (body: unknown) =>
    new Request('https://x.supabase.co/save-training-session', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  afterEach(() => {
    logged.length = 0;
    saved.length = 0;
  });

  test('stores a practice and returns its id', async () => {
    const response = await handleSaveSession(post({ userId: MEMBER, ...ryue }), deps());
    expect([response.status, await response.json()]).toEqual([200, { success: true, data: { id: 'the-id' } }]);
    expect(saved).toMatchObject([{ training_type: 'ryue', duration_minutes: 15 }]);
  });

  test.each([
    ['another member', { ...ryue, userId: randomUUID() }, 403, 'forbidden'],
    ['no JSON', '{', 400, 'invalid_request'],
    ['an empty body', '', 400, 'invalid_request'],
    ['none of the forms', { userId: MEMBER }, 400, 'invalid_request'],
    ['more than 256 KiB', { ...ryue, details: { text: 'x'.repeat(256 * 1024) } }, 413, 'body_too_large'],
  ])('rejects %s and stores nothing', async (_what, body, status, error) => {
    const response = await handleSaveSession(post(body), deps());
    expect([response.status, await response.json()]).toEqual([status, { success: false, error }]);
    expect(saved).toEqual([]);
  });

  test('reports a conflicting id and a database rejection', async () => {
    const rejecting = (code: string) => deps(answering(() => ({ status: 'rejected', code })));
    expect((await handleSaveSession(post(ryue), rejecting('immutable'))).status).toBe(409);
    expect((await handleSaveSession(post(ryue), rejecting('invalid_value'))).status).toBe(400);
    expect(logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  test('accepts POST only', async () => {
    const response = await handleSaveSession(new Request('https://x.supabase.co/save-training-session'), deps());
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});

const lines: string[] = [];
const backend = closeAfterAll(await startTestBackend({ log: (line) => lines.push(line) }));
await backend.setNow('2026-11-20T03:00:00Z');
const device = await addDevice(backend);

describe('save-training-session on Deno', () => {
  const call = (body: unknown, token = device.token) =>
    backend.call('/functions/v1/save-training-session', { token, body });
  const idOf = async (response: Response) => {
    const { data }: { data: { id: string } } = await response.json();
    return data.id;
  };

  test('stores every request form in the table that devices replicate', async () => {
    const { cursor, epoch } = await device.send();
    const details = { editorialTitle: '空き家の庭', paragraphsRead: 2, totalParagraphs: 3 };
    const bodies = [
      { userId: device.userId, trainingType: 'foresight', duration: 200, details },
      { userId: device.userId, ...ryue },
      { userId: device.userId, videoTitle: '刹那', videoNumber: 4, durationMinutes: 2 },
    ];
    const ids: string[] = [];
    for (const body of bodies) ids.push(await idOf(await call(body)));
    const pulled = (await device.send({ since: cursor, epoch })).rows;
    const common = { status: 'completed', completed_at: '2026-11-20T03:00:00.000Z' };
    expect(pulled).toMatchObject([
      {
        ...common,
        id: ids[0],
        training_type: 'foresight',
        video_title: '先読「空き家の庭」',
        duration_minutes: 3,
        details,
      },
      { ...common, id: ids[1], training_type: 'ryue', video_number: 1, duration_minutes: 15, details: null },
      { ...common, id: ids[2], training_type: 'setsuna', video_number: 4, duration_minutes: 2 },
    ]);
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  test('stores a repeated request once, and reports a conflict for another practice with the same id', async () => {
    const id = randomUUID();
    expect(await idOf(await call({ ...ryue, id }))).toBe(id);
    const before = await dumpTables(backend.sql);
    await backend.setNow('2026-11-20T03:10:00Z');
    expect(await idOf(await call({ ...ryue, id }))).toBe(id);
    expect((await call({ ...ryue, id, duration: 16 })).status).toBe(409);
    expect(await dumpTables(backend.sql)).toEqual(before);
  });

  test('allows the same id for two members', async () => {
    const id = randomUUID();
    const other = await addDevice(backend);
    expect(await idOf(await call({ ...ryue, id }))).toBe(id);
    expect(await idOf(await call({ ...ryue, id, duration: 3 }, other.token))).toBe(id);
    const rows = await backend.sql('select user_id from public.training_sessions where id = $1', [id]);
    expect(new Set(rows.map(({ user_id }) => user_id))).toEqual(new Set([device.userId, other.userId]));
  });

  test('writes nothing for another member or without a member’s token', async () => {
    const before = await dumpTables(backend.sql);
    const other = await addDevice(backend);
    const then = await dumpTables(backend.sql);
    expect(then).not.toEqual(before);
    expect((await call({ ...ryue, userId: device.userId }, other.token)).status).toBe(403);
    expect((await call(ryue, backend.keys.publishableKey)).status).toBe(401);
    expect((await call({ ...ryue, details: { long: 'あ'.repeat(9000) } })).status).toBe(400);
    expect(await dumpTables(backend.sql)).toEqual(then);
  });

  test('cannot be bypassed: the database rejects extra fields and invalid values', async () => {
    for (const extra of [{ user_id: randomUUID() }, { rev: 1 }, { duration_minutes: 0 }, { details: [] }]) {
      const [row] = await backend.asMember<{ answer: unknown }>(
        device.userId,
        'select public.save_training_session($1) as answer',
        [{ training_type: 'x', video_title: 'x', status: 'x', duration_minutes: 1, ...extra }],
      );
      expect(row?.answer).toMatchObject({ status: 'rejected' });
    }
    await expect(backend.asMember(null, `select public.save_training_session('{}')`)).rejects.toThrow(
      'permission denied',
    );
  });
});
