import { useCallback, useEffect, useState } from 'react';
import { levelEntries, type PracticeLevel } from '../../../sync/model/practice/level.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { drainOutbox } from '../../data/member/outbox.ts';
import { errorMessage } from '../../data/server/error-message.ts';
import { sessionWrite } from '../../data/training/training-sessions.ts';
import { openVisitLog, storeVisits } from '../../data/training/visit-log.ts';
import { visibleNow } from '../../lib/browser/visible-clock.ts';
import { useLeavePractice } from '../../shared/use-leave-practice.ts';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import type { Drill, Practice, VisitResult } from '../practice.ts';
import { createVisitFacts, type VisitPlan } from './visit-facts.ts';

type Visited = VisitPlan & Pick<Practice, 'trainingType' | 'title'>;

/**
 * Records one visit: its items as they are shown, and its sessions with them. A visit that is left once it counts as practised is
 * recorded, too, and can be taken back; below that only its items are stored. A failure of that costs the member nothing, because
 * they are stored the next time.
 */
export function useVisit(visited: Visited, level: PracticeLevel = 1): Pick<Drill, 'onItem' | 'onFinish'> {
  const { trainingType: training_type, title } = visited;
  const member = useMember();
  const { alert } = useDialogs();
  const [log] = useState(() => openVisitLog(member, training_type));
  const [facts] = useState(() => createVisitFacts(visited, visibleNow));
  const onItem = useCallback(
    (id: string, result: VisitResult) => {
      facts.mark(id, result);
      log.append(id, result, levelEntries(level));
    },
    [facts, log, level],
  );

  const renew = useLeavePractice(() => {
    if (!facts.isPractised(false)) return null;
    const labels = { training_type, video_title: title, video_number: null };
    return { ...labels, duration_minutes: facts.minutes(), details: null, practised: true };
  });
  useEffect(() => {
    return () => void drainOutbox(member, ({ collection }) => collection === 'practice_results').catch(() => {});
  }, [member]);

  return {
    onItem,
    async onFinish(id, { title: video_title, number, durationMinutes, details = null }) {
      const labels = { training_type, video_title, video_number: number };
      const practised = facts.isPractised(true);
      try {
        await storeVisits(member, [
          sessionWrite(member, id, { ...labels, duration_minutes: durationMinutes, details, practised }),
        ]);
      } catch (cause) {
        await alert({ title: '稽古の記録に失敗しました', body: `画面はそのままです。${errorMessage(cause)}` });
        return false;
      }
      facts.restart();
      renew();
      return true;
    },
  };
}
