import type { ReactNode } from 'react';
import { useMember } from '../data/member/member-context.tsx';
import { errorMessage } from '../data/server/error-message.ts';
import { dismissNotice, restoreLostRow, useLostRows } from '../data/sync/lost-rows.ts';
import { Button } from '../ui/controls/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import { Row } from '../ui/layout/boxes.tsx';

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
  const toast = useToast();
  const decide = (stored: Promise<void>) =>
    void stored.catch((cause) => toast({ text: `${failed}${errorMessage(cause)}`, tone: 'error' }));
  return useLostRows(collection).map((notice) => {
    const { title, text } = say(notice.title);
    const restore = () => decide(restoreLostRow(member, collection, notice));
    const dismiss = () => decide(dismissNotice(member, notice));
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
