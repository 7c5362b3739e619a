import type { DailyTraining } from '../../../sync/model/published/daily-trainings.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { useDailyTrainingDone } from '../../data/training/daily-training.ts';
import { usePractisedToday } from '../../data/training/practised-today.ts';
import { Card } from '../../ui/layout/boxes.tsx';
import { Caption, Text } from '../../ui/layout/text.tsx';
import { TrainingFacts } from './training-facts.tsx';

/** The daily training. `training` is null if it cannot be loaded. */
export function DailyTrainingCard({ training }: { readonly training: DailyTraining | null }) {
  const hasTrained = useDailyTrainingDone();
  const day = usePractisedToday();
  const { clock } = useMember();
  if (training !== null) {
    return <TrainingFacts training={training} hasTrained={hasTrained} day={day} nowMs={clock.now()} />;
  }
  return (
    <Card as="article" label="今日の稽古" gap="xs">
      <Caption>今日の稽古</Caption>
      <Text variant="small">今日の稽古はまだ準備中です</Text>
    </Card>
  );
}
