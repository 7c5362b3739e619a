import { Switch } from '../../ui/controls/switch.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { AnswerButtons } from '../host/answer-buttons.tsx';
import { type ThoughtLimit, thoughtLimits } from './rules.ts';

const DEFAULT_LIMIT = 10;

const nameOf = (limit: ThoughtLimit) => `${limit}秒` as const;

interface LimitChoiceProps {
  readonly limit: ThoughtLimit | null;
  readonly onChoose: (limit: ThoughtLimit | null) => void;
}

/** Whether the thought is measured, and for how many seconds. */
export function LimitChoice({ limit, onChoose }: LimitChoiceProps) {
  return (
    <Stack gap="xs">
      <Switch
        label={`${nameOf(limit ?? DEFAULT_LIMIT)}をはかる`}
        hint="入れると、出来事は始めるまで伏せられます。"
        state={limit === null ? 'はからない' : 'はかる'}
        checked={limit !== null}
        onChange={(isOn) => onChoose(isOn ? DEFAULT_LIMIT : null)}
      />
      {limit === null ? null : (
        <AnswerButtons
          label="考える時間"
          answers={thoughtLimits.map((value) => ({ value: nameOf(value), label: nameOf(value) }))}
          chosen={nameOf(limit)}
          onChoose={(name) => onChoose(thoughtLimits.find((value) => nameOf(value) === name) ?? null)}
        />
      )}
    </Stack>
  );
}
