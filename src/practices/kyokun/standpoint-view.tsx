import { TextField } from '../../ui/forms/text-field.tsx';
import { FocusedHeading, Small, Stack, Text } from '../../ui/layout/primitives.tsx';
import { itemAt } from '../random/item-at.ts';
import type { TellingEvent } from './content.ts';
import { EventAgain } from './event-view.tsx';
import { standpoints } from './rules.ts';

/** How each standpoint is taken, in the order of `standpoints`. */
const prompts = [
  '出来事の真ん中に立ってみます。その日の終わりに、明日の自分へ手渡す一行は。',
  '少し離れて、手を出さずに見ていました。帰り道、頭に残っている一行は。',
  '翌日、人づてに聞きました。自分の毎日へ持ち帰る一行は。',
] as const;

interface StandpointViewProps {
  readonly event: TellingEvent;
  readonly standpoint: number;
  readonly line: string;
  readonly onLine: (line: string) => void;
}

/** The question of the event from one standpoint, and a line that may be written down. */
export function StandpointView({ event, standpoint, line, onLine }: StandpointViewProps) {
  return (
    <Stack fill gap="l">
      <Stack gap="s">
        <FocusedHeading variant="phase" key={standpoint}>
          {itemAt(standpoints, standpoint)}として
        </FocusedHeading>
        <Small>{itemAt(prompts, standpoint)}</Small>
      </Stack>
      <Text variant="scene" ruby={event.question} readings={event.readings} />
      <TextField
        key={standpoint}
        label="一行"
        hint="声に出すだけでも、書かなくてもかまいません。"
        autoComplete="off"
        dir="auto"
        value={line}
        onChange={onLine}
      />
      <EventAgain event={event} />
    </Stack>
  );
}
