import { useRef, useState } from 'react';
import type { KataTest } from '../../../../sync/model/kata/self-test.ts';
import { isPractised, secondsOfLeft } from '../../../../sync/model/practice/practised.ts';
import { recordedMinutesFromSeconds } from '../../../../sync/model/practice/session-minutes.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { practiceName } from '../../../data/training/practice-names.ts';
import { type FinishedPractice, recordSession } from '../../../data/training/training-sessions.ts';
import { visibleNow } from '../../../lib/browser/visible-clock.ts';
import { useLeavePractice } from '../../../shared/use-leave-practice.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';

/** The training_type of a kata test. */
export const KATA_TEST = 'kata-test';

/** A test has any number of kata: so long is one meant to take, for the rule of what is practised. */
const PLANNED_SECONDS = 600;

/** The session of the test on the screen. What was graded before it was left is part of an earlier session. */
export function useTestSession({ grades, kind }: KataTest) {
  const member = useMember();
  const toast = useToast();
  const [id] = useState(member.newId);
  const graded = Object.keys(grades).length;
  const [begun] = useState(() => ({ at: visibleNow(), graded }));
  const hasEnded = useRef(false);

  const facts = (answers: number, isEnd: boolean) => ({
    hasEnded: isEnd,
    answers,
    answersNeeded: 3 as const,
    seconds: (visibleNow() - begun.at) / 1000,
    plannedSeconds: PLANNED_SECONDS,
  });
  const sessionOf = (seconds: number, practised: boolean): FinishedPractice => ({
    training_type: KATA_TEST,
    video_title: kind === 'review' ? '今日の復習' : practiceName(KATA_TEST),
    video_number: null,
    duration_minutes: recordedMinutesFromSeconds(seconds),
    details: null,
    practised,
  });
  useLeavePractice(() => {
    const left = facts(graded - begun.graded, false);
    return hasEnded.current || !isPractised(left) ? null : sessionOf(secondsOfLeft(left), true);
  });

  return {
    /** Records the finished test; its minutes. `isGraded`: whether its last kata was graded. */
    finish(isGraded: boolean): number {
      hasEnded.current = true;
      const ended = facts(graded - begun.graded + Number(isGraded), true);
      const session = sessionOf(ended.seconds, isPractised(ended));
      const record = () =>
        void recordSession(member, id, session).catch((cause: unknown) =>
          toast({
            text: `テストを記録できませんでした。${errorMessage(cause)}`,
            tone: 'error',
            action: { label: 'もう一度', run: record },
          }),
        );
      record();
      return session.duration_minutes;
    },
  };
}
