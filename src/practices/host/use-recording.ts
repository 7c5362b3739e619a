import { useState } from 'react';
import { useMember } from '../../data/member/member-context.tsx';
import { errorMessage } from '../../data/server/error-message.ts';
import { recordSession } from '../../data/training/training-sessions.ts';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import type { PracticeResult } from '../practice.ts';
import { createFinish } from './finish-once.ts';

/** Duration of the toast, in milliseconds: short, so that it does not cover the buttons of a continuing drill. */
const SHOWN_MS = 2500;

/** Records the finishes of one visit and notifies the member; see PracticeScreenProps.onFinish. */
export function useRecording(trainingType: string): (result: PracticeResult) => Promise<boolean> {
  const member = useMember();
  const { alert } = useDialogs();
  const toast = useToast();

  async function record(id: string, result: PracticeResult): Promise<boolean> {
    try {
      await recordSession(member, id, {
        training_type: trainingType,
        video_title: result.title,
        video_number: result.number,
        duration_minutes: result.durationMinutes,
        details: result.details,
      });
    } catch (cause) {
      await alert({ title: '稽古の記録に失敗しました', body: `画面はそのままです。${errorMessage(cause)}` });
      return false;
    }
    toast({ text: '稽古を記録しました', tone: 'success', ms: SHOWN_MS });
    return true;
  }

  const [finish] = useState(() => createFinish({ newId: member.newId, now: Date.now, record }));
  return finish;
}
