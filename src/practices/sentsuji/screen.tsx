import { useReducer } from 'react';
import { judgementOf } from '../../../sync/model/practice/review-grade.ts';
import { sentsujiMaterial } from '../../../sync/model/published/materials/sentsuji.ts';
import { Chip } from '../../ui/controls/chip.tsx';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { mergeMaterial } from '../host/merge-material.ts';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { leaningOf, questionOf, typeLabels, verdictOf } from './answer-text.ts';
import { modifierPhrases } from './content.ts';
import { PhraseView } from './phrase-view.tsx';
import {
  isLast,
  isQuickRound,
  isRight,
  JUMP_ITEM,
  progress,
  type SentsujiInput,
  type SentsujiState,
  scoreOf,
  secondsResult,
  start,
  step,
} from './rules.ts';

/** Phrases that modify a noun or a verb. The session is recorded at the end, or when the member stops. */
export function Screen() {
  const { deck, material, now, onItem } = useDrill();
  const [state, send] = useReducer(step, deck, (from) =>
    start(from, now(), mergeMaterial('sentsuji', sentsujiMaterial, modifierPhrases, material)),
  );
  const session = useSession();
  const announce = useAnnounce();
  const { phrase, phase, answers } = state;
  const isRevealed = phase === 'revealed';
  useMarkSeen(phrase.id);

  const isEnd = isRevealed && isLast(state);

  function finish() {
    const seconds = secondsResult(state);
    if (seconds !== null) onItem(...seconds);
    if (isQuickRound(state)) onItem(JUMP_ITEM, 'seen');
    void session.finish({ number: answers.length, done: doneText(state) });
  }

  function onInput(input: SentsujiInput) {
    const following = step(state, input);
    send(input);
    if (input.type === 'choose') onItem(phrase.id, judgementOf(isRight(following) === true));
    announce(announcementText(following));
  }

  return (
    <DrillPage
      item={phrase}
      isUntouched={state.deck.drawn.length === 1 && !isRevealed}
      aside={<Chip>{`${phrase.level}段目`}</Chip>}
      actions={[
        {
          label: isEnd ? '解き終える' : '次の問題',
          disabled: session.isClosing,
          softDisabled: !isRevealed,
          go: isEnd ? finish : () => onInput({ type: 'next', now: now() }),
        },
        { label: '稽古完了', busy: session.isClosing, disabled: answers.length === 0, go: finish },
      ]}
    >
      <PhraseView
        state={state}
        onChoose={(choice) => onInput({ type: 'choose', choice, now: now() })}
        onReveal={() => onInput({ type: 'reveal', now: now() })}
      />
    </DrillPage>
  );
}

function doneText(state: SentsujiState): string {
  const { chosen, right } = scoreOf(state);
  if (isQuickRound(state)) return `${chosen}問とも正解。次は3段目へ進みます`;
  return chosen === 0
    ? `${state.answers.length}問、ことばの辻を通り抜けました`
    : `${chosen}問のうち${right}問、正解でした`;
}

function announcementText(state: SentsujiState): string {
  const { phrase } = state;
  if (state.phase !== 'revealed') {
    const shown = phrase.sentence?.text ?? phrase.bunsetsu;
    return `${progress(state).inRound}問目。${shown}${phrase.sentence === undefined ? '' : questionOf(phrase)}`;
  }
  const { asks, name } = typeLabels[phrase.type];
  const verdict = verdictOf(state);
  const said = `${verdict === null ? '' : `${verdict.text}。`}${leaningOf(phrase) ?? ''}`;
  return `${said}${asks}。${name}。${phrase.explanation}`;
}
