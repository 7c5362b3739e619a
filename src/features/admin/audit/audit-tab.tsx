import { Fragment } from 'react';
import type { AuditEntry } from '../../../../sync/model/operations/admin-audit.contract.ts';
import { auditSource } from '../../../data/admin/overview.ts';
import { fullDayAndTime } from '../../../lib/date-format.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { TitledCard } from '../../../ui/layout/boxes.tsx';
import { List, ListRow } from '../../../ui/layout/list.tsx';
import { RowsView, useAdminRows } from '../use-admin-rows.tsx';
import { auditAct, auditActor, auditChanges, auditSubject } from './audit-text.ts';

/** Who did what on the admin screen, newest first. */
export function AuditTab() {
  const live = useAdminRows(auditSource);
  return (
    <TitledCard title="操作の記録" note="誰が、いつ、何をどう変えたかの記録です。1年を過ぎたものは消えます。" gap="m">
      <RowsView
        live={live}
        empty={<EmptyState title="まだ記録がありません" />}
        list={(rows) => <List label="操作の記録">{rows}</List>}
      >
        {(entry) => <AuditRow key={entry.id} entry={entry} time={fullDayAndTime(Date.parse(entry.at))} />}
      </RowsView>
    </TitledCard>
  );
}

/** One entry of the audit log. */
export function AuditRow({ entry, time }: { readonly entry: AuditEntry; readonly time: string }) {
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
          <span>{auditAct(entry)}</span>
        </>
      }
      text={
        <>
          <span>{`${time} `}</span>
          <bdi>{auditActor(entry)}</bdi>
          {auditChanges(entry).map((change) => (
            <Fragment key={change}>
              <br />
              <bdi>{change}</bdi>
            </Fragment>
          ))}
        </>
      }
    />
  );
}
