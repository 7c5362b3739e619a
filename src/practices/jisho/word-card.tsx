import type { ReviewGrade } from '../../../sync/rules/kata-schedule.ts';
import { answersOf } from '../../data/training/answer-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { OwnReadings } from '../../ui/graphics/ruby.tsx';
import { Card, Heading, Row, Small, Stack, Text } from '../../ui/layout/primitives.tsx';
import { AnswerButtons } from '../host/answer-buttons.tsx';
import type { JishoWord } from './content.ts';

interface WordCardProps {
  readonly word: JishoWord;
  readonly readings: OwnReadings | undefined;
  readonly isMeaningShown: boolean;
  readonly grade: ReviewGrade | null;
  readonly onToggle: () => void;
  readonly onGrade: (grade: ReviewGrade) => void;
}

/** The open word: its reading, its meaning on request, and how well it was known. */
export function WordCard({ word, readings, isMeaningShown, grade, onToggle, onGrade }: WordCardProps) {
  return (
    <Card label="開いた語" gap="s">
      <Row justify="between">
        <Stack gap="3xs">
          <Small tone="accent">{word.reading}</Small>
          <Heading variant="brush">{word.word}</Heading>
        </Stack>
        <Button
          label={isMeaningShown ? '意味を隠す' : '意味を見る'}
          size="small"
          variant="outline"
          aria-expanded={isMeaningShown}
          onClick={onToggle}
        />
      </Row>
      {isMeaningShown ? <Text ruby={word.meaning} readings={readings} /> : null}
      <AnswerButtons label={`「${word.word}」は`} answers={answersOf('jisho')} chosen={grade} onChoose={onGrade} />
    </Card>
  );
}
