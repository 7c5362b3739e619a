import { useState } from 'react';
import { type InstallWay, useInstallPrompt } from '../../data/device/install.ts';
import { deviceOf } from '../../lib/browser/device.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Small, Stack, Text } from '../../ui/layout/primitives.tsx';
import { DeviceMotif } from './device-motif.tsx';
import { guides } from './guides.ts';
import { InstallSteps } from './install-steps.tsx';
import { useAutoInstallPrompt } from './use-auto-install-prompt.ts';

/** The automatic install prompt. Shows manual steps where the browser has no install API. */
export function InstallOverlay({ way, isDeferred }: { readonly way: InstallWay; readonly isDeferred: boolean }) {
  const { view, install, dismiss } = useInstallPrompt();
  const [asking, setAsking] = useState(false);
  const [{ kind }] = useState(() => deviceOf(navigator));
  useAutoInstallPrompt(way, isDeferred);
  const ask = () => {
    setAsking(true);
    void install().finally(() => setAsking(false));
  };
  return (
    <>
      <Dialog
        open={view === 'question'}
        title={guides[kind].question}
        onClose={() => dismiss('later')}
        actions={
          <>
            <Button variant="ghost" onClick={() => dismiss('skip')}>
              今回はスキップ
            </Button>
            <Button variant="outline" onClick={() => dismiss('later')}>
              あとで
            </Button>
            <Button busy={asking} onClick={ask}>
              インストール
            </Button>
          </>
        }
      >
        <Stack align="center">
          <DeviceMotif kind={kind} />
          <Text>ひと押しでアプリがひらき、電波のないところでもいつもどおり稽古できます。</Text>
          {guides[kind].reason === null ? null : <Small>{guides[kind].reason}</Small>}
        </Stack>
      </Dialog>
      <InstallSteps open={view === 'steps'} kind={kind} onClose={() => dismiss('skip')} />
    </>
  );
}
