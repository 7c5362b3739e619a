import { type ReactNode, useId } from 'react';
import { addDays, type Day } from '../../sync/model/day/day.ts';
import type { RecordKind } from '../../sync/model/streak/streak.ts';
import { planTickets, planYesterdayAlone, type TicketPlan } from '../../sync/model/streak/tickets.ts';
import { useShowsStreakNumbers } from '../data/device/settings.ts';
import { useMember } from '../data/member/member-context.tsx';
import { type RecordedDay, spendTickets, useJoinedDay } from '../data/streak/login-records.ts';
import { dayRange } from '../lib/date-format.ts';
import { Button } from '../ui/controls/button.tsx';
import { useDialogs } from '../ui/feedback/dialog-host.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import { Small, Text } from '../ui/layout/text.tsx';

/** Why yesterday needs no ticket, by the kind of its record. */
const recordedTexts: Readonly<Record<RecordKind, string>> = {
  login: '前日にログインしているため、チケットは使用できません',
  ticket: '昨日は、復活チケットで補ってあります',
};
const USE_TICKET = '復活チケットを使う';
const NO_TICKET = '復活チケットが残っていません';
const NOTHING_TO_COVER = '稽古を始める前の日には、使えません';

interface UseTicketProps {
  /** The accepted days. */
  readonly days: readonly RecordedDay[];
  readonly tickets: number;
  readonly today: Day;
  /** Also offers the single ticket for yesterday where tickets can cover a longer gap. */
  readonly offersYesterday?: boolean;
  /** Called when the tickets have been spent, after the dialog has given the focus back. */
  readonly onSpent?: () => void;
}

/** Spends tickets on yesterday, or on the whole gap that ends with it, after showing the effect; or says why not. */
export function UseTicket({ days, tickets, today, offersYesterday = false, onSpent }: UseTicketProps) {
  const member = useMember();
  const { confirm, alert } = useDialogs();
  const toast = useToast();
  const reasonId = useId();
  const showsNumbers = useShowsStreakNumbers();
  const at = { today, joinedDay: useJoinedDay() };
  const plan = planTickets(days, at);
  const single = offersYesterday ? planYesterdayAlone(days, at) : null;
  const yesterday = days.find(({ day }) => day === addDays(today, -1));

  if (!plan.ok || plan.beforeJoining) {
    const isFirstDay = plan.ok && yesterday === undefined;
    const reason = tickets === 0 || yesterday === undefined ? NO_TICKET : recordedTexts[yesterday.kind];
    return (
      <>
        <Small id={reasonId}>{isFirstDay ? NOTHING_TO_COVER : reason}</Small>
        <Button label={USE_TICKET} variant="outline" full disabled aria-describedby={reasonId} />
      </>
    );
  }

  async function spend(plan: TicketPlan) {
    const confirmed = await confirm({
      title: '復活チケットを使いますか',
      body: <PlanText plan={plan} />,
      confirmLabel: 'チケットを使う',
    });
    if (!confirmed) return;
    try {
      // Another tab or device may have recorded the day while the dialog was open.
      const recorded = await spendTickets(member, plan);
      if (recorded !== null) return alert({ title: recordedTexts[recorded] });
      const done = plan.joinsOlderRun ? 'つなぎました' : '補いました';
      toast({ text: `${dayRange(plan.days)}を復活チケットで${done}`, tone: 'success' });
      onSpent?.();
    } catch {
      await alert({
        title: 'チケットの使用に失敗しました',
        body: '端末の空き容量をお確かめください。チケットは減っていません。',
      });
    }
  }

  return (
    <>
      <Small>
        <Offer plan={plan} />
      </Small>
      <Button label={USE_TICKET} variant="outline" full onClick={() => spend(plan)} />
      {single === null ? null : (
        <>
          <Button label="昨日だけ補う（1枚）" size="small" variant="ghost" onClick={() => spend(single)} />
          <Small>{`${showsNumbers ? `前の${single.earlierRun}日とは` : '前の記録とは'}つながりません`}</Small>
        </>
      )}
    </>
  );
}

function Offer({ plan }: { readonly plan: TicketPlan }) {
  const { days, before, after } = plan;
  const showsNumbers = useShowsStreakNumbers();
  return (
    <>
      <span>
        {days.length > 1
          ? `${dayRange(days)}の記録がありません。チケットを${days.length}枚使うと、`
          : '昨日の記録がありません。チケットを使うと、'}
      </span>
      {showsNumbers ? (
        <>
          連続記録が
          <Text as="span" tone="info" strong numeric>
            <NoWrap>{`${before.current_streak}日 → ${after.current_streak}日`}</NoWrap>
          </Text>
          <span>、</span>
        </>
      ) : null}
      <NoWrap>{`残りが${before.tickets}枚 → ${after.tickets}枚`}</NoWrap>
      <span>になります。</span>
    </>
  );
}

function PlanText({ plan }: { readonly plan: TicketPlan }) {
  const { days, before, after } = plan;
  const showsNumbers = useShowsStreakNumbers();
  const isBridge = days.length > 1 && showsNumbers;
  return (
    <>
      <Text>
        {isBridge
          ? `${days.length}日分、${days.length}枚で${after.current_streak}日がつながります。`
          : `${dayRange(days)}の記録を、チケット${days.length}枚で補います。`}
      </Text>
      {showsNumbers ? (
        <Text numeric strong>
          連続記録 <NoWrap>{`${before.current_streak}日 → ${after.current_streak}日`}</NoWrap>
        </Text>
      ) : null}
      <Text numeric strong>
        残り枚数 <NoWrap>{`${before.tickets}枚 → ${after.tickets}枚`}</NoWrap>
      </Text>
      {plan.joinsOlderRun ? null : (
        <Text tone="warning">一昨日の記録がないため、それより前の連続記録とはつながりません。</Text>
      )}
    </>
  );
}

function NoWrap({ children }: { readonly children: ReactNode }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;
}
