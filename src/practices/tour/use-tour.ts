import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useBell } from '../../data/device/use-bell.ts';
import { useWakeLock } from '../../lib/browser/wake-lock.ts';
import { useNow } from '../../lib/use-now.ts';
import { useAnnounceMarks } from '../../shared/use-announce-marks.ts';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { itemResult, useSession } from '../host/use-session.ts';
import { useTake } from '../host/use-take.ts';
import { themePool } from './pool.ts';
import { canStop, remainingSeconds, start, stationAt, step, TOUR_SECONDS } from './rules.ts';

/** State of one walk: timer, announcements, wake lock and the session at its end. */
export function useTour() {
  const { practice, deck, material, now } = useDrill();
  const [state, send] = useReducer(step, deck, (from) => start(from, themePool(material)));
  const { phase, theme, lights } = state;
  const [isRecorded, setRecorded] = useState(false);
  const { take, ...recorder } = useTake(TOUR_SECONDS * 1000);
  const isRunning = phase.name === 'running';
  const reading = useNow(now, isRunning);
  const remaining = isRunning ? remainingSeconds(phase.endAt, reading) : TOUR_SECONDS;
  const announce = useAnnounce();

  useWakeLock(isRunning);
  // At each new station and at the end, which counts as one more.
  const station = stationAt(remaining, theme.examples.length);
  useBell(isRunning, isRunning && station > 0 ? `${phase.endAt} ${station}` : null);
  // A theme that was only offered stays new.
  useMarkSeen(phase.name === 'intro' ? null : theme.id);
  useAnnounceMarks(isRunning ? remaining : null, TOUR_SECONDS);

  useEffect(() => {
    if (isRunning) send({ type: 'tick', now: reading });
  }, [isRunning, reading]);

  const hasEnded = phase.name === 'finished';
  const endTake = useEffectEvent(recorder.end);
  useEffect(() => {
    if (hasEnded && take.name === 'recording') endTake();
  }, [hasEnded, take.name]);

  const session = useSession(
    itemResult({
      title: `${practice.title}「${theme.title}」`,
      item: theme,
      seconds: phase.name === 'finished' ? phase.elapsedSeconds : null,
      done: lights.length === 0 ? '案内を終えました' : `${lights.length}か所に灯をともして、案内を終えました`,
    }),
  );

  return {
    phase,
    theme,
    remaining,
    canStop: isRunning && canStop(phase, reading),
    session,
    lights,
    light: (at: number) => send({ type: 'light', station: at }),
    take,
    /** Whether the walk is recorded, where that is possible. */
    isRecorded,
    setRecorded,
    begin() {
      send({ type: 'begin', now: now() });
      if (isRecorded && !theme.silent) recorder.record();
    },
    stop: () => send({ type: 'stop', now: now() }),
    newTheme() {
      recorder.drop();
      send({ type: 'newTheme' });
      const { title, description } = step(state, { type: 'newTheme' }).theme;
      announce(`${title}。${description}`);
    },
  };
}
