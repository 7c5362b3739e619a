import { useEffect, useRef } from 'react';

/** A ref to what takes the focus when `when` becomes true, because what had it is gone. */
export function useFocusWhen<Target extends HTMLElement>(when: boolean, options?: FocusOptions) {
  const ref = useRef<Target>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options are no reason to focus again
  useEffect(() => {
    if (when) ref.current?.focus(options);
  }, [when]);
  return ref;
}
