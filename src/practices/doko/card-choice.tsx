import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { type CardId, cards } from './cards.ts';

interface CardChoiceProps {
  readonly label: string;
  readonly choices: readonly CardId[];
  readonly onChoose: (card: CardId) => void;
  /** Offers to take none of them. */
  readonly onNone?: () => void;
}

/** Cards that a typed question may mean. */
export function CardChoice({ label, choices, onChoose, onNone }: CardChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons are no form controls of a fieldset
    <div role="group" aria-label={label}>
      <Stack gap="xs" align="start">
        {choices.map((card) => (
          <Button
            label={<Ruby>{cards[card].text}</Ruby>}
            key={card}
            size="small"
            variant="outline"
            onClick={ignoreDoubleClick(() => onChoose(card))}
          />
        ))}
        {onNone === undefined ? null : (
          <Button label="どれでもない" size="small" variant="ghost" onClick={ignoreDoubleClick(onNone)} />
        )}
      </Stack>
    </div>
  );
}
