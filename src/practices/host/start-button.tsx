import { useState } from 'react';
import { useOutsidePage } from '../../data/training/outside-addresses.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { PracticeId } from '../catalogue.ts';
import { practiceOfTile } from '../find-practice.ts';
import { PracticeSiteDialog } from './practice-site-dialog.tsx';
import { StartedDialog } from './started-dialog.tsx';

interface StartButtonProps {
  readonly id: PracticeId;
  readonly name: string;
  /** Opens the drill; null while it is in preparation. */
  readonly onDrill: (() => void) | null;
}

/**
 * Starts a practice: its drill, or while online the operator's page, which is a chat in a new tab for 洞顧 and a frame for the
 * others.
 */
export function StartButton({ id, name, onDrill }: StartButtonProps) {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isChat = id === 'doko';
  const online = useOnline();
  const page = useOutsidePage(isChat ? 'assistant' : `site:${practiceOfTile(id)}`);

  if (onDrill === null) {
    return <Button label="準備中" full disabled />;
  }

  function begin(openDrill: () => void) {
    if (page === null || !online) return openDrill();
    if (isChat) window.open(page, '_blank', 'noopener');
    setStartedAt(Date.now());
    setOpen(true);
  }

  return (
    <>
      <Button label="稽古を始める" full onClick={() => begin(onDrill)} />
      {isChat && startedAt !== null ? (
        <StartedDialog key={startedAt} open={isOpen} id={id} name={name} onClose={() => setOpen(false)} />
      ) : null}
      {page !== null && !isChat ? (
        <PracticeSiteDialog open={isOpen} name={name} url={page} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
