import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Ruby } from '../../../ui/graphics/ruby.tsx';
import { FocusedHeading, Small, Stack, Text } from '../../../ui/layout/primitives.tsx';
import { closingHeading } from './closing-heading.ts';
import { type DoneAction, DoneButton } from './done-button.tsx';
import type { Guided } from './use-guided.ts';
import { VoiceFailure } from './voice-failure.tsx';

interface GuidedClosingProps {
  readonly guided: Guided;
  readonly closing: string;
  readonly beside: ReactNode;
  readonly done: DoneAction;
}

/** Shown after the last step: the closing question and the finish button. */
export function GuidedClosing({ guided, closing, beside, done }: GuidedClosingProps) {
  return (
    <>
      <Stack fill gap="m" align="center">
        <FocusedHeading>{closingHeading(closing)}</FocusedHeading>
        <Text variant="scene">
          <Ruby>{closing}</Ruby>
        </Text>
        <Small>頭の中で答えるだけでもかまいません。ひとことは、このあとに書きとめられます。</Small>
      </Stack>
      {beside}
      <VoiceFailure voice={guided.voice} />
      <Stack gap="xs">
        <DoneButton done={done} variant="primary" />
        <Button label="はじめから" variant="ghost" full onClick={guided.restart} />
      </Stack>
    </>
  );
}
