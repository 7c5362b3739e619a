import { useState } from 'react';
import { recordedMinutesFromSeconds } from '../../../sync/rules/session-minutes.ts';
import { elapsedSeconds } from '../../lib/duration.ts';
import type { PracticeResult, PracticeScreenProps } from '../practice.ts';

type Visit = Pick<PracticeScreenProps, 'now' | 'onFinish' | 'onLeave'>;

interface Finish {
  /** True from the tap until the list is shown, or the session could not be stored. */
  readonly saving: boolean;
  /** Records the session and returns to the list; after a failure the drill continues. */
  readonly finish: (result: PracticeResult) => Promise<void>;
  /** Minutes since the drill was opened, rounded as in a session. */
  readonly minutes: () => number;
}

/** Ends a drill that is finished by a button. */
export function useFinish({ now, onFinish, onLeave }: Visit): Finish {
  const [startedAt] = useState(now);
  const [saving, setSaving] = useState(false);

  return {
    saving,
    async finish(result) {
      setSaving(true);
      if (await onFinish(result)) onLeave();
      else setSaving(false);
    },
    minutes: () => recordedMinutesFromSeconds(elapsedSeconds(startedAt, now())),
  };
}
