import * as v from 'valibot';
import {
  AdminNotification,
  type NewAdminNotification,
  notificationErrors,
  ReminderDay,
} from '../../../sync/model/notifications/admin-notifications.contract.ts';
import {
  SendOutcome,
  sendNotificationErrors,
} from '../../../sync/model/notifications/send-push-notification.contract.ts';
import { readErrorCode } from '../../../sync/model/read-as.ts';
import { RequestError } from '../../../sync/model/request-error.ts';
import type { Member } from '../member/member.ts';
import { bodyOf, parseData } from '../server/server-call.ts';
import { adminTable, callAsAdmin, insertRow, refusalOf } from './admin-rows.ts';

export const notificationTable = adminTable('admin_notifications', v.array(AdminNotification));

/** The outcome of the reminders by day, newest first. */
export const reminderDayTable = adminTable('reminder_days', v.array(ReminderDay));

/** Resolves to null when stored, otherwise to the reason why its time is invalid. Rejects with a RequestError. */
export async function createNotification(
  member: Member,
  notification: NewAdminNotification,
): Promise<(typeof notificationErrors)[number] | null> {
  return refusalOf(await insertRow(member, notificationTable.name, { ...notification }), notificationErrors);
}

/** Result of sending a draft. `conflict`: another admin sent it first. */
export type SendResult =
  | ({ readonly ok: true } & SendOutcome)
  | { readonly ok: false; readonly reason: 'conflict' | 'push_not_configured' };

/** Sends a draft. Rejects with a RequestError. */
export async function sendNotification(member: Member, notificationId: string): Promise<SendResult> {
  const answer = await member.request('functions/v1/send-push-notification', { body: { notificationId } });
  const reason = readErrorCode(sendNotificationErrors, answer.body);
  if (reason === 'forbidden') throw new RequestError('admin-ended');
  if (reason === 'conflict' || reason === 'push_not_configured') return { ok: false, reason };
  return { ok: true, ...parseData(bodyOf(answer), SendOutcome) };
}

/** Cancels a scheduled notification. Resolves to false when it is no longer scheduled. Rejects with a RequestError. */
export async function cancelNotification(member: Member, id: string): Promise<boolean> {
  return (await callAsAdmin(member, 'cancel_notification', { p_id: id })) === true;
}
