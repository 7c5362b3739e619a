import { IconButton } from '../ui/icon-button.tsx';
import { BackIcon } from '../ui/icons.tsx';

/** The way back in the top bar, where it is a step in the history and has no address of its own. */
export function BackButton({ onBack }: { readonly onBack: () => void }) {
  return (
    <IconButton label="戻る" onClick={onBack}>
      <BackIcon />
    </IconButton>
  );
}
