import Check from 'lucide-react/icons/check';
import { Button } from '../../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../../ui/controls/ignore-double-click.ts';

/** Label, state and handler of the button that finishes a lesson. */
export interface DoneAction {
  readonly label: string;
  readonly isSaving: boolean;
  readonly finish: () => Promise<void>;
}

export function DoneButton({ done, variant }: { readonly done: DoneAction; readonly variant: 'primary' | 'outline' }) {
  return (
    <Button
      label={done.label}
      variant={variant}
      full
      icon={<Check />}
      busy={done.isSaving}
      onClick={ignoreDoubleClick(() => void done.finish())}
    />
  );
}
