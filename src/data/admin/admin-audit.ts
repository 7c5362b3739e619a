import * as v from 'valibot';
import { AuditEntry } from '../../../sync/model/operations/admin-audit.contract.ts';
import { adminTable } from './admin-rows.ts';

/** The audit log, newest first. */
export const auditSource = adminTable('admin_audit', v.array(AuditEntry));
