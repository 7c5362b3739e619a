import type { Backend } from '../../../supabase/embedded/backend.ts';

/** Claims of a member's token, without the role. */
export type MemberClaims = { readonly sub: string; readonly session_id?: string };

export type AsMember = <Row = Record<string, unknown>>(
  member: string | MemberClaims | null,
  query: string,
  params?: readonly unknown[],
) => Promise<Row[]>;

type Statement = { readonly query: string; readonly params: readonly unknown[] | undefined };

/**
 * Runs a statement in its own transaction with the role and the claims that PostgREST sets for a member's token,
 * so row-level security and grants apply.
 */
export async function runAsMember<Row>(
  backend: Backend,
  member: string | MemberClaims | null,
  { query, params = [] }: Statement,
): Promise<Row[]> {
  const role = member === null ? 'anon' : 'authenticated';
  const claims = { ...(typeof member === 'string' ? { sub: member } : member), role };
  return backend.transaction(async (tx) => {
    await tx.query(
      `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
              set_config('request.jwt.claim.role', $3, true), set_config('role', $3, true)`,
      [JSON.stringify(claims), 'sub' in claims ? claims.sub : '', role],
    );
    return (await tx.query<Row>(query, [...params])).rows;
  });
}
