import { useState } from 'react';
import { selectTodaysReviews } from '../../../sync/rules/kata-review.ts';
import {
  advanceKataTest,
  type KataGrade,
  type KataTest,
  removeDeletedKata,
  revealKata,
  startKataTest,
} from '../../../sync/rules/kata-test.ts';
import { errorMessage } from '../../data/error-message.ts';
import { gradeKata } from '../../data/kata-commands.ts';
import { kataTestDraft } from '../../data/kata-drafts.ts';
import type { OwnKatas } from '../../data/katas.ts';
import { useMember, useToday } from '../../data/member-context.tsx';
import { useToast } from '../../ui/toast.tsx';

/** The test under way, kept on this device so that a reload goes on where it was. */
export function useKataTest({ list, byId }: OwnKatas) {
  const member = useMember();
  const today = useToday();
  const toast = useToast();
  const [draft] = useState(() => kataTestDraft(localStorage, member.id));
  const [held, setHeld] = useState(() => draft.read());
  const [hasMoved, setMoved] = useState(false);
  const test = held && removeDeletedKata(held, (id) => byId.has(id));

  function keep(next: KataTest | null) {
    setHeld(next);
    draft.write(next);
  }

  function start(ids: readonly string[], kind: KataTest['kind'], category: string | null = null) {
    setMoved(true);
    keep(startKataTest(ids, { random: Math.random, kind, category }));
  }

  return {
    test,
    /** Whether a tap on this visit has begun or closed a test: the button that had the focus went with it. */
    hasMoved,
    due: selectTodaysReviews(list, today),
    startAll: (category: string | null) =>
      start(
        list.filter((kata) => category === null || kata.category === category).map(({ id }) => id),
        'all',
        category,
      ),
    startReview: () =>
      start(
        selectTodaysReviews(list, today).map(({ id }) => id),
        'review',
      ),
    startAgain: (ids: readonly string[]) => start(ids, 'all'),
    reveal: () => keep(test && revealKata(test)),
    advance(grade: KataGrade | null) {
      const id = test?.ids[test.index];
      if (test === null || test.phase !== 'revealed' || id === undefined) return;
      keep(advanceKataTest(test, grade));
      if (grade === null) return;
      gradeKata(member, id, grade).catch((cause: unknown) =>
        toast({ text: `復習の予定を保存できませんでした。${errorMessage(cause)}`, tone: 'error' }),
      );
    },
    quit() {
      setMoved(true);
      keep(null);
    },
  };
}

export type RunningKataTest = ReturnType<typeof useKataTest>;
