import { durationText } from '../../lib/duration.ts';
import { TitledCard } from '../../ui/layout/boxes.tsx';
import { Small } from '../../ui/layout/text.tsx';
import { DrillEnd } from '../host/drill-end.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { NumberedLines } from '../host/numbered-lines.tsx';
import { SampleAnswer } from '../host/sample-answer.tsx';
import { TAKE_IS_PRIVATE, TAKE_IS_REFUSED } from '../host/use-take.ts';
import type { TalkTheme } from './content.ts';
import styles from './theme-views.module.css';
import { ThemeIntro, WalkView } from './theme-views.tsx';
import { useTour } from './use-tour.ts';

/** The question at the end of a walk, which a note may answer. */
const WALK_QUESTION = 'いちばん鮮やかだった場面を、一文にしてみます。';

/** The drill ツアー: guide someone for five minutes, aloud or inwardly. */
export function Screen() {
  const tour = useTour();
  const { phase, theme, remaining, canStop, session, begin, stop, newTheme, take } = tour;

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
          <ThemeIntro theme={theme} isRecorded={tour.isRecorded} onRecord={tour.setRecorded} />
        </DrillPage>
      );
    case 'running':
      return (
        <DrillPage
          item={theme}
          actions={[{ label: 'ツアーを終える', variant: 'outline', softDisabled: !canStop, go: stop }]}
        >
          <WalkView theme={theme} remaining={remaining} lights={tour.lights} onLight={tour.light} />
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
