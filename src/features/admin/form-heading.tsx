import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../../ui/heading.tsx';

/** The heading of a form that has just opened in the place of what had the focus. */
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
