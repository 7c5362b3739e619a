import { type ComponentProps, useEffect, useRef } from 'react';
import { Heading } from './heading.tsx';

type FocusedHeadingProps = Pick<ComponentProps<typeof Heading>, 'children' | 'variant'>;

/** Takes focus on mount, so that a new phase is announced and scrolled into view. */
export function FocusedHeading(props: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return <Heading ref={heading} focusable {...props} />;
}
