import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type InstallWay, useInstallPrompt } from '../../data/device/install.ts';
import { hasPractised, readDismissal } from '../../data/device/install-dismissal.ts';
import { deviceOf } from '../../lib/browser/device.ts';
import { timers } from '../../lib/timers.ts';
import { hasTypedInputAtom } from '../../lib/unsaved-input.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Motif } from '../../ui/graphics/motif.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import { guides, registerFirst } from './guides.ts';
import { installPromptState } from './install-prompt-state.ts';

interface InstallOverlayProps {
  readonly way: InstallWay;
  readonly isDeferred: boolean;
  readonly isGuest: boolean;
}

/** The automatic install prompt. Shows manual steps where the browser has no install API. */
export function InstallOverlay({ way, isDeferred, isGuest }: InstallOverlayProps) {
  const { view, install, dismiss } = useInstallPrompt();
  const [asking, setAsking] = useState(false);
  const [guide] = useState(() => guides[deviceOf(navigator).kind]);
  useAutoInstallPrompt(way, isDeferred);
  const ask = () => {
    setAsking(true);
    void install().finally(() => setAsking(false));
  };
  if (isGuest && guide.reason !== undefined) return <RegisterFirst />;
  return (
    <>
      <Dialog
        open={view === 'question'}
        title={guide.question}
        onClose={() => dismiss('later')}
        actions={
          <>
            <Button label="今回はスキップ" variant="ghost" onClick={() => dismiss('skip')} />
            <Button label="あとで" variant="outline" onClick={() => dismiss('later')} />
            <Button label="インストール" busy={asking} onClick={ask} />
          </>
        }
      >
        <Stack align="center">
          <Motif svg={guide.device} size={64} />
          <Text>ひと押しでアプリがひらき、電波のないところでもいつもどおり稽古できます。</Text>
          {guide.reason === undefined ? null : <Small>{guide.reason}</Small>}
        </Stack>
      </Dialog>
      <Dialog
        open={view === 'steps'}
        title={guide.title}
        onClose={() => dismiss('skip')}
        actions={<Button label="わかりました" full onClick={() => dismiss('skip')} />}
      >
        <Stack align="center">
          <Motif svg={guide.device} size={64} />
        </Stack>
        <List as="ol">
          {guide.steps.map(([picture, title, text], index) => (
            <ListRow
              key={title}
              leading={<Motif svg={picture} size={36} />}
              title={`${index + 1}　${title}`}
              text={text}
            />
          ))}
        </List>
        {guide.note === undefined ? null : <Banner tone="info" title={guide.note} />}
      </Dialog>
    </>
  );
}

/** Never promises that records come along: the installed app of these browsers has a storage of its own. */
function RegisterFirst() {
  const { view, dismiss } = useInstallPrompt();
  const navigate = useNavigate();
  const leave = (to: string) => () => {
    dismiss('later');
    void navigate(to);
  };
  return (
    <Dialog
      open={view !== 'closed'}
      title={registerFirst.question}
      onClose={() => dismiss('later')}
      actions={
        <>
          <Button label="あとで" variant="ghost" onClick={() => dismiss('later')} />
          <Button label="書き出す" variant="outline" onClick={leave(paths.myData)} />
          <Button label="登録する" onClick={leave(paths.register)} />
        </>
      }
    >
      <Text>{registerFirst.text}</Text>
    </Dialog>
  );
}

/** Opens the install prompt when it is due, after a first practice; `isDeferred` postpones it. */
function useAutoInstallPrompt(way: InstallWay, isDeferred: boolean): void {
  const { view, wasInstalled, show } = useInstallPrompt();
  const store = useStore();
  useEffect(() => {
    if (view !== 'closed') return;
    let idleSince: number | null = null;
    let cancel = () => {};
    const check = () => {
      const waits = isDeferred || !hasPractised(localStorage) || isBusy() || store.get(hasTypedInputAtom);
      idleSince = waits ? null : (idleSince ?? timers.now());
      const now = Date.now();
      const state = installPromptState({
        way,
        wasInstalled,
        dismissedUntil: readDismissal(localStorage, now),
        now,
        idleMs: idleSince === null ? null : timers.now() - idleSince,
      });
      if (state.kind === 'due') show('question');
      if (state.kind === 'waits') cancel = timers.after(state.ms, check);
    };
    check();
    return () => cancel();
  }, [way, isDeferred, view, wasInstalled, show, store]);
}

/** Whether another dialog is open, a text field has focus, or the page is hidden. */
function isBusy(): boolean {
  const isTaken = document.querySelector('dialog[open], :is(input, textarea):read-write:focus') !== null;
  return document.visibilityState !== 'visible' || isTaken;
}
