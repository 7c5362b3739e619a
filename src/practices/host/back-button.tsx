import { IconButton } from '../../ui/controls/icon-button.tsx';
import { BackIcon } from '../../ui/graphics/icons.tsx';

/** Back button in the top bar, for a step in the history that has no address of its own. */
export function BackButton({ onBack }: { readonly onBack: () => void }) {
  return (
    <IconButton label="戻る" onClick={onBack}>
      <BackIcon />
    </IconButton>
  );
}
