import Eye from 'lucide-react/icons/eye';
import { useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { dokoGuide } from './content.ts';

interface QuestionFormProps {
  readonly isThinking: boolean;
  readonly onAsk: (question: string) => void;
  readonly onReveal: () => void;
}

/** The question box. Enter sends, Shift+Enter inserts a line break, and blank input is ignored. */
export function QuestionForm({ isThinking, onAsk, onReveal }: QuestionFormProps) {
  const [question, setQuestion] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const isBlank = question.trim() === '';

  function ask() {
    if (isBlank || isThinking) return;
    onAsk(question);
    setQuestion('');
    // Focus returns to the box, because the button is disabled while it is empty.
    box.current?.focus();
  }

  return (
    <Stack>
      <TextArea
        ref={box}
        label="問い"
        rows={2}
        value={question}
        onChange={setQuestion}
        onEnter={ask}
        placeholder={dokoGuide.placeholder}
        enterKeyHint="send"
        autoComplete="off"
      />
      <Grid min={9}>
        <Button full variant="outline" icon={<Eye aria-hidden="true" />} disabled={isThinking} onClick={onReveal}>
          正解を見る
        </Button>
        <Button full busy={isThinking} disabled={isBlank && !isThinking} onClick={ask}>
          {isThinking ? '考え中...' : '質問する'}
        </Button>
      </Grid>
    </Stack>
  );
}
