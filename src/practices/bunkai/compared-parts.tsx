import type { ReviewGrade } from '../../../sync/rules/kata-schedule.ts';
import { answersOf } from '../../data/training/answer-names.ts';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { Heading, Stack, Text, TitledCard } from '../../ui/layout/primitives.tsx';
import { AnswerButtons } from '../host/answer-buttons.tsx';
import { SampleAnswer } from '../host/sample-answer.tsx';
import type { BunkaiState } from './rules.ts';

interface ComparedPartsProps {
  readonly state: BunkaiState;
  readonly onGrade: (part: number, grade: ReviewGrade) => void;
}

/** Four parts of the thing beside the member's own. */
export function ComparedParts({ state: { thing, ownParts, grades: given }, onGrade }: ComparedPartsProps) {
  return (
    <Stack gap="l">
      <Stack gap="2xs">
        <Heading variant="brush">こんな部品もありました</Heading>
        <Text tone="muted" ruby={thing.thing} readings={thing.readings} />
      </Stack>
      {ownParts.length === 0 ? null : (
        <TitledCard title="自分の部品" gap="xs">
          <List label="自分の部品">
            {ownParts.map((part) => (
              <ListRow key={part} title={<span dir="auto">{part}</span>} />
            ))}
          </List>
        </TitledCard>
      )}
      <SampleAnswer>
        <Stack as="ul" gap="m">
          {thing.parts.map((part, index) => (
            <li key={part}>
              <Stack gap="xs">
                <Text strong ruby={part} readings={thing.readings} />
                <AnswerButtons
                  label={`「${part}」は`}
                  answers={answersOf('bunkai')}
                  chosen={given.get(index) ?? null}
                  onChoose={(grade) => onGrade(index, grade)}
                />
              </Stack>
            </li>
          ))}
        </Stack>
      </SampleAnswer>
    </Stack>
  );
}
