import { setTimeout as delay } from 'node:timers/promises';
import { createRng, type Rng } from '../../../sync/model/practice/seeded-random.ts';
import type { SyncResponse } from '../../../sync/protocol/sync-exchange.ts';
import { exchangeRequest, pushed } from '../../support/backend/exchange.ts';
import type { MemberConnection } from '../../support/backend/member-connection.ts';
import type { RealPostgres } from '../../support/backend/real-postgres.ts';

export interface PullPlan {
  readonly members: number;
  readonly writers: number;
  readonly writesEach: number;
  readonly seed: number;
}

export interface PullReport {
  /** Writing transactions. */
  readonly writes: number;
  /** Server rows that a device lacks after pulling to the end. */
  readonly missed: number;
  /** Pulled rows whose revision was not above the cursor. */
  readonly disordered: number;
}

/**
 * Many connections write for a few members, with delays inside the transaction, while one device per member keeps pulling
 * small pages. Then the devices pull to the end and are compared with the server.
 */
export async function pullWhileWriting(db: RealPostgres, plan: PullPlan): Promise<PullReport> {
  const members = await Promise.all(Array.from({ length: plan.members }, (_, n) => db.addMember(`${plan.seed}-${n}`)));
  const connections = await Promise.all(Array.from({ length: plan.writers + plan.members }, () => db.connect()));
  await stallInserts(db);
  const work = { isOver: false };
  const devices = members.map((memberId, n) => pullUntil(work, connections[plan.writers + n], memberId));
  const writers = connections.slice(0, plan.writers).map((connection, n) => {
    const memberId = members[n % members.length] ?? '';
    return write(db, connection, { memberId, count: plan.writesEach, rng: createRng(plan.seed * 100 + n) });
  });
  await Promise.all(writers).finally(() => {
    work.isOver = true;
  });
  const pulled = await Promise.all(devices);
  let missed = 0;
  for (const [n, memberId] of members.entries()) {
    const rows = await db.sql('select id::text, rev from public.kata_forms where user_id = $1', [memberId]);
    missed += rows.filter(({ id, rev }) => pulled[n]?.revisions.get(String(id)) !== Number(rev)).length;
  }
  await Promise.all(connections.map((connection) => connection.close()));
  const disordered = pulled.reduce((sum, device) => sum + device.disordered, 0);
  return { writes: plan.writers * plan.writesEach, missed, disordered };
}

/** Delays every insert between its revision and the row. */
async function stallInserts(db: RealPostgres): Promise<void> {
  await db.sql(`create or replace function private.test_stall() returns trigger language plpgsql as $$
    begin perform pg_sleep(random() * 0.002); return new; end $$`);
  await db.sql(`create or replace trigger test_stall before insert on public.kata_forms
    for each row execute function private.test_stall()`);
}

type Work = { readonly memberId: string; readonly count: number; readonly rng: Rng };

/** Writes new rows and edits in batches; every seventh write bypasses the exchange. */
async function write(db: RealPostgres, connection: MemberConnection, { memberId, count, rng }: Work): Promise<void> {
  const ids: string[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    if (turn % 7 === 6) {
      await db.sql('update public.kata_forms set category = $2 where user_id = $1 and id = $3', [
        memberId,
        `${turn}`,
        rng.pick(ids),
      ]);
      continue;
    }
    const push = Array.from({ length: rng.int(1, 3) }, () => {
      const id = ids.length > 0 && rng.chance(0.3) ? rng.pick(ids) : rng.uuid();
      ids.push(id);
      return pushed('kata_forms', id, { zou: '橋', ishiki: `${turn}` });
    });
    const stallMs = rng.chance(0.5) ? rng.next() * 4 : 0;
    const { results } = await connection.exchange(memberId, exchangeRequest({ push, limit: 1 }), {
      beforeCommit: () => delay(stallMs),
    });
    const unexpected = results.find(({ status }) => status === 'rejected' || status === 'duplicate');
    if (unexpected) throw new Error(`Unexpected result of a write: ${JSON.stringify(unexpected)}`);
  }
}

async function pullUntil(
  work: { readonly isOver: boolean },
  connection: MemberConnection | undefined,
  memberId: string,
) {
  const revisions = new Map<string, number>();
  let disordered = 0;
  let since = 0;
  let epoch: string | null = null;
  for (;;) {
    const wasOver = work.isOver;
    const response: SyncResponse | undefined = await connection?.exchange(
      memberId,
      exchangeRequest({ since, epoch, limit: 7, published_content: undefined }),
    );
    if (response === undefined || response.reset !== undefined)
      throw new Error(`Unexpected response to a pull: ${JSON.stringify(response)}`);
    for (const row of response.rows) {
      if (row.rev <= since) disordered += 1;
      revisions.set(row.id, row.rev);
    }
    ({ cursor: since, epoch } = response);
    if (wasOver && !response.more) return { revisions, disordered };
  }
}
