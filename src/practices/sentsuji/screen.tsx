import { useState } from 'react';
import { isAdded } from '../../../sync/rules/content-item.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/controls/chip.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { TextReadings } from '../../ui/graphics/ruby.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { FinishButton } from '../host/finish-button.tsx';
import { PracticeNote } from '../host/practice-note.tsx';
import { RetryButton } from '../host/retry-button.tsx';
import { useSession } from '../host/use-session.ts';
import { useSighting } from '../host/use-sighting.ts';
import type { PracticeResult, PracticeScreenProps } from '../practice.ts';
import { leaningOf, questionOf, verdictOf } from './answer-text.ts';
import { CourseDone } from './course-done.tsx';
import { PhraseView } from './phrase-view.tsx';
import { phrasePool } from './pool.ts';
import { isLast, isRight, progress, type SentsujiInput, type SentsujiState, start, step } from './rules.ts';
import { typeLabels } from './type-labels.ts';

/** Phrases that modify a noun or a verb. The session is recorded at the end, or when the member stops. */
export function Screen({ practice, deck, material, now, onItem, onFinish, onLeave }: PracticeScreenProps) {
  const [state, setState] = useState(() => start(deck, phrasePool(material)));
  const session = useSession({ now, onFinish, onLeave });
  const announce = useAnnounce();
  const { phrase, phase, shown, answered } = state;
  const isRevealed = phase === 'revealed';
  useSighting(onItem, phrase.id);

  const result = (): PracticeResult => ({
    title: practice.title,
    number: answered,
    durationMinutes: session.minutes(),
    details: null,
  });

  function send(input: SentsujiInput) {
    const following = step(state, input);
    setState(following);
    if (input.type === 'choose') onItem(phrase.id, isRight(following) ? 'remembered' : 'again');
    if (following.phase === 'finished') void session.store(result());
    else announce(announcementText(following));
  }

  if (state.phase === 'finished') {
    return (
      <DrillPage
        practice={practice}
        onLeave={onLeave}
        footer={
          <>
            <RetryButton session={session} />
            <Button full variant="outline" onClick={ignoreDoubleClick(onLeave)}>
              稽古の一覧へ
            </Button>
          </>
        }
      >
        <CourseDone answered={answered} />
        <PracticeNote practice={practice} deck={deck} />
      </DrillPage>
    );
  }
  return (
    <DrillPage
      practice={practice}
      onLeave={onLeave}
      isUntouched={shown === 1 && !isRevealed}
      aside={<Chip>{phrase.level}段目</Chip>}
      footer={
        <>
          <Button
            full
            disabled={session.isClosing}
            onClick={ignoreDoubleClick(() => send({ type: isRevealed ? 'next' : 'reveal' }))}
          >
            {isRevealed ? (isLast(state) ? '解き終える' : '次の問題') : '答えを見る'}
          </Button>
          <FinishButton busy={session.isClosing} disabled={answered === 0} onFinish={() => session.finish(result())} />
        </>
      }
    >
      <TextReadings ownOnly={isAdded(phrase)}>
        <PhraseView state={state} onChoose={(choice) => send({ type: 'choose', choice })} />
      </TextReadings>
      {answered > 0 ? <PracticeNote practice={practice} deck={deck} isFolded /> : null}
    </DrillPage>
  );
}

function announcementText(state: SentsujiState): string {
  const { phrase } = state;
  if (state.phase !== 'revealed') {
    const shown = phrase.sentence?.text ?? phrase.bunsetsu;
    return `${progress(state).number}問目。${shown}${phrase.sentence === undefined ? '' : questionOf(phrase)}`;
  }
  const { asks, name } = typeLabels[phrase.type];
  const verdict = verdictOf(state);
  const said = `${verdict === null ? '' : `${verdict.text}。`}${leaningOf(phrase) ?? ''}`;
  return `${said}${asks}。${name}。${phrase.explanation}`;
}
