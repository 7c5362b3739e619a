import * as v from 'valibot';
import { instant } from '../day/day-fields.ts';

/** What the audit log records; in SQL private.audit_acts(). */
export const auditActs = [
  'attempted',
  'limited',
  'opened',
  'closed',
  'ended',
  'created',
  'changed',
  'cancelled',
  'sent',
  'hid',
  'showed',
  'kept',
  'stopped',
  'resumed',
  'viewed',
  'searched',
  'signed_out',
] as const;

/** An entry of `rpc/read_admin_audit`, which lists them newest first. */
export const AuditEntry = v.object({
  id: v.number(),
  /** One of auditActs; a newer server may know more. */
  act: v.string(),
  at: instant,
  /** The name of the member; null after the account was deleted, and for what the operator did in the database. */
  by: v.nullable(v.string()),
  /** The table of what it concerns; null for what concerns the admin session. */
  kind: v.nullable(v.string()),
  /** The title of what it concerns; null when there is none, or not any more. */
  title: v.nullable(v.string()),
  /** The fields that a change has touched, each as before and after; null for another act. */
  changes: v.nullable(v.record(v.string(), v.tuple([v.nullable(v.string()), v.nullable(v.string())]))),
});
export type AuditEntry = Readonly<v.InferOutput<typeof AuditEntry>>;
