import { milestoneDays, practisedMilestoneDays } from '../../../sync/rules/milestones.ts';
import type { StreakCounts } from '../../../sync/rules/streak.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { SealList } from '../../ui/graphics/seal-list.tsx';
import { Card, Heading, Stack } from '../../ui/layout/primitives.tsx';

/** What the stamps of practised days say. */
const stamps = { 100: '百', 300: '三百', 1000: '千', 3000: '三千' } as const;

interface MilestonesCardProps extends Pick<StreakCounts, 'current_streak' | 'longest_streak'> {
  /** All days with a finished practice. */
  readonly practisedDays: number;
}

/** The milestones of the longest streak and of all practised days, which stay once reached. */
export function MilestonesCard({ current_streak, longest_streak, practisedDays }: MilestonesCardProps) {
  const runs = { best: longest_streak, now: current_streak };
  const practised = { best: practisedDays, now: practisedDays };
  return (
    <Card label="節目">
      <Stack>
        <Heading>続けた日の節目</Heading>
        <SealList marks={milestoneDays.map((days) => markOf(days, runs))} />
        <Heading>稽古した日の節目</Heading>
        <SealList marks={practisedMilestoneDays.map((days) => ({ ...markOf(days, practised), stamp: stamps[days] }))} />
      </Stack>
    </Card>
  );
}

function markOf(days: number, { best, now }: { readonly best: number; readonly now: number }) {
  const isReached = best >= days;
  return {
    number: days,
    title: `${formatNumber(days)}日`,
    state: isReached ? 'reached' : 'ahead',
    note: isReached ? '到達' : `あと${formatNumber(days - now)}日`,
  } as const;
}
