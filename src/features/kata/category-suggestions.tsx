import { foldText } from '../../../sync/rules/kata-folding.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Row } from '../../ui/layout/primitives.tsx';
import styles from './kata.module.css';

const SHOWN = 6;

interface CategorySuggestionsProps {
  readonly categories: readonly string[];
  readonly typed: string;
  /** `isByKeyboard` lets the caller move focus, because the chosen button disappears. */
  readonly onChoose: (category: string, isByKeyboard: boolean) => void;
}

/** The member's own categories that match the input. */
export function CategorySuggestions({ categories, typed, onChoose }: CategorySuggestionsProps) {
  const folded = foldText(typed.trim());
  const fitting = categories.filter((category) => category !== typed.trim() && foldText(category).includes(folded));
  if (fitting.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>これまでのカテゴリから選ぶ</legend>
      <Row gap="xs">
        {fitting.slice(0, SHOWN).map((category) => (
          <Button
            key={category}
            size="small"
            variant="outline"
            onClick={({ detail }) => onChoose(category, detail === 0)}
          >
            <bdi className={styles.oneLine}>{category}</bdi>
          </Button>
        ))}
      </Row>
    </fieldset>
  );
}
