import { Chip } from '../../ui/controls/chip.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { ModifierPhrase } from './content.ts';
import styles from './screen.module.css';
import { typeLabels } from './type-labels.ts';

interface PhraseViewProps {
  readonly phrase: ModifierPhrase;
  readonly isRevealed: boolean;
  readonly number: number;
  readonly total: number;
  readonly answered: number;
}

/** One phrase of the course; the answer is rendered only once it is revealed. */
export function PhraseView({ phrase, isRevealed, number, total, answered }: PhraseViewProps) {
  const { asks, name } = typeLabels[phrase.type];
  return (
    <>
      <Stack gap="xs">
        <ProgressBar label="進み具合" value={number} max={total} valueText={`${total}問中${number}問目`} />
        <Row justify="between">
          <Text variant="small" tone="muted" numeric>
            {number} / {total}
          </Text>
          <Text variant="small" tone="muted" numeric>
            回答 {answered}
          </Text>
        </Row>
      </Stack>
      <Stack fill align="center" gap="m">
        <p className={styles.phrase}>{phrase.bunsetsu}</p>
        <Text variant="small" tone="muted">
          続くのは「なに」か、「どう」か。
        </Text>
        <div className={styles.answer}>
          {isRevealed ? (
            <>
              <Row justify="center">
                <Heading variant="display">{asks}</Heading>
                <Chip tone="accent">{name}</Chip>
              </Row>
              <p className={styles.explanation}>{phrase.explanation}</p>
            </>
          ) : null}
        </div>
      </Stack>
    </>
  );
}
