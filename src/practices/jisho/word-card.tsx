import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { JishoWord } from './content.ts';

interface WordCardProps {
  readonly word: JishoWord;
  readonly isMeaningShown: boolean;
  readonly onToggle: () => void;
}

/** The open word: its reading, and its meaning on request. */
export function WordCard({ word, isMeaningShown, onToggle }: WordCardProps) {
  return (
    <Card label="開いた語">
      <Stack gap="s">
        <Row justify="between">
          <Stack gap="3xs">
            <Text variant="small" tone="accent">
              {word.reading}
            </Text>
            <Heading variant="brush">{word.word}</Heading>
          </Stack>
          <Button size="small" variant="outline" aria-expanded={isMeaningShown} onClick={onToggle}>
            {isMeaningShown ? '意味を隠す' : '意味を見る'}
          </Button>
        </Row>
        {isMeaningShown ? <Text>{word.meaning}</Text> : null}
      </Stack>
    </Card>
  );
}
