import { useMember } from '../data/member/member-context.tsx';
import { retryRows } from '../data/sync/pending-rows.ts';
import { Button } from '../ui/controls/button.tsx';
import { useDialogs } from '../ui/feedback/dialog-host.tsx';
import { useReportFailure } from './use-report-failure.ts';

interface SendKeptButtonProps {
  readonly rowKey: Parameters<typeof retryRows>[1][number];
  readonly title: string;
}

/** Sends a row that is kept on this device; of a kata it asks first, since others will see it. */
export function SendKeptButton({ rowKey, title }: SendKeptButtonProps) {
  const member = useMember();
  const { confirm } = useDialogs();
  const report = useReportFailure();
  async function send() {
    const isWanted = rowKey.collection !== 'kata_forms' || (await confirm(question(title)));
    if (isWanted) report(retryRows(member, [rowKey]), '');
  }
  return <Button label="送る" size="small" variant="outline" onClick={send} />;
}

const question = (title: string) =>
  ({
    title: 'この型を送りますか',
    body: `${title}は、「みんなの型」に載り、ほかの会員にも見えるようになります。お名前は出ません。`,
    confirmLabel: '送る',
  }) as const;
