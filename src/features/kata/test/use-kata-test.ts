import { useState } from 'react';
import { selectTodaysReviews } from '../../../../sync/model/kata/review.ts';
import {
  advanceKataTest,
  type KataGrade,
  type KataTest,
  removeDeletedKata,
  revealKata,
  startKataTest,
} from '../../../../sync/model/kata/self-test.ts';
import { kataTestDraft } from '../../../data/kata/kata-drafts.ts';
import { gradeKata, type OwnKata, type OwnKatas } from '../../../data/kata/katas.ts';
import { useMember, useToday } from '../../../data/member/member-context.tsx';
import { useReportFailure } from '../../../shared/use-report-failure.ts';

/** The running test, stored on this device so that it survives a reload. */
export function useKataTest({ list, byId }: OwnKatas) {
  const member = useMember();
  const today = useToday();
  const report = useReportFailure();
  const [draft] = useState(() => kataTestDraft(localStorage, member.dataId));
  const [stored, setStored] = useState(() => draft.read());
  const [hasMoved, setMoved] = useState(false);
  const test = stored && removeDeletedKata(stored, (id) => byId.has(id));

  function save(next: KataTest | null) {
    setStored(next);
    draft.write(next);
  }

  function start(katas: readonly OwnKata[], kind: KataTest['kind']) {
    setMoved(true);
    const ids = katas.map(({ id }) => id);
    save(startKataTest(ids, { random: Math.random, kind }));
  }

  return {
    test,
    /** Whether a tap started or closed a test during this visit: its button lost the focus by being removed. */
    hasMoved,
    due: selectTodaysReviews(list, today),
    start,
    reveal: () => save(test && revealKata(test)),
    /** `minutes` were recorded for it, if it has ended. */
    advance(grade: KataGrade | null, minutes?: number) {
      const id = test?.ids[test.index];
      if (test === null || test.phase !== 'revealed' || id === undefined) return;
      save({ ...advanceKataTest(test, grade), ...(minutes === undefined ? {} : { minutes }) });
      if (grade === null) return;
      report(gradeKata(member, id, grade), '復習の予定を保存できませんでした。');
    },
    quit() {
      setMoved(true);
      save(null);
    },
  };
}

export type RunningKataTest = ReturnType<typeof useKataTest>;
