import * as v from 'valibot';
import { SavedPractice, SaveResult } from '../../../sync/model/practice/save-training-session.contract.ts';
import { fail, type MemberDeps, readBody, serveMember, succeed } from '../_shared/serve-member.ts';
import { toStoredSession } from './to-stored-session.ts';

/** Stores a finished practice in the member's history. */
export function handleSaveSession(request: Request, deps: MemberDeps): Promise<Response> {
  return serveMember(request, deps, {
    method: 'POST',
    async work({ sub, database }) {
      const practice = await readBody(request, SavedPractice);
      if (typeof practice === 'string') return fail(practice);
      if ((practice.userId ?? sub) !== sub) return fail('forbidden');
      const saved = await database.call('save_training_session', { p_session: toStoredSession(practice) });
      const reply = v.parse(SaveResult, saved);
      if (reply.status === 'saved') return succeed({ data: { id: reply.id } });
      return fail(reply.code === 'immutable' ? 'conflict' : 'invalid_request');
    },
  });
}
