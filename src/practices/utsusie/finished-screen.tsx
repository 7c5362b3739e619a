import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Clock } from '../../ui/graphics/clock.tsx';
import { Enso } from '../../ui/graphics/enso.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { FocusedHeading, Text } from '../../ui/layout/text.tsx';
import { DrillEnd } from '../host/drill-end.tsx';
import { type DrillAction, DrillPage } from '../host/drill-page.tsx';
import { useTile } from '../host/use-drill.ts';
import type { PracticeResult } from '../practice.ts';
import { currentQuestion, type Exercise, isBusy, offeredExercises, PAPER_SECONDS } from './afterwards.ts';
import { JudgedView, QuestionView } from './recall-view.tsx';
import { type Afterwards, useAfterwards } from './use-afterwards.ts';
import type { ArticleReading } from './use-article.ts';

const labels = { recall: '思い出す', paper: '紙に3分' } as const satisfies Record<Exercise, string>;

interface FinishedScreenProps {
  readonly reading: ArticleReading;
  readonly ended: PracticeResult;
}

/** After the reading, which is recorded: questions about it, and time to draw it. Neither has to be done. */
export function FinishedScreen({ reading, ended }: FinishedScreenProps) {
  const { article, session, newArticle } = reading;
  const afterwards = useAfterwards(article);
  const first = useTile() === 'shae' ? 'paper' : 'recall';
  if (isBusy(afterwards.state)) {
    return (
      <DrillPage item={article} actions={busyActions(afterwards)}>
        <Exercising afterwards={afterwards} />
      </DrillPage>
    );
  }
  const [exercise] = offeredExercises(afterwards.state, first);
  return (
    <DrillEnd
      session={session}
      item={article}
      subject={article.title}
      isStep={exercise !== undefined}
      result={{ ...ended, done: doneIn(afterwards.state, ended) }}
      first={
        exercise === undefined
          ? { label: '別の記事を聞く', go: newArticle }
          : { label: labels[exercise], go: afterwards[exercise] }
      }
      below={
        <Disclosure summary="本文を見る">
          <Text variant="passage" ruby={article.content} readings={article.readings} />
        </Disclosure>
      }
    >
      <Advice state={afterwards.state} />
    </DrillEnd>
  );
}

/** What the member has done last. */
export function doneIn({ phase, answers }: Afterwards['state'], { done }: Pick<PracticeResult, 'done'>): string {
  const answered = answers.filter((choice) => choice !== null).length;
  if (phase.name === 'judged' && answered > 0) return `${answered}問に答えました`;
  if (phase.name !== 'drawn') return done;
  return phase.isEarly ? '場面を紙に描き終えました' : '3分で、場面を紙に写しました';
}

function Advice({ state }: Pick<Afterwards, 'state'>) {
  switch (state.phase.name) {
    case 'judged':
      return <JudgedView state={state} />;
    case 'drawn':
      return <Text>本文を開き、人の位置と物の数を紙と見比べます。</Text>;
    default:
      return (
        <Text>
          場面の左端から右端まで、残っているものをことばでたどります。たどり終えたら、本文を開いて見比べます。
        </Text>
      );
  }
}

export function Exercising({ afterwards }: { readonly afterwards: Afterwards }) {
  const { state, remaining, answer } = afterwards;
  const { phase, article } = state;
  const question = currentQuestion(state);
  if (phase.name === 'waiting') return <SilentView remaining={remaining} />;
  if (phase.name === 'drawing') {
    return (
      <TimedView heading="紙に写します" remaining={remaining} total={PAPER_SECONDS}>
        丸と線で、人の位置、物の数、通った道を描きます。聞き落としたところは、白いまま残します。
      </TimedView>
    );
  }
  if (phase.name !== 'asking' || question === null) return null;
  return (
    <QuestionView
      question={question}
      readings={article.readings}
      number={phase.question + 1}
      total={article.questions.length}
      onAnswer={answer}
    />
  );
}

export function busyActions({ state, answer, endPaper }: Afterwards): readonly DrillAction[] {
  if (state.phase.name === 'waiting') return [];
  const isDrawing = state.phase.name === 'drawing';
  return [
    isDrawing
      ? { label: '描き終える', variant: 'outline', go: endPaper }
      : { label: 'とばす', variant: 'outline', go: () => answer(null) },
  ];
}

interface TimedViewProps {
  readonly heading: ReactNode;
  readonly remaining: number;
  readonly total: number;
  readonly children: string;
}

export function TimedView({ heading, remaining, total, children }: TimedViewProps) {
  return (
    <Stack fill gap="l" align="center">
      <FocusedHeading variant="phase">{heading}</FocusedHeading>
      <Enso fraction={1 - remaining / total} size={208}>
        <Clock seconds={remaining} />
      </Enso>
      <Text>{children}</Text>
    </Stack>
  );
}

function SilentView({ remaining }: { readonly remaining: number }) {
  return (
    <Stack fill gap="l" align="center">
      <FocusedHeading variant="phase">そのまま待ちます</FocusedHeading>
      <Clock seconds={remaining} />
      <Text>場面を消さずに、静かに持っておきます。時間がたつと、問いが出ます。</Text>
    </Stack>
  );
}
