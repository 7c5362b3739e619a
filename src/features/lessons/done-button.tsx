import Check from 'lucide-react/icons/check';
import { Button } from '../../ui/button.tsx';

/** The end of a lesson: what its button says, and what it does. */
export interface Done {
  readonly label: string;
  readonly isSaving: boolean;
  readonly finish: () => Promise<void>;
}

export function DoneButton({ done, variant }: { readonly done: Done; readonly variant: 'primary' | 'outline' }) {
  return (
    <Button variant={variant} full icon={<Check />} busy={done.isSaving} onClick={() => void done.finish()}>
      {done.label}
    </Button>
  );
}
