import Check from 'lucide-react/icons/check';
import { useEffect, useMemo } from 'react';
import { brainSpeed, countCompletedLessons } from '../../../sync/rules/lessons.ts';
import { useOwnKatas } from '../../data/kata/katas.ts';
import { finishGuide, isGuideDone, isGuideOpen, switchGuide } from '../../data/member/guide.ts';
import { useHomeCache } from '../../data/member/home-cache.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { useMemberSetting } from '../../data/member/member-settings.ts';
import { useHomeArriving } from '../../data/sync/sync-status.ts';
import { useLessonProgress } from '../../data/training/lesson-progress.ts';
import { useTrainingHistory } from '../../data/training/training-history.ts';
import { Chip } from '../../ui/controls/chip.tsx';
import { GUIDE_STEPS, type GuideStep, stepsDone } from './guide-progress.ts';
import { GuideSteps } from './guide-steps.tsx';

const NONE: ReadonlySet<GuideStep> = new Set();

/** The guide for newcomers. Stays collapsed, on all devices, once the member has collapsed it or done its steps. */
export function FirstGuide() {
  const member = useMember();
  const homeCache = useHomeCache(member.id);
  const setting = useMemberSetting('guide');
  // On a new device, neither the setting nor the steps are here at first.
  const isArriving = useHomeArriving();
  const done = useStepsDone();
  const isFinished = done.size === GUIDE_STEPS && setting !== undefined && !isGuideDone(setting);
  useEffect(() => {
    // What could not be stored is stored at the next visit.
    if (isFinished) finishGuide(member).catch(() => undefined);
  }, [isFinished, member]);
  if (isArriving) return null;
  if (setting === undefined) {
    return homeCache === null ? null : <GuideSteps isOpen={homeCache.isGuideOpen} />;
  }
  const isOpen = isGuideOpen(setting);

  function toggle(open: boolean) {
    // The browser reports also what the setting itself has opened or closed.
    if (setting === undefined || open === isOpen || isGuideDone(setting)) return;
    // What could not be stored lasts until the screen is left.
    switchGuide(member, setting).catch(() => undefined);
  }

  return <GuideSteps isOpen={isOpen} onToggle={toggle} markOf={(step) => (done.has(step) ? <DoneMark /> : null)} />;
}

function DoneMark() {
  return (
    <Chip tone="success" icon={<Check aria-hidden="true" />}>
      済み
    </Chip>
  );
}

/** The steps done so far; none while the data loads. */
function useStepsDone(): ReadonlySet<GuideStep> {
  const history = useTrainingHistory();
  const progress = useLessonProgress(brainSpeed);
  const katas = useOwnKatas();
  return useMemo(() => {
    if (history === undefined || progress === undefined || katas === undefined) return NONE;
    return stepsDone({
      trainingTypes: history.entries.map(({ trainingType }) => trainingType),
      completedLessons: progress === null ? 0 : countCompletedLessons(progress),
      kataCount: katas.list.length,
    });
  }, [history, progress, katas]);
}
