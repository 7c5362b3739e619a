import { useState } from 'react';
import type { PracticeResult, PracticeScreenProps } from './practice.ts';
import { elapsedSeconds, sessionMinutes } from './session-time.ts';

type Visit = Pick<PracticeScreenProps, 'now' | 'onFinish' | 'onLeave'>;

interface Finish {
  /** From the tap until the session is stored, and on until the list is there. */
  readonly saving: boolean;
  /** Records the session and goes back to the list; after a failure the drill goes on. */
  readonly finish: (result: PracticeResult) => Promise<void>;
  /** The minutes since the drill was opened, as a session counts them. */
  readonly minutes: () => number;
}

/** The end of a drill that is done when the member says so. */
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
    minutes: () => sessionMinutes(elapsedSeconds(startedAt, now())),
  };
}
