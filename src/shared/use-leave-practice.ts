import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMember } from '../data/member/member-context.tsx';
import { UNDO_LEFT_MS, useLeaving } from '../data/training/leave-practice.ts';
import type { FinishedPractice } from '../data/training/training-sessions.ts';
import { watchPageState } from '../lib/browser/page-state.ts';
import { useToast } from '../ui/feedback/toast.tsx';

/**
 * Records a practice whose screen is left before its end: `session` is what it has become by then, null where that is not
 * practised. The member can take it back. The returned function says that a session is stored: what follows is another one.
 */
export function useLeavePractice(session: () => FinishedPractice | null): () => void {
  const member = useMember();
  const leaving = useLeaving();
  const toast = useToast();
  const [firstId] = useState(member.newId);
  // A recorder keeps the returned function of the first render.
  const id = useRef(firstId);

  // A hidden page may be killed.
  const hold = useEffectEvent((change: 'hidden' | 'visible') => {
    if (change === 'visible') return void leaving.release(id.current);
    const left = session();
    if (left !== null) leaving.hold(id.current, left);
  });
  const leave = useEffectEvent(() => {
    const left = session();
    if (left === null) return;
    const leftId = id.current;
    leaving.leave(leftId, left);
    const undo = () => {
      if (!leaving.release(leftId)) toast({ text: 'もう記録されています。取り消せませんでした。', tone: 'error' });
    };
    const text = `${left.duration_minutes}分を記録しました`;
    toast({ text, ms: UNDO_LEFT_MS, action: { label: '元に戻す', run: undo } });
  });
  useEffect(() => {
    const endWatch = watchPageState((change) => {
      if (change === 'hidden' || change === 'visible') hold(change);
    });
    return () => {
      endWatch();
      leave();
    };
  }, []);

  return () => {
    // It may have ended while the page was hidden.
    leaving.release(id.current);
    id.current = member.newId();
  };
}
