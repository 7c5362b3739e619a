import { useEffect, useMemo } from 'react';
import { brainSpeed, countCompletedLessons } from '../../../sync/model/lessons/lessons.ts';
import { useOwnKatas } from '../../data/kata/katas.ts';
import { finishGuide, isGuideDone, isGuideSwitchedOn, switchGuide, useIsGuideOpen } from '../../data/member/guide.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { useMemberSetting } from '../../data/member/member-settings.ts';
import { useHomeArriving } from '../../data/sync/sync-status.ts';
import { useLessonProgress } from '../../data/training/lesson-progress.ts';
import { TOPIC_COUNT, useTopicsDone, useTrainingHistory } from '../../data/training/training-history.ts';
import { Chip, DoneChip } from '../../ui/controls/chip.tsx';
import { type GuideStep, guideSteps, stepsDone } from './guide-progress.ts';
import { GuideSteps } from './guide-steps.tsx';
import { closeCard } from './use-close-question.ts';

/** The guide for newcomers. Only a title, on all devices, once the member has put it away or done its steps. */
export function FirstGuide() {
  const member = useMember();
  const setting = useMemberSetting('guide');
  const isOpen = useIsGuideOpen();
  // On a new device, neither the setting nor the steps are here at first.
  const isArriving = useHomeArriving();
  const done = useStepsDone();
  const topics = useTopicsDone().size;
  const isFinished = done.size === guideSteps.length && !isGuideDone(setting);
  useEffect(() => {
    // What could not be stored is stored at the next visit.
    if (isFinished) finishGuide(member).catch(() => undefined);
  }, [isFinished, member]);
  if (isArriving) return null;
  function toggle(open: boolean) {
    if (open === isGuideSwitchedOn(setting) || isGuideDone(setting)) return;
    // What could not be stored lasts until the screen is left.
    const stored = switchGuide(member, setting);
    if (open) stored.catch(() => undefined);
    else closeCard(stored);
  }

  return (
    <GuideSteps
      isOpen={isOpen}
      next={guideSteps.find((step) => !done.has(step))}
      onToggle={toggle}
      markOf={(step) => {
        if (!done.has(step)) return null;
        if (step === 'topics' && topics < TOPIC_COUNT) return <Chip>{`${topics} / ${TOPIC_COUNT}`}</Chip>;
        return <DoneChip>済み</DoneChip>;
      }}
    />
  );
}

function useStepsDone(): ReadonlySet<GuideStep> {
  const history = useTrainingHistory();
  const progress = useLessonProgress(brainSpeed);
  const katas = useOwnKatas();
  return useMemo(
    () =>
      stepsDone({
        trainingTypes: history.entries.map(({ trainingType }) => trainingType),
        completedLessons: progress === null ? 0 : countCompletedLessons(progress),
        kataCount: katas.list.length,
      }),
    [history, progress, katas],
  );
}
