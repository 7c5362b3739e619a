import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { PracticeId } from '../catalogue.ts';
import { useSession } from './use-session.ts';
import { useVisit } from './use-visit.ts';

interface StartedDialogProps {
  readonly open: boolean;
  readonly id: PracticeId;
  readonly name: string;
  readonly onClose: () => void;
}

/** Shown while a practice runs on an external page. 稽古完了 records the session, あとで only closes. Mount it for each start. */
export function StartedDialog({ open, id, name, onClose }: StartedDialogProps) {
  const { onFinish } = useVisit(id);
  const { isClosing, finish, minutes } = useSession({ now: Date.now, onFinish, onLeave: onClose });

  return (
    <Dialog
      open={open}
      title="稽古を開始しました"
      onClose={onClose}
      actions={
        <>
          <Button
            full
            busy={isClosing}
            onClick={() => finish({ title: name, number: null, durationMinutes: minutes(), details: null })}
          >
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
