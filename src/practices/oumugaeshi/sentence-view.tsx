import type { ReviewGrade } from '../../../sync/model/kata/review-schedule.ts';
import { gradesOf } from '../../data/training/answer-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Row, Stack } from '../../ui/layout/boxes.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import { AnswerButtons } from '../host/answer-buttons.tsx';
import styles from './sentence-view.module.css';
import type { Parrot } from './use-parrot.ts';

interface SentenceViewProps {
  readonly parrot: Parrot;
  readonly onGrade: (grade: ReviewGrade) => void;
}

/** The current sentence, how it came back, and the progress through the text. */
export function SentenceView({ parrot, onGrade }: SentenceViewProps) {
  const { state, turn, sentences, text } = parrot;
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
        <Small tone={turn.phase === null ? 'muted' : 'accent'} strong={turn.phase !== null}>
          {instructionText(parrot)}
        </Small>
        <div className={styles.answers}>
          {parrot.isTurnWanted && state.status !== 'idle' ? (
            <AnswerButtons
              label="返した文は"
              answers={gradesOf('oumugaeshi')}
              chosen={null}
              softDisabled={!parrot.canAnswer}
              onChoose={onGrade}
            />
          ) : null}
        </div>
      </Stack>
    </>
  );
}

/** The sentence, which is hidden while the member listens and repeats, unless there is no voice or the member asks for it. */
function SentenceText({ parrot }: { readonly parrot: Parrot }) {
  const { state, turn, speech, text, sentence, part, isTextWanted, showText } = parrot;
  const scene = (shown: string) => <Text variant="scene" ruby={shown} readings={text.readings} />;
  if (turn.phase === 'comparing') return scene(sentence);
  const isRead = speech.state === 'silent' && state.status === 'playing' && turn.phase === null;
  if (isRead) return scene(part);
  return (
    <Stack gap="s" align="center">
      {isTextWanted ? scene(sentence) : <Small>文字は伏せてあります。</Small>}
      <Row justify="center">
        <Button
          label={isTextWanted ? '文字を伏せる' : '文字を見る'}
          size="small"
          variant="outline"
          aria-expanded={isTextWanted}
          onClick={() => showText(!isTextWanted)}
        />
      </Row>
    </Stack>
  );
}

function instructionText({ state, turn, speech }: Parrot): string {
  switch (state.status) {
    case 'playing':
      if (turn.phase === 'mine') return 'あなたの番です。そのまま声に出して返します。';
      if (turn.phase === 'comparing') return '返した文を、文字と比べます。';
      return speech.state === 'silent' ? '目で追って、覚えます。' : '聞いています。';
    case 'paused':
      return '一時停止中。再開すると、この文の頭から始まります。';
    case 'idle':
      return '助詞ひとつ、語尾ひとつ変えずに返します。';
    case 'stopped':
      return state.hasReachedEnd ? '最後まで聞きました。' : '停止しました。';
  }
}
