import { levelNames } from '../../../sync/rules/practice-level.ts';
import { useDrillLevel } from '../../data/training/practice-levels.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Row, Small } from '../../ui/layout/primitives.tsx';
import type { PracticeScreenProps } from '../practice.ts';

/** At the end of a visit: the level it was played at, one that has opened, and the way to the level below and back. */
export function LevelNote({ practice, deck }: Pick<PracticeScreenProps, 'practice' | 'deck'>) {
  const level = useDrillLevel(practice.trainingType);
  if (level === null || !level.isGraded) return null;
  const name = (one: number) => levelNames[one - 1] ?? levelNames[0];
  const hasMoved = level.open > deck.openLevel;
  return (
    <Row justify="between">
      <Small tone={hasMoved ? 'accent' : 'muted'}>
        {hasMoved ? `${name(level.next)}が開きました。次から${name(level.next)}です。` : name(deck.level)}
        {!hasMoved && level.next !== deck.level ? `　次は${name(level.next)}です。` : null}
      </Small>
      {level.open === 1 ? null : (
        <Button size="small" variant="ghost" onClick={() => void level.toggle().catch(() => undefined)}>
          次は{name(level.isLowered ? level.open : level.open - 1)}で
        </Button>
      )}
    </Row>
  );
}
