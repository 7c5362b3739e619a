import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { itemNumber } from '../../../sync/model/practice/content-item.ts';
import { recordedMinutesFromSeconds } from '../../../sync/model/practice/session-minutes.ts';
import { useBell } from '../../data/device/use-bell.ts';
import { useWakeLock } from '../../lib/browser/wake-lock.ts';
import { durationText } from '../../lib/duration.ts';
import { useNow } from '../../lib/use-now.ts';
import { useAnnounceMarks } from '../../shared/use-announce-marks.ts';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { TitledCard } from '../../ui/layout/boxes.tsx';
import { Small } from '../../ui/layout/text.tsx';
import { DrillEnd } from '../host/drill-end.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { NumberedLines } from '../host/numbered-lines.tsx';
import { SampleAnswer } from '../host/sample-answer.tsx';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { TAKE_IS_PRIVATE, TAKE_IS_REFUSED, useTake } from '../host/use-take.ts';
import type { TalkTheme } from './content.ts';
import { themePool } from './pool.ts';
import { canStop, remainingSeconds, start, stationAt, step, TOUR_SECONDS } from './rules.ts';
import styles from './theme-views.module.css';
import { ThemeIntro, WalkView } from './theme-views.tsx';

/** The question at the end of a walk, which a note may answer. */
const WALK_QUESTION = 'いちばん鮮やかだった場面を、一文にしてみます。';

/** The drill ツアー: guide someone for five minutes, aloud or inwardly. */
export function Screen() {
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
    phase.name === 'finished'
      ? {
          title: `${practice.title}「${theme.title}」`,
          number: itemNumber(theme),
          durationMinutes: recordedMinutesFromSeconds(phase.elapsedSeconds),
          done: lights.length === 0 ? '案内を終えました' : `${lights.length}か所に灯をともして、案内を終えました`,
        }
      : null,
  );

  const stop = () => send({ type: 'stop', now: now() });
  const light = (at: number) => send({ type: 'light', station: at });

  function begin() {
    send({ type: 'begin', now: now() });
    if (isRecorded && !theme.silent) recorder.record();
  }

  function newTheme() {
    recorder.drop();
    send({ type: 'newTheme' });
    const { title, description } = step(state, { type: 'newTheme' }).theme;
    announce(`${title}。${description}`);
  }

  switch (phase.name) {
    case 'intro':
      return (
        <DrillPage
          item={theme}
          isUntouched
          actions={[
            { label: 'ツアーを始める', go: begin },
            { label: '別のテーマ', go: newTheme },
          ]}
        >
          <ThemeIntro theme={theme} isRecorded={isRecorded} onRecord={setRecorded} />
        </DrillPage>
      );
    case 'running':
      return (
        <DrillPage
          item={theme}
          actions={[{ label: 'ツアーを終える', variant: 'outline', softDisabled: !canStop(phase, reading), go: stop }]}
        >
          <WalkView theme={theme} remaining={remaining} lights={lights} onLight={light} />
          {take.name === 'refused' ? <Small>{TAKE_IS_REFUSED}</Small> : null}
        </DrillPage>
      );
    case 'finished':
      return (
        <DrillEnd
          session={session}
          first={{ label: '別のテーマで歩く', go: newTheme }}
          question={WALK_QUESTION}
          item={theme}
          subject={`${theme.title}（${durationText(phase.elapsedSeconds)}）`}
        >
          {take.name === 'recorded' ? <OwnWalk src={take.audio.src} /> : null}
          <SampleWalk theme={theme} />
        </DrillEnd>
      );
  }
}

/** The walk as the member has told it. */
function OwnWalk({ src }: { readonly src: string }) {
  return (
    <TitledCard title="自分の案内" gap="xs">
      {/* biome-ignore lint/a11y/useMediaCaption: the member's own voice, a moment ago */}
      <audio controls src={src} aria-label="自分の案内" className={styles.audio} />
      <Small ruby={TAKE_IS_PRIVATE} />
    </TitledCard>
  );
}

/** Four lines of somebody's walk. */
function SampleWalk({ theme: { sample, readings } }: { readonly theme: TalkTheme }) {
  if (sample === undefined) return null;
  return (
    <SampleAnswer>
      <NumberedLines lines={sample} readings={readings} />
    </SampleAnswer>
  );
}
