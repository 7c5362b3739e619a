import { useCallback, useEffect, useState } from 'react';
import { levelEntries, type PracticeLevel } from '../../../sync/model/practice/level.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { drainOutbox } from '../../data/member/outbox.ts';
import { errorMessage } from '../../data/server/error-message.ts';
import { sessionWrite } from '../../data/training/training-sessions.ts';
import { openVisitLog, storeVisits } from '../../data/training/visit-log.ts';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import type { Drill, VisitResult } from '../practice.ts';

/**
 * Records one visit: its items as they are shown, and its sessions with them. Items without a session are stored when the page
 * is hidden or the drill is left. A failure of that costs the member nothing, because they are stored the next time.
 */
export function useVisit(trainingType: string, level: PracticeLevel = 1): Pick<Drill, 'onItem' | 'onFinish'> {
  const member = useMember();
  const { alert } = useDialogs();
  const [log] = useState(() => openVisitLog(member, trainingType));
  const onItem = useCallback(
    (id: string, result: VisitResult) => log.append(id, result, levelEntries(level)),
    [log, level],
  );
  useEffect(() => {
    return () => void drainOutbox(member).catch(() => {});
  }, [member]);

  return {
    onItem,
    async onFinish(id, { title, number, durationMinutes, details = null }) {
      const labels = { training_type: trainingType, video_title: title, video_number: number };
      try {
        await storeVisits(member, [
          sessionWrite(member, id, { ...labels, duration_minutes: durationMinutes, details }),
        ]);
      } catch (cause) {
        await alert({ title: '稽古の記録に失敗しました', body: `画面はそのままです。${errorMessage(cause)}` });
        return false;
      }
      return true;
    },
  };
}
