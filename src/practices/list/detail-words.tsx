import { FirstMovesLine } from '../../shared/first-moves-line.tsx';
import { ReadWordsCard } from '../../shared/read-words-card.tsx';
import { Chip } from '../../ui/controls/chip.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Seal } from '../../ui/graphics/seal.tsx';
import { Card, Row, Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { Caption, Heading, Text } from '../../ui/layout/text.tsx';
import { GoalWords } from '../host/goal-card.tsx';
import { PracticeMotif } from './practice-motif.tsx';
import type { PracticeTile } from './tiles.ts';

const numerals = ['一', '二', '三', '四', '五'] as const;

interface DetailWordsProps {
  readonly entry: PracticeTile['entry'];
  readonly isLocked: boolean;
}

export function DetailWords({ entry, isLocked }: DetailWordsProps) {
  return (
    <>
      <Card gap="s">
        <Row align="center" gap="m">
          <PracticeMotif id={entry.id} size={72} />
          <Stack gap="3xs">
            <Caption>{entry.reading}</Caption>
            <Heading variant="brush" ruby={entry.tagline} />
          </Stack>
        </Row>
        <Row gap="xs">
          {isLocked ? <Chip tone="warning">準備中</Chip> : null}
          <Chip>{entry.difficulty}</Chip>
          <Chip>{`${entry.estimatedMinutes}分`}</Chip>
          <Chip>{entry.posture}</Chip>
        </Row>
        <Text variant="reading" ruby={entry.description} />
        <GoalWords entry={entry} />
      </Card>
      <TitledCard title="進め方" gap="xs">
        <List as="ol" label="進め方">
          {entry.howTo.map((step, index) => (
            <ListRow key={step} leading={<Seal size={32}>{numerals[index]}</Seal>} title={<Ruby>{step}</Ruby>} />
          ))}
        </List>
      </TitledCard>
      {entry.id === 'jisho' ? <ReadWordsCard /> : null}
      {entry.id === 'setsuna' ? <FirstMovesLine /> : null}
    </>
  );
}
