import { monthAndDay } from '../../../sync/rules/day.ts';
import { discardRejectedDay, type RecordedDay } from '../../data/login-records.ts';
import { useMember } from '../../data/member-context.tsx';
import { rejectionText } from '../../data/rejection-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

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
