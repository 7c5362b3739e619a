import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Opens, scrolls to and focuses what the hash names; on Back and Forward the entry's scroll position counts. */
export function useAnchor(): void {
  const location = useLocation();
  const type = useNavigationType();
  const { hash, key } = location;
  useEffect(() => {
    const isRestored = type === 'POP' && key !== 'default';
    const target = document.getElementById(hash.slice(1));
    if (target === null || hash === '') return;
    if (target instanceof HTMLDetailsElement) target.open = true;
    if (isRestored) return;
    target.scrollIntoView();
    const focused = target instanceof HTMLDetailsElement ? target.querySelector('summary') : target;
    focused?.focus({ preventScroll: true });
  }, [hash, key, type]);
}
