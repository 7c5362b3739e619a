import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { FinishButton } from '../host/finish-button.tsx';
import { RetryButton } from '../host/retry-button.tsx';
import { useFinish } from '../host/use-finish.ts';
import { useSessionRecord } from '../host/use-session-record.ts';
import { useSighting } from '../host/use-sighting.ts';
import type { PracticeResult, PracticeScreenProps } from '../practice.ts';
import { CourseDone } from './course-done.tsx';
import { PhraseView } from './phrase-view.tsx';
import { isLast, progress, type SentsujiState, start, step } from './rules.ts';
import { typeLabels } from './type-labels.ts';

/** Phrases that modify a noun or a verb. The session is recorded at the end, or when the member stops. */
export function Screen({ practice, deck, now, onItem, onFinish, onLeave }: PracticeScreenProps) {
  const [state, setState] = useState(() => start(deck));
  const { saving, finish, minutes } = useFinish({ onFinish, onLeave, now });
  const record = useSessionRecord(onFinish);
  const announce = useAnnounce();
  const isRevealed = state.phase === 'revealed';
  const { number, total } = progress(state);
  useSighting(onItem, state.phrase.id);

  const result = (): PracticeResult => ({
    title: practice.title,
    number: state.answered,
    durationMinutes: minutes(),
    details: null,
  });

  function advance() {
    const following = step(state, { type: isRevealed ? 'next' : 'reveal' });
    setState(following);
    if (following.phase === 'finished') void record.store(result());
    else announce(announcementText(following));
  }

  if (state.phase === 'finished') {
    return (
      <DrillPage
        practice={practice}
        onLeave={onLeave}
        footer={
          <>
            <RetryButton state={record.state} onRetry={record.retry} />
            <Button full variant="outline" onClick={ignoreDoubleClick(onLeave)}>
              稽古の一覧へ
            </Button>
          </>
        }
      >
        <CourseDone answered={state.answered} />
      </DrillPage>
    );
  }
  return (
    <DrillPage
      practice={practice}
      onLeave={onLeave}
      isUntouched={state.shown === 1 && !isRevealed}
      footer={
        <>
          <Button full disabled={saving} onClick={ignoreDoubleClick(advance)}>
            {isRevealed ? (isLast(state) ? '解き終える' : '次の問題') : '答えを見る'}
          </Button>
          <FinishButton saving={saving} disabled={state.answered === 0} onFinish={() => finish(result())} />
        </>
      }
    >
      <PhraseView
        phrase={state.phrase}
        isRevealed={isRevealed}
        answered={state.answered}
        number={number}
        total={total}
      />
    </DrillPage>
  );
}

function announcementText(state: SentsujiState): string {
  const { phrase } = state;
  if (state.phase !== 'revealed') return `${progress(state).number}問目。${phrase.bunsetsu}`;
  const { asks, name } = typeLabels[phrase.type];
  return `${asks}。${name}。${phrase.explanation}`;
}
