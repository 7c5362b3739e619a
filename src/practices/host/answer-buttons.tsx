import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { Row } from '../../ui/layout/boxes.tsx';

interface AnswerButtonsProps<Answer extends string> {
  /** What is answered, for screen readers. */
  readonly label: string;
  readonly answers: readonly { readonly value: Answer; readonly label: string }[];
  /** The answer given so far; null before the first. */
  readonly chosen: Answer | null;
  /** Ignores taps but keeps the focus: before the answer is asked for, or once it is final. */
  readonly softDisabled?: boolean;
  readonly size?: 'small' | 'medium';
  readonly onChoose: (answer: Answer) => void;
}

/** Answers side by side. None has to be given, and another one replaces it. */
export function AnswerButtons<Answer extends string>(props: AnswerButtonsProps<Answer>) {
  const { label, answers, chosen, softDisabled = false, size = 'small', onChoose } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in all browsers
    <div role="group" aria-label={label}>
      <Row gap="xs" equal>
        {answers.map((answer, index) => (
          <Button
            label={answer.label}
            key={answer.value}
            size={size}
            variant={answer.value === chosen ? 'secondary' : 'outline'}
            aria-keyshortcuts={String(index + 1)}
            aria-pressed={answer.value === chosen}
            // The chosen answer stays as it was, so that it can be told from the others.
            softDisabled={softDisabled && answer.value !== chosen}
            onClick={ignoreDoubleClick(() => {
              if (!softDisabled) onChoose(answer.value);
            })}
          />
        ))}
      </Row>
    </div>
  );
}
