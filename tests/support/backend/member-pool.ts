import type { MemberConnection } from './member-connection.ts';
import type { RealPostgres } from './real-postgres.ts';

/** Connections that run one member's statement at a time each; further ones wait. */
export async function openMemberPool(db: Pick<RealPostgres, 'connect'>, size: number) {
  const connections = await Promise.all(Array.from({ length: size }, () => db.connect()));
  const idle = [...connections];
  const waiting: ((connection: MemberConnection) => void)[] = [];
  const take = async () => idle.pop() ?? new Promise<MemberConnection>((resolve) => waiting.push(resolve));
  const release = (connection: MemberConnection) => {
    const next = waiting.shift();
    if (next === undefined) idle.push(connection);
    else next(connection);
  };
  return {
    async query(...statement: Parameters<MemberConnection['query']>) {
      const connection = await take();
      try {
        return await connection.query(...statement);
      } finally {
        release(connection);
      }
    },
    close: () => Promise.all(connections.map((connection) => connection.close())),
  };
}

export type MemberPool = Awaited<ReturnType<typeof openMemberPool>>;
