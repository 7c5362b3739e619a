import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { parseSyncResponse, type SyncResponse } from '../../../sync/protocol/sync-exchange.ts';
import type { MemberClaims } from './as-member.ts';

export interface Stall {
  /** Runs while the transaction holds its locks. */
  readonly beforeCommit?: (() => Promise<unknown>) | undefined;
  /** Calls `private.before_request()` first, like PostgREST by its setting. */
  readonly isCounted?: boolean;
}

/**
 * Opens a connection; each call is a transaction with the member's role and claims, like in PostgREST. With `prepared` the
 * exchange is a named statement, like with PostgREST's `db-prepared-statements`.
 */
export async function openMemberConnection(url: string, { prepared = false }: { readonly prepared?: boolean } = {}) {
  const client = new pg.Client(url);
  // A lost connection surfaces in the next call.
  client.on('error', () => undefined);
  await client.connect();

  async function asMember(
    member: string | MemberClaims,
    work: () => Promise<unknown>,
    { beforeCommit, isCounted = false }: Stall = {},
  ): Promise<unknown> {
    const claims = typeof member === 'string' ? { sub: member } : member;
    try {
      const claimsText = client.escapeLiteral(JSON.stringify({ ...claims, role: 'authenticated' }));
      await client.query(`begin; set local request.jwt.claims = ${claimsText};
        set local request.jwt.claim.sub = ${client.escapeLiteral(claims.sub)}; set local role = authenticated`);
      if (isCounted) await client.query('select private.before_request()');
      const result = await work();
      await beforeCommit?.();
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  }

  /** The process of the server that runs this connection's statements. */
  async function processId(): Promise<number> {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return Number(rows[0]?.pid);
  }

  async function exchange(memberId: string, request: unknown, stall?: Stall): Promise<SyncResponse> {
    const raw = await asMember(
      memberId,
      async () => {
        const { rows } = await client.query<{ response: unknown }>({
          ...(prepared ? { name: 'exchange' } : {}),
          text: 'select public.sync_exchange($1::jsonb) as response',
          values: [JSON.stringify(request)],
        });
        return rows[0]?.response;
      },
      stall,
    );
    const response = parseSyncResponse(raw);
    if (response === null) throw new Error(`Cannot read the response ${JSON.stringify(raw)}`);
    return response;
  }

  return {
    exchange,
    /** Runs one statement of a member (by id or claims). */
    async query(member: string | MemberClaims, sql: string, params: readonly unknown[] = [], stall?: Stall) {
      let rows: readonly unknown[] = [];
      await asMember(
        member,
        async () => {
          rows = (await client.query(sql, [...params])).rows;
        },
        stall,
      );
      return { rows };
    },
    processId,
    /** The most memory that its process has had, in bytes. */
    async peakMemory(): Promise<number> {
      const status = await readFile(`/proc/${await processId()}/status`, 'utf8');
      return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
    },
    /** Runs the same transaction around `select 1`. */
    runNoop: () => asMember('00000000-0000-0000-0000-000000000000', () => client.query('select 1')),
    close: () => client.end(),
  };
}

export type MemberConnection = Awaited<ReturnType<typeof openMemberConnection>>;
