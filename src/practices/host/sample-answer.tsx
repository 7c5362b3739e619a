import { type ReactNode, useId } from 'react';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { TitledCard } from '../../ui/layout/boxes.tsx';

interface SampleAnswerProps {
  readonly children: ReactNode;
  /** True where answers are only spoken or thought: the sample is opened by a tap, since the screen cannot know. */
  readonly isFolded?: boolean;
  /** Called when a folded sample is opened. */
  readonly onOpen?: () => void;
}

/** What somebody might have answered. Render it only once the member has answered. */
export function SampleAnswer({ children, isFolded = false, onOpen }: SampleAnswerProps) {
  const id = useId();
  if (isFolded) {
    return (
      <Disclosure summary="答えたら、一例を見る" onToggle={(isOpen) => (isOpen ? onOpen?.() : undefined)}>
        {children}
      </Disclosure>
    );
  }
  return (
    <TitledCard id={id} title="一例" gap="m">
      {children}
    </TitledCard>
  );
}
