import type { AuditEntry } from '../../../../supabase/contracts/admin-audit.ts';
import { ListRow } from '../../../ui/layout/list.tsx';
import { Small } from '../../../ui/layout/primitives.tsx';
import { auditAct, auditActor, auditSubject } from './audit-text.ts';

interface AuditRowProps {
  readonly entry: AuditEntry;
  readonly time: string;
}

/** One entry of the audit log. */
export function AuditRow({ entry, time }: AuditRowProps) {
  const subject = auditSubject(entry);
  return (
    <ListRow
      title={
        <>
          {subject === null ? null : (
            <>
              <bdi>{subject}</bdi>を
            </>
          )}
          {auditAct(entry)}
        </>
      }
      text={
        <Small as="span" numeric>
          {time} <bdi>{auditActor(entry)}</bdi>
        </Small>
      }
    />
  );
}
