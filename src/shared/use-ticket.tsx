import type { ReactNode } from 'react';
import { addDays, type Day } from '../../sync/rules/day.ts';
import type { RecordKind } from '../../sync/rules/streak.ts';
import { planTicket, type TicketPlan } from '../../sync/rules/tickets.ts';
import { useMember } from '../data/member/member-context.tsx';
import { type RecordedDay, spendTicket, useJoinedDay } from '../data/streak/login-records.ts';
import { monthAndDay } from '../lib/date-format.ts';
import { Button } from '../ui/controls/button.tsx';
import { useDialogs } from '../ui/feedback/dialog-host.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import { Text } from '../ui/layout/text.tsx';
import styles from './use-ticket.module.css';

/** Why yesterday needs no ticket, by the kind of its record. */
const recordedTexts: Readonly<Record<RecordKind, string>> = {
  login: '前日にログインしているため、チケットは使用できません',
  ticket: '昨日は、復活チケットで補ってあります',
};
const NO_TICKET = '復活チケットが残っていません';
const NOTHING_TO_COVER = '稽古を始める前の日には、使えません';

interface UseTicketProps {
  /** The accepted days. */
  readonly days: readonly RecordedDay[];
  readonly tickets: number;
  readonly today: Day;
  /** Called when the ticket has been spent, after the dialog has given the focus back. */
  readonly onSpent?: () => void;
}

/** Spends a ticket on yesterday after showing the effect, or says in one line why that is not possible. */
export function UseTicket({ days, tickets, today, onSpent }: UseTicketProps) {
  const member = useMember();
  const { confirm, alert } = useDialogs();
  const toast = useToast();
  const plan = planTicket(days, { today, joinedDay: useJoinedDay() });
  const yesterday = days.find(({ day }) => day === addDays(today, -1));

  if (!plan.ok || plan.beforeJoining) {
    const isFirstDay = plan.ok && yesterday === undefined;
    const reason = tickets === 0 || yesterday === undefined ? NO_TICKET : recordedTexts[yesterday.kind];
    return (
      <Text variant="small" tone="muted">
        {isFirstDay ? NOTHING_TO_COVER : reason}
      </Text>
    );
  }

  async function spend(plan: TicketPlan) {
    const confirmed = await confirm({
      title: '復活チケットを使いますか',
      body: <PlanText plan={plan} />,
      confirmLabel: 'チケットを使う',
      cancelLabel: 'やめる',
    });
    if (!confirmed) return;
    try {
      // Another tab or device may have recorded the day while the dialog was open.
      const recorded = await spendTicket(member, plan.day);
      if (recorded !== null) return alert({ title: recordedTexts[recorded] });
      toast({ text: `${monthAndDay(plan.day)}を復活チケットでつなぎました`, tone: 'success' });
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
      <Text variant="small" tone="muted">
        昨日の記録がありません。チケットを使うと、連続記録が
        <Text as="span" tone="info" strong numeric>
          <NoWrap>
            {plan.before.current_streak}日 → {plan.after.current_streak}日
          </NoWrap>
        </Text>
        、
        <NoWrap>
          残りが{plan.before.tickets}枚 → {plan.after.tickets}枚
        </NoWrap>
        になります。
      </Text>
      <Button variant="outline" full onClick={() => spend(plan)}>
        復活チケットを使う
      </Button>
    </>
  );
}

function PlanText({ plan }: { readonly plan: TicketPlan }) {
  return (
    <>
      <Text>{monthAndDay(plan.day)}の記録を、チケット1枚で補います。</Text>
      <Text numeric strong>
        連続記録{' '}
        <NoWrap>
          {plan.before.current_streak}日 → {plan.after.current_streak}日
        </NoWrap>
      </Text>
      <Text numeric strong>
        残り枚数{' '}
        <NoWrap>
          {plan.before.tickets}枚 → {plan.after.tickets}枚
        </NoWrap>
      </Text>
      {plan.joinsOlderRun ? null : (
        <Text tone="warning">一昨日の記録がないため、それより前の連続記録とはつながりません。</Text>
      )}
    </>
  );
}

/** Keeps its text on one line. */
function NoWrap({ children }: { readonly children: ReactNode }) {
  return <span className={styles.whole}>{children}</span>;
}
