import type { ReviewGrade } from '../../../sync/model/kata/review-schedule.ts';
import { gradesOf } from '../../data/training/answer-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Row, Stack } from '../../ui/layout/boxes.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import { AnswerButtons } from '../host/answer-buttons.tsx';
import { gapResult } from './gap.ts';
import styles from './sentence-view.module.css';
import type { Parrot } from './use-parrot.ts';

interface SentenceViewProps {
  readonly parrot: Parrot;
  readonly onGrade: (grade: ReviewGrade) => void;
  readonly onFill: (choice: string) => void;
}

/** The current sentence, how it came back, and the progress through the text. */
export function SentenceView({ parrot, onGrade, onFill }: SentenceViewProps) {
  const { state, sentences, text } = parrot;
  const { turn } = state;
  const count = sentences.length;
  return (
    <>
      <Row gap="s" wrap={false}>
        <div className={styles.bar}>
          <ProgressBar
            label={text.title}
            value={state.sentence + 1}
            max={count}
            valueText={`${count}文中${state.sentence + 1}文目`}
          />
        </div>
        <Small as="span" numeric>{`${state.sentence + 1} / ${count} 文`}</Small>
      </Row>
      <Stack fill align="center" gap="m">
        <SentenceText parrot={parrot} />
        <Small tone={turn === null ? 'muted' : 'accent'} strong={turn !== null}>
          {instructionText(parrot)}
        </Small>
        <div className={styles.answers}>
          {parrot.isTurnWanted && state.status !== 'idle' ? (
            <Answers parrot={parrot} onGrade={onGrade} onFill={onFill} />
          ) : null}
        </div>
      </Stack>
    </>
  );
}

/** What fills the gap, judged at once; for a sentence without one, the member's own grade. */
function Answers({ parrot, onGrade, onFill }: SentenceViewProps) {
  const { gap, state } = parrot;
  if (gap === null) {
    return (
      <AnswerButtons
        label="返した文は"
        answers={gradesOf('oumugaeshi')}
        chosen={null}
        softDisabled={!parrot.canAnswer}
        onChoose={onGrade}
      />
    );
  }
  return (
    <AnswerButtons
      label="伏せた所は"
      answers={gap.choices.map((value) => ({ value, label: value }))}
      chosen={state.choice}
      softDisabled={state.turn !== 'asking'}
      onChoose={onFill}
    />
  );
}

/** The sentence, which is hidden while the member listens and repeats, unless there is no voice or the member asks for it. */
function SentenceText({ parrot }: { readonly parrot: Parrot }) {
  const { state, speech, text, sentence, part, gap, isTextWanted, showText } = parrot;
  const { turn } = state;
  const scene = (shown: string) => <Text variant="scene" ruby={shown} readings={text.readings} />;
  if (turn === 'comparing') return scene(sentence);
  if (turn === 'asking' && gap !== null) return scene(`${gap.before}〔　〕${gap.after}`);
  const isRead = speech.state === 'silent' && state.status === 'playing' && turn === null;
  if (isRead) return scene(part);
  return (
    <Stack gap="s" align="center">
      {isTextWanted ? scene(sentence) : <Small>文字は伏せてあります。</Small>}
      <Row justify="center">
        <Button
          label={isTextWanted ? '文字を伏せる' : '文字を見る'}
          aria-keyshortcuts="Space"
          size="small"
          variant="outline"
          aria-expanded={isTextWanted}
          onClick={() => showText(!isTextWanted)}
        />
      </Row>
    </Stack>
  );
}

function instructionText({ state, speech, gap }: Parrot): string {
  const { turn, choice } = state;
  switch (state.status) {
    case 'playing':
      if (turn === 'mine') return 'あなたの番です。そのまま声に出して返します。';
      if (turn === 'asking') return '伏せた所は、どれでしたか。';
      if (turn === 'comparing' && choice !== null && gap !== null) return gapResult(gap, choice);
      if (turn === 'comparing') return '返した文を、文字と比べます。';
      return speech.state === 'silent' ? '目で追って、覚えます。' : '聞いています。';
    case 'paused':
      return '一時停止中。再開すると、この文の頭から始まります。';
    case 'idle':
      return '助詞ひとつ、語尾ひとつ変えずに返します。';
    case 'stopped':
      return state.hasReachedEnd ? '最後まで聞きました。' : '停止しました。';
  }
}
