import { durationText } from '../../lib/duration.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DrillEnd } from '../host/drill-end.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { NumberedLines } from '../host/numbered-lines.tsx';
import { SampleAnswer } from '../host/sample-answer.tsx';
import type { TalkTheme } from './content.ts';
import { ThemeIntro, WalkView } from './theme-views.tsx';
import { useTour } from './use-tour.ts';

/** The question at the end of a walk, which a note may answer. */
const WALK_QUESTION = 'いちばん鮮やかだった場面を、一文にしてみます。';

/** The drill ツアー: guide someone for five minutes, aloud or inwardly. */
export function Screen() {
  const { phase, theme, remaining, canStop, session, begin, stop, newTheme } = useTour();

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
          <ThemeIntro theme={theme} />
        </DrillPage>
      );
    case 'running':
      return (
        <DrillPage
          item={theme}
          footer={<Button label="ツアーを終える" full variant="outline" softDisabled={!canStop} onClick={stop} />}
        >
          <WalkView theme={theme} remaining={remaining} />
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
          <SampleWalk theme={theme} />
        </DrillEnd>
      );
  }
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
