import { isAdded } from '../../../sync/rules/content-item.ts';
import { NoteField } from '../../shared/note-field.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { TextReadings } from '../../ui/graphics/ruby.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { EndActions } from '../host/end-actions.tsx';
import type { PracticeScreenProps } from '../practice.ts';
import { SampleWalk } from './sample-walk.tsx';
import { ThemeIntro } from './theme-intro.tsx';
import { useTour } from './use-tour.ts';
import { WALK_QUESTION, WalkEnd } from './walk-end.tsx';
import { WalkView } from './walk-view.tsx';

/** The drill ツアー: guide someone for five minutes, aloud or inwardly. */
export function Screen({ practice, deck, material, now, onItem, onFinish, onLeave }: PracticeScreenProps) {
  const { phase, theme, remaining, canStop, session, begin, stop, newTheme } = useTour({
    practice,
    deck,
    material,
    now,
    onItem,
    onFinish,
    onLeave,
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
          <TextReadings ownOnly={isAdded(theme)}>
            <ThemeIntro theme={theme} />
          </TextReadings>
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
          <TextReadings ownOnly={isAdded(theme)}>
            <WalkView theme={theme} remaining={remaining} />
          </TextReadings>
        </DrillPage>
      );
    case 'finished':
      return (
        <DrillPage
          practice={practice}
          onLeave={onLeave}
          footer={<EndActions session={session} another="別のテーマで歩く" onAnother={newTheme} onLeave={onLeave} />}
        >
          <TextReadings ownOnly={isAdded(theme)}>
            <WalkEnd theme={theme} seconds={phase.elapsedSeconds} />
          </TextReadings>
          <NoteField key={theme.id} about={practice.trainingType} question={WALK_QUESTION} />
          <TextReadings ownOnly={isAdded(theme)}>
            <SampleWalk theme={theme} />
          </TextReadings>
        </DrillPage>
      );
  }
}
