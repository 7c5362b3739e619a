import Check from 'lucide-react/icons/check';
import { hourAt } from '../../../sync/model/day/day.ts';
import {
  type DailyTraining,
  isBundledTraining,
  isWholeDay,
  readingsOfTraining,
} from '../../../sync/model/published/daily-trainings.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { useDailyTrainingDone } from '../../data/training/daily-training.ts';
import { usePractisedToday } from '../../data/training/practised-today.ts';
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
  const hasTrained = useDailyTrainingDone();
  const { isDone } = usePractisedToday();
  const { clock } = useMember();
  const readings = readingsOfTraining(training);
  const length = `${difficulty}・${isWholeDay(training) ? '一日かけて' : `${duration_minutes}分`}`;
  return (
    <Stack>
      <Row justify="between">
        <Caption>今日の稽古</Caption>
        {hasTrained ? (
          <Chip tone="success" icon={<Check aria-hidden="true" />}>
            稽古済み
          </Chip>
        ) : (
          <Chip>{length}</Chip>
        )}
      </Row>
      <TextReadings ownOnly={!isBundledTraining(training)}>
        <Stack gap="3xs">
          <Heading ruby={title} readings={readings} />
          {isDone ? null : <Small ruby={description} readings={readings} />}
        </Stack>
      </TextReadings>
      {isDone ? (
        <Row justify="between">
          <Small>
            <span>今日の分は、すみました</span>
            {isEvening(hourAt(clock.now())) ? <span>。また明日</span> : null}
          </Small>
          <ButtonLink label="もうひとつ" variant="quiet" size="small" to={hasTrained ? paths.practices : paths.today} />
        </Row>
      ) : (
        <ButtonLink
          label={hasTrained ? 'もう一度' : '始める'}
          full
          variant={hasTrained ? 'outline' : 'primary'}
          to={paths.today}
        />
      )}
    </Stack>
  );
}

const isEvening = (hour: number) => hour >= 18 || hour < 4;
