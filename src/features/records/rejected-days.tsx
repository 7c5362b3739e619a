import { useMember } from '../../data/member/member-context.tsx';
import { discardRejectedDays, type RecordedDay } from '../../data/streak/login-records.ts';
import { rejectionText } from '../../data/sync/rejection-text.ts';
import { dayRange } from '../../lib/date-format.ts';
import { groupBy } from '../../lib/group-by.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';

const kindNames = { login: 'ログイン', ticket: '復活チケット' } as const;

/** Days that the server rejected, with the reason, until acknowledged; those of one bridge together. */
export function RejectedDays({ days }: { readonly days: readonly RecordedDay[] }) {
  const member = useMember();
  const rejected = days.filter(({ delivery }) => delivery === 'rejected');
  return [...groupBy(rejected, ({ bridge, day }) => bridge ?? day).values()].map((records) => {
    const rejectedDays = records.map(({ day }) => day);
    const { kind = 'login', rejectionCode = null } = records[0] ?? {};
    return (
      <Banner
        key={rejectedDays[0]}
        tone="warning"
        title={`${dayRange(rejectedDays)}の${kindNames[kind]}は取り消されました`}
        action={
          <Button size="small" variant="outline" onClick={() => discardRejectedDays(member, rejectedDays)}>
            確認しました
          </Button>
        }
      >
        <p>{rejectionText(rejectionCode ?? '')}</p>
      </Banner>
    );
  });
}
