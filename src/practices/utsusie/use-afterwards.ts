import { useEffect, useReducer } from 'react';
import { judgementOf } from '../../../sync/model/practice/review-grade.ts';
import { useBell } from '../../data/device/use-bell.ts';
import { useWakeLock } from '../../lib/browser/wake-lock.ts';
import { secondsUntil } from '../../lib/duration.ts';
import { useNow } from '../../lib/use-now.ts';
import { useAnnounceMarks } from '../../shared/use-announce-marks.ts';
import { useDrill } from '../host/use-drill.ts';
import {
  currentQuestion,
  PAPER_SECONDS,
  type Questioned,
  questionId,
  SILENT_SECONDS,
  startAfterwards,
  stepAfterwards,
} from './afterwards.ts';

/** State of what follows a reading. The three minutes run on while the screen is off and the member draws. */
export function useAfterwards(article: Questioned, paperSeconds: number = PAPER_SECONDS) {
  const { onItem, deck } = useDrill();
  const silentSeconds = SILENT_SECONDS[deck.level];
  const [state, send] = useReducer(stepAfterwards, article, startAfterwards);
  const { phase } = state;
  const isDrawing = phase.name === 'drawing';
  const isTimed = 'endAt' in phase;
  const reading = useNow(Date.now, isTimed);
  const limit = isDrawing ? paperSeconds : silentSeconds;
  const remaining = isTimed ? Math.min(limit, secondsUntil(phase.endAt, reading)) : limit;
  useWakeLock(isTimed);
  useBell(isTimed, isTimed && remaining === 0 ? phase.endAt : null);
  useAnnounceMarks(isDrawing ? remaining : null, paperSeconds);
  useEffect(() => {
    if (isTimed) send({ type: 'tick', now: reading });
  }, [isTimed, reading]);

  return {
    state,
    remaining,
    recall: () => send({ type: 'recall', now: Date.now(), silentSeconds }),
    answer(choice: number | null) {
      const question = currentQuestion(state);
      if (question === null || phase.name !== 'asking') return;
      if (choice !== null) onItem(questionId(article, phase.question), judgementOf(choice === question.answer));
      send({ type: 'answer', choice });
    },
    paper: () => send({ type: 'paper', now: Date.now(), seconds: paperSeconds }),
    endPaper: () => send({ type: 'endPaper' }),
  };
}

export type Afterwards = ReturnType<typeof useAfterwards>;
