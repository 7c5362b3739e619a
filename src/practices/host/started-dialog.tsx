import { useState } from 'react';
import { recordedMinutesFromSeconds } from '../../../sync/rules/session-minutes.ts';
import { elapsedSeconds } from '../../lib/duration.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { PracticeId } from '../catalogue.ts';
import { useRecording } from './use-recording.ts';

interface StartedDialogProps {
  readonly open: boolean;
  readonly id: PracticeId;
  readonly name: string;
  /** When the page was opened, in epoch milliseconds. */
  readonly startedAt: number;
  readonly onClose: () => void;
}

/** Shown while a practice runs on an external page. 稽古完了 records the session, あとで only closes. */
export function StartedDialog({ open, id, name, startedAt, onClose }: StartedDialogProps) {
  const record = useRecording(id);
  const [saving, setSaving] = useState(false);

  async function complete() {
    setSaving(true);
    const durationMinutes = recordedMinutesFromSeconds(elapsedSeconds(startedAt, Date.now()));
    const stored = await record({ title: name, number: null, durationMinutes, details: null });
    setSaving(false);
    if (stored) onClose();
  }

  return (
    <Dialog
      open={open}
      title="稽古を開始しました"
      onClose={onClose}
      actions={
        <>
          <Button full busy={saving} onClick={complete}>
            稽古完了
          </Button>
          <Button full variant="outline" onClick={onClose}>
            あとで
          </Button>
        </>
      }
    >
      <Text>新しいタブで「{name}」を開きました。終わったらこの画面に戻り、「稽古完了」を押してください。</Text>
    </Dialog>
  );
}
