import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../../ui/heading.tsx';

/** A heading that takes the focus when it appears: a new phase is read out and begins at its top. */
export function FocusedHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading ref={heading} focusable>
      {children}
    </Heading>
  );
}
