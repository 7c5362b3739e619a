import { type ModeratedKata, parseModeratedKatas } from '../../../supabase/contracts/moderated-kata.ts';
import type { ReportReason } from '../../../sync/rules/kata-reports.ts';
import type { ServerCaller } from '../server/server-call.ts';
import { callAsAdmin, readRowsByCall } from './admin-calls.ts';
import type { AdminSource } from './admin-rows.ts';

/** Without words the kata that need a look, reported ones first; with words all shared and hidden ones that contain them. */
export function moderatedKataSource(query: string): AdminSource<ModeratedKata> {
  return {
    load: (member, amount) =>
      readRowsByCall(member, 'list_moderated_kata', { p_query: query, p_limit: amount }, parseModeratedKatas),
  };
}

/** Hides a kata from all members but its author. Resolves to false when it is not shared any more. Rejects with a RequestError. */
export async function hideKata(
  member: ServerCaller,
  { id, reason, note }: { readonly id: string; readonly reason: ReportReason; readonly note: string | null },
): Promise<boolean> {
  return (await callAsAdmin(member, 'hide_kata', { p_id: id, p_reason: reason, p_note: note })) === true;
}

/** Shows a hidden kata again. Resolves to false when it is not hidden any more. Rejects with a RequestError. */
export async function showKata(member: ServerCaller, id: string): Promise<boolean> {
  return (await callAsAdmin(member, 'show_kata', { p_id: id })) === true;
}

/** Closes the reports of a kata that stays. Resolves to false when none is open. Rejects with a RequestError. */
export async function keepKata(member: ServerCaller, id: string): Promise<boolean> {
  return (await callAsAdmin(member, 'keep_kata', { p_id: id })) === true;
}
