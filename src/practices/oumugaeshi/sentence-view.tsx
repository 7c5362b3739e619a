import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './sentence-view.module.css';
import type { Parrot } from './use-parrot.ts';

/** The current sentence and the progress through the text. */
export function SentenceView({ parrot }: { readonly parrot: Parrot }) {
  const { state, sentence, sentences, text } = parrot;
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
        <Text as="span" variant="small" tone="muted" numeric>
          {state.sentence + 1} / {count} 文
        </Text>
      </Row>
      <Stack fill align="center" gap="m">
        <Text variant="scene">{sentence}</Text>
        <Text variant="small" tone={parrot.turn.isMine ? 'accent' : 'muted'} strong={parrot.turn.isMine}>
          {instructionText(parrot)}
        </Text>
      </Stack>
    </>
  );
}

/** The instruction for the current phase. */
function instructionText({ state, turn, speech }: Parrot): string {
  switch (state.status) {
    case 'playing':
      if (turn.isMine) return 'あなたの番です。そのまま声に出して返します。';
      return speech.state === 'silent' ? '目で追って、覚えます。' : '聞いています。';
    case 'paused':
      return '一時停止中。再開すると、この文の頭から始まります。';
    case 'idle':
      return '助詞ひとつ、語尾ひとつ変えずに返します。';
    case 'stopped':
      return state.hasReachedEnd ? '最後まで聞きました。' : '停止しました。';
  }
}
