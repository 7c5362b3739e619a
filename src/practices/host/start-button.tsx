import { useState } from 'react';
import { useSuppressPrompts } from '../../data/device/suppress-prompts.ts';
import { useOutsidePage } from '../../data/training/outside-addresses.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import type { PracticeId } from '../catalogue.ts';
import { practiceOfTile } from '../find-practice.ts';
import { frameSandbox } from './frame-sandbox.ts';
import styles from './practice-site-dialog.module.css';
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

interface PracticeSiteDialogProps {
  readonly open: boolean;
  readonly name: string;
  readonly url: string;
  readonly onClose: () => void;
}

/** The operator's practice site in a sandboxed frame. 完了 only closes it. */
function PracticeSiteDialog({ open, name, url, onClose }: PracticeSiteDialogProps) {
  return (
    <Dialog open={open} title={name} onClose={onClose} actions={<Button label="完了" full onClick={onClose} />}>
      <SiteFrame name={name} url={url} />
    </Dialog>
  );
}

function SiteFrame({ name, url }: Pick<PracticeSiteDialogProps, 'name' | 'url'>) {
  useSuppressPrompts();
  return (
    <iframe
      className={styles.frame}
      title={`${name}の稽古`}
      src={url}
      sandbox={frameSandbox(url, window.location.origin)}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
