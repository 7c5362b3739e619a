import type { ReviewGrade } from '../../../sync/rules/kata-schedule.ts';
import { answersOf } from '../../data/training/answer-names.ts';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { Heading, Stack, TitledCard } from '../../ui/layout/primitives.tsx';
import { AnswerButtons } from '../host/answer-buttons.tsx';
import { SampleAnswer } from '../host/sample-answer.tsx';
import { itemAt } from '../random/item-at.ts';
import type { TellingEvent } from './content.ts';
import { EventAgain } from './event-view.tsx';
import { type OwnLine, standpoints } from './rules.ts';

interface ComparisonViewProps {
  readonly event: TellingEvent;
  readonly lines: readonly OwnLine[];
  /** How the member's own line came out; null until the member says so. */
  readonly grade: ReviewGrade | null;
  readonly onGrade: (grade: ReviewGrade) => void;
}

/** The member's lines beside two others. */
export function ComparisonView({ event, lines, grade, onGrade }: ComparisonViewProps) {
  return (
    <Stack gap="l">
      <Heading variant="brush">ほかの一行と見比べます</Heading>
      {lines.length === 0 ? null : (
        <TitledCard title="自分の一行" gap="xs">
          <List label="自分の一行">
            {lines.map(({ standpoint, text }) => (
              <ListRow
                key={standpoint}
                title={<span dir="auto">{text}</span>}
                text={`${itemAt(standpoints, standpoint)}として`}
              />
            ))}
          </List>
        </TitledCard>
      )}
      <SampleAnswer>
        <List label="ほかの一行">
          {event.samples.map((sample) => (
            <ListRow key={sample} title={<Ruby readings={event.readings}>{sample}</Ruby>} />
          ))}
        </List>
      </SampleAnswer>
      <AnswerButtons label="自分の一行は" answers={answersOf('kyokun')} chosen={grade} onChoose={onGrade} />
      <EventAgain event={event} />
    </Stack>
  );
}
