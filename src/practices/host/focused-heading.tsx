import { type ReactNode, useEffect, useRef } from 'react';

interface FocusedHeadingProps {
  readonly children: ReactNode;
  readonly className: string | undefined;
}

/** Takes focus on mount, so that a new phase is announced and scrolled into view. */
export function FocusedHeading({ children, className }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h2>
  );
}
