import { useState } from 'react';
import { questionOfVisit } from '../../data/notebook/questions.ts';
import { PracticeEnd } from '../../shared/practice-end.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Text } from '../../ui/layout/primitives.tsx';
import type { PracticeId } from '../catalogue.ts';
import type { PracticeResult } from '../practice.ts';
import { useSessionOf } from './use-session.ts';
import { useVisit } from './use-visit.ts';

interface StartedDialogProps {
  readonly open: boolean;
  readonly id: PracticeId;
  readonly name: string;
  readonly onClose: () => void;
}

/** Shown while a practice runs on an external page. 稽古完了 records the session and shows its end, あとで only closes. Mount it for each start. */
export function StartedDialog({ open, id, name, onClose }: StartedDialogProps) {
  const { onFinish } = useVisit(id);
  const [end, setEnd] = useState<PracticeResult | null>(null);
  const { isClosing, finish, minutes } = useSessionOf({ now: Date.now, onFinish, onEnd: setEnd });

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
          <Button
            label="稽古完了"
            full
            busy={isClosing}
            onClick={() =>
              finish({
                title: name,
                number: null,
                durationMinutes: minutes(),
                done: `「${name}」の稽古を終えました`,
              })
            }
          />
          <Button label="あとで" full variant="outline" onClick={onClose} />
        </>
      }
    >
      <Text>新しいタブで「{name}」を開きました。終わったらこの画面に戻り、「稽古完了」を押してください。</Text>
    </Dialog>
  );
}
