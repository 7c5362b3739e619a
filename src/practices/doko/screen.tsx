import { useEffect, useRef, useState } from 'react';
import { timers } from '../../lib/timers.ts';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { PracticeNote } from '../host/practice-note.tsx';
import { useSighting } from '../host/use-sighting.ts';
import type { PracticeScreenProps } from '../practice.ts';
import { AnswerCard } from './answer-card.tsx';
import { Exchanges } from './exchanges.tsx';
import { Guide } from './guide.tsx';
import { QuestionForm } from './question-form.tsx';
import { RevealedActions } from './revealed-actions.tsx';
import { type DokoExchange, type DokoInput, start, step, THINKING_MS } from './rules.ts';
import { thingNames } from './things.ts';
import { useRounds } from './use-rounds.ts';

/** The drill 洞顧: find a hidden scene by asking questions. */
export function Screen({ deck, onItem, ...visit }: PracticeScreenProps) {
  const [state, setState] = useState(() => start(deck));
  const rounds = useRounds(visit);
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const { phase, exchanges } = state;
  const latest = exchanges.at(-1);
  const { scenario } = state;
  // A scene that was only opened stays new.
  useSighting(onItem, latest === undefined && phase.name === 'asking' ? null : scenario.id);

  const send = (input: DokoInput) => setState((current) => step(current, input));

  // Clearing the list keeps the phase, so a pending answer still arrives on time.
  useEffect(() => {
    if (phase.name !== 'thinking') return;
    return timers.after(THINKING_MS, () => setState((current) => step(current, { type: 'answered' })));
  }, [phase]);

  useEffect(() => {
    if (latest === undefined) return;
    announce(spoken(latest));
    foot.current?.scrollIntoView({ block: 'end' });
  }, [latest, announce]);

  function ask(question: string) {
    send({ type: 'ask', question });
    rounds.countQuestion();
    announce('考え中...');
  }

  function reveal() {
    send({ type: 'reveal' });
    announce(`正解。${scenario.fullDescription}`);
  }

  function clear() {
    send({ type: 'clear' });
    // The list disappears together with the focused button.
    heading.current?.focus();
  }

  async function startNewScene() {
    if (!(await rounds.close())) return;
    send({ type: 'newProblem' });
    heading.current?.focus();
  }

  return (
    <DrillPage
      practice={visit.practice}
      onLeave={visit.onLeave}
      isUntouched={rounds.number === 1 && phase.name === 'asking' && latest === undefined}
      footer={
        phase.name === 'revealed' ? (
          <RevealedActions busy={rounds.isClosing} onNewProblem={startNewScene} onFinish={rounds.finish} />
        ) : (
          <div ref={foot}>
            <QuestionForm isThinking={phase.name === 'thinking'} onAsk={ask} onReveal={reveal} />
          </div>
        )
      }
    >
      <Guide headingRef={heading} number={rounds.number} found={state.found} />
      <Exchanges exchanges={exchanges} pending={phase.name === 'thinking' ? phase.question : null} onClear={clear} />
      {phase.name === 'revealed' ? (
        <>
          <AnswerCard scenario={scenario} />
          <PracticeNote practice={visit.practice} deck={deck} />
        </>
      ) : null}
    </DrillPage>
  );
}

function spoken({ question, answer, found }: DokoExchange): string {
  const seen = found.map((thing) => thingNames[thing]).join('と');
  return `${question}、${answer}${seen === '' ? '' : `。${seen}が見えてきました`}`;
}
