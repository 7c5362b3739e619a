import { hourAt } from '../../../sync/model/day/day.ts';
import type { PractisedDay } from '../../../sync/model/practice/practised-day.ts';
import {
  type DailyTraining,
  isBundledTraining,
  isWholeDay,
  readingsOfTraining,
} from '../../../sync/model/published/daily-trainings.ts';
import { useShowsStreakNumbers } from '../../data/device/settings.ts';
import { pathOfTraining } from '../../data/training/practice-names.ts';
import { sumOfDay } from '../../lib/date-format.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { origins, paths } from '../../paths.ts';
import { DayRing } from '../../shared/day-ring.tsx';
import { Chip, DoneChip } from '../../ui/controls/chip.tsx';
import { TextReadings } from '../../ui/graphics/ruby.tsx';
import { Card, Row, Stack } from '../../ui/layout/boxes.tsx';
import { Caption, Heading, Small } from '../../ui/layout/text.tsx';
import styles from './training-facts.module.css';

interface TrainingFactsProps {
  readonly training: DailyTraining;
  readonly hasTrained: boolean;
  readonly day: PractisedDay;
  readonly nowMs: number;
}

/** Today's training with the circle of the day; once the day is done without anything that asks. */
export function TrainingFacts({ training, hasTrained, day, nowMs }: TrainingFactsProps) {
  const { title, description, difficulty, duration_minutes } = training;
  const readings = readingsOfTraining(training);
  const length = `${difficulty}・${isWholeDay(training) ? '一日かけて' : `${duration_minutes}分`}`;
  const showsNumbers = useShowsStreakNumbers();
  const left = day.left === null ? null : pathOfTraining(day.left);
  return (
    <Card as="article" label="今日の稽古" gap="m">
      <Row justify="between">
        <Row gap="xs" wrap={false}>
          <DayRing day={day} size={28} />
          <Caption>今日の稽古</Caption>
        </Row>
        {hasTrained ? <DoneChip>稽古済み</DoneChip> : <Chip>{length}</Chip>}
      </Row>
      <Stack gap="3xs">
        <TextReadings ownOnly={!isBundledTraining(training)}>
          <Heading ruby={title} readings={readings} />
          {day.isDone ? null : <Small ruby={description} readings={readings} />}
        </TextReadings>
        {showsNumbers && day.visits > 0 ? <Small>{sumOfDay(day)}</Small> : null}
      </Stack>
      {day.isDone ? (
        <Row justify="between">
          <Small>
            <span>今日の分は、すみました</span>
            {isEvening(hourAt(nowMs)) ? <span>。また明日</span> : null}
          </Small>
          {left === null ? (
            <ButtonLink
              label="もうひとつ"
              variant="quiet"
              size="small"
              to={hasTrained ? paths.practices : paths.today}
            />
          ) : (
            <ButtonLink label="続ける" variant="quiet" size="small" to={left} state={origins.home} />
          )}
        </Row>
      ) : (
        <div className={styles.start}>
          {left === null ? (
            <ButtonLink
              label={hasTrained ? 'もう一度' : '始める'}
              full
              variant={hasTrained ? 'outline' : 'primary'}
              to={paths.today}
            />
          ) : (
            <ButtonLink label="続ける" full to={left} state={origins.home} />
          )}
        </div>
      )}
    </Card>
  );
}

const isEvening = (hour: number) => hour >= 18 || hour < 4;
