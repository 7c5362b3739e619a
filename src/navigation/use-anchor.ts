import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Goes to the element that the hash of the address names: opens it if it is a disclosure, scrolls there and gives it the
 * focus. On the way back and forward the scroll position of the entry counts instead.
 */
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
