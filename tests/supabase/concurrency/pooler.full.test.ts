import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasPgBouncer } from '../../support/backend/debian-packages.ts';
import { exchangeRequest, pushed } from '../../support/backend/exchange.ts';
import { type MemberConnection, openMemberConnection } from '../../support/backend/member-connection.ts';
import { startPgBouncer } from '../../support/backend/pgbouncer.ts';
import { type RealPostgres, startRealPostgres } from '../../support/backend/real-postgres.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** More clients than connections of the pooler, so that clients share them. */
const CLIENTS = 8;
const SERVER_CONNECTIONS = 3;
const ROUNDS = 10;

const createNote = (text: string) =>
  pushed(
    'notes',
    randomUUID(),
    { text, day: '2026-11-20', written_at: '2026-11-20T00:00:00.000Z', about: null, question: null },
    { op: 'insert' },
  );

describe.skipIf(!hasPgBouncer())('through pgbouncer', () => {
  let db: RealPostgres;

  beforeAll(async () => {
    db = await startRealPostgres();
  });
  afterAll(() => db.close());

  /** Lets as many members as clients exchange at once; returns what each of them pulls in the end. */
  async function exchangeAll(connections: readonly MemberConnection[], name: string) {
    return Promise.all(
      connections.map(async (connection, n) => {
        const member = await db.addMember(`${name}-${n}`);
        const { epoch } = await connection.exchange(member, exchangeRequest());
        const texts = Array.from({ length: ROUNDS }, (_, round) => `${name} ${n} ${round}`);
        const statuses: string[] = [];
        for (const text of texts) {
          const { results } = await connection.exchange(member, exchangeRequest({ epoch, push: [createNote(text)] }));
          statuses.push(...results.map(({ status }) => status));
        }
        const { member_id, rows } = await connection.exchange(member, exchangeRequest({ epoch }));
        const pulled = rows.flatMap(({ text }) => (typeof text === 'string' ? [text] : []));
        return { isOwn: member_id === member, statuses: new Set(statuses), texts, pulled };
      }),
    );
  }

  test('in transaction mode, members on shared connections exchange their own rows only', async () => {
    const pooler = await startPgBouncer(db.url, { mode: 'transaction', size: SERVER_CONNECTIONS });
    const connections = await Promise.all(Array.from({ length: CLIENTS }, () => openMemberConnection(pooler.url)));
    const done = await exchangeAll(connections, 'transaction');
    const processes = await Promise.all(connections.map((connection) => connection.processId()));
    for (const { isOwn, statuses, texts, pulled } of done) {
      expect(isOwn).toBe(true);
      expect([...statuses]).toEqual(['ok']);
      expect(pulled.sort()).toEqual([...texts].sort());
    }
    expect(new Set(processes).size).toBeLessThanOrEqual(SERVER_CONNECTIONS);
    await Promise.all(connections.map((connection) => connection.close()));
    await pooler.stop();
  });

  test('in transaction mode, an exchange leaves neither role nor claims to the next client', async () => {
    const pooler = await startPgBouncer(db.url, { mode: 'transaction', size: 1 });
    const connection = await openMemberConnection(pooler.url);
    const next = new pg.Client(pooler.url);
    await next.connect();
    const member = await db.addMember('before');
    await connection.exchange(member, exchangeRequest({ push: [createNote('残らない')] }));
    await expect(connection.exchange(member, exchangeRequest({ v: 99 }))).rejects.toThrow('unknown_version');
    const { rows } = await next.query(
      `select current_user::text as role, nullif(current_setting('request.jwt.claims', true), '') as claims`,
    );
    expect(rows).toEqual([{ role: 'postgres', claims: null }]);
    await next.end();
    await connection.close();
    await pooler.stop();
  });

  test('in session mode, prepared statements work; in transaction mode they have to be off', async () => {
    const open = (url: string) =>
      Promise.all(Array.from({ length: CLIENTS }, () => openMemberConnection(url, { prepared: true })));
    const session = await startPgBouncer(db.url, { mode: 'session', size: CLIENTS });
    const prepared = await open(session.url);
    for (const { texts, pulled } of await exchangeAll(prepared, 'session')) {
      expect(pulled.sort()).toEqual([...texts].sort());
    }
    await Promise.all(prepared.map((connection) => connection.close()));
    await session.stop();

    const transaction = await startPgBouncer(db.url, { mode: 'transaction', size: SERVER_CONNECTIONS });
    const shared = await open(transaction.url);
    await expect(exchangeAll(shared, 'shared')).rejects.toThrow(/prepared statement "exchange"/);
    await Promise.all(shared.map((connection) => connection.close()));
    await transaction.stop();
  });
});
