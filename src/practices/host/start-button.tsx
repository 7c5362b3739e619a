import { useState } from 'react';
import { useSuppressPrompts } from '../../data/device/suppress-prompts.ts';
import { questionOfVisit } from '../../data/notebook/questions.ts';
import { useOutsidePage } from '../../data/training/outside-addresses.ts';
import { useOnline } from '../../lib/browser/network-state.ts';
import { PracticeEnd } from '../../shared/practice-end.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { PracticeId } from '../catalogue.ts';
import { minutesOf } from '../catalogue.ts';
import { practiceOfTile } from '../find-practice.ts';
import type { PracticeResult } from '../practice.ts';
import styles from './practice-site-dialog.module.css';
import { useSessionOf } from './use-session.ts';
import { useVisit } from './use-visit.ts';

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

  if (onDrill === null) return <Button label="準備中" full disabled />;

  const close = () => setOpen(false);

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
        <StartedDialog key={startedAt} open={isOpen} id={id} name={name} onClose={close} />
      ) : null}
      {page !== null && !isChat ? (
        <Dialog open={isOpen} title={name} onClose={close} actions={<Button label="完了" full onClick={close} />}>
          <SiteFrame name={name} url={page} />
        </Dialog>
      ) : null}
    </>
  );
}

interface StartedDialogProps {
  readonly open: boolean;
  readonly id: PracticeId;
  readonly name: string;
  readonly onClose: () => void;
}

/** Shown while a practice runs on an external page. 稽古完了 records the session and shows its end, あとで only closes. Mount it for each start. */
function StartedDialog({ open, id, name, onClose }: StartedDialogProps) {
  const { onFinish } = useVisit({ trainingType: id, title: name, plannedMinutes: minutesOf(id) });
  const [end, setEnd] = useState<PracticeResult | null>(null);
  const { isClosing, finish, minutes } = useSessionOf({ now: Date.now, onFinish, onEnd: setEnd });
  const done = `「${name}」の稽古を終えました`;
  const record = () => finish({ title: name, number: null, durationMinutes: minutes(), done });

  if (end !== null) {
    return (
      <Dialog open={open} title={name} onClose={onClose} actions={<Button label="閉じる" full onClick={onClose} />}>
        <PracticeEnd done={end.done} minutes={end.durationMinutes} about={id} question={questionOfVisit(id, 0)} />
      </Dialog>
    );
  }

  return (
    <Dialog
      open={open}
      title="稽古を開始しました"
      onClose={onClose}
      actions={
        <>
          <Button label="稽古完了" full busy={isClosing} onClick={record} />
          <Button label="あとで" full variant="outline" onClick={onClose} />
        </>
      }
    >
      <Text>{`新しいタブで「${name}」を開きました。終わったらこの画面に戻り、「稽古完了」を押してください。`}</Text>
    </Dialog>
  );
}

function SiteFrame({ name, url }: { readonly name: string; readonly url: string }) {
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

/** Sandbox of a framed page: only another origin gets `allow-same-origin`, with which ours could remove the sandbox. */
export function frameSandbox(url: string, ownOrigin: string): string {
  const rights = 'allow-scripts allow-forms';
  return new URL(url).origin === ownOrigin ? rights : `${rights} allow-same-origin`;
}
