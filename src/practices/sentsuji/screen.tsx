import { useState } from 'react';
import { judgementOf } from '../../../sync/model/practice/review-grade.ts';
import { sentsujiMaterial } from '../../../sync/model/published/materials/sentsuji.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/controls/chip.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { FinishButton } from '../host/finish-button.tsx';
import { mergeMaterial } from '../host/merge-material.ts';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { leaningOf, questionOf, typeLabels, verdictOf } from './answer-text.ts';
import { modifierPhrases } from './content.ts';
import { PhraseView } from './phrase-view.tsx';
import { isLast, isRight, progress, type SentsujiInput, type SentsujiState, start, step } from './rules.ts';

/** Phrases that modify a noun or a verb. The session is recorded at the end, or when the member stops. */
export function Screen() {
  const { deck, material, onItem } = useDrill();
  const [state, setState] = useState(() =>
    start(deck, mergeMaterial('sentsuji', sentsujiMaterial, modifierPhrases, material)),
  );
  const session = useSession();
  const announce = useAnnounce();
  const { phrase, phase, answered } = state;
  const isRevealed = phase === 'revealed';
  useMarkSeen(phrase.id);

  const isEnd = isRevealed && isLast(state);
  const finish = () => session.finish({ number: answered, done: `${answered}問、ことばの辻を通り抜けました` });

  function send(input: SentsujiInput) {
    const following = step(state, input);
    setState(following);
    if (input.type === 'choose') onItem(phrase.id, judgementOf(isRight(following) === true));
    announce(announcementText(following));
  }

  return (
    <DrillPage
      item={phrase}
      isUntouched={state.deck.drawn.length === 1 && !isRevealed}
      aside={<Chip>{`${phrase.level}段目`}</Chip>}
      footer={
        <>
          <Button
            label={isEnd ? '解き終える' : isRevealed ? '次の問題' : '答えを見る'}
            full
            disabled={session.isClosing}
            onClick={ignoreDoubleClick(() => (isEnd ? void finish() : send({ type: isRevealed ? 'next' : 'reveal' })))}
          />
          <FinishButton busy={session.isClosing} disabled={answered === 0} onFinish={finish} />
        </>
      }
    >
      <PhraseView state={state} onChoose={(choice) => send({ type: 'choose', choice })} />
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
