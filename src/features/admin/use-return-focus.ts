import { type RefObject, useEffect, useRef } from 'react';

/** For the button that opens a form: it gets the focus back when the form has closed, and comes into sight. */
export function useReturnFocus(isFormOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isFormOpen);
  useEffect(() => {
    if (wasOpen.current && !isFormOpen) opener.current?.focus();
    wasOpen.current = isFormOpen;
  }, [isFormOpen]);
  return opener;
}
