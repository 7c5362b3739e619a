import Check from 'lucide-react/icons/check';
import { useEffect, useRef, useState } from 'react';
import { isPractised, type PractisedFacts, secondsOfLeft } from '../../../../sync/model/practice/practised.ts';
import { recordedMinutesFromSeconds } from '../../../../sync/model/practice/session-minutes.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { type FinishedPractice, recordSession } from '../../../data/training/training-sessions.ts';
import { visibleNow } from '../../../lib/browser/visible-clock.ts';
import { useLeavePractice } from '../../../shared/use-leave-practice.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../../ui/controls/ignore-double-click.ts';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';

interface LessonEndOptions {
  /** Whether its task runs or has run: then it can be recorded when it is left. */
  readonly hasBegun: boolean;
  /** False for a lesson of which the planned minutes are recorded, however long its screen was open. */
  readonly isMeasured?: boolean;
  /** Set for a lesson that was finished before; called instead of recording it when less than a tenth of it was practised. */
  readonly onUnpractised?: (() => void) | undefined;
  /** Stores what the lesson changes besides. Resolves to false after a failure, which has been shown. */
  readonly onFinish?: (() => Promise<boolean>) | undefined;
}

/**
 * Records a lesson when its button is pressed, under one id per visit, so that retries never store it twice. The member is
 * told of a failure. `planned` has the minutes that the lesson takes.
 */
export function useLessonEnd(
  planned: Omit<FinishedPractice, 'practised'>,
  { hasBegun, isMeasured = true, onUnpractised, onFinish }: LessonEndOptions,
) {
  const member = useMember();
  const { alert } = useDialogs();
  const [id] = useState(member.newId);
  const [startedAt] = useState(visibleNow);
  const [isSaving, setSaving] = useState(false);
  const [practised, setPractised] = useState<number | null>(null);

  const [begunAt, setBegunAt] = useState<number | null>(null);
  useEffect(() => {
    if (hasBegun) setBegunAt((before) => before ?? visibleNow());
  }, [hasBegun]);
  const factsSince = (start: number): PractisedFacts => ({
    hasEnded: false,
    answers: 0,
    answersNeeded: 3,
    seconds: (visibleNow() - start) / 1000,
    plannedSeconds: planned.duration_minutes * 60,
  });
  const leftSession = (): FinishedPractice | null => {
    if (begunAt === null || practised !== null || !isMeasured) return null;
    const facts = factsSince(begunAt);
    const minutes = recordedMinutesFromSeconds(secondsOfLeft(facts));
    return isPractised(facts) ? { ...planned, duration_minutes: minutes, practised: true } : null;
  };
  const isForgotten = useRef(false);
  useLeavePractice(() => (isForgotten.current ? null : leftSession()));

  async function store(facts: PractisedFacts) {
    if ((await onFinish?.()) === false) return;
    // What takes a day is done away from the screen.
    const minutes = isMeasured ? recordedMinutesFromSeconds(secondsOfLeft(facts)) : planned.duration_minutes;
    const isEnough = !isMeasured || isPractised(facts);
    try {
      await recordSession(member, id, { ...planned, duration_minutes: minutes, practised: isEnough });
      setPractised(minutes);
    } catch {
      await alert({
        title: '稽古の記録に失敗しました',
        body: 'この端末に保存できませんでした。端末の空き容量を確かめて、もう一度お試しください。',
      });
    }
  }

  return {
    /** The minutes that were recorded; null before. */
    practised,
    isSaving,
    /** The minutes that are recorded if it is left now; null where it is not. */
    minutesIfLeft: () => leftSession()?.duration_minutes ?? null,
    /** Leaves it without recording it. */
    forget() {
      isForgotten.current = true;
    },
    async finish() {
      setSaving(true);
      const facts = factsSince(startedAt);
      if (onUnpractised && facts.seconds < facts.plannedSeconds / 10) return onUnpractised();
      await store(facts);
      setSaving(false);
    },
  };
}

interface DoneButtonProps {
  readonly label: string;
  readonly variant: 'primary' | 'outline';
  readonly end: ReturnType<typeof useLessonEnd>;
}

/** The button that finishes a lesson. */
export function DoneButton({ label, variant, end }: DoneButtonProps) {
  return (
    <Button
      label={label}
      variant={variant}
      full
      icon={<Check />}
      busy={end.isSaving}
      onClick={ignoreDoubleClick(() => void end.finish())}
    />
  );
}
