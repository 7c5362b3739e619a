import * as v from 'valibot';
import { ModeratedKata } from '../../../sync/model/kata/moderated-kata.contract.ts';
import type { KataReport } from '../kata/kata-reports.ts';
import type { ServerCaller } from '../server/server-call.ts';
import { type AdminList, callAsAdmin, listOfCall } from './admin-rows.ts';

/** Without words the kata that need a look, reported ones first; with words all shared and hidden ones that contain them. */
export function moderatedKataSource(query: string): AdminList<ModeratedKata> {
  return listOfCall('list_moderated_kata', { p_query: query }, v.array(ModeratedKata));
}

/** Hides a kata and its text from all members but its author; false when there is nothing to hide any more. */
export async function hideKata(member: ServerCaller, { id, reason, note }: KataReport): Promise<boolean> {
  return (await callAsAdmin(member, 'hide_kata', { p_id: id, p_reason: reason, p_note: note })) === true;
}

/** Takes all kata of an author from sharing. Resolves to false when the author is unknown. Rejects with a RequestError. */
export async function stopSharing(member: ServerCaller, { id, reason, note }: KataReport): Promise<boolean> {
  return (await callAsAdmin(member, 'stop_sharing', { p_id: id, p_reason: reason, p_note: note })) === true;
}

/** Ends stopSharing(). Resolves to false when the author is not stopped any more. Rejects with a RequestError. */
export async function resumeSharing(member: ServerCaller, id: string): Promise<boolean> {
  return (await callAsAdmin(member, 'resume_sharing', { p_id: id })) === true;
}

/** Shows a hidden kata again. Resolves to false when it is not hidden any more. Rejects with a RequestError. */
export async function showKata(member: ServerCaller, id: string): Promise<boolean> {
  return (await callAsAdmin(member, 'show_kata', { p_id: id })) === true;
}

/** Closes the reports of a kata that stays. Resolves to false when none is open. Rejects with a RequestError. */
export async function keepKata(member: ServerCaller, id: string): Promise<boolean> {
  return (await callAsAdmin(member, 'keep_kata', { p_id: id })) === true;
}
