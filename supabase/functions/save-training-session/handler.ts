import {
  parseSavedPractice,
  parseSaveResult,
  type SessionToSave,
} from '../../../sync/contracts/save-training-session.ts';
import { fail, succeed } from '../_shared/answer.ts';
import { readJson } from '../_shared/read-json.ts';
import { type MemberDeps, serveMember } from '../_shared/serve-member.ts';
import { sessionOf } from './session-of.ts';

export interface SaveSessionDeps extends MemberDeps {
  /** Keeps the session for the member whose token it is. */
  readonly save: (session: SessionToSave, token: string) => Promise<unknown>;
}

/** Keeps a finished practice in the member's history. */
export function handleSaveSession(request: Request, deps: SaveSessionDeps): Promise<Response> {
  return serveMember(request, deps, {
    method: 'POST',
    async work({ sub, token }) {
      const body = await readJson(request);
      if (!body.ok) return fail(body.code);
      const practice = parseSavedPractice(body.value);
      if (practice === null) return fail('invalid_request');
      if ((practice.userId ?? sub) !== sub) return fail('forbidden');
      const reply = parseSaveResult(await deps.save(sessionOf(practice), token));
      if (reply.status === 'saved') return succeed({ data: { id: reply.id } });
      return fail(reply.code === 'immutable' ? 'conflict' : 'invalid_request');
    },
  });
}
