import { useSearchParams } from 'react-router-dom';
import { isAdded } from '../../../sync/rules/content-item.ts';
import { PAPER_FIRST } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { Ruby, TextReadings } from '../../ui/graphics/ruby.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { PracticeNote } from '../host/practice-note.tsx';
import { RetryButton } from '../host/retry-button.tsx';
import type { PracticeScreenProps } from '../practice.ts';
import { currentQuestion, type Exercise, isBusy, offeredExercises } from './afterwards.ts';
import { Finished } from './article-phase.tsx';
import { DrawnView, PaperView, SilentView } from './paper-view.tsx';
import { JudgedView, QuestionView } from './recall-view.tsx';
import { type Afterwards, useAfterwards } from './use-afterwards.ts';
import type { ArticleReading } from './use-article.ts';

const labels = { recall: '思い出す', paper: '紙に3分' } as const satisfies Record<Exercise, string>;

interface FinishedScreenProps extends Pick<PracticeScreenProps, 'practice' | 'deck' | 'onItem' | 'onLeave'> {
  readonly reading: ArticleReading;
}

/** After the reading, which is recorded: questions about it, and time to draw it. Neither has to be done. */
export function FinishedScreen({ practice, deck, reading, onItem, onLeave }: FinishedScreenProps) {
  const { article } = reading;
  const afterwards = useAfterwards(article, { onItem, deck });
  const isWorking = isBusy(afterwards.state);
  return (
    <DrillPage
      practice={practice}
      onLeave={onLeave}
      footer={
        isWorking ? (
          <BusyAction afterwards={afterwards} />
        ) : (
          <RestingActions afterwards={afterwards} reading={reading} onLeave={onLeave} />
        )
      }
    >
      <TextReadings ownOnly={isAdded(article)}>
        <Phase afterwards={afterwards} reading={reading} />
      </TextReadings>
      {isWorking ? null : (
        <>
          <Disclosure summary="本文を見る">
            <Text variant="reading">
              <TextReadings ownOnly={isAdded(article)}>
                <Ruby readings={article.readings}>{article.content}</Ruby>
              </TextReadings>
            </Text>
          </Disclosure>
          <PracticeNote practice={practice} deck={deck} isFolded />
        </>
      )}
    </DrillPage>
  );
}

interface PhaseProps {
  readonly afterwards: Afterwards;
  readonly reading: ArticleReading;
}

function Phase({ afterwards, reading }: PhaseProps) {
  const { state, remaining, answer } = afterwards;
  const { phase, article } = state;
  const question = currentQuestion(state);
  switch (phase.name) {
    case 'resting':
      return <Finished reading={reading} />;
    case 'waiting':
      return <SilentView remaining={remaining} />;
    case 'asking':
      return question === null ? null : (
        <QuestionView
          question={question}
          readings={article.readings}
          number={phase.question + 1}
          total={article.questions.length}
          onAnswer={answer}
        />
      );
    case 'judged':
      return <JudgedView state={state} />;
    case 'drawing':
      return <PaperView remaining={remaining} />;
    case 'drawn':
      return <DrawnView isEarly={phase.isEarly} />;
  }
}

function BusyAction({ afterwards: { state, answer, endPaper } }: { readonly afterwards: Afterwards }) {
  if (state.phase.name === 'waiting') return null;
  const isDrawing = state.phase.name === 'drawing';
  return (
    <Button full variant="outline" onClick={ignoreDoubleClick(isDrawing ? endPaper : () => answer(null))}>
      {isDrawing ? '描き終える' : 'とばす'}
    </Button>
  );
}

interface RestingActionsProps extends PhaseProps {
  readonly onLeave: () => void;
}

function RestingActions({ afterwards, reading, onLeave }: RestingActionsProps) {
  const first = useSearchParams()[0].get(PAPER_FIRST.name) === PAPER_FIRST.value ? 'paper' : 'recall';
  const offered = offeredExercises(afterwards.state, first);
  const { session, newArticle } = reading;
  return (
    <>
      <RetryButton session={session} />
      {offered.map((exercise, index) => (
        <Button
          key={exercise}
          full
          variant={index === 0 && session.state !== 'failed' ? 'primary' : 'outline'}
          onClick={ignoreDoubleClick(afterwards[exercise])}
        >
          {labels[exercise]}
        </Button>
      ))}
      <Button
        full
        variant={offered.length === 0 && session.state !== 'failed' ? 'primary' : 'outline'}
        onClick={ignoreDoubleClick(newArticle)}
      >
        別の記事を聞く
      </Button>
      <Button full variant="outline" onClick={ignoreDoubleClick(onLeave)}>
        稽古の一覧へ
      </Button>
    </>
  );
}
