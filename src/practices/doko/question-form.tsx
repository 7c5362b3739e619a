import { useRef, useState } from 'react';
import { isBlank } from '../../../sync/model/text/stored-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/forms/fields.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { dokoGuide } from './content.ts';

interface QuestionFormProps {
  readonly isThinking: boolean;
  /** Ignores questions while the member chooses a card. */
  readonly isIdle: boolean;
  readonly onAsk: (question: string) => void;
}

/** The question box. Enter sends, Shift+Enter inserts a line break, and blank input is ignored. */
export function QuestionForm({ isThinking, isIdle, onAsk }: QuestionFormProps) {
  const [question, setQuestion] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const isEmpty = isBlank(question);

  function ask() {
    if (isEmpty || isThinking || isIdle) return;
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
      <Button
        label={isThinking ? '考え中...' : '質問する'}
        full
        busy={isThinking}
        softDisabled={isIdle}
        disabled={isEmpty && !isThinking}
        onClick={ask}
      />
    </Stack>
  );
}
