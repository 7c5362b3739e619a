import { useState } from 'react';
import { useMember } from '../../../data/member/member-context.tsx';
import { type FinishedPractice, recordSession } from '../../../data/training/training-sessions.ts';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';

/**
 * Records a finished lesson under one id per visit, so that retries never store it twice. Resolves to whether it is
 * stored; the member has been notified of a failure.
 */
export function useLessonRecord(): (practice: FinishedPractice) => Promise<boolean> {
  const member = useMember();
  const { alert } = useDialogs();
  const [id] = useState(member.newId);
  return async (practice) => {
    try {
      await recordSession(member, id, practice);
    } catch {
      await alert({
        title: '稽古の記録に失敗しました',
        body: 'この端末に保存できませんでした。端末の空き容量を確かめて、もう一度お試しください。',
      });
      return false;
    }
    return true;
  };
}
