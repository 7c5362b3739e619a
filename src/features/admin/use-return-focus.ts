import { type RefObject, useEffect, useRef } from 'react';

/** Ref for the button that opens a form: returns focus to it when the form closes, which also scrolls it into view. */
export function useReturnFocus(isFormOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isFormOpen);
  useEffect(() => {
    if (wasOpen.current && !isFormOpen) opener.current?.focus();
    wasOpen.current = isFormOpen;
  }, [isFormOpen]);
  return opener;
}
