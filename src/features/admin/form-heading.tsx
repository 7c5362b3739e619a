import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../../ui/layout/primitives.tsx';

/** Takes focus on mount, because the form replaces the element that had it. */
export function FormHeading({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <Heading id={id} ref={ref} focusable>
      {children}
    </Heading>
  );
}
