import type { MonthlyTheme } from '../../../sync/model/published/monthly-content.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { Stack } from '../../ui/layout/boxes.tsx';
import { FocusedHeading, Text } from '../../ui/layout/text.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { currentQuestion } from '../utsusie/afterwards.ts';
import { JudgedView, QuestionView } from '../utsusie/recall-view.tsx';
import { useAfterwards } from '../utsusie/use-afterwards.ts';
import { wordQuestions } from './rules.ts';

interface WordRecallProps {
  readonly theme: MonthlyTheme;
  readonly isBackwards: boolean;
  readonly onTell: () => void;
  readonly onBackwards: () => void;
}

/** The three words: told aloud or inwardly, then chosen. */
export function WordRecall({ theme, isBackwards, onTell, onBackwards }: WordRecallProps) {
  const { state, recall, answer } = useAfterwards(wordQuestions(theme, isBackwards));
  const question = currentQuestion(state);
  if (state.phase.name === 'asking' && question !== null) {
    return (
      <DrillPage
        item={theme}
        footer={<Button label="とばす" full variant="outline" onClick={ignoreDoubleClick(() => answer(null))} />}
      >
        <QuestionView
          question={question}
          readings={theme.readings}
          number={state.phase.question + 1}
          total={theme.words.length}
          onAnswer={answer}
        />
      </DrillPage>
    );
  }
  if (state.phase.name === 'judged') {
    const tell = { label: '60秒で語り直す', go: onTell };
    return (
      <DrillPage item={theme} actions={isBackwards ? [tell] : [tell, { label: '逆から言う', go: onBackwards }]}>
        <JudgedView state={state} />
      </DrillPage>
    );
  }
  return (
    <DrillPage actions={[{ label: '選んで確かめる', go: recall }]}>
      <Stack fill gap="l" align="center">
        <FocusedHeading variant="phase">
          {isBackwards ? '今度は、三つめから逆に' : '預けた三つの語を思い出します'}
        </FocusedHeading>
        <Text>声に出すか、胸のうちで、順に言います。言えたら、並んだ語から選んで確かめます。</Text>
      </Stack>
    </DrillPage>
  );
}
