import { useMember } from '../../data/member/member-context.tsx';
import { discardRejectedDay, type RecordedDay } from '../../data/streak/login-records.ts';
import { rejectionText } from '../../data/sync/rejection-text.ts';
import { monthAndDay } from '../../lib/date-format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';

const kindNames = { login: 'ログイン', ticket: '復活チケット' } as const;

/** Days that the server rejected, with the reason, until acknowledged. */
export function RejectedDays({ days }: { readonly days: readonly RecordedDay[] }) {
  const member = useMember();
  return days
    .filter(({ delivery }) => delivery === 'rejected')
    .map(({ day, kind, rejectionCode }) => (
      <Banner
        key={day}
        tone="warning"
        title={`${monthAndDay(day)}の${kindNames[kind]}は取り消されました`}
        action={
          <Button size="small" variant="outline" onClick={() => discardRejectedDay(member, day)}>
            確認しました
          </Button>
        }
      >
        <p>{rejectionText(rejectionCode ?? '')}</p>
      </Banner>
    ));
}
