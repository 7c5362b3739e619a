import * as v from 'valibot';
import { AuditEntry } from '../../../supabase/contracts/admin-audit.ts';
import { adminTable } from './admin-rows.ts';

/** The audit log, newest first. */
export const auditSource = adminTable('admin_audit', v.array(AuditEntry));
