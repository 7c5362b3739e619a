import { useReducer } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { PracticeNote } from '../host/practice-note.tsx';
import { RetryButton } from '../host/retry-button.tsx';
import { useSession } from '../host/use-session.ts';
import { useSighting } from '../host/use-sighting.ts';
import type { PracticeScreenProps } from '../practice.ts';
import { PictureScreen } from './picture-screen.tsx';
import { isLast, ryueMinutes, SETS_PER_PRACTICE, start, step } from './rules.ts';
import { RyueIntro } from './ryue-intro.tsx';

/** The drill 流絵: five pairs of pictures. After the last pair it returns to the introduction. */
export function Screen({ practice, deck, now, onItem, onFinish, onLeave }: PracticeScreenProps) {
  const [state, send] = useReducer(step, deck, start);
  const session = useSession({ now, onFinish, onLeave });
  const { alert } = useDialogs();
  useSighting(onItem, state.phase === 'picture' ? state.set.id : null);

  async function close(): Promise<void> {
    const minutes = ryueMinutes(session.minutes());
    const result = { title: practice.title, number: 1, durationMinutes: minutes, details: null };
    if (!(await session.store(result))) return;
    await alert({
      title: '流絵の稽古を終えました',
      body: `${SETS_PER_PRACTICE}組の絵をたどりました。${minutes}分の稽古として記録しました。`,
    });
    send({ type: 'again' });
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
          <RyueIntro isBack={session.state === 'stored'} />
          {session.state === 'stored' ? <PracticeNote practice={practice} deck={deck} /> : null}
        </DrillPage>
      );
    case 'picture':
      return (
        <PictureScreen
          key={state.number}
          practice={practice}
          picture={state}
          onLeave={onLeave}
          onNext={() => {
            send({ type: 'next' });
            if (isLast(state)) void close();
          }}
        />
      );
    case 'completed':
      return (
        <DrillPage
          practice={practice}
          onLeave={onLeave}
          footer={<RetryButton session={{ state: session.state, retry: close }} />}
        >
          <Stack fill align="center">
            {session.state === 'failed' ? <p>まだ記録されていません。</p> : <Spinner>記録しています</Spinner>}
          </Stack>
        </DrillPage>
      );
  }
}
