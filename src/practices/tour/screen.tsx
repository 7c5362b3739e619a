import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { itemNumber } from '../../../sync/model/practice/content-item.ts';
import { recordedMinutesFromSeconds } from '../../../sync/model/practice/session-minutes.ts';
import { useBell } from '../../data/device/use-bell.ts';
import { useWakeLock } from '../../lib/browser/wake-lock.ts';
import { durationText } from '../../lib/duration.ts';
import { canRecord } from '../../lib/sound/voice-recorder.ts';
import { useNow } from '../../lib/use-now.ts';
import { SafetyNote } from '../../shared/safety-note.tsx';
import { ScreenOffNote } from '../../shared/screen-off-note.tsx';
import { useAnnounceMarks } from '../../shared/use-announce-marks.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { Switch } from '../../ui/controls/switch.tsx';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { Clock } from '../../ui/graphics/clock.tsx';
import { Enso } from '../../ui/graphics/enso.tsx';
import { Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { Caption, FocusedHeading, Heading, Small, Text } from '../../ui/layout/text.tsx';
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
import styles from './screen.module.css';
import * as icons from './theme-icons.ts';

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

interface ThemeIntroProps {
  readonly theme: TalkTheme;
  readonly isRecorded: boolean;
  readonly onRecord: (isRecorded: boolean) => void;
}

function ThemeIntro({ theme, isRecorded, onRecord }: ThemeIntroProps) {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the file has nothing but the icons of themes
  const Icon = icons[theme.icon];
  return (
    <Stack fill gap="l">
      <Stack gap="s" align="center">
        <span className={styles.icon}>
          <Icon aria-hidden="true" />
        </span>
        <Heading variant="phase" ruby={theme.title} readings={theme.readings} />
        <Text ruby={theme.description} readings={theme.readings} />
      </Stack>
      <Stack gap="xs">
        <Caption>歩く順の手がかり</Caption>
        <NumberedLines lines={theme.examples} readings={theme.readings} />
      </Stack>
      <Stack gap="xs">
        <Small>{`隣に誰かがいるつもりで、5分間、${theme.silent ? '声には出さず、胸のうちで案内します。' : '声に出して案内します。'}途中でことばに詰まったら、一歩だけ前へ。`}</Small>
        <ScreenOffNote />
        <SafetyNote />
      </Stack>
      {theme.silent || !canRecord() ? null : (
        <Switch
          label="録って、終わりに聞く"
          hint={TAKE_IS_PRIVATE}
          state={isRecorded ? '録る' : '録らない'}
          checked={isRecorded}
          onChange={onRecord}
        />
      )}
    </Stack>
  );
}

interface WalkViewProps {
  readonly theme: TalkTheme;
  readonly remaining: number;
  readonly lights: readonly number[];
  readonly onLight: (station: number) => void;
}

/** The running walk: the remaining time, and the four stations with the current one emphasized. */
function WalkView({ theme, remaining, lights, onLight }: WalkViewProps) {
  const count = theme.examples.length;
  const station = Math.min(count - 1, stationAt(remaining, count));
  return (
    <Stack fill gap="l" align="center">
      <FocusedHeading variant="phase" ruby={theme.title} readings={theme.readings} />
      <Enso fraction={1 - remaining / TOUR_SECONDS} size={208}>
        <Clock seconds={remaining} />
      </Enso>
      <Button
        label={lights.includes(station) ? '灯がともりました' : 'ここを案内できたら、灯をともす'}
        variant="outline"
        softDisabled={lights.includes(station)}
        onClick={ignoreDoubleClick(() => onLight(station))}
      />
      <NumberedLines lines={theme.examples} readings={theme.readings} current={station} lit={lights} />
    </Stack>
  );
}
