import type { ReactNode } from 'react';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Heading, Row, Small } from '../../../ui/layout/primitives.tsx';

interface FinishedWordsProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The words of the card in the place of today's lesson when all lessons are completed. */
export function FinishedWords({ title, children }: FinishedWordsProps) {
  return (
    <>
      <Row justify="between">
        <Heading id="today">{title}</Heading>
        <Chip tone="success">修了</Chip>
      </Row>
      <Small>{children}</Small>
    </>
  );
}
