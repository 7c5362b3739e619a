import { milestoneDays } from '../../../sync/rules/milestones.ts';
import type { StreakCounts } from '../../../sync/rules/streak.ts';
import { SealList } from '../../ui/graphics/seal-list.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

type MilestonesCardProps = Pick<StreakCounts, 'current_streak' | 'longest_streak'>;

/** The milestones of the longest streak, which stay once reached. */
export function MilestonesCard({ current_streak, longest_streak }: MilestonesCardProps) {
  return (
    <Card labelledBy="milestones-title">
      <Stack>
        <Heading id="milestones-title">節目</Heading>
        <SealList
          marks={milestoneDays.map((days) => ({
            number: days,
            title: `${days}日`,
            ...(longest_streak >= days
              ? { state: 'reached', note: '到達' }
              : { state: 'ahead', note: `あと${days - current_streak}日` }),
          }))}
        />
      </Stack>
    </Card>
  );
}
