import { countCompletedLessons } from '../../../sync/rules/lessons.ts';
import { practiceName } from '../../data/training/practice-names.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Chip } from '../../ui/controls/chip.tsx';
import { Row, Small, Stack, Text, TitledCard } from '../../ui/layout/primitives.tsx';
import { TEN_MINUTES } from './extra-card.ts';
import { type FurtherProgramme, hasLessonToday } from './listed-programmes.ts';

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
          <FurtherLink to={paths.specialLesson(type)} titleId={titleId}>
            開く
          </FurtherLink>
        ) : hasLessonToday(progress, now) ? (
          <FurtherLink to={paths.lesson(type, progress.current_lesson)} titleId={titleId}>
            今日のレッスンへ
          </FurtherLink>
        ) : (
          <Chip tone="success">今日は終わり</Chip>
        )}
      </Row>
    </li>
  );
}

interface FurtherLinkProps {
  readonly to: string;
  readonly titleId: string;
  readonly children: string;
}

function FurtherLink({ to, titleId, children }: FurtherLinkProps) {
  return (
    <ButtonLink size="small" variant="outline" to={to} aria-describedby={titleId}>
      {children}
    </ButtonLink>
  );
}
