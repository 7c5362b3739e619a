import type { ReactNode } from 'react';
import { useMember } from '../data/member/member-context.tsx';
import { dismissNotice, restoreLostRow, useLostRows } from '../data/sync/lost-rows.ts';
import { Button } from '../ui/controls/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { Row } from '../ui/layout/boxes.tsx';
import { useReportFailure } from './use-report-failure.ts';

interface LostRowsProps {
  readonly collection: Parameters<typeof restoreLostRow>[1];
  /** What is said of a row with this title. */
  readonly say: (title: string) => { readonly title: string; readonly text: ReactNode };
  readonly restoreLabel: string;
  /** Begins the message when a decision could not be stored. */
  readonly failed: string;
}

/** Rows that were edited here and deleted on another device, until the member has decided about them. */
export function LostRows({ collection, say, restoreLabel, failed }: LostRowsProps) {
  const member = useMember();
  const report = useReportFailure();
  return useLostRows(collection).map((notice) => {
    const { title, text } = say(notice.title);
    const restore = () => report(restoreLostRow(member, collection, notice), failed);
    const dismiss = () => report(dismissNotice(member, notice), failed);
    const buttons = (
      <Row>
        <Button label={restoreLabel} size="small" onClick={restore} />
        <Button label="捨てる" size="small" variant="outline" onClick={dismiss} />
      </Row>
    );
    return (
      <Banner key={notice.id} tone="warning" title={title} action={buttons}>
        {text}
      </Banner>
    );
  });
}
