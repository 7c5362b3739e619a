import * as v from 'valibot';
import { ModeratedKata } from '../../../sync/model/kata/moderated-kata.contract.ts';
import type { KataReport } from '../kata/kata-reports.ts';
import type { ServerCaller } from '../server/server-call.ts';
import { type AdminList, callAsAdmin, listOfCall } from './admin-rows.ts';

/** Without words the kata that need a look, reported ones first; with words all shared and hidden ones that contain them. */
export function moderatedKataSource(query: string): AdminList<ModeratedKata> {
  return listOfCall('list_moderated_kata', { p_query: query }, v.array(ModeratedKata));
}

/**
 * Decides about a kata, its reports or its author; hiding and stopping need the reason, which the author reads. Resolves to
 * false when there is nothing to decide any more. Rejects with a RequestError.
 */
export async function decide(
  member: ServerCaller,
  call: 'hide_kata' | 'stop_sharing' | 'resume_sharing' | 'show_kata' | 'keep_kata',
  { id, ...given }: Pick<KataReport, 'id'> | KataReport,
): Promise<boolean> {
  const why = 'reason' in given ? { p_reason: given.reason, p_note: given.note } : {};
  return (await callAsAdmin(member, call, { p_id: id, ...why })) === true;
}
