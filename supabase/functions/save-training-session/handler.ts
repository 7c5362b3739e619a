import * as v from 'valibot';
import { SavedPractice, SaveResult, type SessionToSave } from '../../contracts/save-training-session.ts';
import { fail, type MemberDeps, readBody, serveMember, succeed } from '../_shared/serve-member.ts';
import { toStoredSession } from './to-stored-session.ts';

export interface SaveSessionDeps extends MemberDeps {
  /** Stores the session with the member's own token. */
  readonly save: (session: SessionToSave, token: string) => Promise<unknown>;
}

/** Stores a finished practice in the member's history. */
export function handleSaveSession(request: Request, deps: SaveSessionDeps): Promise<Response> {
  return serveMember(request, deps, {
    method: 'POST',
    async work({ sub, token }) {
      const practice = await readBody(request, SavedPractice);
      if (typeof practice === 'string') return fail(practice);
      if ((practice.userId ?? sub) !== sub) return fail('forbidden');
      const reply = v.parse(SaveResult, await deps.save(toStoredSession(practice), token));
      if (reply.status === 'saved') return succeed({ data: { id: reply.id } });
      return fail(reply.code === 'immutable' ? 'conflict' : 'invalid_request');
    },
  });
}
