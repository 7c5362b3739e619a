import { NoteField } from '../../notebook/note-field.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { EndActions } from '../host/end-actions.tsx';
import type { PracticeScreenProps } from '../practice.ts';
import { ThemeIntro } from './theme-intro.tsx';
import { useTour } from './use-tour.ts';
import { WALK_QUESTION, WalkEnd } from './walk-end.tsx';
import { WalkView } from './walk-view.tsx';

/** The drill ツアー: guide someone for five minutes, aloud or inwardly. */
export function Screen({ practice, deck, now, onItem, onFinish, onLeave }: PracticeScreenProps) {
  const { phase, theme, remaining, canStop, record, begin, stop, newTheme } = useTour({
    practice,
    deck,
    now,
    onItem,
    onFinish,
  });

  switch (phase.name) {
    case 'intro':
      return (
        <DrillPage
          practice={practice}
          onLeave={onLeave}
          isUntouched
          footer={
            <>
              <Button full onClick={begin}>
                ツアーを始める
              </Button>
              <Button full variant="outline" onClick={newTheme}>
                別のテーマ
              </Button>
            </>
          }
        >
          <ThemeIntro theme={theme} />
        </DrillPage>
      );
    case 'running':
      return (
        <DrillPage
          practice={practice}
          onLeave={onLeave}
          footer={
            <Button full variant="outline" idle={!canStop} onClick={stop}>
              ツアーを終える
            </Button>
          }
        >
          <WalkView theme={theme} remaining={remaining} />
        </DrillPage>
      );
    case 'finished':
      return (
        <DrillPage
          practice={practice}
          onLeave={onLeave}
          footer={<EndActions record={record} another="別のテーマで歩く" onAnother={newTheme} onLeave={onLeave} />}
        >
          <WalkEnd theme={theme} seconds={phase.elapsedSeconds} />
          <NoteField key={theme.id} about={practice.trainingType} question={WALK_QUESTION} />
        </DrillPage>
      );
  }
}
