import { useEffect, useReducer } from 'react';
import { useBell } from '../../data/device/use-bell.ts';
import { useWakeLock } from '../../lib/browser/wake-lock.ts';
import { useNow } from '../../lib/use-now.ts';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { itemResult } from '../host/item-result.ts';
import { useAnnounceMarks } from '../host/use-announce-marks.ts';
import { useDrill } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { useSighting } from '../host/use-sighting.ts';
import { remainingSeconds, TOUR_SECONDS } from './countdown.ts';
import { themePool } from './pool.ts';
import { canStop, start, step } from './rules.ts';

/** State of one walk: timer, announcements, wake lock and the session at its end. */
export function useTour() {
  const { practice, deck, material, now } = useDrill();
  const [state, send] = useReducer(step, deck, (from) => start(from, themePool(material)));
  const { phase } = state;
  const isRunning = phase.name === 'running';
  const reading = useNow(now, isRunning);
  const remaining = isRunning ? remainingSeconds(phase.endAt, reading) : TOUR_SECONDS;
  const { theme } = state;
  const announce = useAnnounce();

  useWakeLock(isRunning);
  useBell(isRunning, isRunning && remaining === 0 ? phase.endAt : null);
  // A theme that was only offered stays new.
  useSighting(phase.name === 'intro' ? null : theme.id);
  useAnnounceMarks(isRunning ? remaining : null, TOUR_SECONDS);

  useEffect(() => {
    if (isRunning) send({ type: 'tick', now: reading });
  }, [isRunning, reading]);

  const ended =
    phase.name === 'finished'
      ? itemResult({
          title: `${practice.title}「${theme.title}」`,
          item: theme,
          seconds: phase.elapsedSeconds,
          done: '案内を終えました',
        })
      : null;
  const session = useSession(ended);

  return {
    phase,
    theme,
    remaining,
    canStop: isRunning && canStop(phase, reading),
    ended,
    session,
    begin: () => send({ type: 'begin', now: now() }),
    stop: () => send({ type: 'stop', now: now() }),
    newTheme() {
      send({ type: 'newTheme' });
      const { title, description } = step(state, { type: 'newTheme' }).theme;
      announce(`${title}。${description}`);
    },
  };
}
