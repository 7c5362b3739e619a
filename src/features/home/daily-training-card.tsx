import Check from 'lucide-react/icons/check';
import {
  type DailyTraining,
  isBundledTraining,
  isWholeDay,
  readingsOfTraining,
} from '../../../sync/model/published/daily-trainings.ts';
import { useDailyTrainingDone } from '../../data/training/daily-training.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Chip } from '../../ui/controls/chip.tsx';
import { TextReadings } from '../../ui/graphics/ruby.tsx';
import { Caption, Card, Heading, Row, Small, Stack, Text } from '../../ui/layout/primitives.tsx';

/** The daily training. `training` is null if it cannot be loaded. */
export function DailyTrainingCard({ training }: { readonly training: DailyTraining | null }) {
  return (
    <Card as="article" label="今日の稽古">
      {training === null ? (
        <Stack gap="xs">
          <Caption>今日の稽古</Caption>
          <Text variant="small">今日の稽古はまだ準備中です</Text>
        </Stack>
      ) : (
        <TodaysTraining training={training} />
      )}
    </Card>
  );
}

function TodaysTraining({ training }: { readonly training: DailyTraining }) {
  const { title, description, difficulty, duration_minutes } = training;
  const isDone = useDailyTrainingDone();
  const readings = readingsOfTraining(training);
  return (
    <Stack>
      <Row justify="between">
        <Caption>今日の稽古</Caption>
        {isDone ? (
          <Chip tone="success" icon={<Check aria-hidden="true" />}>
            稽古済み
          </Chip>
        ) : (
          <Chip>{`${difficulty}・${isWholeDay(training) ? '一日かけて' : `${duration_minutes}分`}`}</Chip>
        )}
      </Row>
      <TextReadings ownOnly={!isBundledTraining(training)}>
        <Stack gap="3xs">
          <Heading ruby={title} readings={readings} />
          <Small ruby={description} readings={readings} />
        </Stack>
      </TextReadings>
      <ButtonLink
        label={isDone ? 'もう一度' : '始める'}
        full
        variant={isDone ? 'outline' : 'primary'}
        to={paths.today}
      />
    </Stack>
  );
}
