import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { Stack } from '../../ui/layout/boxes.tsx';

interface ChoiceListProps<T> {
  readonly choices: readonly T[];
  readonly nameOf: (choice: T) => string | number;
  readonly labelOf: (choice: T) => ReactNode;
  readonly onChoose: (choice: T, index: number) => void;
}

/** Choices one below the other, of which one is taken at once. */
export function ChoiceList<T>({ choices, nameOf, labelOf, onChoose }: ChoiceListProps<T>) {
  return (
    <Stack gap="s">
      {choices.map((choice, index) => (
        <Button
          label={labelOf(choice)}
          key={nameOf(choice)}
          full
          variant="outline"
          aria-keyshortcuts={String(index + 1)}
          onClick={ignoreDoubleClick(() => onChoose(choice, index))}
        />
      ))}
    </Stack>
  );
}
