import { countCompletedLessons } from '../../../sync/model/lessons/lessons.ts';
import { practiceName } from '../../data/training/practice-names.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Chip } from '../../ui/controls/chip.tsx';
import { Row, Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import { TEN_MINUTES } from './extra-card.ts';
import { LessonChip } from './lesson-chip.tsx';
import { type FurtherProgramme, hasLessonToday } from './programmes.ts';

interface FurtherProgrammesCardProps {
  readonly programmes: readonly FurtherProgramme[];
  readonly now: number;
  /** The training_type of the programme whose lesson home suggests; null for none. */
  readonly suggested: string | null;
}

/** The programmes besides 頭の回転を上げる: today's lesson of each, or the way to begin. */
export function FurtherProgrammesCard({ programmes, now, suggested }: FurtherProgrammesCardProps) {
  return (
    <TitledCard title="ほかのプログラム">
      <Stack as="ul" gap="s">
        {programmes.map((further) => (
          <FurtherProgrammeRow
            key={further.programme.type}
            further={further}
            now={now}
            isSuggested={further.programme.type === suggested}
          />
        ))}
      </Stack>
    </TitledCard>
  );
}

interface FurtherProgrammeRowProps {
  readonly further: FurtherProgramme;
  readonly now: number;
  readonly isSuggested: boolean;
}

function FurtherProgrammeRow({ further, now, isSuggested }: FurtherProgrammeRowProps) {
  const { programme, progress } = further;
  const { type, total } = programme;
  const titleId = `further-${type}`;
  const link = { size: 'small', variant: 'outline', 'aria-describedby': titleId } as const;
  return (
    <li>
      <Row justify="between">
        <Stack gap="3xs">
          <Row gap="xs">
            <Text as="span" id={titleId}>
              {practiceName(type)}
            </Text>
            {isSuggested ? <Chip tone="accent">{TEN_MINUTES}</Chip> : null}
          </Row>
          <Small numeric>
            {progress === null
              ? `全${total}レッスン`
              : `レッスン${progress.current_lesson}・${countCompletedLessons(progress)} / ${total}`}
          </Small>
        </Stack>
        {progress === null ? (
          <ButtonLink label="開く" {...link} to={paths.specialLesson(type)} />
        ) : hasLessonToday(progress, now) ? (
          <ButtonLink label="今日のレッスンへ" {...link} to={paths.lesson(type, progress.current_lesson)} />
        ) : (
          <LessonChip type={type} progress={progress} now={now} />
        )}
      </Row>
    </li>
  );
}
