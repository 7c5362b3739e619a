import { AuditEntry } from '../../../supabase/contracts/admin-audit.ts';
import { type AdminSource, readRowsByCall } from './admin-rows.ts';

/** The audit log, newest first. */
export const auditSource: AdminSource<AuditEntry> = {
  load: (member, amount) => readRowsByCall(member, 'read_admin_audit', { p_limit: amount }, AuditEntry),
};
