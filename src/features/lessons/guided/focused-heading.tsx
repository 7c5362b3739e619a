import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../../../ui/layout/heading.tsx';

/** Takes focus on mount, so that a new phase is announced and scrolled into view. */
export function FocusedHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading ref={heading} focusable>
      {children}
    </Heading>
  );
}
