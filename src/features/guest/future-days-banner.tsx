import { useMember } from '../../data/member/member-context.tsx';
import { removeDays, useFutureDays } from '../../data/streak/login-records.ts';
import { listedDays } from '../../lib/date-format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';

/** For a guest: days that a clock running ahead has recorded. No server rejects them. */
export function FutureDaysBanner() {
  const member = useMember();
  const days = useFutureDays();
  if (days.length === 0) return null;
  return (
    <Banner
      tone="warning"
      action={<Button label="取り消す" size="small" variant="outline" onClick={() => removeDays(member, days)} />}
    >
      {`端末の時計が進んでいた日の記録（${listedDays(days)}）があります。連続記録には数えません。`}
    </Banner>
  );
}
