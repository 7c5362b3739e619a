import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import type { PracticeId } from '../catalogue.ts';
import { practiceStart } from './external-pages.ts';
import { PracticeSiteDialog } from './practice-site-dialog.tsx';
import { StartedDialog } from './started-dialog.tsx';

const externalPages = {
  assistant: import.meta.env.VITE_DOKO_ASSISTANT_URL,
  practiceSite: import.meta.env.VITE_PRACTICE_SITE_URL,
} as const;

interface StartButtonProps {
  readonly id: PracticeId;
  readonly name: string;
  /** Opens the drill; null while it is in preparation. */
  readonly onDrill: (() => void) | null;
}

/** Starts a practice: its drill, or the operator's external page. */
export function StartButton({ id, name, onDrill }: StartButtonProps) {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const start = practiceStart(id, externalPages);

  if (onDrill === null) {
    return (
      <Button full disabled>
        準備中
      </Button>
    );
  }

  function begin(openDrill: () => void) {
    if (start.kind === 'drill') return openDrill();
    if (start.kind === 'tab') window.open(start.url, '_blank', 'noopener');
    setStartedAt(Date.now());
    setOpen(true);
  }

  return (
    <>
      <Button full onClick={() => begin(onDrill)}>
        稽古を始める
      </Button>
      {start.kind === 'tab' && startedAt !== null ? (
        <StartedDialog key={startedAt} open={isOpen} id={id} name={name} onClose={() => setOpen(false)} />
      ) : null}
      {start.kind === 'frame' ? (
        <PracticeSiteDialog open={isOpen} name={name} url={start.url} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
