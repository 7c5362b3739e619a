import { useReducer } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { useSession } from '../host/use-session.ts';
import { useSighting } from '../host/use-sighting.ts';
import type { PracticeScreenProps } from '../practice.ts';
import { PictureScreen } from './picture-screen.tsx';
import { isLast, ryueMinutes, SETS_PER_PRACTICE, start, step } from './rules.ts';
import { RyueIntro } from './ryue-intro.tsx';

/** The drill 流絵: five pairs of pictures. */
export function Screen({ practice, deck, now, onItem, onFinish, onEnd, onLeave }: PracticeScreenProps) {
  const [state, send] = useReducer(step, deck, start);
  const session = useSession({ now, onFinish, onEnd });
  useSighting(onItem, state.phase === 'picture' ? state.set.id : null);

  function finish() {
    void session.finish({
      title: practice.title,
      number: 1,
      durationMinutes: ryueMinutes(session.minutes()),
      done: `${SETS_PER_PRACTICE}組の絵をたどりました`,
    });
  }

  switch (state.phase) {
    case 'intro':
      return (
        <DrillPage
          practice={practice}
          onLeave={onLeave}
          isUntouched
          footer={
            <Button
              full
              onClick={() => {
                session.clear();
                send({ type: 'begin' });
              }}
            >
              始める
            </Button>
          }
        >
          <RyueIntro />
        </DrillPage>
      );
    case 'picture':
      return (
        <PictureScreen
          key={state.number}
          practice={practice}
          picture={state}
          onLeave={onLeave}
          onNext={() => (isLast(state) ? finish() : send({ type: 'next' }))}
        />
      );
  }
}
